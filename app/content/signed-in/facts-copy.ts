import type { InquiryPage } from "#app/assistant/requests/inquiry/inquiry.ts";

/** The facts that answer a message without a model. Apart from what the page needs at once. */
export const factsCopy = {
  price: {
    title: "Les tarifs, hors taxes",
    contacts: (count: number) => `${count}\u00A0numéros et ${count}\u00A0e-mails par mois`,
    users: (count: number) => `${count}\u00A0utilisateurs`,
    compare: "Comparer les offres",
    none: "Vous n’avez pas d’offre en cours. On s’abonne depuis la page des offres.",
    subscribe: "Choisir une offre",
    own: "Mon offre",
    account: "Mon compte",
  },
  contact: {
    title: "Parler à une personne",
    noCall:
      "Personne n’appelle depuis cette conversation\u00A0: ce que vous y écrivez, même un numéro ou une adresse, n’est pas transmis à l’équipe. Pour nous parler, appelez-nous ou réservez un échange.",
    hours: "Horaires",
    phone: "Téléphone",
    email: "E-mail",
    book: "Réserver un échange de 30\u00A0minutes",
    opensNewTab: "(nouvel onglet)",
  },
  field: {
    title: "Votre profil",
    now: "Aujourd’hui\u00A0:",
    proposed: "Vous proposez\u00A0:",
    empty: "vide",
    /** `label` names the field. */
    edit: (label: string) => `Modifier\u00A0: ${label}`,
    done: (label: string) => `${label}\u00A0: c’est enregistré.`,
  },
  /** In place of what a page shows, and before what the FAQ says of the morning. */
  lacksOffer: {
    text: "Vous n’avez pas d’offre en cours. Les prospects arrivent avec une offre\u00A0; d’ici là, votre liste n’en reçoit aucun.",
    toOffers: "Voir les offres",
    toPerson: (phone: string) => `Nous appeler\u00A0: ${phone}`,
  },
  lacksImport: (plans: readonly string[]) =>
    `L’import fait partie de ${plans.join(" et de ")}. Sans l’une d’elles, vous verrez l’aperçu de votre fichier, mais rien ne sera ajouté.`,
  priced: (name: string, price: string) => `${name} (${price} HT par mois)`,
  question: { title: "Dans nos questions fréquentes", all: "Toutes les questions" },
  pages: {
    list: {
      title: "Votre liste",
      text: "Vos prospects du jour, puis ceux à rappeler, avec statut, étape et notes.",
      link: "Ouvrir la liste",
    },
    export: {
      title: "Exporter",
      text: "Avec Growth et Scale, votre liste s’exporte en CSV ou en XLSX depuis sa page. Chaque brouillon s’exporte depuis la sienne, et toutes vos données se téléchargent depuis Compte.",
      link: "Ouvrir la liste",
    },
    calls: {
      title: "Vos appels",
      text: "Les prospects du jour, l’un après l’autre\u00A0: numéro, ouverture, objections, résultat.",
      link: "Commencer les appels",
    },
    targeting: {
      title: "Votre ciblage",
      text: "Les entreprises recherchées\u00A0: métiers, tailles, lieux et fonctions, avec le nombre d’entreprises.",
      link: "Ouvrir le ciblage",
    },
    drafts: {
      title: "Vos brouillons",
      text: "Les textes préparés, à relire, à modifier et à exporter.",
      link: "Ouvrir les brouillons",
    },
    account: {
      title: "Votre compte",
      text: "Votre offre, le support, appareils connectés, e-mail du matin, webhooks, export et suppression de vos données. La connexion se fait par e-mail, sans mot de passe.",
      link: "Ouvrir mon compte",
    },
    profile: {
      title: "Votre profil",
      text: "Ce que l’assistant sait de votre entreprise et de vos clients.",
      link: "Modifier mon profil",
    },
    import: {
      title: "Importer vos prospects",
      text: "Un fichier CSV ou Excel, avec un aperçu avant d’enregistrer. Aussi dans «\u00A0Travaux\u00A0», «\u00A0Importer des prospects\u00A0», ou en déposant le fichier dans la conversation.",
      link: "Choisir un fichier",
    },
    offer: {
      title: "Votre offre",
      text: "Votre offre ou votre essai, jusqu’à quand, et les contacts reçus sur ceux du mois. C’est là aussi qu’on change d’offre ou qu’on résilie.",
      link: "Voir mon offre",
    },
    cancellation: {
      title: "Résilier",
      text: "Sur cette page, vous voyez d’abord jusqu’à quel jour tout reste compris et quand vos prospects sont supprimés, puis vous résiliez d’un clic. Jusqu’à ce jour, vous pouvez revenir sur votre décision.",
      link: "Voir comment résilier",
    },
    support: {
      title: "Le support",
      text: "Un problème, un paiement, une facture\u00A0? Écrivez-nous\u00A0: une personne de l’équipe vous répond par e-mail.",
      link: "Écrire au support",
    },
    sending: {
      title: "Envoyer un e-mail",
      text: "C’est vous qui envoyez, de votre messagerie\u00A0: ouvrez le brouillon, copiez-le ou téléchargez-le, puis collez-le dans un nouveau message. Rien ne part d’ici.",
      link: "Ouvrir les brouillons",
    },
    team: {
      title: "Votre équipe",
      text: "Invitez quelqu’un par son adresse e-mail\u00A0: il travaille sur la même liste, avec son propre accès. Le nombre de places, vous compris, est celui de votre offre\u00A0; sans offre, il n’y en a qu’une.",
      link: "Voir l’équipe",
    },
    reports: {
      title: "Vos rapports",
      text: "Par semaine, par mois ou par personne\u00A0: prospects livrés, travaillés et joints, rendez-vous, ventes. Avec Scale.",
      link: "Ouvrir les rapports",
    },
    deletion: {
      title: "Vos données et votre compte",
      text: "En bas de la page Compte\u00A0: télécharger toutes vos données, puis supprimer le compte. Profil, conversation et brouillons sont alors effacés aussitôt et pour toujours.",
      link: "Ouvrir mon compte",
    },
  } satisfies Record<InquiryPage, { title: string; text: string; link: string }>,
} as const;
