import { expect, test } from "vitest";
import { withNous } from "./with-nous.ts";

test.each([
  ["On livre vos bureaux.", "Nous livrons vos bureaux."],
  ["On entretient vos espaces verts.", "Nous entretenons vos espaces verts."],
  ["On intervient sous 24 h et on répond le soir.", "Nous intervenons sous 24 h et nous répondons le soir."],
  ["On s’occupe des dossiers d’aides.", "Nous nous occupons des dossiers d’aides."],
  ["On s’en charge.", "Nous nous en chargeons."],
  ["On vous les livre.", "Nous vous les livrons."],
  ["On ne vous fait pas attendre.", "Nous ne vous faisons pas attendre."],
  ["On n’oublie personne.", "Nous n’oublions personne."],
  [
    "Fuite ou panne : on vient le jour même, on répare.",
    "Fuite ou panne : nous venons le jour même, nous réparons.",
  ],
  ["On pose et entretient vos enseignes.", "Nous posons et entretenons vos enseignes."],
  ["On ramasse, lave et livre le linge.", "Nous ramassons, lavons et livrons le linge."],
  [
    "On relève vos compteurs et vous remet un bilan.",
    "Nous relevons vos compteurs et vous remettons un bilan.",
  ],
  ["On répond en 15 min et règle 8 pannes sur 10.", "Nous répondons en 15 min et réglons 8 pannes sur 10."],
  [
    "On trouve vos commerciaux sinon vous ne payez pas.",
    "Nous trouvons vos commerciaux sinon vous ne payez pas.",
  ],
  ["On fait un outil qui trie et classe vos mails.", "Nous faisons un outil qui trie et classe vos mails."],
  ["On livre palettes, caisses et maintenance.", "Nous livrons palettes, caisses et maintenance."],
  ["On est disponible le soir.", "Nous sommes disponibles le soir."],
  ["On est à Rennes.", "Nous sommes à Rennes."],
  ["Le matin, l’équipe sait qu’on arrive à 7 h.", "Le matin, l’équipe sait que nous arrivons à 7 h."],
  ["Nos fours durent et on les répare.", "Nos fours durent et nous les réparons."],
  // Where another word would have to change, nothing does.
  ["On connaît son métier.", "On connaît son métier."],
  ["On livre table et chaise.", "Nous livrons table et chaise."],
  ["On est fiers de vos retours.", "On est fiers de vos retours."],
])("%s is %s", (typed, said) => {
  expect(withNous(typed)).toBe(said);
});
