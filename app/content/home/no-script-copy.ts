/** The labels of the short version of / without JavaScript; the sections supply the content. */
export const noScript = {
  heading: "L’essentiel, sans JavaScript",
  offers: "Les offres",
  or: "ou",
  vat: "HT",
  steps: "Les quatre étapes",
  faq: "Questions fréquentes",
  contact: "Nous joindre",
} as const;
