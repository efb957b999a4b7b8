import { expect, test } from "vitest";
import { isWomans, otherGenderOf } from "./title-genders.ts";

test.each([
  ["Chef de quai", "Cheffe de quai"],
  ["Acheteur industriel", "Acheteuse industrielle"],
  ["Conducteur de travaux", "Conductrice de travaux"],
  ["Secrétaire général", "Secrétaire générale"],
  ["Artisan boucher", "Artisane bouchère"],
  ["Artisan du bâtiment", "Artisane du bâtiment"],
  ["Infirmier libéral", "Infirmière libérale"],
  ["Directeur médical", "Directrice médicale"],
  ["Conseiller patrimonial", "Conseillère patrimoniale"],
  ["Agent hospitalier", "Agente hospitalière"],
  ["Directeur qualité", "Directrice qualité"],
  ["Directeur chantier", "Directrice chantier"],
  ["Directeur général de l’office national", "Directrice générale de l’office national"],
])("%s is %s of a woman, and the other way round", (man, woman) => {
  expect(otherGenderOf(man)).toBe(woman);
  expect(otherGenderOf(woman)).toBe(man);
  expect([man, woman].map(isWomans)).toEqual([false, true]);
});

test.each([
  "Syndic de copropriété",
  "DRH",
  "Office manager",
  "Maître d’œuvre",
  "Responsable qualité",
  "Artisan ébéniste",
])("%s is the same for both, or has no other that is known", (title) => {
  expect(otherGenderOf(title)).toBeNull();
});

test.each(["Conseiller conjugal", "Directrice expérimentale", "Technicien industrieux", "Chef cuisinier"])(
  "%s has an adjective that no list has, and no other that is certain",
  (title) => {
    expect(otherGenderOf(title)).toBeNull();
  },
);
