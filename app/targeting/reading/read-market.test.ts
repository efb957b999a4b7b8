import { expect, test } from "vitest";
import { expandingPieces } from "#test/hostile/expanding-pieces.ts";
import { noCriteria } from "../criteria.ts";
import { type MarketWords, readMarket } from "./read-market.ts";

const market = (words: Partial<MarketWords>) => readMarket({ sector: "", size: "", place: "", ...words });

test("sector, size and place become criteria, in the words of /ciblage", () => {
  const { criteria, isRestricted, understood, notUnderstood } = market({
    sector: "restaurants et campings",
    size: "10 à 49 salariés",
    place: "Bretagne, Nantes",
  });
  expect(criteria).toEqual({
    ...noCriteria,
    naf: expect.arrayContaining(["55.30Z", "56.10A"]),
    headcount: ["11", "12"],
    departments: ["44"],
    regions: ["53"],
  });
  expect(isRestricted).toBe(true);
  expect(understood).toEqual([
    expect.stringMatching(/^Secteurs/),
    expect.stringMatching(/^Taille\u00A0: 10\u00A0à\u00A049 salariés\.$/),
    expect.stringMatching(/^Siège\u00A0: Bretagne, Loire-Atlantique/),
    expect.stringMatching(/Nantes.+tout le département/),
  ]);
  expect(notUnderstood).toEqual([]);
});

test("nothing said, everything said, and nothing understood restrict nothing", () => {
  for (const words of [{}, { sector: "tous secteurs", place: "France entière", size: "toutes tailles" }])
    expect(market(words)).toMatchObject({ isRestricted: false, criteria: noCriteria, notUnderstood: [] });
  expect(market({ sector: "xylotruc", place: "Suisse" })).toMatchObject({
    isRestricted: false,
    notUnderstood: [
      expect.stringContaining("Suisse"),
      expect.stringContaining("toute la France compte"),
      expect.stringContaining("xylotruc"),
    ],
  });
});

test("a half that is not understood is said, and the other half counts", () => {
  const { criteria, notUnderstood } = market({ sector: "xylotruc", place: "Lyon" });
  expect(criteria).toEqual({ ...noCriteria, departments: ["69"] });
  expect(notUnderstood).toEqual([expect.stringContaining("xylotruc")]);
});

test("no word of a visitor is in the criteria: neither in quotation marks, nor a number, a domain or a title", () => {
  const { criteria, notUnderstood } = market({
    sector: "gérants de « campings », 552 100 554, sauf concurrent.example",
    place: "“Vendée”",
  });
  expect(criteria).toEqual({ ...noCriteria, naf: ["55.30Z"], departments: ["85"] });
  expect(notUnderstood).toEqual([expect.stringContaining("SIREN")]);
});

test("hostile words are read or said, and never become more than codes", () => {
  const pieces = [...expandingPieces, "\u0000", "\ud800", "<script>", "=1+1", "__proto__", "@", "69,", "a-"];
  for (const piece of pieces) {
    const words = piece.repeat(Math.ceil(120 / piece.length)).slice(0, 120);
    const { criteria, notUnderstood } = market({ sector: words, size: words, place: words });
    expect([criteria.keywords, criteria.include, criteria.exclude, criteria.titles]).toEqual([
      [],
      [],
      [],
      [],
    ]);
    for (const code of [...criteria.naf, ...criteria.headcount, ...criteria.departments, ...criteria.regions])
      expect(code).toMatch(/^[\dA-Z.]{2,6}$/);
    expect(notUnderstood.length).toBeLessThanOrEqual(20);
  }
});
