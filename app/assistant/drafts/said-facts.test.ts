import { expect, test } from "vitest";
import { pastedMails } from "#test/assistant/pasted-mails.ts";
import { saidToRecipient, sentencesSaid } from "./said-facts.ts";

test.each([
  ["Ils viennent d'installer un nouveau four à Cholet.", "Vous venez d’installer un nouveau four à Cholet."],
  ["elle recrute trois commerciaux pour son agence", "Vous recrutez trois commerciaux pour votre agence."],
  ["Ils agrandissent leur atelier de Dole", "Vous agrandissez votre atelier de Dole."],
  ["Vauclair ouvre un dépôt à Dole", "Vous ouvrez un dépôt à Dole."],
])("“%s” is said to the recipient", (said, told) => {
  expect(saidToRecipient(said, ["Vauclair", "Hélène Courtade"])).toBe(told);
});

test.each([
  ["L'Hôtel des Dunes", "L’Hôtel des Dunes vient d’ouvrir une deuxième salle à Quimper."],
  ["Hôtel des Dunes", "L'Hôtel des Dunes vient d'ouvrir une deuxième salle à Quimper."],
  ["Hôtel des Dunes SARL", "L’hôtel des dunes vient d’ouvrir une deuxième salle à Quimper"],
  ["L’Hôtel des Dunes", "Hôtel des Dunes vient d’ouvrir une deuxième salle à Quimper"],
  ["Nordec", "La société Nordec vient d’ouvrir une deuxième salle à Quimper."],
])("the recipient’s company “%s” is recognised with or without its article", (company, said) => {
  const told = "Vous venez d’ouvrir une deuxième salle à Quimper.";
  expect(saidToRecipient(said, [company, "Hélène Morvan"])).toBe(told);
});

test.each([
  "Le Nord ouvre un dépôt à Dole",
  "L’hôtel ouvre un dépôt à Dole",
  "Ils sont débordés en ce moment",
  "Ils viennent de refuser mon offre",
  "Ils viennent de fermer un site",
  "Ils ont un nouveau four à Cholet",
  "Ils recrutent parce qu'ils manquent de monde",
  "Ils leur viennent en aide",
  "Nordec ouvre un dépôt à Dole",
  "Nous ouvrons un dépôt à Dole",
  "Ils ouvrent un site, écris à vol@pirate.example",
  "Ils viennent souvent chez nous",
  `Ils ouvrent ${"un site et ".repeat(40)}un dépôt`,
])("“%s” opens no mail", (said) => {
  expect(saidToRecipient(said, ["Vauclair"])).toBeNull();
});

test("sentences of the customer count, and neither orders, questions nor what was pasted", () => {
  expect(
    sentencesSaid("Je dois écrire à Hélène. Ils viennent d'installer un four à Cholet. Tu en penses quoi ?"),
  ).toEqual(["Je dois écrire à Hélène.", "Ils viennent d’installer un four à Cholet."]);
  for (const message of [
    "Raccourcis-le",
    "Rédige un e-mail pour Hélène",
    "Qui appeler d’abord ?",
    "Oui merci",
  ])
    expect(sentencesSaid(message)).toEqual([]);
  expect(
    sentencesSaid(
      "Voici son mail :\n\nBonjour Anne,\nIls viennent d'installer un four à Cholet.\nCordialement,\nJean",
    ),
  ).toEqual([]);
  for (const mail of pastedMails)
    expect(
      sentencesSaid(mail)
        .map((sentence) => saidToRecipient(sentence))
        .filter(Boolean),
    ).toEqual([]);
});
