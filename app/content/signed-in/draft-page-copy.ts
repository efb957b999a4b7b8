import type { DraftKind, DraftSource } from "#app/drafts/draft-kind.ts";

/** The copy of /brouillons and of the page of one draft. */
export const draftPages = {
  title: "Brouillons",
  description: "Vos e-mails, recherches, scripts et plans, prêts à relire.",
  lead: "Choisissez un travail\u00A0: il se prépare d’après votre profil, et la liste dit ce qui l’a écrit. Vous le relisez, vous le corrigez, et rien n’est jamais envoyé à un prospect.",

  /** What colleagues may read. */
  sharing: {
    share: "Partager avec l’équipe",
    stop: "Ne plus partager",
    shared: "Votre équipe peut lire ce brouillon. Vous seul le changez.",
    failed: "Le partage n’a pas été changé. Réessayez dans un instant.",
    list: "Partagés par l’équipe",
    by: (name: string) => `par ${name}`,
    readOnly: (name: string) =>
      `Ce brouillon a été fait par ${name}, qui seul le change. Copiez-en le texte pour vous en servir.`,
    copy: "Copier le texte",
  },

  start: {
    /** Below the name of each kind. */
    texts: {
      email: "Un premier message, court, avec un objet et une seule demande.",
      sequence: "Un premier message et deux relances, avec leurs délais.",
      search: "Les fonctions, tailles, secteurs et zones à retenir ou à exclure.",
      call_script: "Une ouverture, des questions, et une réponse à chaque objection.",
      plan: "Quatre semaines, avec un objectif et des actions pour chacune.",
    } satisfies Record<DraftKind, string>,
    making: "Préparation…",
  },

  list: {
    title: "Vos brouillons",
    count: (count: number) => (count === 1 ? "1 brouillon" : `${count} brouillons`),
    empty: "Aucun brouillon pour l’instant. Le premier s’ouvre en un clic, déjà rempli d’après votre profil.",
    none: "Aucun brouillon pour l’instant.",
    updated: "modifié le",
    /** What wrote a draft; `model` is the name of the model, if it is known. */
    source: (source: DraftSource, model: string | undefined) =>
      source === "template"
        ? "écrit par nos phrases types, d’après votre profil"
        : model
          ? `écrit par une intelligence artificielle (${model})`
          : "écrit par une intelligence artificielle",
    removeNamed: (title: string) => `Supprimer «\u00A0${title}\u00A0»`,
  },

  noProfile: {
    title: "Il manque votre profil.",
    text: "Un brouillon s’écrit d’après ce que vous dites de votre entreprise et de vos clients. Complétez votre profil, puis revenez ici.",
    link: "Compléter mon profil",
    ofOwner: {
      title: "Il manque le profil de l’équipe.",
      text: (owner: string) =>
        `Un brouillon s’écrit d’après ce profil. ${owner} en est responsable, et seul à pouvoir l’écrire.`,
      link: "Voir l’équipe",
    },
  },

  removal: {
    done: (title: string) => `«\u00A0${title}\u00A0» est supprimé.`,
    confirm: (title: string) => `Supprimer «\u00A0${title}\u00A0»\u00A0?`,
    text: "Toutes ses versions sont effacées, pour toujours.",
    yes: "Supprimer le brouillon",
    no: "Garder le brouillon",
    removing: "Suppression…",
  },

  problems: {
    load: "Impossible de charger les brouillons.",
    create: "Le brouillon n’a pas pu être créé.",
    remove: "Le brouillon n’a pas pu être supprimé.",
    again: "Rien n’a changé. Réessayez dans un instant.",
    retry: "Réessayer",
  },

  draft: {
    loading: "Chargement du brouillon…",
    needsScript:
      "Pour modifier ce brouillon, activez JavaScript dans votre navigateur. Sans lui, vous pouvez le lire et l’exporter.",
    neverSent: "Rien n’est envoyé\u00A0: vous copiez le texte, et vous décidez de la suite.",
    /** Precedes the name of the prospect that the draft is for. */
    recipient: "Pour",
    usedFields: "Repris de votre profil\u00A0:",
    correct: (label: string) => `${label}\u00A0: corriger dans le profil`,
    toolbar: "Actions du brouillon",
    copyAll: "Copier",
    copied: "Le texte est copié.",
    copyFailed: "Le texte n’a pas pu être copié.",
    copyMail: "Copier l’e-mail",
    copyMailNumber: (number: number) => `Copier l’e-mail ${number}`,
    export: "Exporter",
    formats: {
      txt: "Texte (.txt)",
      md: "Markdown (.md)",
      csv: "Tableur (.csv)",
      eml: "Message à ouvrir dans votre messagerie (.eml)",
    },
    openIn: {
      gmail: "Ouvrir dans Gmail",
      outlook: "Ouvrir dans Outlook",
      program: "Ouvrir dans votre messagerie",
    },
    openCut: "Le texte est trop long pour un lien\u00A0: il est copié, collez-le dans le message.",
    openCutUncopied:
      "Le texte est trop long pour un lien, et n’a pas pu être copié. Copiez-le depuis cette page.",
    oneMail: (number: number) => `E-mail ${number} seul (.eml)`,
    exportUnsaved: "Enregistrez d’abord le brouillon\u00A0: l’export contient le texte enregistré.",
    perLine: "Un élément par ligne.",
    delayHint: "Nombre de jours après l’e-mail précédent.",
    firstDelayHint: "Nombre de jours après le début.",
    objectionNumber: (number: number) => `Objection ${number}`,
    addObjection: "Ajouter une objection",
    removeObjection: (number: number) => `Retirer l’objection ${number}`,
    addWeek: "Ajouter une semaine",
    removeWeek: (number: number) => `Retirer la semaine ${number}`,
  },

  /** The strip above a draft that has gaps. */
  gaps: {
    title: "À compléter",
    lead: (count: number) =>
      count === 1
        ? "Remplissez-le ici une fois\u00A0: il est remplacé partout dans le brouillon."
        : "Remplissez-les ici une fois\u00A0: ils sont remplacés partout dans le brouillon.",
    count: (count: number) => (count === 1 ? "1 champ" : `${count} champs`),
    /** The fields that are about the recipient: kept in this draft alone. */
    labels: {
      prenom: "Prénom du destinataire",
      nom: "Nom du destinataire",
      civilite: "Madame ou Monsieur",
      societe: "Société du destinataire",
    } as Readonly<Record<string, string>>,
    /** A gap without a name, by the words around it. */
    after: (words: string) => `La suite de «\u00A0${words}\u00A0»`,
    before: (words: string) => `Ce qui précède «\u00A0${words}\u00A0»`,
    unnamed: "Un passage à compléter",
    kept: "Ce qui vous concerne est gardé pour les suivants\u00A0; ce qui concerne le destinataire reste dans celui-ci.",
    fill: "Remplir",
    filled: (count: number) => (count === 1 ? "1 champ est rempli." : `${count} champs sont remplis.`),
    notKept: "Le brouillon est rempli, mais ces réponses n’ont pas pu être gardées pour la prochaine fois.",
  },

  saving: {
    saved: "Enregistré",
    unsaved: "Modifications en cours…",
    saving: "Enregistrement…",
    failed: "Pas encore enregistré",
    offline: "Hors connexion",
    invalid: "À corriger",
    conflict: "À départager",
    failedText: "Votre texte reste dans cette page. Nouvel essai dans un instant.",
    offlineText: "Votre texte reste dans cette page, et sera enregistré au retour de la connexion.",
    invalidTitle: "Vos dernières modifications ne sont pas enregistrées.",
    invalidText: "Un champ est trop long, ou contient ce que nous ne pouvons pas enregistrer.",
    retry: "Enregistrer maintenant",
    signedOut: "Votre connexion a pris fin.",
    signedOutText: "Ce que vous avez saisi est gardé\u00A0: vous le retrouverez ici après la connexion.",
    signedOutHere:
      "Votre texte est toujours dans cette page\u00A0: reconnectez-vous dans le nouvel onglet, puis copiez-le.",
    signIn: "Se reconnecter",
    gone: "Ce brouillon a été supprimé ailleurs.",
    goneText: "Votre texte est toujours dans cette page\u00A0: copiez-le si vous voulez le garder.",
    restored: "Nous avons repris vos modifications qui n’étaient pas enregistrées.",
    followed: "Cette page montre la version enregistrée dans une autre fenêtre.",
    arrived: "Une nouvelle version est arrivée.",
    showArrived: "L’afficher",
    revised: "Le texte est celui de la nouvelle version.",
  },

  conflict: {
    title: "Ce brouillon a été modifié dans une autre fenêtre.",
    text: "Choisissez la version à garder. Tant que vous n’avez pas choisi, rien n’est remplacé.",
    newer: "Voir l’autre version",
    mine: "Garder mon texte",
    theirs: "Prendre l’autre version",
  },

  versions: {
    title: "Versions",
    close: "Fermer les versions",
    version: (number: number) => `Version ${number}`,
    current: "version actuelle",
    see: "Voir",
    seeNamed: (number: number) => `Voir la version ${number}`,
    restore: "Reprendre cette version",
    restored: (number: number) => `La version ${number} est reprise.`,
    loading: "Chargement des versions…",
    failed: "Impossible de charger les versions.",
    retry: "Réessayer",
    empty: "(vide)",
  },

  diagnostics: {
    title: "Relecture",
    titleOf: (number: number) => `Relecture de l’e-mail ${number}`,
    none: "Rien à signaler.",
    reading: "Relecture…",
    count: (count: number) => (count === 1 ? "1 remarque" : `${count} remarques`),
    severities: { error: "À corriger", warning: "Conseil" },
    show: "Voir dans le texte",
    replace: (text: string) => `Remplacer par «\u00A0${text}\u00A0»`,
    add: (text: string) => `Ajouter «\u00A0${text}\u00A0»`,
    remove: "Supprimer ce passage",
  },
} as const;
