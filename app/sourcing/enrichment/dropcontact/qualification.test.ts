import { expect, test } from "vitest";
import { qualityOf } from "./qualification.ts";

test.each([
  // As the documentation writes them, in both of its languages and in its earlier version.
  ["nominative@pro", "verified"],
  ["nominatif@pro", "verified"],
  ["catch-all@pro", "given"],
  ["catch_all@pro", "given"],
  ["generic@pro", "company"],
  ["generique@pro", "company"],
  ["générique@pro", "company"],
  ["Nominative@Pro", "verified"],
  // Not the address of a person at work, or none that may be written to.
  ["nominative@perso", null],
  ["nominative@school", null],
  ["nominative@disposable", null],
  ["nominative@jetable", null],
  ["nominative@invalid domain", null],
  ["Do_Not_Contact@pro", null],
  ["Ne_Pas_Contacter@pro", null],
  ["non_validated@pro", null],
  ["non_validé@pro", null],
  ["invalid@pro", null],
  ["random@pro", null],
  // Not documented.
  ["nominative", null],
  ["nominative@", null],
  ["@pro", null],
  ["", null],
  ["nominative@pro@pro", null],
  ["nominative@professional", null],
  ["constructor@pro", null],
  ["__proto__@pro", null],
])("an address qualified as %s is worth %s", (qualification, quality) => {
  expect(qualityOf(qualification)).toBe(quality);
});
