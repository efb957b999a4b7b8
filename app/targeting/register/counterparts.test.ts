import { expect, test } from "vitest";
import { goneIn } from "../gone-activities.ts";
import { activityCodes, activityLabel, laterCodes } from "./activities.ts";
import { counterpartsOf, isInTrade, withoutCounterpart } from "./counterparts.ts";
import table from "./naf-rev2-to-2025.json" with { type: "json" };

test("the labels and the table are whole, by INSEE's own counts", () => {
  const relations = Object.values(table).flatMap((codes) => codes.split(" "));
  expect([activityCodes.length, laterCodes.length, relations.length]).toEqual([732, 747, 1_223]);
  expect(Object.keys(table).sort()).toEqual([...activityCodes].sort());
  // Nothing of rév. 2 goes into "Autre commerce de gros spécialisé n.c.a.".
  expect(laterCodes.filter((code) => !relations.includes(code))).toEqual(["46.89Y"]);
  expect(relations.filter((code) => activityLabel(code) === null)).toEqual([]);
  // As the source has some: "de semences et ,d’aliments pour bétail".
  const labels = [...activityCodes, ...laterCodes].map((code) => activityLabel(code) ?? "");
  expect(labels.filter((label) => label.includes(" ,") || label.includes("  "))).toEqual([]);
  const parts = (length: number) => new Set(laterCodes.map((code) => code.slice(0, length))).size;
  expect([parts(2), parts(4), parts(5)]).toEqual([87, 287, 651]);
  expect(activityCodes.filter((code) => laterCodes.includes(code))).toEqual([]);
});

test.each([
  ["62.01Z", "62.10Y"],
  ["62.10Y", "62.01Z"],
  // Divided, and nothing else goes into the parts.
  ["86.90D", "86.94G 86.94H"],
  ["45.11Z", "46.71G"],
  // All of it goes to one that takes others too.
  ["10.71C", "10.71H"],
  // Shared parts alone: the one of the same class, not the wheat starch and not every intermediary.
  ["10.61A", "10.61G"],
  ["47.24Z", "47.24Y"],
  ["63.11Z", "60.20H 60.39Y 63.10Y"],
  // A way of selling that the new nomenclature does not know.
  ["47.99A", ""],
  ["46.89Y", ""],
  ["00.00Z", ""],
])("%s stands for %j in the other nomenclature", (code, expected) => {
  expect(counterpartsOf([code]).sort().join(" ")).toBe(expected);
});

test("a part that is shared among wanted activities alone is wanted", () => {
  expect(counterpartsOf(["20.14Z"])).toEqual(["20.14Y"]);
  expect(counterpartsOf(["20.14Z", "20.59Z"]).sort()).toEqual(["20.14Y", "20.51Y", "20.59Y"]);
  expect(withoutCounterpart(["62.01Z", "47.99A"])).toEqual(["47.99A"]);
});

test.each<[string[], (string | null)[], boolean]>([
  [["62.01Z"], ["62.01Z", "62.10Y"], true],
  [["62.01Z"], ["62.10Y"], true],
  [["62.10Y"], ["62.01Z"], true],
  [["25.62B"], ["25.62A", "25.53Y"], false],
  [["25.62B"], ["25.53Y"], true],
  [["62.01Z"], ["70.20Y"], false],
  [["62.01Z", "70.20Y"], ["62.10Y"], true],
  [["62.01Z"], [], false],
  [[], [], true],
])("criteria %j and a company with %j: %s", (wanted, own, expected) => {
  expect(
    isInTrade(
      wanted,
      own.filter((code) => code !== null),
    ),
  ).toBe(expected);
});

test("from the change on criteria say which of their activities the register no longer knows", () => {
  const criteria = { naf: ["47.99A", "62.01Z"] };
  expect(goneIn(criteria, new Date("2026-12-31T22:59:59Z"))).toEqual([]);
  expect(goneIn(criteria, new Date("2026-12-31T23:00:00Z"))).toEqual([
    "«\u00A0Vente à domicile\u00A0» n’a plus de code à lui dans le registre depuis le 1er janvier 2027\u00A0: choisissez une autre activité.",
  ]);
});
