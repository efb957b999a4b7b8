import { expect, test } from "vitest";
import { wordsOf } from "./words-of.ts";

test.each([
  ["Directrices des Achats", "Directeur des achats"],
  ["Gérantes", "gérant"],
  ["Acheteuse", "ACHETEURS"],
  ["Présidente de l’association", "president associations"],
])("%s and %s are the same words", (one, other) => {
  expect(wordsOf(one)).toEqual(wordsOf(other));
});

test("words are few, whatever the text", () => {
  expect(wordsOf("a ".repeat(100_000))).toEqual([]);
  expect(wordsOf("b ".repeat(100_000))).toHaveLength(250);
});
