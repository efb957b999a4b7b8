import { expect, test } from "vitest";
import { bannedPhraseFinder } from "./banned-phrases.ts";
import { phraseFinder } from "./phrase-finder.ts";
import { wordsOf } from "./words.ts";

const foundIn = (text: string, list: string) =>
  bannedPhraseFinder(list)(wordsOf(text)).map(({ start, end }) => text.slice(start, end));

test.each([
  ["Une offre RÉVOLUTIONNAIRE !", "révolutionnaire", ["RÉVOLUTIONNAIRE"]],
  ["Des idées revolutionnaires.", "Révolutionnaire", ["revolutionnaires"]],
  ["une équipe innovante", "innovant", ["innovante"]],
  ["N’hésitez pas à", "n'hésitez pas", ["N’hésitez pas"]],
  ["gagner  du\u00A0temps", "gagner du temps", ["gagner  du\u00A0temps"]],
  ["clés-en-mains", "clé en main", ["clés-en-mains"]],
  ["révo\u00ADlution\u200Bnaire", "révolutionnaire", ["révo\u00ADlution\u200Bnaire"]],
  ["un cœur", "coeur", ["cœur"]],
  ["ouvert 24/7 à 100 %", "24/7, 100%", ["24/7", "100 %"]],
  ["Vite !!!", "!!!", ["!!!"]],
  ["gagner du temps et de l’argent", "gagner, gagner du temps", ["gagner du temps"]],
])("%j contains %j", (text, list, expected) => {
  expect(foundIn(text, list)).toEqual(expected);
});

test.each([
  ["Voici notre rapport.", "port"],
  ["stopper", "stop"],
  ["gagner\ndu temps", "gagner du temps"],
  ["Bonjour {{prénom}},", "prénom"],
  ["aucun mot", "aucun"],
  ["texte", ""],
  ["texte", " , ;\n«»"],
])("%j does not contain %j", (text, list) => {
  expect(foundIn(text, list)).toEqual([]);
});

test("the list is read with bullets, quotes, lines and semicolons", () => {
  expect(foundIn("un deux trois quatre", '- « un »\n• deux; "trois" , 4. quatre')).toEqual([
    "un",
    "deux",
    "trois",
    "quatre",
  ]);
});

test("a phrase is found at most once in each place, also in repeated words", () => {
  expect(phraseFinder([{ phrase: "a a" }])(wordsOf("a a a a a"))).toHaveLength(2);
  expect(phraseFinder([{ phrase: "a ".repeat(4_000) }])(wordsOf("a ".repeat(2_500))).length).toBeGreaterThan(
    0,
  );
});
