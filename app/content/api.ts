/** What the HTTP interface answers in words, for the people who build on it. */
export const apiCopy = {
  signedOut: "Vous n’êtes pas connecté.",
  badLink: "Erreur d'authentification. Veuillez réessayer.",
  tooOften: (seconds: number) => `Trop de tentatives. Réessayez dans ${seconds}\u00A0s.`,
} as const;
