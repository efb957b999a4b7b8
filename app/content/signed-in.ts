/** Words that every signed-in page shares. Strings of spec.md §8 are to the letter. */
export const signedIn = {
  navigation: "Espace client",
  assistant: "Assistant",
  dashboard: "Tableau de bord",
  profile: "Profil",
  account: "Compte",
  signOut: "Se déconnecter",
  signOutFailed: "Erreur lors de la déconnexion.",
} as const;
