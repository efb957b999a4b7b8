import { expect, test } from "vitest";
import { wholePart } from "./whole-part.ts";

test.each([
  ["Une première phrase. Une autre, qui s’arr", "Une première phrase. "],
  ["- un\n- deux\n- tro", "- un\n- deux\n"],
  ["Starter coûte 99 € par mois et Growth 1", "Starter coûte 99 € par mois et Growth "],
  [
    "Oui. Ensuite vient une phrase bien plus longue que celle d’avant, sans fin",
    "Oui. Ensuite vient une phrase bien plus longue que celle d’avant, sans ",
  ],
  ["mot", ""],
])("of %j stands %j", (text, whole) => expect(wholePart(text)).toBe(whole));
