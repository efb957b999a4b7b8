import { expect, test } from "vitest";
import { catalogue } from "./catalogue.ts";
import { contactPrice } from "./contact-price.ts";

const pricesOf = (...[billing, variant]: [Parameters<typeof contactPrice>[1], "table" | "commitment"]) =>
  catalogue.map((offer) => {
    const { whole, isExact } = contactPrice(offer, billing, variant);
    return [offer.name, whole, isExact];
  });

test("a number with its e-mail costs 1.98 euros with Starter and about 1 euro with the others", () => {
  expect(pricesOf("monthly", "table")).toEqual([
    ["Starter", 198, true],
    ["Growth", 100, false],
    ["Scale", 100, false],
  ]);
  expect(pricesOf("monthly", "commitment")).toEqual(pricesOf("monthly", "table"));
});

test("a yearly price is spread over twelve months, that of a commitment is per month", () => {
  expect(pricesOf("yearly", "table")).toEqual([
    ["Starter", 158, false],
    ["Growth", 80, false],
    ["Scale", 80, false],
  ]);
  expect(pricesOf("yearly", "commitment")).toEqual([
    ["Starter", 158, true],
    ["Growth", 80, false],
    ["Scale", 80, false],
  ]);
});

test("fewer used contacts cost more each", () => {
  const [, growth] = catalogue;
  expect(growth && contactPrice(growth, "monthly", "table", 120)).toEqual({ whole: 166, isExact: false });
});
