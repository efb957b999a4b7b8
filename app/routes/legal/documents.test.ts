import { expect, test } from "vitest";
import { catalogue } from "~/offers/catalogue.ts";
import { euros } from "~/offers/plans.ts";
import { legalDocument } from "./documents.server.ts";

const names = ["privacy", "terms", "cookies", "mentions-legales", "accessibilite"] as const;

test("every legal text is filled in, with anchors that differ", () => {
  for (const name of names) {
    const { sections } = legalDocument(name, "table");
    expect(JSON.stringify(sections), name).not.toMatch(/\{\w+\}|\*\*|\]\(/);
    expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
  }
});

test("the three texts of the specification are dated 13 May 2025, the two that state facts are not", () => {
  expect(names.map((name) => legalDocument(name, "table").date?.iso ?? null)).toEqual([
    "2025-05-13",
    "2025-05-13",
    "2025-05-13",
    null,
    null,
  ]);
});

test("the terms quote the catalogue's prices, in either variant", () => {
  const table = JSON.stringify(legalDocument("terms", "table"));
  for (const { monthly, yearly } of catalogue) {
    expect(table).toContain(`${euros(monthly)} HT`);
    expect(table).toContain(`${euros(yearly)} HT`);
  }
  const commitment = JSON.stringify(legalDocument("terms", "commitment"));
  for (const amount of ["79€ HT", "159€ HT", "319€ HT"]) expect(commitment).toContain(amount);
  expect(commitment).not.toContain("950€");
});
