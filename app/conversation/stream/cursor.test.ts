import { expect, test } from "vitest";
import { parseCursor } from "./cursor.ts";

test.each([
  ["0", 0],
  ["7", 7],
  ["007", 7],
  ["999999999999999", 999_999_999_999_999],
])("%j is the sequence number %d", (value, seq) => expect(parseCursor(value)).toBe(seq));

test("a missing parameter is no cursor", () => expect(parseCursor(null)).toBeNull());

test.each([
  "",
  " 1",
  "-1",
  "1.5",
  "1e3",
  "0x1",
  "١",
  "1\n",
  "1000000000000000",
  "null",
  "1;drop table messages",
])("%j is not a sequence number", (value) => expect(parseCursor(value)).toBe("wrong"));
