import { expect, test } from "vitest";
import { englishEuros, frenchDecimal, frenchEuros } from "./euros.ts";

const plain = (text: string) => text.replaceAll("\u00A0", " ");

test("amounts are written as each language writes them, with decimals only where there are cents", () => {
  expect([0, 5, 198, 100, 19_900, 191_000, 400_000_000, 123_456_789].map(frenchEuros).map(plain)).toEqual([
    "0 €",
    "0,05 €",
    "1,98 €",
    "1 €",
    "199 €",
    "1 910 €",
    "4 000 000 €",
    "1 234 567,89 €",
  ]);
  expect([198, 191_000].map(englishEuros)).toEqual(["€1.98", "€1,910"]);
});

test("no amount and no number has a space at which a line can break", () => {
  expect(frenchEuros(191_000)).not.toContain(" ");
  expect(frenchDecimal(400_000)).toBe("4\u00A0000");
});
