import { expect, test } from "vitest";
import { cluePattern, statementPattern, statementWords, withoutAsides } from "./statement-pattern.ts";

test.each([
  ["Nous n’avons pas le temps de nous en occuper", "@ a pas le temps de nous en occuper"],
  ["J’ai déjà un devis", "@ a deja un devis"],
  ["On ne le fait pas", "@ le fait pas"],
  ["Nous nous débrouillons", "@ nous debrouille"],
  ["Ça nous suffit, à Lyon", "ca nous suffit , à lyon"],
])("the words of %j are %j", (statement, words) => {
  expect(statementWords(statement).join(" ")).toBe(words);
});

test("what a statement may say beside is left out", () => {
  expect(withoutAsides(statementWords("Pour l’instant on n’a pas de projet chez nous")).join(" ")).toBe(
    "@ a pas de projet",
  );
});

test.each([
  ["@ a (deja) DET …", "Nous avons déjà un prestataire", true],
  ["@ a (deja) DET …", "J’ai une machine à laver les fûts", true],
  ["@ a (deja) DET …", "Un groupe a déjà une offre", false],
  ["@ a (deja) DET …", "On a déjà une solution qui marche", false],
  ["@ a (deja) DET …", "On a une solution, merci de ne pas insister", false],
  ["@ a (deja) DET …", "On a déjà des problèmes de stock", false],
  ["@ VERB deja …", "On compte déjà à la main", true],
  ["@ VERB deja …", "On le déjà dit", false],
  ["DET … s en occupe/charge", "Notre équipe de ménage s’en charge", true],
  ["DET … s en occupe/charge", "Notre OPCO ne prend pas en charge", false],
  ["IT est à DET … de payer", "C’est à la commune de payer", true],
  ["IT est à DET … de payer", "C’est la commune de payer", false],
])("%j fits %j: %j", (pattern, statement, isFit) => {
  expect(statementPattern(pattern)(statementWords(statement))).toBe(isFit);
});

test.each([
  ["rappelez (ANY)", "Rappelez", true],
  ["rappelez (ANY)", "Rappelez après les vendanges, merci", true],
  ["rappelez ANY", "Rappelez", false],
])("any words may follow in %j: %j is worded so: %j", (pattern, statement, isFit) => {
  expect(statementPattern(pattern)(statementWords(statement))).toBe(isFit);
});

test("a clue fits wherever its words stand, in their order", () => {
  const fits = cluePattern("sous contrat");
  expect(fits(statementWords("Vous savez, on est sous contrat depuis peu"))).toBe(true);
  expect(fits(statementWords("Le contrat est sous clé"))).toBe(false);
});

test("a long statement is no wording of a topic, and takes no time", () => {
  const words = statementWords("On a déjà un outil ".repeat(200));
  expect(statementPattern("(@) (a) … (deja) … (un) …")(words)).toBe(false);
});
