import { expect, test } from "vitest";
import { activityCodes } from "#app/targeting/register/activities.ts";
import { nafCodes } from "#scripts/company-register/codes.ts";
import { criteria } from "#test/sourcing/criteria.ts";
import { learn } from "./learn.ts";
import { type Known, queryForSiren, queryOf, type Search, searchesFor } from "./queries.ts";

const known: Known = { naf: null, tellsNotices: true };

function queries(given: Parameters<typeof criteria>[0]) {
  const found = searchesFor(criteria(given));
  if (typeof found === "string") throw new Error(found);
  return found.map((search) => queryOf(search, known) ?? {});
}

test("without criteria all active companies are asked for", () => {
  expect(queries({})).toEqual([
    {
      etat_administratif: "A",
      minimal: "true",
      include: "siege,dirigeants,finances,complements",
      include_admin: "bodacc",
      per_page: "25",
    },
  ]);
});

test("no list makes a URL longer than every server must accept, and no code is lost", () => {
  const naf = [...nafCodes, ...nafCodes.map((code) => `${code.slice(0, 5)}Y`), ...nafCodes];
  const long = {
    naf,
    headcount: [
      "NN",
      "00",
      "01",
      "02",
      "03",
      "11",
      "12",
      "21",
      "22",
      "31",
      "32",
      "41",
      "42",
      "51",
      "52",
      "53",
    ],
    departments: Array.from({ length: 95 }, (_, index) => String(index + 1).padStart(2, "0")),
    keywords: ["É".repeat(500)],
  };
  const found = queries(long);
  for (const query of found) expect(new URLSearchParams(query).toString().length).toBeLessThan(7_900);
  expect(found.flatMap(({ activite_principale = "" }) => activite_principale.split(",")).sort()).toEqual(
    [...new Set(naf)].sort(),
  );
});

test("from the change on the codes of both nomenclatures are asked for, until a refusal names those that are known", () => {
  const asked = (naf: string[], knownNaf: Set<string> | null, day: string) => {
    const [search] = searchesFor(criteria({ naf })) as Search[];
    return (
      search &&
      queryOf(search, { ...known, naf: knownNaf }, new Date(`${day}T12:00:00Z`))?.activite_principale
    );
  };
  expect(asked(["62.01Z"], null, "2026-12-31")).toBe("62.01Z");
  expect(asked(["62.01Z"], null, "2027-01-01")).toBe("62.01Z,62.10Y");
  expect(asked(["62.01Z"], new Set(["62.10Y"]), "2027-01-01")).toBe("62.10Y");
  expect(asked(["62.10Y"], new Set(["62.01Z"]), "2026-12-01")).toBe("62.01Z");
  expect(asked(["62.10Y"], null, "2026-12-01")).toBe("62.01Z,62.10Y");
  // What is divided beyond recognition is not widened to all who have a part of it.
  expect(asked(["47.99A"], new Set(["47.71Y"]), "2027-02-01")).toBeUndefined();
});

test("the codes of a search that are too many with their counterparts are asked for alone, until a refusal", () => {
  const all = searchesFor(criteria({ naf: [...activityCodes] })) as Search[];
  const codesOf = (knownNaf: Set<string> | null) =>
    all.map((search) =>
      queryOf(search, { ...known, naf: knownNaf }, new Date("2027-01-02"))?.activite_principale?.split(","),
    );
  expect(codesOf(null).map((codes) => codes?.length)).toEqual([
    571,
    activityCodes.length - 571 + (all[1]?.counterparts.length ?? 0),
  ]);
  const learned = new Set(all.flatMap(({ counterparts }) => counterparts));
  expect(new Set(codesOf(learned).flat())).toEqual(learned);
});

test("departments and regions are any of them, and so is each keyword", () => {
  const found = queries({
    departments: ["69", "69", "01"],
    regions: ["53"],
    keywords: ["usinage", " usinage ", "fraisage"],
  });
  expect(found.map(({ departement, region, q }) => [departement ?? region, q])).toEqual([
    ["01,69", "usinage"],
    ["01,69", "fraisage"],
    ["53", "usinage"],
    ["53", "fraisage"],
  ]);
});

test.each([
  ["INVALID_CODE", { naf: ["62.01Z,00"] }],
  ["INVALID_CODE", { headcount: ["20-49"] }],
  ["INVALID_CODE", { departments: ["69&region=11"] }],
  ["INVALID_CODE", { regions: [""] }],
  ["INVALID_CODE", { keywords: ["000 000 018"] }],
  ["INVALID_CODE", { keywords: ["000000018 00012"] }],
  ["INVALID_CODE", { keywords: [" \u200B"] }],
  ["INVALID_CODE", { keywords: ["...", "%", "—"] }],
  ["TOO_MANY_QUERIES", { keywords: Array.from({ length: 21 }, (_, index) => `mot${index}`) }],
] as const)("what no search can express is refused as %s, and never widened: %j", (word, given) => {
  expect(searchesFor(criteria(given as Parameters<typeof criteria>[0]))).toBe(word);
});

test("the register's refusals teach which codes it knows, once", () => {
  const refusal =
    "Au moins un paramètre `activite_principale` est non valide. Les valeurs valides : ['01.11Y', '62.01Y'].";
  const learned = learn(known, refusal);
  expect(learned).toEqual({ naf: new Set(["01.11Y", "62.01Y"]), tellsNotices: true });
  expect(learned && learn(learned, refusal)).toBeNull();
  for (const other of ["", "Veuillez indiquer au moins un paramètre de recherche.", refusal.slice(0, 70)])
    expect(learn(known, other)).toBeNull();
  expect(learn(known, "Au moins un champ à inclure est non valide. Les champs valides : [].")).toEqual({
    naf: null,
    tellsNotices: false,
  });
  expect(queryForSiren("000000018", { naf: null, tellsNotices: false })).not.toHaveProperty("include_admin");
});
