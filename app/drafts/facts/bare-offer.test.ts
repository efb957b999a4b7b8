import { expect, test } from "vitest";
import { saidAsOffer } from "./bare-offer.ts";

const said = (typed: string, isAlone = false) => {
  const { offer = null, terms = null } = saidAsOffer(typed, isAlone) ?? {};
  return [offer, terms].filter((sentence) => sentence !== null).join(" ") || null;
};

test.each([
  ["Agents fiables, remplacés en moins de 2 h.", "Vous avez des agents fiables, remplacés en moins de 2 h."],
  [
    "Usinage de pièces complexes, délai 3 semaines, contrôle de chaque pièce.",
    "Nous assurons l’usinage de pièces complexes. Délai de 3 semaines, contrôle de chaque pièce.",
  ],
  [
    "Impression de brochures, étiquettes et PLV.",
    "Nous assurons l’impression de brochures, étiquettes et PLV.",
  ],
  ["Impression brochures et flyers.", "Nous assurons l’impression de brochures et flyers."],
  ["Dépannage rapide et abordable.", "Nous assurons un dépannage rapide et abordable."],
  ["Dépannage.", "Nous assurons le dépannage."],
  [
    "Contrôle des portes et carnet en ligne, prêt pour l’assureur.",
    "Nous assurons le contrôle des portes et carnet en ligne, prêt pour l’assureur.",
  ],
  ["Nettoyage de cuves, prêt de matériel.", "Nous assurons le nettoyage de cuves et le prêt de matériel."],
  ["Fabrication de casiers, livrés montés.", "Nous assurons la fabrication de casiers, livrés montés."],
  ["Nettoyage de bureaux, discrètement.", "Nous assurons le nettoyage de bureaux, discrètement."],
  ["Audit acoustique et plan d’action.", "Nous assurons l’audit acoustique et un plan d’action."],
  ["Audit acoustique et norme sismique.", null],
  ["Formation courte et pratique.", "Vous avez une formation courte et pratique."],
  ["Nettoyage industriel de nuit.", "Nous assurons le nettoyage industriel de nuit."],
  ["Livraison sur chantier le lendemain.", "Nous assurons la livraison sur chantier le lendemain."],
  [
    "Maintenance et dépannage de vos chaudières.",
    "Nous assurons la maintenance et le dépannage de vos chaudières.",
  ],
  [
    "Entretien des espaces verts, création de jardins, zéro phyto, un seul interlocuteur.",
    "Nous assurons l’entretien des espaces verts et la création de jardins. Zéro phyto, un seul interlocuteur.",
  ],
  ["Location de nacelles avec chauffeur.", "Nous proposons la location de nacelles avec chauffeur."],
  ["Formation courte en sécurité.", "Vous avez une formation courte en sécurité."],
  ["Logiciel de paie pour les cafés.", "Vous avez un logiciel de paie pour les cafés."],
  [
    "Des formations courtes (SST, incendie) dans vos locaux.",
    "Vous avez des formations courtes (SST, incendie) dans vos locaux.",
  ],
  [
    "Des plateaux repas livrés avant 11 h 30, commande possible la veille.",
    "Vous avez des plateaux repas livrés avant 11 h 30. Commande possible la veille.",
  ],
  ["Du mobilier garanti, une pose soignée.", "Vous avez du mobilier garanti et une pose soignée."],
  ["Un logiciel qui gère vos congés.", "Vous avez un logiciel qui gère vos congés."],
  ["Bons produits de saison.", "Vous avez de bons produits de saison."],
  ["Bon, local et livré à l’heure.", "C’est bon, local et livré à l’heure."],
  ["Cabinet de conseil en achats.", "Nous sommes un cabinet de conseil en achats."],
  [
    "Audit énergétique et travaux d’isolation.",
    "Nous assurons l’audit énergétique et les travaux d’isolation.",
  ],
  [
    "Conciergerie d’entreprise\u00A0: pressing, colis, coiffeur.",
    "Nous assurons la conciergerie d’entreprise\u00A0: pressing, colis, coiffeur.",
  ],
  ["Diagnostic amiante avant travaux.", "Nous assurons le diagnostic amiante avant travaux."],
  [
    "Location de vélos pour vos salariés, entretien compris.",
    "Nous proposons la location de vélos pour vos salariés. Entretien compris.",
  ],
  ["Stock de pièces, expédition le jour même.", "Vous avez un stock de pièces. Expédition le jour même."],
  [
    "Pose de moquette et parquet - 500 m² par jour.",
    "Nous assurons la pose de moquette et parquet. 500 m² par jour.",
  ],
  ["Bilan carbone et plan d’action.", "Vous avez un bilan carbone et un plan d’action."],
  [
    "Prélèvement sur place et résultats en 5 jours.",
    "Nous assurons le prélèvement sur place et des résultats en 5 jours.",
  ],
  [
    "Collecte à domicile et analyses le lendemain.",
    "Nous assurons la collecte à domicile et des analyses le lendemain.",
  ],
  [
    "Audit énergétique et plan d’actions chiffré.",
    "Nous assurons l’audit énergétique et un plan d’actions chiffré.",
  ],
  [
    "Impression de plaquettes et cartes de visite.",
    "Nous assurons l’impression de plaquettes et cartes de visite.",
  ],
  [
    "Curage et démolition, désamiantage.",
    "Nous assurons le curage et la démolition, ainsi que le désamiantage.",
  ],
  [
    "Un interprète formé en ligne, 74 langues, facturé à la minute.",
    "Vous avez un interprète formé en ligne, 74 langues, facturé à la minute.",
  ],
  ["Lames affûtées, livrées sous 48 h.", "Vous avez des lames affûtées, livrées sous 48 h."],
  ["De meilleurs calibres.", "Vous avez de meilleurs calibres."],
  ["Payés au succès uniquement.", "Nous sommes payés au succès uniquement."],
  ["Matelas garanti dix ans.", "Vous avez un matelas garanti dix ans."],
  ["Cours sur place et en visio.", "Vous avez des cours sur place et en visio."],
  [
    "Mise en place d’agents en 48 h, y compris le dimanche.",
    "Nous proposons la mise en place d’agents en 48 h, y compris le dimanche.",
  ],
  ["Technicien présent du début à la fin.", "Vous avez un technicien présent du début à la fin."],
  ["Affiches, flyers, liasses.", null],
  ["L’usine tourne pendant les travaux.", null],
  ["Étiquettes et traçabilité faites au quai.", null],
  // Of which nobody knows what they are.
  ["Stress.", null],
  ["24 h sur 24, 7 jours sur 7.", null],
  ["Vos repas du midi.", null],
  ["Gestion locative, syndic, transaction.", null],
])("%s is said as %s", (typed, sentences) => {
  expect(said(typed)).toBe(sentences);
});

test("one person says it of themselves", () => {
  expect(said("Traduction de contrats.", true)).toBe("J’assure la traduction de contrats.");
  expect(said("Des sites pour les artisans.", true)).toBe("Vous avez des sites pour les artisans.");
});
