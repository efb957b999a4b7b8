import { goalNamedIn, primaryGoalOf, sizeOf, toneOf } from "#app/profile/match-choice.ts";
import { isWebAddress } from "#app/profile/profile-schema.ts";
import { readResponse } from "#app/targeting/reading/read-response.ts";
import type { NamedField } from "../field-names.ts";
import type { Token } from "../message-tokens.ts";
import { wholeSentence } from "../own-sentences.ts";
import { fieldIn } from "../profile-request.ts";
import type { FieldValue } from "./proposal.ts";

/** What joins a field with its new value: "mon ton en direct", "ma cible est maintenant : DRH". */
const joints = new Set(
  ": = en par sur a est sont sera seront doit doivent devrait etre devient deviennent maintenant desormais dorenavant plutot c to as is now".split(
    " ",
  ),
);
const partial = new Set(
  "ajoute ajoutez ajouter rajoute rajoutez rajouter enleve enlevez enlever retire retirez retirer supprime supprimez supprimer add remove".split(
    " ",
  ),
);

/** True for what only adds to a value, or removes a part of it: which whole value is meant, a model may tell. */
export const isPartial = (tokens: readonly Token[]): boolean => tokens.some(({ form }) => partial.has(form));

/**
 * The values that a message says outright, as "ma cible : DRH, PME" or "change mon ton en direct"; empty if it says more
 * than one thing, or in another way.
 */
export function explicitValues(message: string): FieldValue[] {
  const tokens = wholeSentence(message)?.tokens ?? [];
  if (isPartial(tokens)) return [];
  const named = fieldIn(tokens, 0) ?? fieldIn(tokens, 1);
  const value = named && valueAfter(message, tokens, named.end);
  return named && value ? valuesFor(named.field, value) : [];
}

/** What says that a value is wrong, and is none: "mon secteur est faux", "mon ton est trop formel". */
export const judgements = new Set(
  "trop pas plus moins assez tres vraiment mal bien faux fausse fausses bon bonne bonnes mauvais mauvaise incorrect incorrecte errone erronee inexact inexacte obsolete perime ancien ancienne toujours encore deja aussi vide manquant manquante different differente ou comment quoi quel quelle lequel laquelle quelque".split(
    " ",
  ),
);

/** What a sentence says after the field that ends before token `from` and a joint; `null` where it says no value. */
export function valueAfter(message: string, tokens: readonly Token[], from: number): string | null {
  let at = from;
  while (joints.has(tokens[at]?.form ?? "")) at++;
  const next = tokens[at];
  if (at === from || !next) return null;
  const isSaidOfIt = tokens.slice(from, at).some(({ form }) => form === "est" || form === "sont");
  if (isSaidOfIt && judgements.has(next.form)) return null;
  // Another wish may follow: "en direct et change ma cible".
  const rest = tokens.slice(at).map(({ form }) => form);
  if (rest.some((form) => ["mon", "ma", "mes", "change", "modifie", "mets"].includes(form))) return null;
  return typedBetween(message, tokens, at);
}

const added = new Set("maintenant desormais dorenavant plutot aujourd hui merci et puis ,".split(" "));

/** What was typed from one token up to another, in one line, without "désormais" and quotation marks around it. */
export function typedBetween(
  message: string,
  tokens: readonly Token[],
  from: number,
  until = tokens.length,
): string {
  let [first, last] = [from, until - 1];
  while (first <= last && added.has(tokens[first]?.form ?? "")) first++;
  while (last >= first && added.has(tokens[last]?.form ?? "")) last--;
  const [begin, end] = [tokens[first]?.start, tokens[last]?.end];
  if (first > last || begin === undefined || end === undefined) return "";
  // "C++" and "250+" end in what is no word.
  const marks = /^[^\s\p{L}\p{N}]*/u.exec(message.slice(end, end + 20))?.[0] ?? "";
  return withoutQuotes(
    message
      .slice(begin, end + marks.length)
      .split("\n", 1)[0]
      ?.trim() ?? "",
  );
}

function withoutQuotes(typed: string): string {
  let text = typed;
  while (/^[«“"]/.test(text)) text = text.slice(1).trimStart();
  while (/[»”".!?…;,:]$/.test(text)) text = text.slice(0, -1).trimEnd();
  return text;
}

/** A value as the field keeps it: one of its choices, an address, or the words without their article. */
export function valuesFor(field: NamedField, value: string): FieldValue[] {
  switch (field) {
    case "profile":
      return [];
    case "tone":
      return choice(field, toneOf(value));
    case "icp_size":
      return choice(field, sizeOf(value));
    case "primary_goal":
      return choice(field, primaryGoalOf(value) ?? (goalNamedIn(value) === null ? null : value));
    case "target":
      return targetIn(value);
    case "linkedin_url":
    case "calendly_url": {
      const address = value.split(/\s/).map(withProtocol).find(isWebAddress);
      return address ? [{ field, value: address }] : [];
    }
    case "industry":
    case "icp_industry":
    case "icp_title":
    case "icp_location":
      return [{ field, value: value.replace(article, "") }];
    default:
      return [{ field, value }];
  }
}

export const article = /^(?:le |la |les |des |l['’])(?=\p{L})/u;

/** "calendly.com/anna" is typed without its protocol. */
const withProtocol = (word: string) =>
  /^[\w-]+\.[\w-]/.test(word) && !word.includes("@") && !word.includes("://") ? `https://${word}` : word;

const choice = (field: FieldValue["field"], value: string | null): FieldValue[] =>
  value === null ? [] : [{ field, value }];

/** "DRH, PME, Bretagne", read as the response of the onboarding is; a size that nobody knows stays in the title. interpretation.md D300. */
function targetIn(value: string): FieldValue[] {
  const { title, size, zone } = readResponse(value);
  const known = sizeOf(size);
  if (size && !known) return [{ field: "icp_title", value: value.replace(article, "") }];
  return [
    ...(title ? [{ field: "icp_title" as const, value: title.replace(article, "") }] : []),
    ...choice("icp_size", known),
    ...(zone && !title.includes(zone) ? [{ field: "icp_location" as const, value: zone }] : []),
  ];
}
