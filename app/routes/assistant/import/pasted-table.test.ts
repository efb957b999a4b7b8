import { expect, test } from "vitest";
import { looksLikeTable, rowsOfPasted } from "./pasted-table.ts";

test("a pasted table of prospects is recognised by its header, and its rows are counted", async () => {
  for (const separator of [";", "\t", ",", "|"]) {
    const rows = ["Société,Nom,E-mail", "A,Anna,anna@a.example", "B,Bruno,", "", "C,Carla,c@c.example"];
    expect(await rowsOfPasted(rows.join("\r\n").replaceAll(",", separator))).toBe(3);
  }
  expect(await rowsOfPasted('"Company name","First name"\n"A, B & Co","Anna"')).toBe(1);
});

test("a pasted table without a header is recognised, and its first row is counted", async () => {
  for (const separator of [";", "\t", ",", "|"])
    expect(
      await rowsOfPasted(`Vannerie;a@a.example\r\nForge;b@b.example\r\n`.replaceAll(";", separator)),
    ).toBe(2);
});

test("other texts are messages, however many separators they have", async () => {
  for (const text of [
    "",
    "Bonjour",
    "Société;Nom;E-mail",
    "Bonjour, voici mes clients :\nA, B, C",
    "Prix;Quantité\n12;3\n14;5",
    "Société\nA\nB",
    "Odile Exemple, odile@vannerie.example\nDirectrice, Vannerie Test\nLyon, 01 99 00 14 27",
    "Bonjour Anna,\nJe reviens vers vous, comme convenu,\nBien à vous,",
    `${";".repeat(60_000)}\n${";".repeat(60_000)}`,
    "\n".repeat(100_000),
  ])
    expect([text.slice(0, 20), await rowsOfPasted(text)]).toEqual([text.slice(0, 20), null]);
  expect(looksLikeTable("Société;Nom\nA;B")).toBe(true);
});
