import { expect, test } from "vitest";
import { fontFiles } from "./web-fonts.ts";

const [french, other] = fontFiles.map(({ characters }) => new Set(characters));

test("the first font file has every character of French, of prices and of our typography", () => {
  const sentences = [
    "Voix ambiguë d’un cœur qui, au zéphyr, préfère les jattes de kiwis ; où naît l’île, là-bas, naïf Laërtes ?",
    "Dès Noël, L’Haÿ-les-Roses : « À bientôt ! » dit Œdipe… — 50 % de 1\u00A0910,50 € + 2 × 3 ÷ 4 − 5 · 20 °C (ou 7 h 30)",
    "“contact@matinal.example” & suite/fin_1 = – |",
  ];
  const letters = "àâæçéèêëîïôœùûüÿ";
  const needed = [...sentences.join(""), ...letters, ...letters.toUpperCase().replace("Ÿ", "")];
  expect(needed.filter((character) => !french?.has(character))).toEqual([]);
});

test("a page fetches the second font file for no space, hyphen or control character", () => {
  const invisible = ["\n", "\t", " ", "\u00A0", "\u00AD", "\u200B", "\u2009", "\u202F", "\u2060", "\uFEFF"];
  expect(invisible.filter((character) => other?.has(character))).toEqual([]);
});

test("the second font file has what else people type, and nothing twice", () => {
  expect([..."{}[]<>~#$*ñßøåÑ‘„‹›™"].filter((character) => !other?.has(character))).toEqual([]);
  expect([...(french ?? [])].filter((character) => other?.has(character))).toEqual([]);
});
