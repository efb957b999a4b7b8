import { expect, test } from "vitest";
import { withoutTable, withTable } from "./table-in-text.ts";

const table = "Société;E-mail\r\nA;a@a.example";
const shown = "Société;E-mail\nA;a@a.example";

test("an imported table leaves the text, and what else was typed stays", () => {
  expect(withoutTable(`Voici :\n${shown}\nMerci`, table)).toEqual({ rest: "Voici :\n\nMerci", place: 8 });
  expect(withoutTable(`\n${shown}\n`, table)).toEqual({ rest: "", place: 1 });
});

test("a table that somebody has changed stays", () => {
  expect(withoutTable(shown.replace("A;", "B;"), table)).toBeNull();
});

test("a table whose import is taken back stands where it stood, whatever was typed meanwhile", () => {
  expect(withTable("Voici :\n\nMerci", table, 8)).toBe(`Voici :\n${shown}\nMerci`);
  expect(withTable("", table, 8)).toBe(shown);
});
