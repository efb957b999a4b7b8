import { expect, test } from "vitest";
import { standsAlone } from "./stands-alone.ts";

test.each([
  "Nous intervenons le dimanche pour que vous ne perdiez pas une journée de vente.",
  "On passe la veille afin que vous soyez prêts.",
  "Nous montons le dossier d’aides à votre place.",
  "On reprend vos fûts vides et on vous les déduit de la facture suivante.",
  "Notre délai moyen est de trois semaines.",
  "Vous ne payez jamais deux fois la même phrase.",
  "Vous savez quoi faire en premier et ce que ça rapporte.",
  "Si la livraison tarde, nous vous remboursons.",
  "Nous rencontrons la personne qui vous remplacera.",
  "Chacun de vos gardiens reçoit un badge.",
  "Pour vos bobines, nous les rembobinons.",
  "Après la visite, nous vous remettons le rapport.",
])("%s stands alone", (sentence) => {
  expect(standsAlone(sentence)).toBe(true);
});

test.each([
  "Nous les formons chez vous.",
  "Nos formateurs les suivent six mois.",
  "Vous pouvez les appeler.",
  "Nous observons trois d’entre eux au travail.",
  "Nous revenons tester les corrections.",
  "Si la personne part dans l’année, je recommence.",
  "Après on fait un contrat d’entretien.",
  "On ne vend pas de matériel.",
  "Vous gardez la salle que vous aviez.",
  "À l’unité ou en petite série.",
  "À la fin du bail, nous les reprenons.",
  "Posé en deux jours, pas en dix.",
  "Chacun répète sur sa propre machine.",
])("%s needs what is said before it", (sentence) => {
  expect(standsAlone(sentence)).toBe(false);
});
