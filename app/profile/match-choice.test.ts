import { expect, test } from "vitest";
import { beginsWithSize, icpSizeOf, namesOnlySizes, sizeOf, toneOf } from "./match-choice.ts";

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
  ["100 à 1 000", "100 à 1 000"],
  ["10 ha et plus", "10 ha et plus"],
  ["20 à 250 agents", "20 à 250 agents"],
  ["de 50 à 400 immeubles", "de 50 à 400 immeubles"],
  ["à partir de 30 soignants", "à partir de 30 soignants"],
  ["10 camions et +", "10 camions et +"],
  ["de 5000 à 150 000 visiteurs par an", "de 5000 à 150 000 visiteurs par an"],
  ["moins de 3500 habitants", "moins de 3500 habitants"],
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

test.each([
  "collectivités de plus de 5000 habitants",
  "communes de 800 à 15 000 habitants",
  "campings de 100 emplacements et plus",
  "études de plus de 5 collaborateurs",
  "200 lits",
  "1 200 couverts/jour",
  "domaines d'au moins 20 ha",
  "CA de 2 M€",
])("in its own field the size %j is kept as it was typed", (typed) => {
  expect(sizeOf(typed)).toBe(typed);
});

test.each(["59 et 62", "à 30 km de Lyon", "10 rendez-vous par semaine", "75015 Paris", "35 ans", "licornes"])(
  "%j measures no company",
  (typed) => {
    expect([sizeOf(typed), namesOnlySizes(typed)]).toEqual([null, false]);
  },
);

test.each([
  ["formel mais pas guindé", "formal"],
  ["bienveillant, professionnel", "friendly"],
  ["professionnel mais chaleureux", "friendly"],
  ["pro mais sympa", "friendly"],
  ["direct mais sympa", "direct"],
  ["chaleureux, un peu décalé", "friendly"],
  ["simple et poli", "direct"],
  ["tutoiement non, vouvoiement simple", "direct"],
  ["pas formel, plutôt direct", "direct"],
  ["courtois", "formal"],
  ["amical ou formel", null],
  ["ni formel ni direct", null],
  ["pas trop formel", null],
  ["comme vous voulez", null],
])("of %j the tone is %j", (typed, tone) => {
  expect(toneOf(typed)).toBe(tone);
});
