import { expect, test } from "vitest";
import { noCriteria } from "./criteria.ts";
import { merged, mergedCriteria } from "./merged.ts";

test("of two changes of the same criteria none is undone by the other", () => {
  const base = { ...noCriteria, regions: ["84"], titles: ["DAF", "PDG"] };
  const mine = { ...base, titles: ["DAF", "Gérant"], keywords: ["vin"] };
  const theirs = {
    ...base,
    regions: ["53"],
    titles: ["DAF", "PDG", "Président"],
    keywords: ["bière", "vin"],
  };
  expect(mergedCriteria(base, mine, theirs)).toEqual({
    ...noCriteria,
    ...{ regions: ["53"], titles: ["DAF", "Président", "Gérant"], keywords: ["bière", "vin"] },
  });
});

test("of a value that both have changed mine stays", () => {
  expect(
    merged({ name: "A", share: "10", tone: null }, { name: "B", share: "20", tone: null }, {
      name: "C",
      share: "10",
      tone: "direct",
    } as never),
  ).toEqual({ name: "B", share: "20", tone: "direct" });
});
