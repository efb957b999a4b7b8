/** The words around the short version of / for readers without JavaScript. Its contents come from the sections. */
export const noScript = {
  heading: "L’essentiel, sans JavaScript",
  offers: "Les offres",
  or: "ou",
  vat: "HT",
  opensNewTab: "(nouvel onglet)",
  steps: "Les quatre étapes",
  faq: "Questions fréquentes",
  contact: "Nous joindre",
} as const;
