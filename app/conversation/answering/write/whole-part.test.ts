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
  ["1. Appelez.\n2. Notez.\n3. ", "1. Appelez.\n2. Notez.\n"],
  ["1. Appelez.\n2. Notez.\n3. Prép", "1. Appelez.\n2. Notez.\n"],
  ["1. Appelez.\n2. Notez.\n**3. Prép", "1. Appelez.\n2. Notez.\n"],
  ["> 9. Appelez demain.\n> 10. Not", "> 9. Appelez demain.\n"],
  [
    "Choisissez l’une des deux.\na. Appelez demain matin.\nb. Écr",
    "Choisissez l’une des deux.\na. Appelez demain matin.\n",
  ],
  ["Préparez votre appel avec soin. Demandez M. Dur", "Préparez votre appel avec soin. "],
  ["Il travaille rue des Lices. Saluez le Dr. Mar", "Il travaille rue des Lices. "],
  [
    "Il dit\u00A0: «\u00A0Rappelez-moi demain.\u00A0» Puis rac",
    "Il dit\u00A0: «\u00A0Rappelez-moi demain.\u00A0» ",
  ],
  ["**Relancez après trois jours.** Ensuite, att", "**Relancez après trois jours.** "],
  ["Il a 20 salariés en 2024. Demandez-lui", "Il a 20 salariés en 2024. "],
])("of %j stands %j", (text, whole) => expect(wholePart(text)).toBe(whole));

test("what may not be divided stands whole", () => {
  const mark = "~~149 €~~ (à vérifier\u00A0: ce prix n’est pas au catalogue)";
  const text = `| Growth | ${mark} et`;
  const place = { start: 11, end: 11 + mark.length };
  expect(wholePart(text, [place])).toBe(`| Growth | ${mark} `);
  expect(wholePart(`| Growth | ${mark}`, [place])).toBe(`| Growth | ${mark}`);
});
