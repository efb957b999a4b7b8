import { expect, test } from "vitest";
import { carefulLine } from "./careful-line.ts";

test.each([
  ["pret le jour de louverture, former lequipage", "prêt le jour de l’ouverture, former l’équipage"],
  ["on vous rappel quand on viens", "on vous rappel quand on vient"],
  ["on réponds avant midi", "on répond avant midi"],
  ["les voisins se prêtes leurs outils", "les voisins se prêtent leurs outils"],
  ["7 ateliers sur 10 on moins de casse", "7 ateliers sur 10 ont moins de casse"],
  ["ont vous livre le matin", "on vous livre le matin"],
  ["On c’est comment régler ça", "On sait comment régler ça"],
  ["on est a 12 € la pièce, pressé a la main", "on est à 12 € la pièce, pressé à la main"],
  ["1 visite offerte, un bilan a 6 mois", "une visite offerte, un bilan à 6 mois"],
  ["Préavis 1 mois, 1 seul badge", "Préavis 1 mois, un seul badge"],
  ["chaudière vérifié et nettoyé en été", "chaudière vérifiée et nettoyée en été"],
  ["l’an passé 30 toitures rénové", "l’an passé 30 toitures rénovées"],
  ["ts le monde est content, ts les jours", "tout le monde est content, tous les jours"],
  [
    "en moy 3 jours, le tech habite ici, salle dispo",
    "en moyenne 3 jours, le technicien habite ici, salle disponible",
  ],
  ["bureau des 180e par mois", "bureau dès 180 € par mois"],
  ["fabriqué ici, pas en chine", "fabriqué ici, pas en Chine"],
  ["des gens qui l’ont vécu elle mêmes", "des gens qui l’ont vécu elles-mêmes"],
  ["salle a 14 degrés, 2 passages par an a 90 euros", "salle à 14 degrés, 2 passages par an à 90 euros"],
  ["tous les monteurs sont formé", "tous les monteurs sont formés"],
  ["si ya un souci on reprends tout", "s’il y a un souci on reprend tout"],
  ["ouvert mm le samedi, livré des 3 palettes", "ouvert même le samedi, livré dès 3 palettes"],
  ["notre poseur est d’ici il habite moulinsart", "notre poseur est d’ici, il habite Moulinsart"],
  [
    "une salle de 90 couverts a perdu 6 décibels, on est déjà prêt",
    "une salle de 90 couverts a perdu 6 décibels, on est déjà prêt",
  ],
])("%s", (typed, said) => {
  expect(carefulLine(typed).replaceAll("\u00A0", " ")).toBe(said);
});

test.each([
  "L’équipe a dix ans, elle a un stock.",
  "Le site a 3 ans, la presse a 20 mois.",
  "Étude marché, visite suivi.",
  "On conclut, on rit, on vous sert.",
  "Elles se posent, tu te trompes.",
  "Lorient, Limoges et Dax",
  "Lot 1 gros œuvre, phase 1 terminée",
])("what is right stays: %s", (typed) => {
  expect(carefulLine(typed).replaceAll("\u00A0", " ")).toBe(typed);
});
