import { givenNames } from "../../guard/rules/claims/given-names.ts";
import { type Token, tokensOf } from "../message-tokens.ts";
import { wordSet } from "../phrase-reader.ts";

/** Whom a sentence names: the words of a name, or `null` for "la", the record that was spoken of last. */
export type Named = string | null;

/** The customer's own business, the product's, and whatever is nobody's name. */
const noNames = wordSet(
  "moi toi vous nous mon ma mes notre nos votre vos ton ta tes matinal ce cela ca cet cette ces quoi qui que starter growth scale rgpd c j je tu on il elle ils elles lui eux leur un une tout tous rien personne quelqu matin jour jeudi contact contacts client clients prospect prospects support service offre abonnement rappel appel rendez rdv telephone relance",
);

const articles = wordSet("la le l les chez societe entreprise madame monsieur mme m de d du");

/** The words of a name, as they were typed; `null` for none. */
export function nameIn(tokens: readonly Token[], message: string): string | null {
  const from = tokens.findIndex(({ form }) => !articles.has(form) && !isMark(form));
  if (from === -1) return null;
  const named = tokens.slice(from);
  if (named.length > 10 || noNames.has(named[0]?.form ?? "")) return null;
  if (tokens.slice(0, from).some(({ form }) => noNames.has(form))) return null;
  const start = named[0]?.start ?? 0;
  const end = named.at(-1)?.end ?? start;
  return message.slice(start, end).trim() || null;
}

const isMark = (form: string) => /^[^\p{L}\p{N}]$/u.test(form);

/** Words between whom and the status. */
const joints = wordSet("en comme dans sur au a statut le l etat d la liste est etant");
const pronouns = wordSet("la le l les lui elle");
const refusals = wordSet("ne n pas jamais plus rien aucun sans ni si quand lorsque");

export const isPronoun = (form: string): boolean => pronouns.has(form);

/** Whom these words name: `null` for a pronoun, `undefined` if they say something else. */
export function whoIn(tokens: readonly Token[], message: string, hasPronoun: boolean): Named | undefined {
  if (tokens.some(({ form }) => refusals.has(form) || /^[^\p{L}\p{N},]$/u.test(form))) return undefined;
  let end = tokens.length;
  while (end > 0 && (joints.has(tokens[end - 1]?.form ?? "") || tokens[end - 1]?.form === ",")) {
    // "Passe-la en perdu": the pronoun is no joint.
    if (end === 1 && isPronoun(tokens[0]?.form ?? "")) break;
    end--;
  }
  const named = tokens.slice(0, end);
  if (named.length === 0) return hasPronoun ? null : undefined;
  if (named.length === 1 && isPronoun(named[0]?.form ?? "")) return null;
  return hasPronoun ? undefined : (nameIn(named, message) ?? undefined);
}

/** True for a name that begins as a person's does: a given name, in letters of any size. */
export const isPersonName = (who: string): boolean => givenNames.has(tokensOf(who)[0]?.form ?? "");

/** True for what is written as a name: a given name, or a capital that begins no acronym. */
export const isWrittenAsName = (who: string): boolean => isPersonName(who) || /^\p{Lu}[\p{Ll}’']/u.test(who);
