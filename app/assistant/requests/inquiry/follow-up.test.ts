import { expect, test } from "vitest";
import { periodAskedOf, zoneIn } from "./follow-up.ts";

const growth = { about: "price", offers: ["Growth"] } as const;
const before = [{ ...growth, offers: [...growth.offers] }];

test.each([
  "Et à l’année ?",
  "et par an ?",
  "à l'année",
  "Ok, et en annuel ?",
  "Et si on paie à l’année ?",
  "combien par an",
  "Et ça fait combien sur une année complète ?",
])("%s asks for the yearly price of what was spoken of", (message) => {
  expect(periodAskedOf(message, before)).toEqual({ ...growth, billing: "yearly" });
  expect(periodAskedOf(message, [])).toBeNull();
});

test("so does the way back to the month, and nothing else", () => {
  expect(periodAskedOf("Et au mois ?", before)).toEqual(growth);
  for (const message of [
    "Combien de prospects par an ?",
    "Et l’an dernier ?",
    "Bonne année !",
    "Et à l’année ou au mois ?",
    "Nous sommes en hausse cette année",
    "Et Scale ?",
    "",
  ])
    expect([message, periodAskedOf(message, before)]).toEqual([message, null]);
});

test.each([
  ["Bretagne", "Bretagne"],
  ["la Bretagne", "Bretagne"],
  ["Plutôt en Bretagne, merci", "Bretagne"],
  ["Bretagne et Normandie", "Bretagne et Normandie"],
  ["La Rochelle", "La Rochelle"],
  ["dans le 35", "le 35"],
])("%s is a zone", (message, value) => {
  expect(zoneIn(message)).toEqual({ about: "field", field: "icp_location", value });
});

test.each([
  "Bretagne ?",
  "La Bretagne ne m’intéresse plus",
  "Bonjour",
  "oui",
  "Pourquoi pas",
  "35 prospects",
  "",
])("%s is none", (message) => {
  expect(zoneIn(message)).toBeNull();
});
