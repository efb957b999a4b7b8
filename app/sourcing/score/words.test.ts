import { expect, test } from "vitest";
import { shown } from "./words.ts";

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
  [
    "Vente par automates et autres commerces de détail hors magasin, éventaires ou marchés n.c.a.",
    "Vente par automates et autres commerces de détail hors…",
  ],
  [`${"a".repeat(50)}, ${"b".repeat(50)}`, `${"a".repeat(50)}…`],
  ["𝐚".repeat(61), `${"𝐚".repeat(59)}…`],
])("%j is shown as %j", (text, expected) => {
  expect(shown(text)).toBe(expected);
});
