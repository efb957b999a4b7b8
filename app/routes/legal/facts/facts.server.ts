import { brand } from "#app/content/brand.ts";
import { legal } from "#app/content/legal/legal-copy.ts";
import { trust } from "#app/content/legal/trust-copy.ts";
import { pricingCopy } from "#app/content/offers/pricing-copy.ts";
import { sourceCopy } from "#app/content/prospects/source-copy.ts";
import { catalogue } from "#app/offers/catalogue.ts";
import { frenchEuros } from "#app/offers/euros.ts";
import { type PricingVariant, shownPeriod, shownPrice, trialDays } from "#app/offers/price-rules.ts";
import { periodInWords, periodsInWords } from "#app/periods-in-words.ts";
import { type SourceSettings, toldSources } from "#app/prospects/sources/told-sources.ts";
import type { Environment } from "#environment.ts";
import { markdownTable } from "./markdown-table.ts";
import { type ProcessorSettings, processorsTable } from "./processors.ts";
import { hostSentence, phoneNumber, publisherTable, undeclaredNote } from "./publisher.ts";
import { serviceBehind } from "./service-host.ts";

/** The settings that the legal texts tell about. */
export type LegalSettings = ProcessorSettings &
  SourceSettings &
  Pick<Environment, "pricingVariant" | "isHttps" | "databaseUrl">;

const { company, product, email, address } = brand;

/** The values of the `{placeholders}` in the legal texts, as Markdown; a period has its own name (app/periods.ts). */
export function factsFor(settings: LegalSettings): Record<string, string> {
  return {
    ...periodsInWords(),
    company,
    product,
    email,
    phone: phoneNumber,
    address: `${address.street}, ${address.postalCode}\u00A0${address.city}`,
    accessibilityDate: legal.accessibilityDate,
    trial: `${trialDays}\u00A0${legal.units.day(trialDays)}`,
    prices: pricesOf(settings.pricingVariant),
    publisher: publisherTable(),
    undeclared: undeclaredNote(),
    host: hostSentence(),
    sources: trust.sources,
    sourcesTable: sourcesTable(settings),
    database: databaseSentence(settings),
    safeguards: safeguards(settings),
    retention: markdownTable([trust.retention.head, ...trust.retention.rows(periodInWords)]),
    processors: processorsTable(settings),
  };
}

/** The prices of the catalogue. interpretation.md D1. */
function pricesOf(variant: PricingVariant): string {
  const { offer, monthly, yearly, per } = legal.prices;
  const { vat } = pricingCopy.fr;
  const rows = catalogue.map((row) => [
    row.name,
    ...(["monthly", "yearly"] as const).map((billing) => {
      const period = shownPeriod(row, billing, variant);
      const amount = `${frenchEuros(100 * shownPrice(row, billing, variant))}\u00A0${vat}`;
      return period ? `${amount}\u00A0${per[period]}` : amount;
    }),
  ]);
  return markdownTable([[offer, monthly, yearly[variant]], ...rows]);
}

/** Where the data of prospects come from in this configuration, as a Markdown table. */
function sourcesTable(settings: LegalSettings): string {
  const rows = toldSources(settings).map(({ name, link, publisher, fields, licence }) => [
    link === null ? name : `[${name}](${link})`,
    ...[publisher, fields.join(", "), licence],
  ]);
  return markdownTable([sourceCopy.told.head, ...rows]);
}

function databaseSentence({ databaseUrl }: LegalSettings): string {
  if (databaseUrl === null) return trust.database.embedded;
  return serviceBehind(databaseUrl).kind === "own" ? trust.database.sameServer : trust.database.otherServer;
}

function safeguards({ isHttps, smtpUrl }: LegalSettings): string {
  const { encrypted, unencrypted, mails, always } = trust.safeguards;
  const isSentElsewhere = smtpUrl !== null && serviceBehind(smtpUrl).kind !== "own";
  const each = [
    isHttps ? encrypted : unencrypted,
    ...always(periodInWords),
    ...(isSentElsewhere ? [mails] : []),
  ];
  return each.map((safeguard) => `- ${safeguard}`).join("\n");
}
