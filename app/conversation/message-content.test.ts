import { expect, test } from "vitest";
import { parseContent } from "./message-content.ts";

test.each([
  ["  Bonjour \n", "Bonjour"],
  ["<script>alert(1)</script>", "<script>alert(1)</script>"],
  ["مرحبا بالعالم", "مرحبا بالعالم"],
  ["👩‍👩‍👧‍👦", "👩‍👩‍👧‍👦"],
  ["a\u0001b", "a\u0001b"],
  ["a".repeat(8_000), "a".repeat(8_000)],
  ["😀".repeat(8_000), "😀".repeat(8_000)],
  [` ${"é".repeat(8_000)} `, "é".repeat(8_000)],
])("%j is accepted", (typed, content) => expect(parseContent(typed)).toEqual({ ok: true, content }));

test.each(["", " ", "\t\r\n", "\u00a0\u202f\u3000", "\ufeff", "\u200b", "\u200b\u2060 \u200d", "\u0007"])(
  "%j is blank",
  (typed) => expect(parseContent(typed)).toEqual({ ok: false, reason: "blank" }),
);

test.each(["\0", "a\0b", "\ud83d", "a\udc00b", "\udc00\ud800"])("%j cannot be stored", (typed) =>
  expect(parseContent(typed)).toEqual({ ok: false, reason: "unreadable" }),
);

test.each(["a".repeat(8_001), "😀".repeat(8_001)])("8,001 characters are too many", (typed) =>
  expect(parseContent(typed)).toEqual({ ok: false, reason: "tooLong" }),
);
