import { expect, test } from "vitest";
import { catalogue, subjects } from "./catalogue.ts";
import { planRows } from "./plan-rows.ts";
import { plansFor } from "./plans.ts";

const links = { checkoutUrl: "https://pay.test/starter", bookingUrl: "https://meet.test/30min" };
const languages = ["fr", "en"] as const;

for (const language of languages) {
  const plans = plansFor({ variant: "table", language, links });

  test(`each feature of a plan is in exactly one row (${language})`, () => {
    for (const { rows, features } of plans)
      expect(rows.flatMap((row) => row.features.map(({ text }) => text)).sort()).toEqual(
        [...features].sort(),
      );
  });

  test(`every plan has the same rows, and none is empty (${language})`, () => {
    for (const { rows } of plans) {
      expect(rows.map(({ subject }) => subject)).toEqual(subjects);
      for (const { features, common, label } of rows) {
        expect(label).not.toBe("");
        expect(features.length > 0).toBe(common === null);
      }
    }
  });

  test(`personas are explained where they are listed (${language})`, () => {
    for (const offer of catalogue) {
      const explained = planRows(offer, language).flatMap(({ features }) =>
        features.filter(({ explanation }) => explanation !== null),
      );
      expect(explained.length).toBe(offer.features.includes("personas") ? 1 : 0);
    }
  });
}

test("where Growth has nothing of its own, its row says what every offer has", () => {
  const [, growth] = plansFor({ variant: "table", language: "fr", links });
  const [row] = growth?.rows.filter(({ features }) => features.length === 0) ?? [];
  expect(row?.subject).toBe("targeting");
  expect(row?.common).toMatch(/^Comme dans chaque offre/);
});
