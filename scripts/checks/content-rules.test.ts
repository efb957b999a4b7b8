import { expect, test } from "vitest";
import { type ContentText, problemsOf, textsIn } from "./content-rules.ts";

const facts = { requirements: "CLM: Sending... and Désolé, l'article", prices: new Set([99, 1910]) };
const home = "app/content/home/hero-copy.ts hero.lead";
const found = (text: string, more: Partial<ContentText> = {}) =>
  problemsOf({ place: home, text, language: "fr", ...more }, facts);

test.each([
  ["une liste liste du matin", "twice"],
  ["l'assistant", "apostrophe"],
  ["Que faire?", "no space"],
  ["Attendez...", "three dots"],
  ["Moins cher qu’une équipe SDR", "jargon"],
  ["L’assistant remplit votre CRM", "claim"],
  ["Des résultats garantis", "claim"],
  ["Prêt en 72 heures", "delay"],
  ["Dès 149 € par mois", "catalogue"],
])("“%s” is a problem: %s", (text, problem) => {
  expect(found(text)).toEqual([expect.stringContaining(problem)]);
});

test("what the requirements, the catalogue and French typography say is in order", () => {
  for (const text of [
    "Prêt en 48 heures au plus, essai de 14 jours, 30 minutes de démonstration",
    "Dès 99 €, ou 1 910 € par an",
    "Que faire\u00A0? «\u00a0Rien\u00a0»\u00A0: nous nous en occupons.",
    "Sending...",
    "Désolé, l'article",
  ])
    expect(found(text), text).toEqual([]);
});

test("English follows its own typography, and other pages may give advice", () => {
  expect(found("What’s included? It's all here!", { language: "en" })).toEqual([]);
  expect(found("Relancez après 3 jours", { place: "app/content/blog/posts.ts posts" })).toEqual([]);
});

test("texts are found in lists, objects and what functions return", () => {
  const copy = {
    title: "Titre",
    items: ["Un"],
    en: { title: "Title" },
    wait: (name: string) => `Pour ${name}`,
  };
  expect(textsIn(copy, "x copy").map(({ place, text, language }) => [place, text, language])).toEqual([
    ["x copy.title", "Titre", "fr"],
    ["x copy.items.0", "Un", "fr"],
    ["x copy.en.title", "Title", "en"],
    ["x copy.wait()", "Pour Exemple", "fr"],
  ]);
});
