import { brand } from "./brand.ts";

/** What the product does, and what it does not: on / and on /about-us. Facts: requirements.md CLM, ABT-16 to ABT-19. */
export const scope = {
  heading: `Ce que ${brand.product} fait, et ne fait pas`,
  does: {
    heading: `Ce que ${brand.product} fait`,
    items: [
      "Trouve vos prospects par mots-clés, par secteur ou parmi les entreprises que vous visez.",
      "Complète chaque fiche : e-mail professionnel vérifié, téléphone direct, poste, entreprise.",
      "Place en tête les prospects les plus susceptibles d’acheter.",
      "Livre de nouveaux prospects avant le début de votre journée.",
      "Tient le suivi à jour : statuts, historique, prochaines étapes.",
      "Vous aide à rédiger vos e-mails et à affiner vos recherches.",
    ],
  },
  doesNot: {
    heading: `Ce que ${brand.product} ne fait pas`,
    items: [
      "N’écrit pas à vos prospects à votre place.",
      "N’automatise pas l’envoi de vos e-mails.",
      "N’utilise rien d’autre que des sources publiques et professionnelles.",
      "Ne garde pas les données de vos prospects au-delà de 30 jours après la résiliation.",
      "N’ajoute aucun frais caché au tarif affiché.",
      "Ne se branche pas d’office sur votre CRM : d’autres CRM que le nôtre sont possibles sur demande.",
    ],
  },
} as const;
