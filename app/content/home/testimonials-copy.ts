/** A customer's testimonial. ENT-05; `source`: interpretation.md D17. */
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
    quote: "Le matin, on ouvre la liste et on appelle. Chercher des numéros entre deux appels, c’est fini.",
    author: "Cliente type",
    title: "Directrice commerciale",
    company: "éditeur de logiciels, 45 salariés",
    stars: 5,
    source: "",
  },
  {
    quote:
      "J’ai expliqué une fois qui sont mes bons clients. Le reste s’est fait sans moi. Les messages, en revanche, je les écris toujours moi-même.",
    author: "Client type",
    title: "Fondateur",
    company: "jeune entreprise industrielle, 8 salariés",
    stars: 5,
    source: "",
  },
  {
    quote:
      "Je préfère vingt bons noms à deux cents au hasard. L’e-mail est vérifié, la ligne est directe quatre fois sur cinq, et chaque fiche dit quoi faire ensuite.",
    author: "Cliente type",
    title: "Responsable du développement commercial",
    company: "services aux entreprises, 120 salariés",
    stars: 5,
    source: "",
  },
];

export const testimonialsCopy = {
  title: "Trois exemples, écrits par nous",
  /** Shown while any `source` is empty. */
  examples:
    "Ils montrent l’usage dans trois métiers. Ce ne sont pas des avis de clients : les citations et leurs étoiles font partie de l’exemple.",
  quoted: (quote: string) => `« ${quote} »`,
  example: "exemple",
  source: "Source :",
  carousel: "carrousel",
  slide: "témoignage",
  position: (index: number, count: number) => `${index + 1} sur ${count}`,
  dot: (index: number, count: number) => `Témoignage ${index + 1} sur ${count}`,
  choose: "Choisir un témoignage",
  previous: "Témoignage précédent",
  next: "Témoignage suivant",
  stars: (stars: number) => `${stars} étoiles sur 5`,
} as const;
