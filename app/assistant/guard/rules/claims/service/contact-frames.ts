import { guardReasons as copy } from "#app/content/assistant/guard-copy.ts";
import { type Clause, isNegated, isSupposed } from "../../clauses/clause.ts";
import { isReported } from "../../clauses/owner.ts";
import { phrase } from "../../clauses/phrase.ts";
import { isTold } from "../../clauses/told.ts";
import type { Claim } from "../claim.ts";
import { framed } from "../frame.ts";

/** Also as an advice: "rejoignez notre communauté". */
const isOffered = (clause: Clause) =>
  !(isNegated(clause) || isSupposed(clause) || clause.isAsked || clause.isQuoted || isReported(clause));

const theirs = phrase(" (?:votre|vos|prospects?|acheteu[a-z]+|secteur|metier) ");

/** Ways to reach somebody, and people to be reached, that the site does not have. requirements.md BIZ. */
export const contactFrames: readonly Claim[] = [
  framed({
    words: "chat tchat messagerie bulle pastille discut*",
    kind: "delay",
    reason: copy.feature,
    says: phrase(
      " (?:chat|tchat) (?:en direct|en ligne|live|du site|de notre|avec) | discut[a-z]+ en direct avec (?:un|une|nos|notre|l) | (?:bulle|pastille) (?:[a-z]+ ){0,3}(?:en bas|du site|de chat|de discussion) | messagerie instantanee ",
    ),
    unless: theirs,
    isSaid: isOffered,
  }),
  framed({
    words: "communaute groupe canal forum club serveur",
    kind: "feature",
    reason: copy.feature,
    says: phrase(
      " (?:notre|nos) (?:communaute|groupe|canal|forum|club|serveur) (?:[a-z]+ )?(?:slack|discord|whatsapp|telegram|facebook|linkedin|de clients|d utilisateurs|d entraide|prive|privee|matinal) | (?:la|une|le|un) (?:communaute|groupe|canal|serveur|forum) (?:slack|discord|whatsapp|telegram|matinal) ",
    ),
    unless: theirs,
    isSaid: isOffered,
  }),
  framed({
    words: "portable mobile personnel* perso prive privee",
    kind: "feature",
    reason: copy.feature,
    says: phrase(
      String.raw` je (?:vous |te )?(?:re)?(?:trouve|cherche|deniche|donne|procure|recherche|sors|fournis)(?:rai|ai)? (?:[a-z0-9]+ ){0,6}(?:(?:numero|ligne) (?:de )?(?:portable|mobile|personnel\w*|perso|prive\w*)|portable personnel|(?:mail|adresse) (?:mail )?(?:personnelle|personnel|perso|privee)) `,
    ),
    isSaid: isTold,
  }),
];
