import { expect, test } from "vitest";
import { hasFiniteVerb } from "./finite-verbs.ts";

test.each([
  "Les commandes passées avant 14 h partent le jour même",
  "La compta est à jour tous les mois",
  "Un technicien vient chez vous sous 4 h",
  "Le logiciel calcule vos congés",
  "L’outil vous alerte avant la panne",
  "Les PME qui grandissent vite manquent de temps",
])("%s has a verb", (text) => {
  expect(hasFiniteVerb(text)).toBe(true);
});

test.each([
  "Des séminaires dont vos équipes parlent encore 6 mois après",
  "Un logiciel qui gère vos congés",
  "Des outils qui vous préviennent avant la panne",
  "La pose de vos fenêtres en un jour",
  "Baisse des coûts et double vitrage",
  "Du pain fait maison livré avant 7 h",
  "Agents fiables, remplacés en moins de 2 h en cas d’absence",
  "Un accompagnement de A à Z",
  "Vos bornes installées en trois semaines, sans avance de frais",
  "Un accueil souriant à 5 min de la gare",
])("%s has none of its own", (text) => {
  expect(hasFiniteVerb(text)).toBe(false);
});
