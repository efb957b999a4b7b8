/** The copy that all signed-in pages share. Strings of requirements.md ERR are verbatim. */
export const signedIn = {
  navigation: "Espace client",
  menu: "Menu",
  toSite: "Retour au site",
  list: "Liste",
  targeting: "Ciblage",
  assistant: "Assistant",
  drafts: "Brouillons",
  dashboard: "Tableau de bord",
  profile: "Profil",
  account: "Compte",
  /** Marks a value of the profile that the form would refuse. */
  toCheck: "à vérifier",
  toSupport: "Écrire au support",
  signOut: "Se déconnecter",
  signOutFailed: "Erreur lors de la déconnexion.",
} as const;
