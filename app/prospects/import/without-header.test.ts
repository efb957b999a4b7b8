import { expect, test } from "vitest";
import { columnsOf } from "./columns.ts";
import { columnsWithoutHeader, hasSameValues, lacksHeader } from "./without-header.ts";

const cellsOf = (text: string) => text.split("\n").map((line) => line.split(";"));
const isHeaderless = (text: string) => lacksHeader(cellsOf(text), columnsOf(cellsOf(text)[0] ?? []));
const fieldsOf = (text: string) => columnsWithoutHeader(cellsOf(text), []).map(({ field }) => field);

test("a first row with what no name of a column is, is a prospect", () => {
  for (const text of [
    "Vannerie Test;odile@vannerie.example",
    "Vannerie Test;01 99 00 14 27",
    "Vannerie Test;https://vannerie.example/accueil",
    "Vannerie Test;linkedin.com/in/odile-exemple",
    "Vannerie Test;123456782",
    "Contact;odile@vannerie.example",
    "Vannerie Test SARL;Odile Exemple;Lyon",
    "Vannerie Test;Odile Exemple;Lyon\nForge Test;Paul Exemple;Lyon",
  ])
    expect([text, isHeaderless(text)]).toEqual([text, true]);
});

test("a header stays one, whether its names are known or not", () => {
  for (const text of [
    "Société;E-mail\nVannerie Test;odile@vannerie.example",
    "Entreprise;odile@vannerie.example",
    "Firma;Ansprechpartner;Ort\nVannerie Test;Odile Exemple;Lyon\nForge Test;Paul Exemple;Lyon",
    "Colonne 1;Colonne 2\nVannerie Test;Odile Exemple",
    "Ville;Colonne\nVille;Autre",
    "",
  ])
    expect([text, isHeaderless(text)]).toEqual([text, false]);
});

test("columns are recognised by what they contain", () => {
  expect(
    fieldsOf(
      "Vannerie Test;Odile Exemple;odile.exemple@vannerie-test.example;01 99 00 14 27;www.vannerie.fr;123 456 782;Lyon",
    ),
  ).toEqual(["company", "contact", "email", "phone", "website", "siren", null]);
  expect(fieldsOf("Exemple;Odile;odile.exemple@forge.example;Forge SAS")).toEqual([
    ...["lastName", "firstName", "email", "company"],
  ]);
  expect(fieldsOf("odile@mail.example;Vannerie\npaul@mail.example;Forge")).toEqual(["email", "company"]);
  expect(fieldsOf("199001427;Vannerie\n123456782;Forge")).toEqual(["phone", "company"]);
});

test("what only might be the company is left to choose", () => {
  expect(fieldsOf("Odile Exemple;Vannerie;01 99 00 14 27")).toEqual([null, null, "phone"]);
  expect(fieldsOf("Odile Exemple;odile.exemple@mail.example")).toEqual(["contact", "email"]);
});

test("a choice counts before what a column contains, and its cell of the first row is told", () => {
  const columns = columnsWithoutHeader(cellsOf("  Odile\tExemple ;odile@mail.example"), ["company", null]);
  expect(columns.map(({ field, heading, example }) => [field, heading, example])).toEqual([
    ["company", "", "Odile Exemple"],
    [null, "", "odile@mail.example"],
  ]);
});

test("a table has the same kind of values in each row, a text has not", () => {
  expect(hasSameValues(cellsOf("Vannerie;a@a.example\nForge;b@b.example\nScierie;"))).toBe(true);
  expect(hasSameValues(cellsOf("Odile Exemple;odile@mail.example\nDirectrice;Vannerie Test\nLyon;69"))).toBe(
    false,
  );
  expect(hasSameValues(cellsOf("Vannerie;a@a.example"))).toBe(false);
});
