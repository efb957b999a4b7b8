import { brand, legalFacts } from "#app/content/brand.ts";
import { legal } from "#app/content/legal/legal-copy.ts";
import { markdownTable } from "./markdown-table.ts";

const { company, email, phone, address } = brand;

/** The phone number, which no line break divides. */
export const phoneNumber = phone.label.replaceAll(" ", "\u00A0");

/** Who publishes the site, as a Markdown table; what is not declared is marked. */
export function publisherTable(): string {
  const { labels } = legal.publisher;
  const rows: [string, string | null][] = [
    [labels.name, company],
    [labels.form, legalFacts.form],
    [labels.seat, `${address.street}, ${address.postalCode} ${address.city}`],
    [labels.email, `[${email}](mailto:${email})`],
    [labels.phone, phoneNumber],
    [labels.capital, legalFacts.capital],
    [labels.registration, legalFacts.registration],
    [labels.vat, legalFacts.vat],
    [labels.publisher, legalFacts.publisher],
  ];
  return markdownTable([
    legal.publisher.head,
    ...rows.map(([label, value]) => [label, value ?? legal.publisher.missing]),
  ]);
}

/** Explains the missing facts; empty if all are declared. */
export function undeclaredNote(): string {
  const { capital, registration, vat, publisher } = legalFacts;
  return [capital, registration, vat, publisher].includes(null) ? legal.publisher.undeclared : "";
}

/** Who hosts the site, in a sentence. */
export function hostSentence(): string {
  if (!legalFacts.host) return legal.host.missing;
  const { name, address: place, phone: number } = legalFacts.host;
  return legal.host.declared(name, place, number);
}
