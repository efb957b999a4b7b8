import { brand, legalFacts } from "~/content/brand.ts";
import { legal } from "~/content/legal/legal-copy.ts";
import { catalogue } from "~/offers/catalogue.ts";
import { euros } from "~/offers/plans.ts";
import { type PricingVariant, shownPrice } from "~/offers/pricing.ts";

const { company, product, email, phone, address } = brand;

const phoneNumber = phone.label.replaceAll(" ", "\u00A0");

/** What the legal texts take from elsewhere, by the name between braces, as Markdown. */
export function factsFor(variant: PricingVariant): Record<string, string> {
  return {
    company,
    product,
    email,
    phone: phoneNumber,
    address: `${address.street}, ${address.postalCode}\u00A0${address.city}`,
    accessibilityDate: legal.accessibilityDate,
    prices: pricesOf(variant),
    publisher: publisher(),
    undeclared: undeclared(),
    host: host(),
  };
}

/** Prices are those of the catalogue. decisions.md D1. */
function pricesOf(variant: PricingVariant): string {
  const { offer, monthly, yearly } = legal.prices;
  const rows = catalogue.map((plan) => [
    plan.name,
    `${euros(shownPrice(plan, "monthly", variant))} HT`,
    `${euros(shownPrice(plan, "yearly", variant))} HT`,
  ]);
  return table([[offer, monthly, yearly[variant]], ...rows]);
}

function publisher(): string {
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

/** Why some facts are missing, while some are. */
function undeclared(): string {
  const { capital, registration, vat, publisher: person } = legalFacts;
  return [capital, registration, vat, person].includes(null) ? legal.publisher.undeclared : "";
}

function host(): string {
  if (!legalFacts.host) return legal.host.missing;
  const { name, address: place, phone: number } = legalFacts.host;
  return legal.host.declared(name, place, number);
}

function table([head = [], ...rows]: (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}
