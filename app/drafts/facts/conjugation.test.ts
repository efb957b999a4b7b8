import { expect, test } from "vitest";
import { isInfinitive, weOf, weOfInfinitive, youOfPlural } from "./conjugation.ts";

test.each([
  ["livre", "livrons"],
  ["nettoie", "nettoyons"],
  ["change", "changeons"],
  ["commence", "commençons"],
  ["gère", "gérons"],
  ["règle", "réglons"],
  ["achète", "achetons"],
  ["enlève", "enlevons"],
  ["appelle", "appelons"],
  ["regrette", "regrettons"],
  ["entretient", "entretenons"],
  ["intervient", "intervenons"],
  ["conduit", "conduisons"],
  ["répond", "répondons"],
  ["rend", "rendons"],
  ["prend", "prenons"],
  ["remet", "remettons"],
  ["garantit", "garantissons"],
  ["écrit", "écrivons"],
  ["conçoit", "concevons"],
  ["prévoit", "prévoyons"],
  ["peint", "peignons"],
  ["offre", "offrons"],
  ["s", null],
  ["vos", null],
  ["fait", "faisons"],
])("on %s is nous %s", (third, plural) => {
  expect(weOf(third)).toBe(plural);
});

test.each([
  ["réduire", "réduisons"],
  ["défendre", "défendons"],
  ["répondre", "répondons"],
  ["comprendre", "comprenons"],
  ["nettoyer", "nettoyons"],
  ["alléger", "allégeons"],
  ["placer", "plaçons"],
  ["garantir", "garantissons"],
  ["maintenir", "maintenons"],
  ["concevoir", "concevons"],
  ["ouvrir", "ouvrons"],
  ["transmettre", "transmettons"],
  ["peindre", "peignons"],
  ["faire", "faisons"],
])("%s is nous %s", (infinitive, plural) => {
  expect(weOfInfinitive(infinitive)).toBe(plural);
});

test.each([
  ["gagnent", "gagnez"],
  ["perdent", "perdez"],
  ["gèrent", "gérez"],
  ["reçoivent", "recevez"],
  ["obtiennent", "obtenez"],
  ["mettent", "mettez"],
  ["paient", "payez"],
  ["n’ont", null],
])("they %s is vous %s", (they, you) => {
  expect(youOfPlural(they)).toBe(you);
});

test("a noun is no infinitive, whatever its ending", () => {
  const nouns = "livre lettre cuivre miroir comptoir atelier chantier affaires centre cadre".split(" ");
  expect(nouns.filter(isInfinitive)).toEqual([]);
});
