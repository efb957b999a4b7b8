import { expect, test } from "vitest";
import { rowsOf } from "#test/drafts/csv-rows.ts";
import { draftOf, fileOf, iptc } from "#test/drafts/exported-files.ts";

const criteria = { titles: [], sizes: [], sectors: [], places: [], keywords: [], exclusions: [] };

test("CSV has a row for each criterion and one for the origin", async () => {
  const { text, type } = await fileOf(
    draftOf("search", { ...criteria, titles: ["DSI", 'Dir. "achats", Lyon'], places: ["Île-de-France"] }),
    "csv",
  );
  expect(type).toBe("text/csv; charset=utf-8; header=present");
  expect(text.startsWith("\uFEFFCritère;Valeur\r\nFonctions;DSI\r\n")).toBe(true);
  expect(rowsOf(text.slice(1))).toEqual([
    ["Critère", "Valeur"],
    ["Fonctions", "DSI"],
    ["Fonctions", 'Dir. "achats", Lyon'],
    ["Zones", "Île-de-France"],
    [
      "Origine",
      expect.stringMatching(new RegExp(`^Texte produit par Matinal .*${iptc}algorithmicMedia\\)$`)),
    ],
  ]);
});

test("no cell of a CSV file is a formula", async () => {
  const formulas = {
    "=1+1": "'=1+1",
    "@SUM(A1)": "'@SUM(A1)",
    "\u200B=1": "\u200B'=1",
    "a;=cmd|' /C calc'!A0": "a;'=cmd|' /C calc'!A0",
    'Dir. "achats", -2+3': `Dir. "achats", '-2+3`,
  };
  const { text } = await fileOf(draftOf("search", { ...criteria, keywords: Object.keys(formulas) }), "csv");
  const values = rowsOf(text.slice(1))
    .filter(([name]) => name === "Mots-clés")
    .map(([, value]) => value);
  expect(values).toEqual(Object.values(formulas));
});
