import { expect, test } from "vitest";
import { guardReasons as copy } from "#app/content/assistant/guard-copy.ts";
import { guardContext } from "#test/assistant/guard-cases.ts";
import { createGuard } from "./guard.ts";

const guard = await createGuard(guardContext);

test.each([
  ["Le taux d’ouverture moyen est de 42 %.", [copy.figure, copy.study]],
  ["La relance se déclenchera toute seule.", [copy.automation]],
  ["Matinal se synchronise nativement avec Salesforce et HubSpot.", [copy.integration, copy.feature]],
  ["Parmi nos clients, Danone et Fleury Michon.", [copy.reference]],
])("the reason fits what is marked: %s", async (text, reasons) => {
  const found = await guard.check(text);
  expect(found).toHaveLength(1);
  expect(reasons).toContain(found[0]?.reason);
});

test("a mark on names covers the whole of them", async () => {
  for (const text of [
    "Parmi nos clients, Danone et Fleury Michon.",
    "Nos clients sont Danone et Fleury Michon.",
    "Matinal équipe déjà Danone et Fleury Michon.",
  ]) {
    const found = await guard.check(text);
    expect(found.at(-1)?.end, text).toBe(text.length - 1);
  }
});
