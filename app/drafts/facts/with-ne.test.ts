import { expect, test } from "vitest";
import { withNe } from "./with-ne.ts";

test.each([
  ["Je vends pas de matériel donc je suis neutre.", "Je ne vends pas de matériel donc je suis neutre."],
  ["C’est pas cher, on a pas de frais.", "Ce n’est pas cher, on n’a pas de frais."],
  ["Les sangliers rentrent plus.", "Les sangliers ne rentrent plus."],
  ["Si la tomate est pas belle, je la reprends.", "Si la tomate n’est pas belle, je la reprends."],
  ["Leur four tient pas deux ans.", "Leur four ne tient pas deux ans."],
  ["Une offre pas comme les autres.", "Une offre pas comme les autres."],
  ["On sous-traite rien.", "On ne sous-traite rien."],
  ["Un atelier est passé de 11 à 4 arrêts.", "Un atelier est passé de 11 à 4 arrêts."],
  ["J’ai pas le temps.", "Je n’ai pas le temps."],
  ["Ça vous coûte rien et on les a pas.", "Ça ne vous coûte rien et on ne les a pas."],
  ["On a jamais eu de panne, on a aucun frais.", "On n’a jamais eu de panne, on n’a aucun frais."],
  ["Un classeur que personne ouvre.", "Un classeur que personne n’ouvre."],
  ["Une personne ouvre, chez nous y a rien.", "Une personne ouvre, chez nous y a rien."],
  ["Nous ne livrons pas le dimanche.", "Nous ne livrons pas le dimanche."],
  ["On livre plus vite, un prix pas trop élevé.", "On livre plus vite, un prix pas trop élevé."],
  ["Les clients reviennent plus souvent.", "Les clients reviennent plus souvent."],
  ["Sans vente, vous ne nous devez rien.", "Sans vente, vous ne nous devez rien."],
  ["Ça ne vous coûte rien.", "Ça ne vous coûte rien."],
  ["Le devis vous engage jamais.", "Le devis vous engage jamais."],
  ["Vous nous devez rien.", "Vous ne nous devez rien."],
])("%s is %s", (typed, right) => {
  expect(withNe(typed)).toBe(right);
});
