import { expect, test } from "vitest";
import { isSettled, recordOf } from "./consent-record.ts";

const made = new Date("2026-03-10T08:00:00Z");
const record = recordOf(made);

test.each(["true", "essential", "refused"])("the choice %j settles the consent", (choice) => {
  expect(isSettled(choice, record, made)).toBe(true);
  expect(isSettled(choice, null, made)).toBe(true);
});

test.each([null, "", "false", "TRUE", "{}"])("%j is not a choice", (choice) => {
  expect(isSettled(choice, record, made)).toBe(false);
});

test("a choice expires after six months", () => {
  expect(isSettled("true", record, new Date("2026-09-10T07:59:59Z"))).toBe(true);
  expect(isSettled("true", record, new Date("2026-09-10T08:00:00Z"))).toBe(false);
});

test("a choice expires when the text changes", () => {
  expect(isSettled("true", JSON.stringify({ date: made, version: "2020-01-01" }), made)).toBe(false);
});

test.each(["{", "null", "[]", "7", '{"date":"never","version":7}'])(
  "an unreadable record, %s, counts as missing",
  (unreadable) => {
    expect(isSettled("essential", unreadable, made)).toBe(true);
  },
);
