import type { GuardFacts } from "../../../facts/guard-facts.ts";
import { type Clause, wholeText } from "../../clauses/clause.ts";
import { phrase } from "../../clauses/phrase.ts";

/** The profile, or a field of it, as a part of a phrase. */
export const profileField =
  "(?:ton|secteur|cible|zone|ciblage|objectif|profil|metier|proposition de valeur|offre|signature|arguments?|objections?|expressions a eviter|fonctions?|taille|activite)";

const ofProfile = phrase(` (?:${profileField}|criteres?) `);

/** The customer accepted a change of the profile in this conversation, so that one was made. */
export const isOfChangedProfile = (clause: Clause, { done }: GuardFacts): boolean =>
  done.has("profile") && ofProfile.test(wholeText(clause));
