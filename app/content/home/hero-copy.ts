/** The copy of the first screen of /. Facts: requirements.md CLM; the offer catalogue supplies the figures. */
export const hero = {
  audience: "Pour équipes commerciales, fondateurs et indépendants",
  heading: "Votre liste de prospects B2B, prête chaque matin.",
  /** They rotate in a line of their own; each is true when read alone. */
  taglines: [
    "L’assistant cherche la nuit, vous appelez le matin.",
    "Des prospects avec e-mail vérifié et téléphone direct.",
    "Un score qui dit par qui commencer.",
    "Un suivi commercial à jour, sans rien saisir.",
    "Prêt en 48 heures au plus, entièrement géré par nous.",
  ],
  lead: "Décrivez vos clients idéaux une fois. L’assistant IA trouve les entreprises qui leur ressemblent, vérifie les coordonnées et classe les fiches. Il ne vous reste qu’à appeler.",
  bookDemo: "Réserver une démo",
  hire: "Recruter mon assistant",
  facts: (price: string, trialDays: number) => [
    `Dès ${price} HT par mois`,
    `essai de ${trialDays} jours`,
    "prêt en 48 heures",
  ],
  motion: { pause: "Mettre en pause les animations", resume: "Relancer les animations" },
} as const;
