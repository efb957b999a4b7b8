import { expect, test } from "vitest";
import { criteriaLimits } from "./criteria.ts";
import { linkedinSearches } from "./linkedin-search.ts";

const criteria = {
  titles: ["Directrice des achats", "Acheteur"],
  departments: ["67"],
  regions: [],
  keywords: [],
};

const keywordsOf = (address = "") => new URL(address).searchParams.get("keywords");

/** As Sales Navigator reads it: the list in the parameter, then its value. */
const listOf = (address = "") => {
  const [, value = ""] = /keywords:([^)]*)\)$/.exec(new URL(address).searchParams.get("query") ?? "") ?? [];
  return decodeURIComponent(value);
};

test("titles and places make a search for people, in LinkedIn's operators", () => {
  const query = '("Directrice des achats" OR "Acheteur") AND "Bas-Rhin"';
  const searches = linkedinSearches(criteria);
  expect(keywordsOf(searches?.free)).toBe(query);
  expect(listOf(searches?.salesNavigator)).toBe(query);
  expect(new URL(searches?.salesNavigator ?? "").searchParams.get("query")).toMatch(
    /^\(spellCorrectionEnabled:true,keywords:[^()]*\)$/,
  );
  expect(keywordsOf(linkedinSearches({ ...criteria, titles: ["Gérant"], departments: [] })?.free)).toBe(
    '"Gérant"',
  );
});

test("the free search keeps five operators, Sales Navigator fifteen", () => {
  const many = {
    titles: Array.from({ length: 20 }, (_, index) => `Poste ${index}`),
    departments: ["67", "68", "57", "54", "88"],
    regions: ["44"],
    keywords: ["bois", "métal", "verre", "cuir"],
  };
  const searches = linkedinSearches(many);
  const operators = (query: string | null = "") => query?.match(/\b(?:AND|OR)\b/g)?.length;
  expect(operators(keywordsOf(searches?.free))).toBe(5);
  expect(keywordsOf(searches?.free)).toContain('"Grand Est"');
  expect(operators(listOf(searches?.salesNavigator))).toBeLessThanOrEqual(15);
});

test("without a title nothing is searched, and nothing that is typed ends the query or makes the address too long", () => {
  expect(linkedinSearches({ ...criteria, titles: [] })).toBeNull();
  expect(linkedinSearches({ ...criteria, titles: ["@@@", '""'] })).toBeNull();
  const hostile = ['Chef") OR ("x', "a),filters:List(x", "&keywords=y#z", "L’Atelier «nord»"];
  const searches = linkedinSearches({ ...criteria, titles: hostile, departments: [] });
  // As it is typed on a keyboard.
  expect(listOf(searches?.salesNavigator)).toContain('"L\'Atelier nord"');
  expect(keywordsOf(searches?.free)).toBe('"Chef OR x" OR "a ,filters:List x" OR "&keywords=y#z"');
  expect(new URL(searches?.salesNavigator ?? "").searchParams.get("query")).toMatch(
    /^\(spellCorrectionEnabled:true,keywords:[^(),:]*\)$/,
  );
  for (const sign of ["é", "\u{1F600}a", "@a", "‏a"]) {
    const long = Array.from({ length: 20 }, (_, index) => `${index}${sign.repeat(criteriaLimits.text / 2)}`);
    const { free = "", salesNavigator = "" } =
      linkedinSearches({ ...criteria, titles: long, keywords: long }) ?? {};
    expect([free.length <= 2_000, salesNavigator.length <= 2_000], sign).toEqual([true, true]);
    expect(keywordsOf(free)).toContain('"0');
  }
});
