import { expect, test } from "vitest";
import { folded } from "./folded.ts";

test.each([
  ["ÉLÉVATION à 100 %", "elevation a 100 %"],
  ["Cœur, CŒUR, ex æquo, ÆQUO", "coeur, coeur, ex aequo, aequo"],
  ["ﬁn e\u0301te\u0301 Ⅷ ℡", "fin ete viii tel"],
  ["ré\u00ADvo\u200Blu\u2060tion\uFEFF\u200E", "revolution"],
  ["ＡＢＣ　１２", "abc 12"],
  ["deux\nlignes, l’une\tet l'autre", "deux\nlignes, l’une\tet l'autre"],
  ["", ""],
])("%j is folded to %j", (text, expected) => {
  expect(folded(text)).toBe(expected);
});
