import { expect, test } from "vitest";
import type { Company } from "../register/company.ts";
import { companyOf, fingerprint } from "./score-cases.ts";
import { changesBetween, sightingOf } from "./sighting.ts";

const before = (differences: Partial<Company> = {}, on = "2025-09-01") =>
  sightingOf(companyOf(differences), on, fingerprint);
const now = (differences: Partial<Company> = {}, on = "2026-03-03") => before(differences, on);
const person = (familyName: string) => ({ firstNames: "Jean", familyName, title: null });
const accounts = (year: number) => ({ year, turnover: null, result: null });
const office = (siret: string | null, city: string | null = "Besançon") => ({
  headOffice: { ...companyOf().headOffice, siret, city },
});

test("a sighting keeps what may change, and nobody's name", () => {
  const kept = sightingOf(
    companyOf({ accounts: [accounts(2022), accounts(2024)] }),
    "2025-09-01",
    () => "f1",
  );
  expect(kept).toEqual({
    on: "2025-09-01",
    headOffice: { siret: "90000000100011", city: "Besançon" },
    headcount: { band: "12", year: 2024 },
    accounts: 2024,
    directors: ["f1"],
  });
  expect(sightingOf(companyOf(), "2025-09-01", () => "f1").accounts).toBeNull();
});

const bands = (band: string, year: number | null) => ({ headcount: { band, year } });

test.each<[string, Partial<Company>, Partial<Company>, unknown[]]>([
  ["nothing", {}, {}, []],
  [
    "one director more",
    {},
    { directors: [...companyOf().directors, person("A")] },
    [{ kind: "directors", fingerprints: ["Jean A"] }],
  ],
  ["one director less", { directors: [person("A"), person("B")] }, { directors: [person("B")] }, []],
  ["directors where none was told", { directors: [] }, {}, []],
  [
    "more employees",
    bands("11", 2023),
    bands("12", 2024),
    [{ kind: "more_employees", from: "11", to: "12" }],
  ],
  [
    "fewer employees",
    bands("12", 2023),
    bands("NN", 2024),
    [{ kind: "fewer_employees", from: "12", to: "NN" }],
  ],
  [
    "the first employees",
    bands("NN", 2023),
    bands("01", 2024),
    [{ kind: "more_employees", from: "NN", to: "01" }],
  ],
  ["accounts of the same year", { accounts: [accounts(2024)] }, { accounts: [accounts(2024)] }, []],
  ["another band for the same year", bands("11", 2024), bands("12", 2024), []],
  ["another band for an earlier year", bands("11", 2024), bands("12", 2023), []],
  ["the same band for another year", bands("12", 2023), bands("12", 2024), []],
  ["a band without a year", bands("11", null), bands("12", 2024), []],
  ["a band that lost its year", bands("11", 2023), bands("12", null), []],
  ["a band that was unknown", { headcount: null }, bands("12", 2024), []],
  ["a band that is unknown now", bands("11", 2023), { headcount: null }, []],
  ["a band that does not exist", bands("99", 2023), bands("12", 2024), []],
  ["a band that does not exist now", bands("12", 2023), bands("99", 2024), []],
  [
    "another head office",
    office("1", "Dole"),
    office("2"),
    [{ kind: "moved", from: "Dole", to: "Besançon" }],
  ],
  ["another name of the town", office("1", "Dole"), office("1"), []],
  ["a head office that was unknown", office(null), office("2"), []],
  ["a head office that is unknown now", office("1"), office(null), []],
  [
    "later accounts",
    { accounts: [accounts(2023)] },
    { accounts: [accounts(2024)] },
    [{ kind: "accounts", year: 2024 }],
  ],
  ["earlier accounts", { accounts: [accounts(2024)] }, { accounts: [accounts(2023)] }, []],
  ["accounts where none were told", {}, { accounts: [accounts(2024)] }, []],
  ["accounts that are no longer told", { accounts: [accounts(2024)] }, {}, []],
])("changed: %s", (_, earlier, later, changes) => {
  expect(changesBetween(before(earlier), now(later))).toEqual(changes);
});

test("all that changed is told", () => {
  const changes = changesBetween(
    before({ ...office("1"), ...bands("11", 2023), accounts: [accounts(2023)], directors: [person("A")] }),
    now({ accounts: [accounts(2024)] }),
  );
  expect(changes.map(({ kind }) => kind)).toEqual(["directors", "more_employees", "moved", "accounts"]);
});

test.each([
  ["2025-03-02", 0],
  ["2025-03-03", 1],
  ["2026-03-02", 1],
  ["2026-03-03", 0],
  ["2026-03-04", 0],
])("a sighting of %s tells of %i changes on 3 March 2026", (on, count) => {
  expect(changesBetween(before(office("1"), on), now())).toHaveLength(count);
});
