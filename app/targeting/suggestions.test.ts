import { expect, test } from "vitest";
import { suggestActivities, suggestPlaces } from "./suggestions.ts";

const first = (query: string) => suggestActivities(query, [])[0];

test("sectors are found by everyday words, labels, divisions and codes, without accents and capitals", () => {
  expect(first("boulang")).toMatchObject({ name: "Boulangerie", codes: ["10.71C", "47.24Z"] });
  expect(first("MACON")).toMatchObject({ name: "Gros oeuvre" });
  expect(first("mareyeur")).toBeUndefined();
  expect(suggestActivities("horlogerie", []).map(({ code }) => code)).toContain("26.52Z");
  expect(first("5610a")).toMatchObject({ code: "56.10A" });
  expect(first("56.10A")).toMatchObject({ code: "56.10A" });
  expect(suggestActivities("26", []).map(({ size }) => size)).toContain(11);
  for (const nothing of ["", "  ", "\0", "%%%"]) expect(suggestActivities(nothing, [])).toEqual([]);
});

test("what is chosen already is not offered again", () => {
  expect(suggestActivities("55.30Z", ["55.30Z"]).map(({ code }) => code)).not.toContain("55.30Z");
  expect(suggestPlaces("bretagne", { departments: [], regions: ["53"] })).toEqual([]);
});

test("places are found by name, number, former region and town", () => {
  const names = (query: string) =>
    suggestPlaces(query, { departments: [], regions: [] }).map(({ name }) => name);
  expect(names("bret")).toEqual(["Bretagne"]);
  expect(names("69")).toEqual(["Rhône (69)"]);
  expect(names("rhone")).toEqual([
    "Auvergne-Rhône-Alpes",
    "Bouches-du-Rhône (13)",
    "Rhône (69)",
    "Rhône-Alpes",
    "Vallée du Rhône",
  ]);
  expect(suggestPlaces("villeurb", { departments: [], regions: [] })).toMatchObject([
    { name: "Villeurbanne\u00A0: Rhône (69)", departments: ["69"] },
  ]);
});
