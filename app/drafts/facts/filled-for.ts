import { atCompany, ofCompany, theCompany } from "./company-words.ts";
import { isFirstName } from "./first-names.ts";
import { capitalised } from "./french.ts";
import { isOneName, nameOf, writtenName } from "./person-name.ts";
import type { ProspectFacts } from "./prospect-facts.ts";

/** True for a wording that names somebody of whom the record says nothing. */
export const hasGapsFor = (text: string) => /\{\{(?:prénom|nom|civilité|société)\}\}/.test(text);

/** Puts what is known of a prospect into the gaps of a template's wording, and leaves the other gaps. */
export function filledFor(
  { company, contact, civility }: Pick<ProspectFacts, "company" | "contact" | "civility">,
  wording: string,
): string {
  let text = wording;
  if (company !== null)
    text = text
      .replace(/\bde \{\{société\}\}/g, () => ofCompany(company))
      .replace(/\bchez \{\{société\}\}/g, () => atCompany(company))
      .replace(/(?<=^|\n)Chez \{\{société\}\}/g, () => capitalised(atCompany(company)))
      .replace(/\b(pour|dirigez) \{\{société\}\}/g, (_, before) => `${before} ${theCompany(company)}`)
      .replaceAll("{{société}}", () => company);
  if (civility !== null) text = text.replaceAll("{{civilité}}", () => civility);
  if (contact === null) return text;
  if (isOneName(contact)) {
    // It is a last name where the record has a civility, and may be one anywhere but for names that nobody has as a last one.
    const name = writtenName(contact);
    if (civility === null)
      return isFirstName(name) ? text.replace(/\{\{prénom\}\}(?! \{\{nom)/g, () => name) : text;
    return text
      .replaceAll("{{prénom}} {{nom}}", () => `${civility} ${name}`)
      .replaceAll("{{prénom}}", () => `${civility} ${name}`)
      .replaceAll("{{nom}}", () => name);
  }
  const name = nameOf(contact);
  return text
    .replaceAll("{{prénom}} {{nom}}", () => (name ? `${name.first} ${name.last}` : contact))
    .replaceAll("{{prénom}}", () => name?.first ?? contact)
    .replaceAll("{{nom}}", () => name?.last ?? contact);
}
