/** The band on trust. Claims: requirements.md CLM; the business rules supply the days. */
export const trustBand = {
  heading: "Des données que l’on peut expliquer",
  facts: (retentionDays: number) => [
    {
      title: "Des sources publiques",
      text: "Chaque fiche vient de sources publiques et professionnelles, et de rien d’autre.",
    },
    {
      title: "Un droit d’opposition simple",
      text: "Une personne qui le demande est retirée de toutes les listes, sans compte à créer.",
    },
    {
      title: `${retentionDays} jours, puis plus rien`,
      text: "Après une résiliation, les données de prospection sont supprimées.",
    },
  ],
  links: [
    { to: "/privacy", label: "Politique de confidentialité" },
    { to: "/confiance", label: "Sources, hébergement, sécurité" },
    { to: "/vos-donnees", label: "Vous êtes dans une liste ?" },
  ],
} as const;

/** The call at the end of the page. */
export const closingCall = {
  heading: "Votre première liste, dans 48 heures au plus.",
  text: "Trente minutes de démo suffisent pour cadrer vos cibles.",
  book: "Réserver une démo",
  prices: "Revoir les tarifs",
} as const;
