import { expect, test } from "vitest";
import { catalogue } from "~/offers/catalogue.ts";
import { legalDocument } from "./documents.server.ts";

const names = ["privacy", "terms", "cookies", "mentions-legales", "accessibilite"] as const;

test("every legal text has its placeholders filled in and unique anchors", () => {
  for (const name of names) {
    const { sections } = legalDocument(name, "table");
    expect(JSON.stringify(sections), name).not.toMatch(/\{\w+\}|\*\*|\]\(/);
    expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
  }
});

test("the three specified texts are dated 13 May 2025, the two about facts are undated", () => {
  expect(names.map((name) => legalDocument(name, "table").date?.iso ?? null)).toEqual([
    "2025-05-13",
    "2025-05-13",
    "2025-05-13",
    null,
    null,
  ]);
});

test("the terms state the catalogue's prices in both variants", () => {
  const table = JSON.stringify(legalDocument("terms", "table"));
  for (const { monthly, yearly } of catalogue) {
    expect(table).toContain(`${monthly}€ HT`);
    expect(table).toContain(`${yearly}€ HT`);
  }
  const commitment = JSON.stringify(legalDocument("terms", "commitment"));
  for (const amount of ["79€ HT", "159€ HT", "319€ HT"]) expect(commitment).toContain(amount);
  expect(commitment).not.toContain("950€");
});
