import { expect, test } from "vitest";
import { fittingLine, plainLine, sentencesOf, shortened } from "./plain-line.ts";
import { sentencesIn } from "./sentences-in.ts";

test("a value becomes one line of French typography", () => {
  expect(plainLine("  L'énergie :\r\n\tmoins\u0000 chère !  ")).toBe("L’énergie\u00A0: moins chère\u00A0!");
});

test("marks of direction and invisible characters go, markup stays", () => {
  expect(plainLine("\u202Eabc\u202C \u200B<b>**x**</b>\uFEFF")).toBe("abc <b>**x**</b>");
});

test("a value cannot bring a placeholder of its own", () => {
  expect(plainLine("{{prénom}} et {{{{x}}}}")).toBe("{prénom} et {x}");
});

test("a long line is cut after a word, in code points", () => {
  expect(shortened("Nous aidons les entreprises", 14)).toBe("Nous aidons…");
  expect(shortened("x".repeat(50), 10)).toBe(`${"x".repeat(9)}…`);
  expect([...shortened("🌅".repeat(50), 10)]).toHaveLength(10);
  expect(shortened("court", 5)).toBe("court");
});

test("a sentence ends at its mark, not at the dot of an address", () => {
  const sentences = sentencesOf("Un. Deux ! Trois\u00A0? exemple.fr reste.");
  expect(sentences).toEqual(["Un.", "Deux !", "Trois\u00A0?", "exemple.fr reste."]);
});

test("a line that is too long is what stands before its first break, or nothing: never a part of a word or a sentence", () => {
  expect(fittingLine("Aubade Conseil, cabinet d’énergie", 20)).toBe("Aubade Conseil");
  expect(fittingLine("Aubade Conseil (depuis 1998)", 20)).toBe("Aubade Conseil");
  expect(fittingLine("Une phrase bien trop longue", 12)).toBe("");
  expect(fittingLine("court", 5)).toBe("court");
});

test("lines and bullets become sentences, a wrapped line does not", () => {
  expect(sentencesIn("- moins d'erreurs\r\n- plus de temps :\n")).toEqual([
    "Moins d’erreurs.",
    "Plus de temps.",
  ]);
  expect(sentencesIn("Paie automatisée\nTout est relié")).toEqual(["Paie automatisée.", "Tout est relié."]);
  expect(sentencesIn("nous aidons les PME\nà recruter. Vite !")).toEqual([
    "Nous aidons les PME à recruter.",
    "Vite\u00A0!",
  ]);
  expect(sentencesIn("pose de bornes\ndevis en 24h\non gere les aides,\net la mairie")).toEqual([
    "Pose de bornes.",
    "Devis en 24\u00A0h.",
    "On gère les aides, et la mairie.",
  ]);
  expect(
    sentencesIn("du miel de sapin et de tilleul, récolté au village et jamais mélangé\nà du sirop"),
  ).toHaveLength(1);
});
