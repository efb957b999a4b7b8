import { readValue } from "../facts/value.ts";
import { saysNothing } from "../phrases/list-items.ts";
import { gapLimits, profileFieldOf } from "./gap-name.ts";

/**
 * True for an answer that a customer may write into the gap of this key again: not "Rien.", nor an offer of which a template
 * makes a gap. interpretation.md D177.
 */
export function isWorthProposing(key: string, value: string): boolean {
  if (value === "" || [...value].length > gapLimits.value || saysNothing(value)) return false;
  return profileFieldOf.get(key) !== "value_prop" || saysOffer(value);
}

const saysOffer = (typed: string) =>
  readValue(typed, { isAllowed: (text) => !saysNothing(text), asksYou: "" })?.main != null;
