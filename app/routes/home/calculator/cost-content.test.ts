import { expect, test } from "vitest";
import { costContent } from "./cost-content.ts";

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");

test("the statement is computed from the catalogue, and says what is rounded", () => {
  for (const variant of ["table", "commitment"] as const)
    expect(plain(costContent(variant).statement)).toBe(
      "Un numéro et un e-mail : 1,98 € avec Starter, environ 1 € avec Growth ou Scale.",
    );
});

test("each price comes with the division that gives it", () => {
  const cells = (variant: "table" | "commitment") =>
    costContent(variant).rows.map(({ monthly, yearly }) =>
      [monthly, yearly].map(({ price, quotient }) => plain(`${quotient} = ${price}`)),
    );
  expect(cells("table")).toEqual([
    ["99 € ÷ 50 = 1,98 €", "950 € ÷ 600 = environ 1,58 €"],
    ["199 € ÷ 200 = environ 1 €", "1 910 € ÷ 2 400 = environ 0,80 €"],
    ["399 € ÷ 400 = environ 1 €", "3 830 € ÷ 4 800 = environ 0,80 €"],
  ]);
  expect(cells("commitment").map(([, yearly]) => yearly)).toEqual([
    "79 € ÷ 50 = 1,58 €",
    "159 € ÷ 200 = environ 0,80 €",
    "319 € ÷ 400 = environ 0,80 €",
  ]);
});
