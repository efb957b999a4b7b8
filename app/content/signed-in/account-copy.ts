import { brand } from "../brand.ts";
import { formatWait } from "../format-wait.ts";

/** The copy of /compte and /compte/confirmation. */
export const account = {
  title: "Votre compte",
  description:
    "Votre offre, votre équipe, le support, votre e-mail du matin, vos appareils connectés, qui a consulté vos données, leur fichier et la suppression de votre compte.",

  address: {
    title: "Adresse",
    text: "Elle sert à vous connecter et à recevoir nos e-mails de service, rien d’autre.",
  },

  morningMail: {
    title: "E-mail du matin",
    text: "À 7\u00A0h\u00A030 les jours ouvrés\u00A0: vos nouveaux prospects, vos actions prévues et par qui commencer. Rien ne part s’il n’y a rien à dire.",
    isOn: "Vous le recevez.",
    isOff: "Vous ne le recevez pas.",
    turnOff: "Ne plus le recevoir",
    turnOn: "Le recevoir de nouveau",
  },

  reportMail: {
    title: "Rapport du mois",
    text: "Le premier jour ouvré du mois\u00A0: ce que sont devenus vos prospects du mois d’avant. Rien ne part s’il n’y a rien à dire.",
    isOn: "Vous recevez le rapport.",
    isOff: "Vous ne recevez pas le rapport.",
    turnOff: "Ne plus recevoir le rapport",
    turnOn: "Recevoir de nouveau le rapport",
  },

  sessions: {
    title: "Appareils connectés",
    text: "Un appareil que vous ne reconnaissez pas\u00A0? Déconnectez-le\u00A0: sa conversation se ferme aussitôt.",
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
    text: "Un seul fichier JSON avec tout ce que nous gardons sur vous\u00A0: profil, ciblage, conversation, brouillons, prospects, webhooks, sessions, accès de notre équipe et messages envoyés par le formulaire de contact.",
    button: "Télécharger mes données",
    refused: {
      title: "Vous avez déjà téléchargé vos données plusieurs fois.",
      text: "Le téléchargement sera de nouveau possible dans dix minutes au plus.",
    },
    file: (day: string) => `${brand.product.toLowerCase()}-donnees-${day}.json`,
  },

  deletion: {
    title: "Supprimer le compte",
    text: "Votre profil, votre ciblage, votre conversation, vos brouillons et vos sessions sont effacés aussitôt et pour toujours. Un e-mail vous le confirme. Pensez à télécharger vos données avant.",
    word: "SUPPRIMER",
    label: "Pour confirmer, écrivez SUPPRIMER",
    wrong: "Écrivez le mot SUPPRIMER pour confirmer.",
    button: "Supprimer mon compte",
    deleting: "Suppression en cours…",
  },

  confirmation: {
    title: "Confirmez que c’est vous",
    /** Followed by the address that the code is sent to. */
    why: {
      export:
        "Votre connexion date de plus d’une heure. Avant de télécharger vos données, confirmez avec un code envoyé à votre adresse\u00A0:",
      deletion:
        "Votre connexion date de plus d’une heure. Avant de supprimer votre compte, confirmez avec un code envoyé à votre adresse\u00A0:",
      device:
        "Votre connexion date de plus d’une heure. Avant de déconnecter un autre appareil, confirmez avec un code envoyé à votre adresse\u00A0:",
      devices:
        "Votre connexion date de plus d’une heure. Avant de déconnecter vos autres appareils, confirmez avec un code envoyé à votre adresse\u00A0:",
      webhooks:
        "Votre connexion date de plus d’une heure. Avant de connecter un outil ou d’en changer le secret, confirmez avec un code envoyé à votre adresse\u00A0:",
      desk: "Votre connexion date de plus d’une heure. Avant d’ouvrir le poste d’exploitation, confirmez avec un code envoyé à votre adresse\u00A0:",
    },
    ask: "Recevoir le code par e-mail",
    asking: "Envoi en cours...",
    sent: "Le code est parti. S’il tarde, regardez dans les courriers indésirables.",
    code: {
      label: "Code de l’e-mail",
      hint: "Six chiffres, valables 10\u00A0minutes.",
      wrongShape: "Le code est fait de six chiffres.",
      checking: "Vérification…",
      submit: {
        export: "Valider et télécharger mes données",
        deletion: "Valider et supprimer mon compte",
        device: "Valider et déconnecter l’appareil",
        devices: "Valider et déconnecter les autres appareils",
        webhooks: "Valider et revenir au compte",
        desk: "Valider et ouvrir le poste",
      },
    },
    again: "Renvoyer un code",
    againRule: "Un code par minute au plus\u00A0; le nouveau remplace le précédent.",
    againIn: (seconds: number) => `Possible dans ${seconds}\u00A0s.`,
    cancel: "Annuler",
    done: "C’est confirmé\u00A0: vous pouvez télécharger vos données.",
    problems: {
      wrong: "Ce code n’est pas le bon. Vérifiez les six chiffres de l’e-mail le plus récent.",
      void: "Ce code ne sert plus\u00A0: il a expiré, ou trop d’essais étaient faux. Demandez-en un autre.",
      tooMany: (seconds: number) =>
        `Vous avez déjà demandé un code. Vous pourrez en demander un autre dans ${formatWait(seconds)}.`,
      offline: "Le service ne répond pas. Vérifiez votre connexion à internet, puis réessayez.",
    },
  },

  problems: {
    /** Verbatim from requirements.md ERR. */
    unexpected: "Une erreur s'est produite.",
    nothingChanged: "Rien n’a changé. Réessayez dans un instant.",
    noSuchSession: "Cet appareil n’est pas connecté à votre compte.",
    noSuchSessionText: "Peut-être l’avez-vous déjà déconnecté. La liste ci-dessous est à jour.",
  },
} as const;
