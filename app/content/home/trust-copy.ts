import type { Href } from "#app/hrefs.ts";

/** What is said about the data, with the page that says more. */
type Fact = { title: string; text: string; link: { to: Href; label: string } };

/** The band on trust. Claims: requirements.md CLM; the business rules supply the days. */
export const trustBand = {
  heading: "Des données que l’on peut expliquer",
  facts: (retentionDays: number): Fact[] => [
    {
      title: "Des sources publiques",
      text: "Chaque fiche vient de sources publiques et professionnelles, et de rien d’autre.",
      link: { to: "/confiance", label: "Sources, hébergement, sécurité" },
    },
    {
      title: "Un droit d’opposition simple",
      text: "Toute personne qui figure dans une liste peut demander à en être retirée, par un formulaire.",
      link: { to: "/vos-donnees", label: "Vous êtes dans une liste ?" },
    },
    {
      title: `${retentionDays} jours, pas un de plus`,
      text: "C’est le temps que nous gardons les données de prospection après une résiliation.",
      link: { to: "/privacy", label: "Politique de confidentialité" },
    },
  ],
} as const;

/** The call at the end of the page. */
export const closingCall = {
  heading: "Parlons de vos prochains clients.",
  text: "Une démo de 30 minutes, avec vos cibles et vos questions.",
  book: "Réserver une démo",
  prices: "Revoir les tarifs",
} as const;
