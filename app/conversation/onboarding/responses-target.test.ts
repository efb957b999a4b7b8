import { expect, test } from "vitest";
import { isMadeOf, responsesIn, responseTo, withKnownTarget } from "./responses.ts";

test.each([
  ["Directeur commercial, PME", "Directeur commercial", "pme"],
  ["Responsables achats, logistique, grands comptes", "Responsables achats, logistique", "grands-comptes"],
  ["Directeur commercial,PME", "Directeur commercial", "pme"],
  ["Directeur commercial ,  les PME .", "Directeur commercial", "pme"],
  ["Directeur commercial", "Directeur commercial", null],
  ["PME", null, "pme"],
  ["  les grands comptes ", null, "grands-comptes"],
  ["TPE/PME", null, "TPE/PME"],
  ["PME de 10 à 50 salariés", null, "PME de 10 à 50 salariés"],
  ["entre 20 et 40 personnes", null, "entre 20 et 40 personnes"],
  ["PME de 10 à 50", null, "PME de 10 à 50"],
  ["10 à 249 salariés", null, "pme"],
  ["50 à 250 salariés", null, "50 à 250 salariés"],
  ["DRH, DAF, 50 à 250 salariés", "DRH, DAF", "50 à 250 salariés"],
  ["Directeurs d’usine, 11-50", "Directeurs d’usine", "11-50"],
  ["Dirigeants de PME de 10 à 50 salariés", "Dirigeants", "PME de 10 à 50 salariés"],
  ["PME (10 à 50 salariés), directeur d’usine", "directeur d’usine", "PME (10 à 50 salariés)"],
  ["PME (10 à 249 salariés)", null, "pme"],
  ["Acheteurs, Grands comptes (250 salariés et plus)", "Acheteurs", "grands-comptes"],
  ["24 boulangeries", "24 boulangeries", null],
  ["PME industrielles", null, "pme"],
  ["DAF, contrôleurs de gestion, TPE/PME", "DAF, contrôleurs de gestion", "TPE/PME"],
  ["Acheteurs, logistique, PME industrielles", "Acheteurs, logistique", "pme"],
  ["Directeur marketing, industrie, Lyon", "Directeur marketing, industrie", null],
  ["Directeur, de 20 à 40 personnes", "Directeur", "de 20 à 40 personnes"],
  ["Directeur, responsables grands comptes", "Directeur, responsables grands comptes", null],
  ["Product owners, PMs", "Product owners, PMs", null],
  ["Maires, adjoints au maire", "Maires, adjoints au maire", null],
  ["Directeur,", "Directeur", null],
  [", PME", null, "pme"],
  [",", null, null],
  ["PME,", null, "pme"],
  ["pme , ", null, "pme"],
  ["; PME ;", null, "pme"],
  ["PME, PME", null, "pme"],
  ["TPE, PME", null, "TPE, PME"],
  ["PME, directeurs commerciaux", "directeurs commerciaux", "pme"],
  [".", null, null],
  ["-, PME", null, "pme"],
  ["?", null, null],
  [" Dirigeante , peu importe ", "Dirigeante", "tous"],
])("the target %j is the title %j and the size %j", (content, icpTitle, icpSize) => {
  expect(responseTo("icp", content)).toMatchObject({ icpTitle, icpSize });
});

test.each([
  ["Directeur commercial", "PME", "Directeur commercial", "pme"],
  ["Directeur commercial, TPE", "PME", "Directeur commercial", "tpe"],
  ["PME", "PME", "PME", "pme"],
  [", TPE", ", PME", "TPE", "tpe"],
  [",", ",", ",", null],
  ["Directeur commercial", "Acheteur, PME", "Directeur commercial", null],
])("%j after %j is the title %j and the size %j", (newest, before, icpTitle, icpSize) => {
  const given = [newest, before].map((content) => ({ step: "icp" as const, content }));
  expect(responsesIn(given)).toEqual({ icpTitle, icpSize });
});

test.each([
  ["TPE", "Acheteurs, logistique", "", "Acheteurs, logistique, TPE"],
  [", TPE", "Acheteur", "", "Acheteur, TPE"],
  ["Directrice", "Acheteur", "", "Directrice"],
  ["TPE", null, "", "TPE"],
  ["Acheteur, TPE", "Acheteur", "Bretagne", "Acheteur, TPE, Bretagne"],
  ["TPE", "Acheteur", "Bretagne", "Acheteur, TPE, Bretagne"],
  ["Acheteur, Lyon", "Acheteur", "Bretagne", "Acheteur, Lyon"],
  ["Acheteur", "Acheteur en Bretagne", "Bretagne", "Acheteur"],
])("%j that corrects the title %j and the zone %j is stored as %j", (typed, icpTitle, zone, stored) => {
  expect(withKnownTarget(typed, { icpTitle, ...(zone && { icpLocation: zone }) })).toBe(stored);
  expect(isMadeOf(stored, typed)).toBe(true);
});

test("what a first answer said beside the missing title is kept", () => {
  const given = ["Directeur commercial", "PME industrielles en Bretagne"];
  expect(responsesIn(given.map((content) => ({ step: "icp" as const, content })))).toEqual({
    icpTitle: "Directeur commercial",
    icpSize: "pme",
    icpIndustry: "industrielles",
    icpLocation: "Bretagne",
  });
});
