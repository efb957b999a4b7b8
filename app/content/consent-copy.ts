/** The copy of the consent banner. interpretation.md D35. */
export const consent = {
  /** Change it with the meaning of the text below: the banner then asks every visitor again. */
  version: "2025-05-13",
  title: "Cookies.",
  description: "Seul le nécessaire est déposé sans votre accord.",
  policy: "En savoir plus sur les cookies",
  refuse: "Tout refuser",
  essential: "Essentiels seuls",
  accept: "Tout accepter",
  toasts: {
    true: "C’est noté : tous les cookies sont acceptés.",
    essential: "C’est noté : seuls les cookies essentiels sont déposés.",
    refused: "C’est noté : les cookies facultatifs sont refusés.",
  },
} as const;
