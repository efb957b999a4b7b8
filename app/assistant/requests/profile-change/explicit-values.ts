import { namesOnlySizes, primaryGoalOf, sizeOf, toneOf } from "#app/profile/match-choice.ts";
import { isWebAddress } from "#app/profile/profile-schema.ts";
import type { NamedField } from "../field-names.ts";
import type { Token } from "../message-tokens.ts";
import { wholeSentence } from "../own-sentences.ts";
import { fieldIn } from "../profile-request.ts";
import type { FieldValue } from "./proposal.ts";

/** What joins a field with its new value: "mon ton en direct", "ma cible est maintenant : DRH". */
const joints = new Set(
  ": = en par sur a est sont sera devient deviennent maintenant desormais dorenavant plutot c to as is now".split(
    " ",
  ),
);
/** What only adds to a value, or removes a part of it, is left to the model. */
const partial = new Set(
  "ajoute ajoutez ajouter rajoute rajoutez enleve enlevez retire retirez supprime supprimez add remove".split(
    " ",
  ),
);

/**
 * The values that a message says outright, as "ma cible : DRH, PME" or "change mon ton en direct"; empty if it says more
 * than one thing, or in another way.
 */
export function explicitValues(message: string): FieldValue[] {
  const tokens = wholeSentence(message)?.tokens ?? [];
  if (tokens.some(({ form }) => partial.has(form))) return [];
  const named = fieldIn(tokens, 0) ?? fieldIn(tokens, 1);
  const value = named && valueAfter(message, tokens, named.end);
  return named && value ? valuesFor(named.field, value) : [];
}

/** The rest of the line after the joint. */
function valueAfter(message: string, tokens: readonly Token[], from: number): string | null {
  let at = from;
  while (joints.has(tokens[at]?.form ?? "")) at++;
  const last = tokens[at - 1];
  if (at === from || !last || !tokens[at]) return null;
  // Another wish may follow: "en direct et change ma cible".
  const rest = tokens.slice(at).map(({ form }) => form);
  if (rest.some((form) => ["mon", "ma", "mes", "change", "modifie", "mets"].includes(form))) return null;
  const line = message.slice(last.end).split("\n", 1)[0] ?? "";
  return withoutQuotes(line.trim());
}

function withoutQuotes(typed: string): string {
  let text = typed;
  while (/^[«“"]/.test(text)) text = text.slice(1).trimStart();
  while (/[»”".!;]$/.test(text)) text = text.slice(0, -1).trimEnd();
  return text;
}

function valuesFor(field: NamedField, value: string): FieldValue[] {
  switch (field) {
    case "profile":
      return [];
    case "tone":
      return choice(field, toneOf(value));
    case "icp_size":
      return choice(field, sizeOf(value));
    case "primary_goal":
      return choice(field, primaryGoalOf(value));
    case "target":
      return targetIn(value);
    case "linkedin_url":
    case "calendly_url": {
      const address = value.split(/\s/).find(isWebAddress);
      return address ? [{ field, value: address }] : [];
    }
    default:
      return [{ field, value }];
  }
}

const choice = (field: FieldValue["field"], value: string | null): FieldValue[] =>
  value === null ? [] : [{ field, value }];

/** "DRH, PME": the title, and the size after the last comma if it is one. interpretation.md D26. */
function targetIn(value: string): FieldValue[] {
  const comma = value.lastIndexOf(",");
  const [title, size] = [value.slice(0, Math.max(comma, 0)).trim(), value.slice(comma + 1).trim()];
  if (namesOnlySizes(value)) return choice("icp_size", sizeOf(value));
  if (title && namesOnlySizes(size))
    return [{ field: "icp_title", value: title }, ...choice("icp_size", sizeOf(size))];
  return [{ field: "icp_title", value }];
}
