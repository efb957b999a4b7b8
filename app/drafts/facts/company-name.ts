import { saysNothing } from "../phrases/list-items.ts";
import { fittingLine, plainLine } from "./plain-line.ts";
import { quietCompany, withoutLegalForm } from "./quiet-company.ts";

/** The longest name, in code points, that reads well inside a sentence. */
const max = 60;

/** "Négoce du Midi (NSM)" says its name twice. */
const acronym = /(?<=\p{L}) \([\p{Lu}\d&. ]{2,12}\)$/u;

/**
 * The name of a company as sentences say it: without its legal form, and not in capitals unless it is one word, which
 * may be a brand; one `fromRegister` is quieted too. `null` where none was typed, or one so long that it is none.
 * `isAllowed` is false for a text that may not be used. interpretation.md D210.
 */
export function companyNameOf(
  typed: string,
  isAllowed: (text: string) => boolean,
  { fromRegister = false } = {},
): string | null {
  const plain = plainLine(typed).replace(acronym, "");
  const name = fittingLine(quietCompany(withoutLegalForm(plain), { keepsOneWord: !fromRegister }), max);
  return name !== "" && isAllowed(name) && !saysNothing(name) ? name : null;
}
