/** The fragments of the product that stand above the first benefits (routes/home/benefits/fragments.tsx). */
export type FragmentName = "criteria" | "verified" | "morning" | "statuses";

/** The icons of the benefits, which the style sheet draws (routes/home/home.css). */
type BenefitIcon = "target" | "verified" | "sunrise" | "list" | "moon" | "coins" | "lock" | "clock";

/** ENT-10. */
export type Benefit = { title: string; description: string; icon: BenefitIcon; fragment?: FragmentName };

/** The copy of the section #features. It claims only what requirements.md CLM allows. */
export const benefits = {
  heading: "Tout est prêt avant l’appel",
  lead: "L’assistant cherche, complète et classe. À vous la conversation.",
  audience:
    "Il travaille pour des équipes commerciales, des start-up, des PME, des fondateurs, des indépendants et des équipes chargées de la croissance, surtout en Europe.",
  fragments: {
    criteria: ["PME industrielles", "Est de la France", "Directions des achats"],
    verified: { email: "helene.courtade@ateliers-vauclair.example", label: "vérifié" },
    morning: { time: "7 h 30", label: "4 nouveaux prospects" },
  },
  /** The first ones, which fragments show, are what the product does; the others are what the service promises. */
  items: [
    {
      fragment: "criteria",
      icon: "target",
      title: "Un ciblage précis",
      description: "Par secteur, par mots-clés ou par entreprises cibles.",
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
      title: "La liste du jour, déjà là",
      description: "De nouveaux prospects vous attendent quand la journée commence.",
    },
    {
      fragment: "statuses",
      icon: "list",
      title: "Un suivi commercial intégré",
      description: "Statuts commerciaux, historique des actions, prochaines étapes : tout est tenu à jour.",
    },
    {
      icon: "moon",
      title: "Aucun travail manuel",
      description: "Le service est entièrement géré par nous : rien à chercher, rien à recopier.",
    },
    {
      icon: "coins",
      title: "Un prospect qui vous coûte moins cher",
      description:
        "Moins cher qu’une prospection manuelle ou qu’une équipe de prospection. Et le volume évolue avec vous : 50, 100 ou 500 leads par mois.",
    },
    {
      icon: "lock",
      title: "Des données en règle",
      description:
        "RGPD respecté, sources publiques et professionnelles uniquement. Vos données restent confidentielles.",
    },
    {
      icon: "clock",
      title: "Service prêt en 48 h au plus",
      description: "Ensuite, un support vous accompagne : par e-mail, prioritaire ou dédié selon l’offre.",
    },
  ],
} as const satisfies { items: readonly Benefit[]; [key: string]: unknown };
