import { expect, test } from "vitest";
import { placeholder, placeholdersIn, withoutPlaceholders } from "./placeholders.ts";

test("placeholders are found with their offsets", () => {
  expect(placeholdersIn("Bonjour {{prénom}}, {{ nom }}")).toEqual([
    { text: "{{prénom}}", start: 8, end: 18 },
    { text: "{{ nom }}", start: 20, end: 29 },
  ]);
  expect(placeholdersIn(`${placeholder("company")}`)).toHaveLength(1);
});

test.each([
  "{prénom}",
  "{ Nom }",
  "[Prénom]",
  "[Nom de l’entreprise]",
  "[PRÉNOM NOM]",
  "[____]",
  "\\[Prénom\\]",
  "［Prénom］",
  "【Prénom】",
  "[…]",
  "[...]",
  "<%= nom %>",
  "#prenom#",
  "<prénom>",
  "<Nom de l'entreprise>",
  "%prenom%",
  "*|FNAME|*",
  "XXX",
  "XX",
  "xxxx",
  "____",
  "…",
])("%s is a gap", (gap) => {
  for (const text of [` ${gap}`, `Bonjour ${gap}, bien à vous.`, `Je suis ${gap}.`, `(${gap})`])
    expect(placeholdersIn(text)).toEqual([
      { text: gap, start: text.indexOf(gap), end: text.indexOf(gap) + gap.length },
    ]);
});

test.each([
  "{{}}",
  "{{a\nb}}",
  "{{a",
  `{{${"y".repeat(61)}}}`,
  "{{a}b}}",
  "[notre offre](https://exemple.fr)",
  "![logo](logo.png)",
  "[notre offre][1]\n\n[1]: https://exemple.fr",
  "[notre offre][Site  web]\n\n[site web]: https://exemple.fr",
  "[Offre][] et [offre]\n\n[Offre]: <https://exemple.fr>",
  "une note [^note]",
  "directeur[rice]",
  "étape #1 et #2, #vente #b2b",
  "# Titre #",
  "[offre]: https://exemple.fr",
  "- [x] fait",
  "- [X] fait",
  "- [ ] à faire",
  "une étude [1] et [12]",
  "une note [^1]",
  "il a dit [sic]",
  "Et bien plus…",
  "Attendez... Non.",
  "Il a dit\u00A0: «\u00A0Oui … mais non\u00A0».",
  "« la suite […] et la fin [...] » ou “la suite […]”",
  "\\[1\\]",
  "\\[ \\]",
  "liste[index]",
  "<jean@exemple.fr>",
  "<https://exemple.fr>",
  "a < b et c > d",
  "<b>gras</b> <br> <strong>fort</strong>",
  "10 % de remise, 20 % ensuite",
  "50%et30%",
  "taille XXL, au XXe siècle",
  "https://xxx.fr/xxx",
  "nom_de_variable",
  "Bien à vous,\n______\nAnne",
  "a\n___",
  '{"prénom": 1}',
])("%j holds no gap", (text) => {
  expect(placeholdersIn(text)).toEqual([]);
});

test.each([
  ["Bonjour [Prénom][Nom],", ["[Prénom]", "[Nom]"]],
  ["Bonjour[Prénom],", ["[Prénom]"]],
  ["Bonjour[prénom],", ["[prénom]"]],
  ["Bonjour \\[Prénom\\]\\[Nom\\],", ["\\[Prénom\\]", "\\[Nom\\]"]],
  ["« Une suite » : […]", ["[…]"]],
  ["Bonjour ..., chez …, à 10 h", ["...", "…"]],
  ["[Prénom][Nom]\n\n[1]: https://exemple.fr", ["[Prénom]", "[Nom]"]],
])("the gaps of %j are found", (text, gaps) => {
  expect(placeholdersIn(text).map((gap) => gap.text)).toEqual(gaps);
});

test("without its placeholders a text keeps its length, and the words in brackets", () => {
  expect(withoutPlaceholders("a {{b}} c XXX")).toBe("a \n\n\n\n\n c \n\n\n");
  expect(withoutPlaceholders("[Offre gratuite] pour <vous tous>")).toBe(
    "\nOffre gratuite\n pour \nvous tous\n",
  );
  expect(withoutPlaceholders("\\[Offre gratuite\\] 【à tous】 <%= nom %>")).toBe(
    "\n\nOffre gratuite\n\n \nà tous\n \n\n\n\n\n\n\n\n\n\n",
  );
});

test("64,000 signs that begin gaps and end none are read in one go", () => {
  for (const part of [
    "[",
    "{",
    "<a",
    "%a",
    "*|",
    "X",
    "_",
    "[a ",
    "{{a",
    "<",
    "[]",
    "Xx",
    "_\n",
    "\\[",
    "#a",
    "［",
    "<%",
    "[…]",
    "[a]: /",
    "…",
    " ...",
  ])
    expect(withoutPlaceholders(part.repeat(64_000 / part.length))).toHaveLength(
      part.length * Math.floor(64_000 / part.length),
    );
});
