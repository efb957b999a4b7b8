/** A customer's testimonial. ENT-05; `source`: decisions.md D17. */
export type Testimonial = {
  quote: string;
  /** A role, never an invented person. */
  author: string;
  title: string;
  company: string;
  /** From 1 to 5. */
  stars: number;
  /** Where the quote can be verified. If empty, the page marks the quote as an example. */
  source: string;
};

export const testimonials: readonly Testimonial[] = [
  {
    quote:
      "Le matin, l’équipe ouvre le tableau de bord et appelle. Plus personne ne cherche d’adresses entre deux rendez-vous.",
    author: "Cliente type",
    title: "Directrice commerciale",
    company: "éditeur de logiciels, 45 salariés",
    stars: 5,
    source: "",
  },
  {
    quote:
      "J’ai décrit mes clients idéaux une fois, et la première liste est arrivée en moins de 48 heures. Chaque message reste le mien.",
    author: "Client type",
    title: "Fondateur",
    company: "jeune entreprise industrielle, 8 salariés",
    stars: 5,
    source: "",
  },
  {
    quote:
      "Moins de noms, mais les bons : l’e-mail est vérifié, la ligne est directe, et la prochaine étape m’attend dans le CRM.",
    author: "Cliente type",
    title: "Responsable croissance",
    company: "services aux entreprises, 120 salariés",
    stars: 5,
    source: "",
  },
];

export const testimonialsCopy = {
  title: "Trois façons de s’en servir",
  /** Shown while any `source` is empty. */
  examples: "Exemples que nous avons écrits pour montrer l’usage ; ce ne sont pas des avis de clients.",
  quoted: (quote: string) => `« ${quote} »`,
  example: "exemple",
  source: "Source :",
  carousel: "carrousel",
  slide: "témoignage",
  position: (index: number, count: number) => `${index + 1} sur ${count}`,
  dot: (index: number, count: number) => `Témoignage ${index + 1} sur ${count}`,
  choose: "Choisir un témoignage",
  previous: "Témoignage précédent",
  next: "Témoignage suivant",
  stars: (stars: number) => `${stars} étoiles sur 5`,
} as const;
