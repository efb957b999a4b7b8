import { expect, test } from "vitest";
import { type ContentText, problemsOf, textsIn } from "./content-rules.ts";

const facts = {
  requirements: "CLM: Sending... and Désolé, l'article",
  prices: new Set([99, 1910]),
  lengths: new Set(["48 heures", "14 jours", "30 minutes"]),
  volumes: [50, 100, 500],
};
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
  ["une\u00A0liste liste", "twice"],
  ["Que faire\u202F?", "thin space"],
  ["scoring de prospects", "jargon"],
  ["Personas illimités", "jargon"],
  ["Un lead de plus", "“lead”"],
  ["E-mail vérifié, téléphone direct, fonction, entreprise", "“fonction”"],
  ["L’agent cherche la nuit", "“agent”"],
  ["Un constat que font toutes les équipes commerciales", "claim"],
  ["Un secteur et des mots-clés, en quelques minutes de conversation", "claim"],
  ["Les prospects vous attendent avant le premier café", "ease"],
  ["À neuf heures, l’équipe a déjà sa liste", "ease"],
  ["Rien à installer de votre côté", "ease"],
  ["Un suivi à jour, sans rien saisir", "ease"],
  ["Prêt bientôt, sans logiciel à apprendre", "ease"],
  ["Retirée des listes, sans compte à créer", "ease"],
  ["Nous réglons tout", "ease"],
  ["Jour 1", "ease"],
  ["30 minutes de démo suffisent", "ease"],
  ["L’assistant IA vérifie les coordonnées", "only the e-mail"],
  ["Des prospects B2B vérifiés", "only the e-mail"],
  ["Votre première liste, dans 48 heures au plus", "not the first list"],
  ["Un CRM de type tableur", "wording for the CRM"],
  ["Ensuite, un support dédié vous accompagne", "dedicated support"],
  ["99 € par conversation ouverte", "conversations"],
  ["Trente minutes de démo", "in words"],
  ["Prêt en 72 heures", "length"],
  ["Un essai de 48 jours", "length"],
  ["50, 100 ou 300 leads par mois", "volumes"],
  ["Dès 149 € par mois", "catalogue"],
])("“%s” is a problem: %s", (text, problem) => {
  expect(found(text)).toEqual([expect.stringContaining(problem)]);
});

test("what the requirements, the catalogue and French typography say is in order", () => {
  for (const text of [
    "Prêt en 48 heures au plus, essai de 14 jours, 30 minutes de démonstration",
    "Le volume évolue\u00A0: 50, 100 ou 500 leads par mois",
    "Un CRM qui se lit comme un tableur, avec un support par e-mail, prioritaire ou dédié",
    "Il n’écrit pas à vos leads à votre place",
    "Des tarifs en fonction du volume, un e-mail professionnel vérifié",
    "Persona\u00A0: un profil type de personne à trouver sur LinkedIn.",
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
    kept: (period: (name: string) => string) => ({ text: `Gardé ${period("link")}` }),
    all: (each: string[]) => each.join(", "),
  };
  expect(textsIn(copy, "x copy").map(({ place, text, language }) => [place, text, language])).toEqual([
    ["x copy.title", "Titre", "fr"],
    ["x copy.items.0", "Un", "fr"],
    ["x copy.en.title", "Title", "en"],
    ["x copy.wait()", "Pour Exemple", "fr"],
    ["x copy.kept().text", "Gardé 48\u00A0heures", "fr"],
    ["x copy.all()", "Exemple, Modèle", "fr"],
  ]);
});
