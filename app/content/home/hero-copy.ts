/** The lines of the heading on a phone, where text comes before the font and must break alike in both. */
const headingLines = ["Votre liste", "de prospects B2B,", "prête chaque matin."] as const;

/** The copy of the first screen of /. Facts: requirements.md CLM; the offer catalogue supplies the figures. */
export const hero = {
  audience: "Équipes commerciales, fondateurs, indépendants",
  heading: headingLines.join(" "),
  headingLines,
  /** They rotate in a line of their own; each is true when read alone. */
  taglines: [
    "L’assistant cherche la nuit, vous appelez le matin.",
    "Des prospects avec e-mail vérifié et téléphone direct.",
    "Un score vous dit qui appeler en premier.",
    "Un suivi commercial tenu à jour, sans travail manuel.",
    "Un service de prospection entièrement géré par nous.",
  ],
  lead: "Décrivez une fois vos clients idéaux. L’assistant IA trouve les bons interlocuteurs, avec e-mail vérifié et téléphone direct, et les classe par score. Il ne vous reste qu’à appeler.",
  bookDemo: "Réserver une démo",
  hire: "Recruter mon assistant",
  facts: (price: string, trial: string, setupHours: number) => [
    `Dès ${price} HT/mois`,
    `prêt en ${setupHours} h`,
    trial,
  ],
  motion: { pause: "Mettre en pause les animations", resume: "Relancer les animations" },
} as const;
