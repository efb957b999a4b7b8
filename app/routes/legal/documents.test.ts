import { expect, test } from "vitest";
import { catalogue } from "#app/offers/catalogue.ts";
import { frenchEuros } from "#app/offers/euros.ts";
import { legalSettings } from "#test/pages/legal-settings.ts";
import { legalDocument } from "./documents.server.ts";

const names = ["privacy", "terms", "cookies", "mentions-legales", "confiance", "accessibilite"] as const;

test("every legal text has its placeholders filled in and unique anchors", () => {
  for (const name of names) {
    const { sections } = legalDocument(name, legalSettings());
    expect(JSON.stringify(sections), name).not.toMatch(/\{\w+\}|\*\*|\]\(|undefined/);
    expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
  }
});

test("the three specified texts are dated 13 May 2025, those about facts are undated", () => {
  expect(names.map((name) => legalDocument(name, legalSettings()).date?.iso ?? null)).toEqual([
    "2025-05-13",
    "2025-05-13",
    "2025-05-13",
    null,
    null,
    null,
  ]);
});

test("the terms state the catalogue's prices in both variants, with their period", () => {
  const table = JSON.stringify(legalDocument("terms", legalSettings()));
  for (const { monthly, yearly } of catalogue) {
    expect(table).toContain(`${frenchEuros(100 * monthly)}\u00A0HT\u00A0par\u00A0mois`);
    expect(table).toContain(`${frenchEuros(100 * yearly)}\u00A0HT\u00A0par\u00A0an`);
  }
  const commitment = JSON.stringify(legalDocument("terms", legalSettings({ pricingVariant: "commitment" })));
  for (const amount of [79, 159, 319])
    expect(commitment).toContain(`${amount}\u00A0€\u00A0HT\u00A0par\u00A0mois`);
  expect(commitment).not.toMatch(/950|par\u00A0an/);
});
