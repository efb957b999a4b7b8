import { expect, test } from "vitest";
import { saidToReader } from "./said-to-reader.ts";

const said = (typed: string) =>
  saidToReader(typed, (people) => ["dirigeants", "PME", "RH", "équipes RH"].includes(people));

test.each([
  ["-20\u00A0% sur les factures d’énergie.", "Nous réduisons vos factures d’énergie de 20\u00A0%."],
  [
    "-15\u00A0% sur votre masse salariale, sans licencier.",
    "Nous réduisons votre masse salariale de 15\u00A0%, sans licencier.",
  ],
  ["Jusqu’à -30\u00A0% sur vos achats.", "Jusqu’à 30\u00A0% de moins sur vos achats."],
  ["+30\u00A0% de rendez-vous.", "30\u00A0% de rendez-vous en plus."],
  ["-40\u00A0% d’erreurs de saisie.", "40\u00A0% d’erreurs de saisie en moins."],
  ["-30\u00A0% de déchets en 6 mois.", "30\u00A0% de déchets en moins en 6 mois."],
  ["On fait gagner du temps.", "On vous fait gagner du temps."],
  [
    "On fait gagner du temps aux dirigeants, la compta est à jour.",
    "On vous fait gagner du temps, la compta est à jour.",
  ],
  ["Nous aidons les PME à recruter.", "Nous vous aidons à recruter."],
  ["J’offre un bilan aux dirigeants.", "Je vous offre un bilan."],
  ["Nous permettons aux PME de suivre leurs stocks.", "Nous vous permettons de suivre vos stocks."],
  ["Nous faisons baisser les factures.", "Nous faisons baisser vos factures."],
  ["Faire baisser les charges de chauffage.", "Faire baisser vos charges de chauffage."],
  [
    "Les commandes passées avant 14 h partent le jour même.",
    "Vos commandes passées avant 14 h partent le jour même.",
  ],
  ["Les RH perdent moins de temps avec leurs congés.", "Vous perdez moins de temps avec vos congés."],
  ["Les équipes RH ne cherchent plus un document.", "Vous ne cherchez plus un document."],
  ["Plus de panne, plus de stress.", "Vous n’avez plus de panne ni de stress."],
  ["Plus de stress, plus de clients.", "Vous n’avez plus de stress. Davantage de clients."],
  ["Vos congés payés", "Vos congés payés"],
  ["Plus d’attente, un seul interlocuteur.", "Vous n’avez plus d’attente. Un seul interlocuteur."],
  ["Plus de clients, plus de ventes.", "Davantage de clients, davantage de ventes."],
  [
    "Vos obligations de sécurité gérées par un seul expert.",
    "Vos obligations de sécurité sont gérées par un seul expert.",
  ],
  ["Vos salariés formés en deux jours.", "Vos salariés sont formés en deux jours."],
  ["Votre cuisine équipée en trois semaines.", "Votre cuisine est équipée en trois semaines."],
  [
    "Vos déjeuners cuisinés maison, livrés sans retard.",
    "Vos déjeuners sont cuisinés maison et livrés sans retard.",
  ],
  ["Vos fiches de congés et vos salariés.", "Vos fiches de congés et vos salariés."],
  ["Votre sécurité incendie.", "Votre sécurité incendie."],
  ["Plus besoin de serveur.", "Vous n’avez plus besoin de serveur."],
  ["0 frais d’entrée.", "Zéro frais d’entrée."],
  ["Plus de 300 entreprises nous font confiance.", "Plus de 300 entreprises nous font confiance."],
  ["On décharge les dirigeants, ils vendent.", "On décharge les dirigeants, ils vendent."],
  // What is somebody else's, or of others, stays.
  ["Nous relançons les factures des locataires.", "Nous relançons les factures des locataires."],
  ["Nous divisons par deux la facture de vos sites.", "Nous divisons par deux la facture de vos sites."],
  ["Nous aidons les artisans à recruter.", "Nous aidons les artisans à recruter."],
  ["Nous aidons les PME et leurs équipes à recruter.", "Nous aidons les PME et leurs équipes à recruter."],
  [
    "Les dirigeants découvrent leurs chiffres trop tard.",
    "Les dirigeants découvrent leurs chiffres trop tard.",
  ],
  ["Nous réduisons les nuisances sans les dépenses.", "Nous réduisons les nuisances sans les dépenses."],
  ["On vous livre le matin.", "On vous livre le matin."],
])("%s is %s", (typed, turned) => {
  expect(said(typed)).toBe(turned);
});

test("what who buys may do is said to them", () => {
  const said = (sentence: string) => saidToReader(sentence, () => false);
  expect(said("On peut commander jusqu’à la veille.")).toBe("Vous pouvez commander jusqu’à la veille.");
  expect(said("Livré chaud, et on peut annuler sans frais.")).toBe(
    "Livré chaud, et vous pouvez annuler sans frais.",
  );
  expect(said("On peut livrer le dimanche.")).toBe("On peut livrer le dimanche.");
});
