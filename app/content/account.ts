import { brand } from "./brand.ts";

/** The words of /compte. */
export const account = {
  title: "Votre compte",
  description: "Vos appareils connectés, vos données et la suppression de votre compte.",

  address: {
    title: "Adresse",
    text: "Elle sert à vous connecter et à rien d’autre.",
  },

  sessions: {
    title: "Appareils connectés",
    text: "Un appareil que vous ne reconnaissez pas\u202F? Déconnectez-le\u202F: sa conversation se ferme aussitôt.",
    device: (browser: string | null, system: string | null) =>
      browser && system ? `${browser} sur ${system}` : (browser ?? system ?? "Appareil inconnu"),
    current: "Cet appareil",
    since: "Connecté le",
    lastUsed: "Dernière activité le",
    end: "Déconnecter",
    endNamed: (device: string) => `Déconnecter ${device}`,
    endOthers: "Déconnecter tous les autres appareils",
    ended: "L’appareil est déconnecté.",
    othersEnded: "Tous les autres appareils sont déconnectés.",
  },

  export: {
    title: "Vos données",
    text: "Un seul fichier JSON avec tout ce que nous gardons sur vous\u202F: profil, conversation, sessions et messages envoyés par le formulaire de contact.",
    button: "Télécharger mes données",
    file: (day: string) => `${brand.product.toLowerCase()}-donnees-${day}.json`,
  },

  deletion: {
    title: "Supprimer le compte",
    text: "Votre profil, votre conversation et vos sessions sont effacés aussitôt et pour toujours. Un e-mail vous le confirme. Pensez à télécharger vos données avant.",
    word: "SUPPRIMER",
    label: "Pour confirmer, écrivez SUPPRIMER",
    wrong: "Écrivez le mot SUPPRIMER pour confirmer.",
    button: "Supprimer mon compte",
    deleting: "Suppression en cours…",
  },

  problems: {
    /** To the letter of spec.md §8. */
    unexpected: "Une erreur s'est produite.",
    nothingChanged: "Rien n’a changé. Réessayez dans un instant.",
  },
} as const;
