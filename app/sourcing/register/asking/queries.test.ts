import { expect, test } from "vitest";
import { nafCodes } from "#scripts/company-register/codes.ts";
import { criteria } from "#test/sourcing/criteria.ts";
import { learn } from "./learn.ts";
import { type Known, queriesFor, queryForSiren } from "./queries.ts";

const known: Known = { naf: null, tellsNotices: true };

function queries(given: Parameters<typeof criteria>[0]) {
  const found = queriesFor(criteria(given), known);
  if (typeof found === "string") throw new Error(found);
  return found;
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
  ["TOO_MANY_QUERIES", { keywords: Array.from({ length: 21 }, (_, index) => `mot${index}`) }],
] as const)("what no search can express is refused as %s, and never widened: %j", (word, given) => {
  expect(queriesFor(criteria(given as Parameters<typeof criteria>[0]), known)).toBe(word);
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
