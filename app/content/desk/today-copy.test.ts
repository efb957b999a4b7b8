import { expect, test } from "vitest";
import { limitNames } from "#metrics/limit-names.ts";
import { limitInWords } from "./today-copy.ts";

test("every limit is told in words of its own, and one of another version by its name", () => {
  const told = limitNames.map(limitInWords);
  expect(told.filter((words) => /^[a-z]|_/.test(words))).toEqual([]);
  expect(new Set(told).size).toBe(limitNames.length);
  expect(limitInWords("moon_phases")).toBe("moon_phases");
});
