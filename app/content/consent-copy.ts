/** The copy of the consent banner. decisions.md D35. */
export const consent = {
  /** Change it with the meaning of the text below: the banner then asks every visitor again. */
  version: "2025-05-13",
  title: "Votre choix sur les cookies",
  description:
    "Ce site dépose les cookies nécessaires à votre connexion. Tout autre cookie attend votre accord, et vous pouvez changer d’avis à tout moment en bas de page.",
  policy: "Lire la politique de cookies",
  refuse: "Tout refuser",
  essential: "Essentiels uniquement",
  accept: "Tout accepter",
  toasts: {
    true: "C’est noté : tous les cookies sont acceptés.",
    essential: "C’est noté : seuls les cookies essentiels sont déposés.",
    refused: "C’est noté : les cookies facultatifs sont refusés.",
  },
} as const;
