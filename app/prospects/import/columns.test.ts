import { expect, test } from "vitest";
import { columnsOf } from "./columns.ts";

const fieldsOf = (headings: string[], own: string[] = []) =>
  columnsOf(
    headings,
    [],
    own.map((name) => ({ id: name, name })),
  ).map(({ field, isTaken }) => (isTaken ? field : null));

test("a column of the team's own is recognised by its name, however it is written", () => {
  expect(
    fieldsOf(["Société", "  FIN DE\tcontrat ", "Échéance", "", "🔥"], ["Fin de contrat", "echeance", "🔥"]),
  ).toEqual([...["company", "column:Fin de contrat", "column:echeance", null, "column:🔥"]]);
});

test("what names a field and a column of the team's is the field's first, and the team's then", () => {
  expect(fieldsOf(["Ville", "Ville", "Ville"], ["Ville"])).toEqual(["city", "column:Ville", "city"]);
  expect(fieldsOf(["Localité", "Ville"], ["Ville"])).toEqual(["city", "column:Ville"]);
});

test("what is left out is the team's where it has a column of that name", () => {
  expect(fieldsOf(["Statut"], ["Statut"])).toEqual(["column:Statut"]);
  expect(fieldsOf(["Statut", "Statut"], ["Statut"])).toEqual([null, "column:Statut"]);
  expect(fieldsOf(["Statut"])).toEqual([null]);
});

test("of columns whose names differ in signs alone each gets its own", () => {
  expect(fieldsOf(["Budget €", "Budget"], ["Budget", "Budget €"])).toEqual([
    "column:Budget €",
    "column:Budget",
  ]);
});
