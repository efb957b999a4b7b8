import type { IconName } from "#app/ui/icon.tsx";

/** The fragments of the product that stand above the benefits (routes/home/benefits/fragments.tsx). */
export type FragmentName =
  | "criteria"
  | "verified"
  | "morning"
  | "statuses"
  | "crossedOut"
  | "pricePerLead"
  | "retention"
  | "setup";

/** ENT-10. */
export type Benefit = { title: string; description: string; icon: IconName; fragment: FragmentName };

/** The words around the figures of the fragments. */
export const benefitFigures = {
  about: "environ",
  perLead: (plan: string) => `le numéro et l’e-mail, avec ${plan}`,
  later: (days: number) => `+ ${days} jours`,
} as const;

/** The copy of the section #features. It claims only what requirements.md CLM allows. */
export const benefits = {
  heading: "Tout est prêt avant l’appel",
  lead: "L’assistant cherche, complète et classe. À vous la conversation.",
  audience:
    "Il travaille pour des équipes commerciales, des start-up, des PME, des fondateurs, des indépendants et des équipes chargées de la croissance, surtout en Europe.",
  example: "exemple",
  fragments: {
    criteria: ["PME industrielles", "Grand Est", "Directions des achats"],
    verified: { email: "helene.courtade@ateliers-vauclair.example", label: "vérifié" },
    morning: { time: "7 h 30", label: "4 nouveaux prospects" },
    crossedOut: ["chercher", "recopier", "vérifier", "classer"],
    retention: { event: "Résiliation", label: "vos prospects sont supprimés" },
    setup: { start: "Votre cible", end: "48 h au plus" },
  },
  items: [
    {
      fragment: "criteria",
      icon: "target",
      title: "Un ciblage précis",
      description:
        "Par secteur, par mots-clés ou par entreprises cibles : l’assistant trouve les profils qui correspondent.",
    },
    {
      fragment: "verified",
      icon: "verified",
      title: "Des coordonnées directes",
      description:
        "E-mail professionnel vérifié, téléphone direct, poste actuel, entreprise. La qualité passe avant la quantité.",
    },
    {
      fragment: "morning",
      icon: "sunrise",
      title: "Une liste chaque matin",
      description:
        "Les nouveaux prospects vous attendent dans votre tableau de bord CRM quand la journée commence.",
    },
    {
      fragment: "statuses",
      icon: "list",
      title: "Un suivi commercial intégré",
      description:
        "Statuts commerciaux, historique des actions, prochaines étapes : tout est tenu à jour, fiche par fiche.",
    },
    {
      fragment: "crossedOut",
      icon: "moon",
      title: "Aucun travail manuel",
      description:
        "Le service est entièrement géré par nous : rien à chercher, rien à recopier, aucun fichier à nettoyer.",
    },
    {
      fragment: "pricePerLead",
      icon: "coins",
      title: "Un lead qui coûte moins",
      description:
        "Moins cher qu’une prospection manuelle ou qu’une équipe de prospection. Et le volume évolue avec vous : 50, 100 ou 500 leads par mois.",
    },
    {
      fragment: "retention",
      icon: "lock",
      title: "Des données en règle",
      description:
        "RGPD respecté, sources publiques et professionnelles uniquement. Vos données restent confidentielles.",
    },
    {
      fragment: "setup",
      icon: "clock",
      title: "Un service prêt en 48 heures",
      description: "C’est le délai maximal. Ensuite, un support dédié vous accompagne.",
    },
  ],
} as const satisfies { items: readonly Benefit[]; [key: string]: unknown };
