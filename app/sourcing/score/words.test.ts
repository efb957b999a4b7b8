import { expect, test } from "vitest";
import { shown, wordsOf } from "./words.ts";

test.each([
  ["Besançon", "Besançon"],
  ["  L'Haÿ-les-Roses\n(94)  ", "L’Haÿ-les-Roses (94)"],
  ["=1+1", "1 1"],
  ["-@Dole", "Dole"],
  ["<b>Dole</b>", "b Dole /b"],
  ["…", ""],
  ["\uD800", ""],
  ["a".repeat(60), "a".repeat(60)],
  ["a".repeat(61), `${"a".repeat(59)}…`],
  ["𝐚".repeat(61), `${"𝐚".repeat(59)}…`],
])("%j is shown as %j", (text, expected) => {
  expect(shown(text)).toBe(expected);
});

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
