import { expect, test } from "vitest";
import { catalogue } from "./catalogue.ts";
import { contactPrice } from "./contact-price.ts";

test("a number with its e-mail costs 1.98 euros with Starter and about 1 euro with the others", () => {
  expect(catalogue.map((offer) => [offer.name, contactPrice(offer)])).toEqual([
    ["Starter", { whole: 198, isExact: true }],
    ["Growth", { whole: 100, isExact: false }],
    ["Scale", { whole: 100, isExact: false }],
  ]);
});

test("fewer used contacts cost more each", () => {
  const [, growth] = catalogue;
  expect(growth && contactPrice(growth, 120)).toEqual({ whole: 166, isExact: false });
});
