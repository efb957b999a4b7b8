import { expect, test } from "vitest";
import { bringsProspects, contentsOf, plansWith, smallestWith, toldFeatures } from "./contents.ts";

test("each offer has what those below have, and more", () => {
  const [starter, growth, scale] = (["starter", "growth", "scale"] as const).map(contentsOf);
  expect(growth?.features).toEqual(expect.arrayContaining(starter?.features ?? []));
  expect(scale?.features).toEqual(expect.arrayContaining(growth?.features ?? []));
  expect([starter, growth, scale].map((each) => [each?.contacts, each?.users, each?.criteria])).toEqual([
    [50, 2, 20],
    [200, 3, 20],
    [400, 5, null],
  ]);
});

test("a trial has Growth's contents with Starter's contacts", () => {
  expect(contentsOf("trial")).toEqual({ ...contentsOf("growth"), contacts: 50 });
});

test("who has no offer has nothing of one", () => {
  expect(contentsOf(null)).toEqual({ contacts: 0, users: 1, criteria: 20, features: [] });
  expect(bringsProspects(contentsOf(null))).toBe(false);
  expect(bringsProspects(contentsOf("trial"))).toBe(true);
});

test("the smallest offer that has something is the one to name", () => {
  expect([smallestWith("personas"), smallestWith("exportImport"), smallestWith("reports")]).toEqual([
    "starter",
    "growth",
    "scale",
  ]);
  expect(plansWith("exportImport").map(({ name }) => name)).toEqual(["Growth", "Scale"]);
});

test("a reader is told of one support, one interface and one pace", () => {
  expect(toldFeatures(contentsOf("growth"))).toEqual([
    "personas",
    "customCrm",
    "prioritySupport",
    "realTimeUpdates",
    "exportImport",
  ]);
  expect(toldFeatures(contentsOf("scale"))).toEqual([
    "personas",
    "realTimeUpdates",
    "exportImport",
    "bespokeCrm",
    "dedicatedSupport",
    "unlimitedCriteria",
    "reports",
  ]);
});
