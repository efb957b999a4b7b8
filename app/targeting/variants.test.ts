import { expect, test } from "vitest";
import { type Criteria, noCriteria } from "./criteria.ts";
import { fewCompanies, manyCompanies, variantsOf } from "./variants.ts";

const given = (changes: Partial<Criteria>) => ({ ...noCriteria, ...changes });
const found = (count: number, atLeast = false) => ({ count, atLeast });

test("few companies relax each criterion that there is, many tighten size and place, and else nothing is proposed", () => {
  const criteria = given({ naf: ["56.10A"], regions: ["53", "52"], headcount: ["11", "12", "21"] });
  expect(variantsOf(criteria, found(fewCompanies))).toEqual([]);
  expect(variantsOf(criteria, found(manyCompanies))).toEqual([]);
  expect(variantsOf(criteria, found(fewCompanies - 1))).toEqual([
    { kind: "drop", criterion: "naf", criteria: { ...criteria, naf: [] } },
    { kind: "drop", criterion: "headcount", criteria: { ...criteria, headcount: [] } },
    { kind: "drop", criterion: "places", criteria: { ...criteria, regions: [] } },
  ]);
  expect(variantsOf(criteria, found(10_000, true))).toEqual([
    { kind: "bands", bands: ["11", "12"], criteria: { ...criteria, headcount: ["11", "12"] } },
    { kind: "bands", bands: ["21"], criteria: { ...criteria, headcount: ["21"] } },
    { kind: "place", place: { kind: "region", code: "53" }, criteria: { ...criteria, regions: ["53"] } },
    { kind: "place", place: { kind: "region", code: "52" }, criteria: { ...criteria, regions: ["52"] } },
  ]);
});

test("without any size four usual ones are proposed, none of which is for those who employ nobody", () => {
  const variants = variantsOf(noCriteria, found(10_000, true));
  expect(variants.map((variant) => variant.kind === "bands" && variant.bands)).toEqual([
    ["01", "02", "03"],
    ["11", "12"],
    ["21", "22", "31"],
    ["32", "41", "42", "51", "52", "53"],
  ]);
  expect(variantsOf(noCriteria, found(0))).toEqual([]);
});
