import { expect, test } from "vitest";
import { readingEase, syllablesIn } from "./reading-ease.ts";

test.each([
  ["chat", 1],
  ["facture", 2],
  ["factures", 2],
  ["parlent", 1],
  ["énergie", 3],
  ["beau", 1],
  ["prospection", 3],
  ["le", 1],
  ["maïs", 2],
  ["b", 1],
])("%s has %i syllables", (word, count) => {
  expect(syllablesIn(word)).toBe(count);
});

test("short words in short sentences read easily, long ones do not", () => {
  const easy = readingEase(Array.from({ length: 10 }, () => "Le chat dort sur le lit."));
  const hard = readingEase([
    "L’institutionnalisation progressive des méthodologies organisationnelles conditionne irrémédiablement".repeat(
      5,
    ),
  ]);
  expect(easy).toBe(100);
  expect(hard).toBe(0);
});

test("the formula is that of Kandel and Moles", () => {
  // 32 words of one syllable in 4 sentences: 207 − 1.015 × 8 − 73.6 × 1 = 125.28, shown as 100; of two: 51.68.
  expect(readingEase(Array.from({ length: 4 }, () => "chat ".repeat(8)))).toBe(100);
  expect(readingEase(Array.from({ length: 4 }, () => "chaton ".repeat(8)))).toBe(52);
});

test("too few words have no score", () => {
  expect(readingEase(["Trois petits mots."])).toBeNull();
});
