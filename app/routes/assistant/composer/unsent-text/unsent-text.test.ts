import { expect, test } from "vitest";
import { edited, isOutdated } from "./unsent-text.ts";

const empty = { text: "", writtenFor: null };

test("text begun under one question is outdated under the next, even when typing continues", () => {
  const begun = edited(empty, "Ami", "tone");
  expect(isOutdated(begun, "tone")).toBe(false);
  const continued = edited(begun, "Amical et direct", "primary_goal");
  expect(isOutdated(continued, "primary_goal")).toBe(true);
});

test("text typed after the field was emptied belongs to the open question", () => {
  const emptied = edited(edited(empty, "Amical", "tone"), " ", "primary_goal");
  expect(isOutdated(emptied, "primary_goal")).toBe(false);
  expect(isOutdated(edited(emptied, "Des rendez-vous", "primary_goal"), "primary_goal")).toBe(false);
});

test("text begun under the last question is outdated once no question is open", () => {
  expect(isOutdated(edited(empty, "non", "calendly_url"), null)).toBe(true);
});
