import { quietCompany } from "./quiet-company.ts";
import { raisedCompany } from "./raised-company.ts";
import { typedCompanyOf } from "./typed-company.ts";

/**
 * The name of a company as sentences say it: without its legal form, and not in capitals unless it is one word, which
 * may be a brand; one `fromRegister` is quieted too, and of one that who types no capitals typed, it has them. `null` where none was typed, or one so long that it is none.
 * `isAllowed` is false for a text that may not be used. interpretation.md D210.
 */
export function companyNameOf(
  typed: string,
  isAllowed: (text: string) => boolean,
  { fromRegister = false, isTypedSmall = false } = {},
): string | null {
  const name = typedCompanyOf(typed, isAllowed);
  if (name && isTypedSmall && !/\p{Lu}/u.test(typed)) return raisedCompany(name);
  return name && quietCompany(name, { keepsOneWord: !fromRegister });
}
