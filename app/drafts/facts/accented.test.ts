import { expect, test } from "vitest";
import { accented, accentedName } from "./accented.ts";

test.each([
  [
    "combien coutera la depollution, la ou les autres en demandent 8",
    "combien coûtera la dépollution, là où les autres en demandent 8",
  ],
  [
    "sans frais des 200 unites, benne mise a disposition",
    "sans frais dès 200 unités, benne mise à disposition",
  ],
  ["le vendeur a deja fourni un diagnostic", "le vendeur a déjà fourni un diagnostic"],
  ["on livre a 7h et on repart a 9h", "on livre à 7h et on repart à 9h"],
  ["on gere vos dechets et vos stocks sont geres", "on gère vos déchets et vos stocks sont gérés"],
  ["eolien", "éolien"],
  ["mal de dos ou d’epaule", "mal de dos ou d’épaule"],
  ["laiteries, cosmetique", "laiteries, cosmétique"],
  ["c’est complique", "c’est compliqué"],
  ["lycees prives", "lycées privés"],
  ["pompe a chaleur, machine a café, goutte a goutte", "pompe à chaleur, machine à café, goutte à goutte"],
])("%s is %s", (typed, right) => {
  expect(accented(typed)).toBe(right);
});

test.each([
  "team building et reporting financier",
  "une marche en bois et le marché du bois",
  "Karim Etienne livre le pain",
  "nos EPI sont en stock",
  "la table ou la chaise, c’est déjà ça",
  "notre client a trois sites à Lyon",
  "notre client a besoin de place, le site a vocation sociale",
  "c’est calme, vide, fixe et valide",
  "un designer à Lyon",
  "le loyer a augmente de 20 euros",
])("%s stays", (typed) => {
  expect(accented(typed)).toBe(typed);
});

test("of a name only the words of a trade get their accents", () => {
  expect(accentedName("BATIR METALLERIE")).toBe("BATIR MÉTALLERIE");
});
