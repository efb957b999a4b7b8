import { brand, legalFacts } from "~/content/brand.ts";
import { legal } from "~/content/legal/legal-copy.ts";
import { pricingCopy } from "~/content/offers/pricing-copy.ts";
import { catalogue } from "~/offers/catalogue.ts";
import { priceLabels } from "~/offers/price-labels.ts";
import type { PricingVariant } from "~/offers/price-rules.ts";

const { company, product, email, phone, address } = brand;

const phoneNumber = phone.label.replaceAll(" ", "\u00A0");

/** The values of the `{placeholders}` in the legal texts, as Markdown. */
export function factsFor(variant: PricingVariant): Record<string, string> {
  return {
    company,
    product,
    email,
    phone: phoneNumber,
    address: `${address.street}, ${address.postalCode}\u00A0${address.city}`,
    accessibilityDate: legal.accessibilityDate,
    prices: pricesOf(variant),
    publisher: publisherTable(),
    undeclared: undeclaredNote(),
    host: hostSentence(),
  };
}

/** The prices of the catalogue. decisions.md D1. */
function pricesOf(variant: PricingVariant): string {
  const { offer, monthly, yearly } = legal.prices;
  const { vat } = pricingCopy.fr;
  const rows = catalogue.map((row) => {
    const prices = priceLabels(row, variant);
    return [row.name, `${prices.monthly} ${vat}`, `${prices.yearly} ${vat}`];
  });
  return table([[offer, monthly, yearly[variant]], ...rows]);
}

function publisherTable(): string {
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
  return table([
    legal.publisher.head,
    ...rows.map(([label, value]) => [label, value ?? legal.publisher.missing]),
  ]);
}

/** Explains the missing facts; empty if all are declared. */
function undeclaredNote(): string {
  const { capital, registration, vat, publisher } = legalFacts;
  return [capital, registration, vat, publisher].includes(null) ? legal.publisher.undeclared : "";
}

function hostSentence(): string {
  if (!legalFacts.host) return legal.host.missing;
  const { name, address: place, phone: number } = legalFacts.host;
  return legal.host.declared(name, place, number);
}

function table([head = [], ...rows]: (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}
