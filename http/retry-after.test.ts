import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { retryAfterIn } from "./retry-after.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-03-02T08:00:00.000Z") });
});
afterEach(() => {
  vi.useRealTimers();
});

test.each([
  ["120", 120],
  [" 1 ", 1],
  ["3600", 3600],
  ["86400", 3600],
  ["999999999999999", 3600],
  ["Mon, 02 Mar 2026 08:02:00 GMT", 120],
  ["Monday, 02-Mar-26 08:02:00 GMT", 120],
  ["Mon Mar  2 08:02:00 2026 GMT", 120],
  ["Tue, 03 Mar 2026 08:00:00 GMT", 3600],
])("Retry-After %j is %i seconds", (value, seconds) => {
  expect(retryAfterIn(new Headers({ "Retry-After": value }))).toBe(seconds);
});

test.each(["", "0", "-5", "1.5", "soon", "Mon, 02 Mar 2026 07:59:00 GMT", "Mon", "9".repeat(60_000)])(
  "Retry-After %j is ignored",
  (value) => {
    expect(retryAfterIn(new Headers({ "Retry-After": value }))).toBeNull();
  },
);

test("a response without Retry-After has none", () => {
  expect(retryAfterIn(new Headers())).toBeNull();
});
