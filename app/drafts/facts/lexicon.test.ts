import { expect, test } from "vitest";
import * as lexicon from "./lexicon.server.ts";

test("a form of the third person is found with those of nous and vous", () => {
  expect(["occupe", "entretiendra", "est", "vos", "NA", ""].map(lexicon.nousOf)).toEqual([
    "occupons",
    "entretiendrons",
    "sommes",
    null,
    null,
    null,
  ]);
  expect(["occupent", "étaient", "occupe", "parent", ""].map(lexicon.vousOfPlural)).toEqual([
    "occupez",
    "étiez",
    null,
    "parez",
    null,
  ]);
});

test("a noun has its gender, in the plural too", () => {
  expect(["lame", "lames", "chevaux", "bureaux", "vitraux", "devis", "affûtées"].map(lexicon.nounOf)).toEqual(
    [
      { gender: "f", isPlural: false },
      { gender: "f", isPlural: true },
      { gender: "m", isPlural: true },
      { gender: "m", isPlural: true },
      { gender: "m", isPlural: true },
      { gender: "m", isPlural: false },
      null,
    ],
  );
});

test("a form without accents has the spellings that it can be, and one that is only itself has none", () => {
  expect(["coutera", "gere", "marche", "livre", "ecole", "tribune"].map(lexicon.spellingsOf)).toEqual([
    ["coûtera"],
    ["gère", "géré"],
    ["marché", "marche"],
    ["livré", "livre"],
    ["école"],
    [],
  ]);
});
