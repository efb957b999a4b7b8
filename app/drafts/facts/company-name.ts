import { saysNothing } from "../phrases/list-items.ts";
import { fittingLine, plainLine } from "./plain-line.ts";

/** The longest name, in code points, that reads well inside a sentence. */
const max = 60;

/** "Négoce du Midi (NSM)" says its name twice. */
const acronym = /(?<=\p{L}) \([\p{Lu}\d&. ]{2,12}\)$/u;

/**
 * The name of a company as sentences say it; `null` where none was typed, or one so long that it is none. `isAllowed` is
 * false for a text that may not be used.
 */
export function companyNameOf(typed: string, isAllowed: (text: string) => boolean): string | null {
  const name = fittingLine(plainLine(typed).replace(acronym, ""), max);
  return name !== "" && isAllowed(name) && !saysNothing(name) ? name : null;
}
