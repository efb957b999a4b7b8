import { expect, test } from "vitest";
import { edited, isOutdated } from "./draft.ts";

const empty = { text: "", writtenFor: null };

test("text that was begun under one question is not meant for the next, however long it is typed", () => {
  const begun = edited(empty, "Ami", "tone");
  expect(isOutdated(begun, "tone")).toBe(false);
  const typedOn = edited(begun, "Amical et direct", "primary_goal");
  expect(isOutdated(typedOn, "primary_goal")).toBe(true);
});

test("who empties the field begins anew", () => {
  const emptied = edited(edited(empty, "Amical", "tone"), " ", "primary_goal");
  expect(isOutdated(emptied, "primary_goal")).toBe(false);
  expect(isOutdated(edited(emptied, "Des rendez-vous", "primary_goal"), "primary_goal")).toBe(false);
});

test("text that was begun before the last question was answered is not sent as a message of its own unseen", () => {
  expect(isOutdated(edited(empty, "non", "calendly_url"), null)).toBe(true);
});
