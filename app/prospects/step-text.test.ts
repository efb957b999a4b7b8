import { expect, test } from "vitest";
import { stepText } from "./step-text.ts";

test.each([
  ["2026-03-03T08:00:00.000Z", "Rappeler, mardi 3 mars à 9 h"],
  ["2026-07-01T12:30:00.000Z", "Rappeler, mercredi 1er juillet à 14 h 30"],
  ["2026-03-02T23:05:00.000Z", "Rappeler, mardi 3 mars à 0 h 05"],
])("a step at %s is told by the day and the hour in Paris", (at, text) => {
  expect(stepText({ what: "Rappeler", at }).replaceAll("\u00A0", " ")).toBe(text);
});

test("a step without a moment is told by itself", () => {
  expect(stepText({ what: "Écrire", at: null })).toBe("Écrire");
});
