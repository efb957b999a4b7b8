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
