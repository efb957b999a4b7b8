/** The error messages of the HTTP interface. */
export const apiCopy = {
  signedOut: "Vous n’êtes pas connecté.",
  badLink: "Erreur d'authentification. Veuillez réessayer.",
  tooOften: (seconds: number) => `Trop de tentatives. Réessayez dans ${seconds}\u00A0s.`,
  /** For what the offer does not include, in the words of the cards. */
  notInOffer: (feature: string, offer: string) =>
    `${feature}\u00A0: c’est compris à partir de l’offre ${offer}.`,
  tooFast: (wait: string) => `Vous allez trop vite. Réessayez dans ${wait}.`,
  /** The messages by error code. */
  errors: {
    bad_request: "La requête est mal formée.",
    address_too_long: "L’adresse demandée est trop longue.",
    too_large: "La requête dépasse 64 Ko.",
    method_not_allowed: "Cette méthode n’est pas acceptée ici.",
    foreign_origin: "Cette requête ne vient pas de ce site.",
    unsupported_type: "Ce type de contenu n’est pas accepté.",
    invalid_json: "Le corps de la requête n’est pas du JSON.",
    invalid_body: "Le corps de la requête n’a pas la forme attendue.",
    invalid_form: "Le corps de la requête n’est pas un formulaire.",
    not_found: "Cette adresse n’existe pas.",
    internal: "Une erreur s'est produite.",
  },
  /** The `unsupported_type` of a call that reads JSON only. */
  jsonOnly: "Le corps de la requête doit être en application/json.",
  drafts: {
    invalidKey: "La clé du brouillon n’est pas un UUID.",
    invalidQuery: "Cette référence de prospect n’est pas un UUID.",
    blankTitle: "Donnez un titre au brouillon.",
    noProfile: "Complétez d’abord votre profil\u00A0: les brouillons en sont tirés.",
    noProspect: "Ce prospect n’est pas, ou n’est plus, dans votre liste.",
    keyReused: "Cette clé a déjà servi à un autre brouillon.",
    full: (max: number) => `Vous avez ${max}\u00A0brouillons. Supprimez-en pour en créer d’autres.`,
    stale: "Ce brouillon a changé entre-temps, dans un autre onglet ou sur un autre appareil.",
    missing: "Ce brouillon n’existe pas.",
    missingVersion: "Cette version du brouillon n’est pas conservée.",
    format: (formats: string) => `Ce brouillon s’exporte dans ces formats\u00A0: ${formats}.`,
  },
  prospects: {
    invalidKey: "La clé de l’action n’est pas un UUID.",
    invalidQuery: "Un filtre de la liste n’est pas valable.",
    invalidCursor: "Cette position dans la liste n’existe pas.",
    keyReused: "Cette clé a déjà servi à une autre action.",
    missing: "Ce prospect n’existe pas.",
    withdrawn: "Cette fiche a été retirée à la demande de la personne.",
    notNewest: "Seule la dernière action peut être annulée.",
    full: (max: number) => `L’historique de ce prospect est complet\u00A0: ${max}\u00A0actions.`,
    format: "L’export existe aux formats csv et xlsx.",
    tooManyExports: (wait: string) =>
      `Vous avez déjà exporté la liste plusieurs fois. Réessayez dans ${wait}.`,
    unknownMember: "Cette personne ne fait pas, ou plus, partie de votre équipe.",
    unknownColumn: "Cette colonne n’existe pas, ou plus.",
    wrongValue: "Cette valeur ne convient pas à la colonne\u00A0: un nombre, une date ou une des options.",
    seatless:
      "L’offre de l’équipe n’a plus de place pour vous\u00A0: vous pouvez lire la liste, sans la changer.",
    offerOver:
      "L’offre est terminée\u00A0: la liste se lit encore, sans la changer. C’est de nouveau possible à partir de l’offre Starter.",
    noNextStep: "Ce prospect n’a pas de prochaine étape datée.",
  },
  team: {
    ownerOnly: "C’est au responsable de l’équipe de le faire.",
    noSeat: (seats: number) =>
      seats === 1
        ? "Votre offre est pour une personne. Une offre plus grande en accueille plusieurs."
        : `Les ${seats}\u00A0places de votre offre sont prises, invitations comprises.`,
    alreadyMember: "Cette personne fait déjà partie de l’équipe.",
    invalidEmail: "Cette adresse e-mail n’est pas valable.",
    ownerStays: "Pour quitter l’équipe, confiez-la d’abord à quelqu’un.",
    unknownMember: "Cette personne ne fait pas, ou plus, partie de votre équipe.",
    missingInvitation: "Cette invitation n’existe pas, ou plus.",
    tooManyInvitations: (wait: string) =>
      `Vous avez déjà envoyé beaucoup d’invitations. Réessayez dans ${wait}.`,
  },
  reports: {
    invalidQuery: "Cette période ou ce regroupement n’existe pas\u00A0: deux jours, trois ans au plus.",
  },
  webhooks: {
    url: {
      "no-url": "Donnez l’adresse complète, par exemple https://hooks.exemple.fr/matinal.",
      "too-long": "Cette adresse est trop longue\u00A0: 2\u00A0000\u00A0caractères au plus.",
      "no-https": "L’adresse doit commencer par https://.",
      credentials: "L’adresse ne doit contenir ni identifiant ni mot de passe.",
      port: "Ce port n’est pas accepté\u00A0: 443, ou à partir de 1024.",
      "not-public":
        "Cette adresse n’est pas joignable depuis Internet\u00A0: elle désigne une machine ou un réseau privé.",
    },
    notConfirmed:
      "Votre connexion date de plus d’une heure. Confirmez que c’est vous sur la page de votre compte, puis réessayez.",
    full: (max: number) => `Vous avez ${max}\u00A0webhooks. Supprimez-en un pour en ajouter un autre.`,
    missing: "Ce webhook n’existe pas.",
  },
  listSettings: {
    stale:
      "Les réglages de la liste ont changé entre-temps, dans un autre onglet ou par quelqu’un de l’équipe.",
    wrong: {
      duplicate_name: "Deux colonnes, statuts ou vues portent le même nom.",
      unknown_column: "Une règle demande une colonne qui n’existe pas.",
      type_changed: "Le type d’une colonne ne change pas\u00A0: ajoutez-en une autre.",
    },
  },
  targeting: {
    stale: "Le ciblage a changé entre-temps, dans un autre onglet ou sur un autre appareil.",
    unavailable: "Le registre des entreprises ne répond pas. Réessayez dans quelques instants.",
    off: "Le registre des entreprises n’est pas branché.",
    bounded: (max: number) => `Plus de ${max}\u00A0critères`,
  },
  market: {
    invalid: (max: number) =>
      `Donnez au moins un des trois textes «\u00A0sector\u00A0», «\u00A0size\u00A0» et «\u00A0place\u00A0», chacun de ${max}\u00A0caractères au plus.`,
  },
  outages: {
    unavailable: "Le service est momentanément indisponible. Réessayez dans quelques instants.",
    storage_full:
      "Le service n’a plus de place pour enregistrer. Ce qui l’est déjà reste lisible\u00A0; réessayez dans quelques minutes.",
  },
} as const;
