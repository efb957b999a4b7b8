import { expect, test } from "vitest";
import { sectorInFull } from "./sector-in-full.ts";

test.each([
  ["restos scolaires", "restaurants scolaires"],
  ["assos", "associations"],
  ["amap", "AMAP"],
  ["coop laitière", "coopératives laitières"],
  ["usines agro", "usines agroalimentaires"],
  ["agro", "agroalimentaire"],
  ["associations médico social", "associations médico-sociales"],
  ["établissements médico sociaux", "établissements médico-sociaux"],
  ["laboratoire médicaux", "laboratoires médicaux"],
  ["petites mairie", "petites mairies"],
  ["boîtes de 5 à 20 pers", "entreprises de 5 à 20 personnes"],
  ["exporteurs de bois", "exportateurs de bois"],
  ["négociants café", "négociants café"],
  ["maisons d’édition", "maisons d’édition"],
  ["zones industrielles", "zones industrielles"],
])("a search names %j %j", (typed, named) => {
  expect(sectorInFull(typed)).toBe(named);
});
