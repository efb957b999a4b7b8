import { draftLimits } from "../draft-limits.ts";
import { listItems, saysNothing } from "../phrases/list-items.ts";
import { capitalised } from "./french.ts";
import { fittingLine, plainLine } from "./plain-line.ts";

/** The objections that a customer listed, by lines, semicolons or quotes, else by sentences, else by commas. */
export function objectionsIn(typed: string): string[] {
  const separators = [/[\n;•|]|»\s?,?|”\s?,?/, /[.!?…](?=\s|$)/, /,/];
  let items: string[] = [];
  for (const separator of separators) {
    items = listItems(typed, separator);
    if (items.length > 1) break;
  }
  const objections = items
    // Bounds the work; what is dropped again below are repetitions.
    .slice(0, 3 * draftLimits.callScript.objections)
    .map((item) => plainLine(item).replace(/^(?:et|ou|puis|ou bien|et puis)\s/i, ""))
    // One that is too long is left out, never cut.
    .map((item) => fittingLine(item, draftLimits.callScript.objection))
    .filter((item) => item !== "" && !saysNothing(item))
    .map(capitalised);
  return [...new Set(objections)].slice(0, draftLimits.callScript.objections);
}
