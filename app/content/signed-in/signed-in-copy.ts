/** Words that every signed-in page shares. Strings of requirements.md ERR are to the letter. */
export const signedIn = {
  navigation: "Espace client",
  assistant: "Assistant",
  dashboard: "Tableau de bord",
  profile: "Profil",
  account: "Compte",
  /** Beside a value of the profile that the form would not take. */
  toCheck: "à vérifier",
  signOut: "Se déconnecter",
  signOutFailed: "Erreur lors de la déconnexion.",
} as const;
