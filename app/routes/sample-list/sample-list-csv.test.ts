import { expect, test } from "vitest";
import { sampleList } from "#app/content/sample/sample-list-copy.ts";
import { sampleProspects } from "#app/content/sample/sample-prospects.ts";
import { rowsOf } from "#test/drafts/csv-rows.ts";
import { sampleListCsv } from "./sample-list-csv.ts";

const csv = sampleListCsv(sampleProspects);
const [names = [], ...rows] = rowsOf(csv.slice(1));

test("the file has a byte order mark, a row of names and twenty prospects", () => {
  expect(csv.startsWith("\uFEFFScore;Entreprise;")).toBe(true);
  expect(csv.split("\r\n")).toHaveLength(22);
  expect(names).toEqual(Object.values(sampleList.columns));
  expect(rows).toHaveLength(20);
  for (const row of rows) expect(row).toHaveLength(names.length);
});

test("the rows are the prospects of the pictures, in their order", () => {
  const column = (name: string) => rows.map((row) => row[names.indexOf(name)]);
  expect(column("Entreprise")).toEqual(sampleProspects.map(({ company }) => company));
  expect(column("Score")).toEqual(sampleProspects.map(({ score }) => String(score)));
  expect(column("E-mail professionnel")).toEqual(sampleProspects.map(({ email }) => email));
  expect(column("Téléphone direct")).toEqual(sampleProspects.map(({ phone }) => phone ?? ""));
  expect(column("Calcul du score")[0]).toMatch(/^Secteur\s: fabricant \(20 sur 20\) \/ .* \(2 sur 5\)$/u);
  expect(column("E-mail vérifié le")[0]).toBe("15 mai");
  expect(column("Sources")[0]).toContain("Signal d’achat\u00A0: Annonces d’emploi de l’entreprise, 12 mai");
  expect(new Set(column("Mention"))).toEqual(new Set([sampleList.mark]));
  expect(rows[0]?.slice(0, 6)).toEqual([
    "92",
    "Ateliers Vauclair",
    "Menuiserie industrielle",
    "60",
    "Besançon",
    "Hélène Courtade",
  ]);
});

test("only what may be missing is empty, and no cell is a formula", () => {
  for (const row of [names, ...rows])
    for (const [index, cell] of row.entries()) {
      if (names[index] !== "Téléphone direct") expect(cell).not.toBe("");
      expect(cell).not.toMatch(/^[\s']*[=+\-@|%]/);
    }
  const [first] = sampleProspects;
  if (!first) throw new Error("The list is empty.");
  const [, hostile = []] = rowsOf(sampleListCsv([{ ...first, company: '=1+1;"x"', phone: "+33199001427" }]));
  expect(hostile[1]).toBe(`'=1+1;"x"`);
  expect(hostile).toContain("'+33199001427");
});
