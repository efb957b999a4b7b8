import type { GuardFacts } from "../../../facts/guard-facts.ts";
import { type Clause, wholeText } from "../../clauses/clause.ts";
import { phrase } from "../../clauses/phrase.ts";

const ofProfile = phrase(
  " (?:profil|zone|criteres?|ciblage|secteur|cible|ton|objectif|offre|metier|activite|signature|arguments?|objections?|fonctions?|taille) ",
);

/** The customer accepted a change of the profile in this conversation, so that one was made. */
export const isOfChangedProfile = (clause: Clause, { done }: GuardFacts): boolean =>
  done.has("profile") && ofProfile.test(wholeText(clause));
