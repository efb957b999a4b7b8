import { expect, test } from "vitest";
import { generalQuestions } from "#app/content/public/faq-copy.ts";
import { catalogue } from "#app/offers/catalogue.ts";
import { offerFigures } from "#app/offers/sentences.ts";
import { priceFigures } from "./price-figures.ts";

const plain = (values: readonly string[] = []) => values.map((value) => value.replaceAll("\u00A0", " "));

test("the table has the prices, contacts and users of every offer", () => {
  const { offers, rows } = priceFigures("table");
  expect(offers).toEqual(["Starter", "Growth", "Scale"]);
  expect(rows.map(({ name, values }) => [plain([name])[0], ...plain(values)])).toEqual([
    ["Par mois", "99 €", "199 €", "399 €"],
    ["Par an, en une fois", "950 €", "1 910 €", "3 830 €"],
    ["Fiches par mois", "50", "200", "400"],
    ["Utilisateurs", "2", "3", "5"],
  ]);
});

test("with a commitment the second price is per month", () => {
  const [, yearly] = priceFigures("commitment").rows;
  expect([yearly?.name, ...plain(yearly?.values)]).toEqual([
    "Par mois, engagement d’un an",
    "79 €",
    "159 €",
    "319 €",
  ]);
});

test.each(["table", "commitment"] as const)("the answer in words has the same prices as a %s", (variant) => {
  const withTable = generalQuestions(offerFigures(variant)).filter(({ besideTable }) => besideTable);
  expect(withTable).toHaveLength(1);
  const [monthly, yearly] = priceFigures(variant).rows;
  for (const [index, { name }] of catalogue.entries())
    expect(withTable[0]?.answer).toMatch(
      new RegExp(`${name} ${monthly?.values[index]} par mois,? ou ${yearly?.values[index]} par`),
    );
});
