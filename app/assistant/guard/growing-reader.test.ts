import { expect, test } from "vitest";
import { growingReader } from "./growing-reader.ts";

test.each(["a", "a ", "\ufdfa", "1 ", "a. ", "Un mot. Deux mots. ", "https://a.example/", "€ "])(
  "an answer of 12,000 characters of %j that comes in parts is read in linear time",
  (piece) => {
    const whole = piece.repeat(12_000 / piece.length);
    let read = 0;
    const safeLength = growingReader((_reading, text) => {
      read += text.length;
      return text.length;
    });
    for (let length = 20; length <= whole.length; length += 20) safeLength(whole.slice(0, length));
    // Of a sentence without an end the first 4,000 characters are read with each part, then less and less often.
    expect(read).toBeLessThan(50 * whole.length);
  },
);

test("a long end is read again when it is that of another text", () => {
  const lengths: number[] = [];
  const safeLength = growingReader((_reading, text) => {
    lengths.push(text.length);
    return 0;
  });
  safeLength("a".repeat(6_000));
  safeLength("a".repeat(6_001));
  safeLength("b".repeat(6_001));
  expect(lengths).toEqual([6_000, 6_001]);
});

test("of an end that is longer than an answer, as its signs are spelled, no more is read or shown", () => {
  for (const [piece, spelled] of [
    ["a ", 1],
    ["\ufdfa", 18],
  ] as const) {
    let longest = 0;
    const safeLength = growingReader((reading) => {
      longest = Math.max(longest, reading.view.chars.length);
      return 1;
    });
    const whole = piece.repeat(64_000 / piece.length);
    const shown = Array.from({ length: 640 }, (_, at) => safeLength(whole.slice(0, 100 * (at + 1))));
    expect(longest).toBeLessThanOrEqual(16_000);
    expect(longest * spelled).toBeGreaterThan(8_000);
    expect(new Set(shown)).toEqual(new Set([1]));
    // Another text is read again.
    expect(safeLength("Bonjour.")).toBe(1);
  }
});
