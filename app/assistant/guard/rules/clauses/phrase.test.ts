import { expect, test } from "vitest";
import { phrase } from "./phrase.ts";

test.each([
  [" a (?:b |c )?d ", " x a c d ", true],
  [" a (?:b |c )?d ", " a b c d ", false],
  [" lien (?:[a-z]+ ){0,3}valables? ", " le lien de connexion est valable ici ", true],
  [" lien (?:[a-z]+ ){0,1}valables? ", " le lien de connexion est valable ici ", false],
  ["^ une|deux $", " une chose ", true],
  ["^ une|deux $", " chose deux ", true],
  ["^ une|deux $", " la une ", false],
  ["\\d+ mois", "12 mois", true],
  ["^[a-z]{2,4}ez$", "allez", true],
  ["^[a-z]{2,4}ez$", "ez", false],
  ["[^i]ons$", "tions", false],
  ["^(?:ab|c)*$", "ababc", true],
  ["^(?:ab|c)*$", "aba", false],
  ["x{2}", "axxa", true],
  ["l’a", "il l’a dit", true],
  ["l’a", "il l‘a dit", false],
  ["[^i]ons$", "€ons", true],
  ["^[^é]$", "é", false],
])("%j in %j: %s", (pattern, text, expected) => {
  expect(phrase(pattern).test(text)).toBe(expected);
  expect(new RegExp(pattern).test(text)).toBe(expected);
});

test("a pattern that a backtracking engine reads for ever is read in linear time", () => {
  expect(phrase("^(?:a+)+$").test(`${"a".repeat(50_000)}b`)).toBe(false);
  expect(phrase(" a (?:[a-z]+ ){0,9}z ").test(" a b".repeat(15_000))).toBe(false);
});

test("more texts than are remembered are read as the first", () => {
  const gaps = phrase("^(?:[ab]*a[ab]{11}|x)$");
  for (let text = 0; text < 3_500; text++) {
    const letters = text.toString(2).padStart(13, "0").replaceAll("0", "b").replaceAll("1", "a");
    expect(gaps.test(letters), letters).toBe(/^(?:[ab]*a[ab]{11}|x)$/.test(letters));
  }
});
