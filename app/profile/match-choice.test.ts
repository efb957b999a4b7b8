import { expect, test } from "vitest";
import { beginsWithSize, icpSizeOf, namesOnlySizes, sizeOf } from "./match-choice.ts";

test.each([
  ["PME", "pme"],
  ["les grands groupes", "grands-comptes"],
  ["PME (10 à 249 salariés)", "pme"],
  ["10 à 249 salariés", "pme"],
  ["moins de 10 salariés", "tpe"],
  ["250+", "grands-comptes"],
  ["ETI", "ETI"],
  ["les eti", "les eti"],
  ["entreprises de taille intermédiaire", "entreprises de taille intermédiaire"],
  ["mid-market", "mid-market"],
  ["PME et ETI", "PME et ETI"],
  ["PME & ETI", "PME & ETI"],
  ["TPE/PME", "TPE/PME"],
  ["PME, grands comptes", "PME, grands comptes"],
  ["50-250", "50-250"],
  ["11-50", "11-50"],
  ["51–200", "51–200"],
  ["50 à 200 salariés", "50 à 200 salariés"],
  ["1 à 10 salariés", "1 à 10 salariés"],
  ["plus de 1000 salariés", "plus de 1000 salariés"],
  ["500+", "500+"],
  ["> 50", "> 50"],
  ["PME (20 à 50 salariés)", "PME (20 à 50 salariés)"],
  ["groupes de plus de 500 personnes", "groupes de plus de 500 personnes"],
])("the size %j is kept as %j", (typed, size) => {
  expect(sizeOf(typed)).toBe(size);
  expect(namesOnlySizes(typed)).toBe(true);
});

test.each([
  "Grand Est",
  "grand est",
  "le Grand Ouest",
  "dans le Grand Sud",
  "Grand Paris",
  "petite couronne",
  "grande couronne",
  "grande distribution",
  "grandes surfaces",
  "tous secteurs",
  "toute la France",
  "59",
  "Bretagne",
])("%j is no size", (typed) => {
  expect([sizeOf(typed), icpSizeOf(typed), namesOnlySizes(typed), beginsWithSize(typed)]).toEqual([
    null,
    null,
    false,
    false,
  ]);
});

test("a size of a place begins with the size all the same", () => {
  expect(["PME du Grand Est", "Grands groupes du Grand Est"].map(beginsWithSize)).toEqual([true, true]);
});
