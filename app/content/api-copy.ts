/** The error messages of the HTTP interface. */
export const apiCopy = {
  signedOut: "Vous n’êtes pas connecté.",
  badLink: "Erreur d'authentification. Veuillez réessayer.",
  tooOften: (seconds: number) => `Trop de tentatives. Réessayez dans ${seconds}\u00A0s.`,
  outages: {
    unavailable: "Le service est momentanément indisponible. Réessayez dans quelques instants.",
    storage_full:
      "Le service n’a plus de place pour enregistrer. Ce qui l’est déjà reste lisible\u202F; réessayez dans quelques minutes.",
  },
} as const;
