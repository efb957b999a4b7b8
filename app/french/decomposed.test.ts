import { expect, test } from "vitest";
import { expandingPieces } from "#test/hostile/expanding-pieces.ts";
import { decomposed, mostDecomposed } from "./decomposed.ts";

test.each([
  ["Élévation à 100 %", "Elevation a 100 %"],
  ["ﬁn e\u0301te\u0301 Ⅷ ½", "fin ete VIII 1⁄2"],
  ["ＡＢＣ　１２", "ABC 12"],
  ["𝐇ello 👩‍💻", "Hello 👩‍💻"],
  ["각", "\u1100\u1161\u11a8"],
])("%j is decomposed into %j", (text, expected) => {
  expect(decomposed(text)).toBe(expected);
});

test.each(expandingPieces)("8,000 times %j become no more than four times as long", (piece) => {
  const text = piece.repeat(8_000 / piece.length);
  expect(decomposed(text).length).toBeLessThanOrEqual(mostDecomposed * text.length);
  expect(decomposed(text)).toBe(decomposed(piece).repeat(8_000 / piece.length));
});
