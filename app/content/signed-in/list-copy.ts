import type { Outcome } from "#app/prospects/prospect-status.ts";
import type { View } from "#app/prospects/prospects-protocol.ts";
import { reasonLabels } from "../prospects/reason-labels.ts";

/** The copy of /liste. */
export const list = {
  title: "La liste",
  /** The way to /liste/appels. */
  calls: "Appeler à la suite",
  description: "Vos prospects du jour, vos rappels, et ce que chacun attend de vous.",
  views: "Que montrer\u00A0?",
  /** The tabs; the first shows the three sections. */
  tabs: { day: "Ma journée", today: "Nouveaux", due: "À faire", all: "Tous" },
  sections: {
    today: "Aujourd’hui",
    due: "À faire",
    all: "Tout le reste",
  } satisfies Record<View, string>,
  counts: (today: number, due: number) =>
    `${today === 0 ? "Aucun nouveau" : today === 1 ? "1 nouveau" : `${today.toLocaleString("fr-FR")} nouveaux`}, ${due.toLocaleString("fr-FR")} à faire`,
  table: "Prospects",
  /** Without scripts the page ends where they would load more. */
  withoutScripts: (rows: number) =>
    `La suite de la liste a besoin de JavaScript\u00A0: voici les ${rows} premières lignes. La recherche et les filtres s’en passent.`,
  more: "Chargement de la suite…",
  loading: "Chargement de la liste…",
  failed: "La suite n’a pas pu être chargée.",
  retry: "Réessayer",

  filters: {
    search: "Rechercher",
    searchHint: "Entreprise, personne, poste, note",
    status: "Statut",
    anyStatus: "Statut",
    sector: "Secteur",
    anySector: "Secteur",
    score: "Score",
    anyScore: "Score",
    atLeast: (score: number) => `${score} et plus`,
    apply: "Appliquer",
    clear: "Tout effacer",
  },

  /** Why nothing can be changed, and where to read more. */
  readsOnly: {
    "offer-over": {
      text: "Votre offre est terminée\u00A0: la liste se lit encore, sans la changer. Avec une offre, elle reprend où vous l’avez laissée.",
      link: "Voir mon offre",
    },
    seatless: {
      text: "L’offre de l’équipe n’a pas de place pour vous en ce moment\u00A0: vous pouvez lire la liste, sans la changer.",
      link: "Voir l’équipe",
    },
  },

  /** Parts of the list that have a name, and how high its rows are. */
  saved: {
    save: "Enregistrer la vue",
    name: "Nom de la vue",
    hint: "Toute l’équipe la retrouve à côté des onglets, avec son adresse.",
    submit: "Enregistrer",
    cancel: "Fermer",
    missingName: "Donnez un nom à la vue.",
    full: (most: number) => `Vous avez ${most}\u00A0vues. Retirez-en une dans les réglages.`,
    done: (name: string) => `La vue «\u00A0${name}\u00A0» est enregistrée.`,
    failed: "La vue n’a pas pu être enregistrée. Réessayez.",
    compact: "Lignes serrées",
    comfortable: "Lignes aérées",
  },

  /** Columns that the team added. */
  columns: {
    title: "Vos colonnes",
    former: "Colonne retirée",
    empty: "Choisir",
    asked: (status: string) => `${status}\u00A0: à compléter`,
    wrongNumber: "Écrivez un nombre.",
    tooLong: (most: number) => `${most}\u00A0caractères au plus.`,
    wrongDate: "Cette date n’existe pas.",
    save: "Enregistrer",
  },
  settings: "Réglages de la liste",

  empty: {
    searched: (q: string) => `Aucun résultat pour «\u00A0${q}\u00A0».`,
    filtered: "Aucun prospect ne correspond à ces filtres.",
    searchHint: "La recherche trouve le début des mots, avec ou sans accents.",
    today: "Rien de nouveau aujourd’hui.",
    due: "Rien à faire aujourd’hui. Les prochaines étapes datées arriveront ici le jour venu.",
    all: "Aucun prospect.",
    clear: "Effacer la recherche et les filtres",
    toDay: "Revenir à ma journée",
  },

  row: {
    noContact: "Contact inconnu",
    noStep: "Aucune étape",
    late: "En retard",
  },

  live: {
    lost: "Connexion perdue. Ce que vous faites est gardé dans ce navigateur et sera envoyé à son retour.",
    kept: (count: number) =>
      count === 1
        ? "1 action gardée ici, envoyée au retour du réseau."
        : `${count} actions gardées ici, envoyées au retour du réseau.`,
    retried: (count: number) =>
      count === 1
        ? "1 action gardée ici\u00A0: nouvel essai dans un instant."
        : `${count} actions gardées ici\u00A0: nouvel essai dans un instant.`,
    undecided: (count: number) =>
      count === 1 ? "1 action attend votre décision." : `${count} actions attendent votre décision.`,
    decide: (contact: string) => `Voir ${contact}`,
    text: "La liste est suivie dans d’autres fenêtres\u00A0: celle-ci ne se met plus à jour.",
    takeBack: "Suivre ici",
  },

  record: {
    choose: "Choisissez un prospect",
    chooseText: "Sa fiche s’ouvre ici\u00A0: pourquoi lui, comment le joindre, et la suite à donner.",
    back: "Retour à la liste",
    loading: "Chargement de la fiche…",
    failed: "La fiche complète n’a pas pu être chargée.",
    missing: "Cette fiche n’existe pas.",
    missingText: "Elle a été retirée de votre liste, ou l’adresse n’est pas la bonne.",
    removed: "Ce prospect a été retiré de votre liste.",
    withdrawn: "Fiche retirée à la demande de la personne",
    withdrawnText:
      "Elle s’est opposée à la prospection\u00A0: nous avons supprimé sa fiche avec ce qui y était noté, et elle n’entrera plus dans aucune liste. Si vous avez gardé ses coordonnées ailleurs, retirez-les aussi.",
    unknownHeadcount: "effectif inconnu",
    unknownSector: "secteur inconnu",
    unknownCity: "ville inconnue",
    unknownRole: "Poste inconnu",
    headcount: (min: string, max: string | null) =>
      max === null
        ? `${min}\u00A0salariés et plus`
        : `${min === max ? min : `${min} à ${max}`}\u00A0salariés`,
    noSignal: "Aucun signal d’achat connu.",
    siren: "SIREN",
    website: "Site",
    noWebsite: "site inconnu",
    linkedin: "Page LinkedIn",
    noLinkedin: "page inconnue",
    companyEmail: "E-mail de l’entreprise",
    noCompanyEmail: "adresse inconnue",
    noSiren: "SIREN inconnu",
    states: { verified: "vérifié", given: "donné, non vérifié", missing: "manquant" },
    noEmail: "Aucune adresse trouvée",
    noPhone: "Aucun numéro trouvé",
    copyEmail: "Copier l’adresse e-mail",
    copyPhone: "Copier le numéro",
    copiedEmail: "L’adresse est copiée.",
    copiedPhone: "Le numéro est copié.",
    copyFailed: "La copie n’a pas pu se faire.",
    noTechnologies: "aucun logiciel connu",
    noCareer: "parcours inconnu",
    since: (year: number, role: string, company: string) => `${role}, ${company}, depuis ${year}`,
    undated: (role: string, company: string) => `${role}, ${company}`,
    noReasons: "Le calcul de ce score n’est pas connu.",
    points: (points: number) => `${points > 0 ? "+" : points < 0 ? "−" : ""}${Math.abs(points)}`,
    total: "Total",
    cut: (sum: number, score: number) => `Total ${sum}, ramené à ${score}`,
    deliveredOn: "Livré le",
    sources: "D’où viennent ces données",
    noSources: "Aucune source n’est enregistrée pour cette fiche.",
    source: (source: string, day: string) => `${source}, le ${day}`,
    licence: (licence: string) => `licence\u00A0: ${licence}`,
    withoutScripts: "Changer le statut, la prochaine étape ou les notes demande JavaScript.",
    rights: "La personne peut s’opposer ou demander une correction\u00A0:",
    rightsLink: "Vos données",
  },

  status: {
    legend: (contact: string) => `Statut de ${contact}`,
    why: "Pourquoi n’est-il pas pertinent\u00A0?",
    cancel: "Annuler",
    reasons: reasonLabels,
  },

  step: {
    title: "Prochaine étape",
    none: "Aucune étape prévue.",
    tomorrow: "Demain matin",
    inThreeDays: "Dans 3\u00A0jours",
    nextWeek: "La semaine prochaine",
    choose: "Jour et heure",
    what: "Quoi",
    day: "Jour",
    hour: "Heure",
    hint: "Heure de Paris.",
    save: "Prévoir",
    cancel: "Fermer",
    clear: "Retirer l’étape",
    withoutDay: "sans date",
    invalid: "Indiquez ce qu’il y a à faire, un jour et une heure.",
    fallback: "Rappeler",
    calendar: "Ajouter à l’agenda",
  },

  writing: {
    title: "Écrire",
    write: (whom: string) => `Écrire à ${whom}`,
    contact: "Fiche contact",
    by: (name: string) => `(par ${name})`,
    drafts: "Brouillons pour cette personne",
  },

  export: {
    title: "Exporter\u00A0:",
    formats: { csv: "CSV", xlsx: "Excel" },
    subject: "Export",
  },

  note: {
    title: "Notes",
    label: "Ajouter une note",
    save: "Ajouter la note",
    tooLong: (most: string) => `Une note a ${most} caractères au plus.`,
  },

  /** What was done, for the toast and the history. */
  done: {
    status: (label: string) => `Statut\u00A0: ${label}`,
    statusWhy: (label: string, reason: string) => `Statut\u00A0: ${label} (${reason})`,
    note: "Note ajoutée",
    noteText: (text: string) => `Note\u00A0: ${text}`,
    step: (what: string, when: string) => `Prochaine étape\u00A0: ${what} ${when}`,
    stepUndated: (what: string) => `Prochaine étape\u00A0: ${what}`,
    stepCleared: "Prochaine étape retirée",
    call: (outcome: string) => `Appel\u00A0: ${outcome}`,
    outcomes: {
      answered: "a répondu",
      no_answer: "pas de réponse",
      call_back: "à rappeler",
      meeting: "rendez-vous pris",
    } satisfies Record<Outcome, string>,
    value: (name: string, text: string) => `${name}\u00A0: ${text}`,
    valueCleared: (name: string) => `${name}\u00A0: vidé`,
    assigned: (who: string) => `Confié à ${who}`,
    unassigned: "Rendu à toute l’équipe",
    undo: (what: string) => `Annulé\u00A0: ${what}`,
    undoSomething: "Une action annulée",
    delivered: "Livré dans votre liste",
  },

  /** What the register says of the company since the delivery. */
  updates: {
    title: "Depuis la livraison",
    recent: "Mis à jour",
    director: "Un nouveau dirigeant est déclaré",
    left: (contact: string) => `${contact} n’est plus parmi les dirigeants déclarés`,
    moved: (from: string, to: string) =>
      from !== "" && from === to
        ? `Le siège a changé d’adresse, toujours à ${to}`
        : [`Le siège a changé`, from && ` (avant\u00A0: ${from})`, to && `\u00A0: ${to}`]
            .filter(Boolean)
            .join(""),
    closed: "L’entreprise a cessé son activité",
    seen: (day: string) => `, vu au registre le ${day}.`,
  },

  /** For whom a prospect was found, where there are several personas. */
  persona: {
    label: "Persona",
    filter: "Filtrer par persona",
    any: "Tous les personas",
    ofProfile: "Votre profil",
    former: "Un persona retiré",
  },

  /** To whom a prospect is given, where several people work on the list. */
  assignee: {
    label: "Confié à",
    everybody: "Toute l’équipe",
    you: "vous",
    former: "un ancien collègue",
    viewing: (names: readonly string[]) => {
      const last = names.at(-1) ?? "";
      const others = names.slice(0, -1).join(", ");
      return others
        ? `${others} et ${last} ont aussi cette fiche ouverte.`
        : `${last} a aussi cette fiche ouverte.`;
    },
    self: "Vous",
    yours: "À vous",
    filter: "Filtrer par personne",
    anybody: "Tout le monde",
    mine: "À moi",
    none: "À personne",
  },

  history: {
    you: "Vous",
    colleague: "Un ancien collègue",
    taken: "annulé",
    undo: "Annuler",
    undoNamed: (what: string) => `Annuler «\u00A0${what}\u00A0»`,
    waiting: "en attente d’envoi",
    line: (who: string, what: string) => `${who}\u00A0: ${what}`,
  },

  toast: {
    for: (what: string, contact: string) => `${what}, ${contact}`,
    next: (what: string, when: string) => `Ensuite\u00A0: ${what} ${when}`,
    nextUndated: (what: string) => `Ensuite\u00A0: ${what}`,
    undo: "Annuler",
    undoAlt: "Pour annuler, appuyez sur Z.",
    kept: "Gardé dans ce navigateur, envoyé au retour du réseau.",
    undone: (contact: string) => `C’est annulé pour ${contact}.`,
    refused: (contact: string) => `Non enregistré pour ${contact}`,
    withdrawn: (count: number) =>
      count === 1
        ? "1 fiche a été retirée à la demande de la personne."
        : `${count} fiches ont été retirées à la demande des personnes.`,
    gone: (contact: string) => `${contact} n’est plus dans votre liste.`,
    moved: "Vous avez changé d’équipe.",
    forgotten: (count: number) =>
      count === 1
        ? "1 action gardée ici ne sera pas envoyée."
        : `${count} actions gardées ici ne seront pas envoyées.`,
  },

  /** A change of the criteria that follows from prospects that are not relevant. */
  proposal: {
    question: "Faut-il ajuster votre ciblage\u00A0?",
    see: "Voir la proposition",
    decline: "Non merci",
  },

  problems: {
    refused: "Cette action n’a pas été enregistrée\u00A0:",
    conflict: "Cette fiche a changé pendant que vous étiez hors connexion.",
    now: "Maintenant\u00A0:",
    kept: "Gardé ici\u00A0:",
    apply: "Appliquer quand même",
    discard: "Abandonner",
    retry: "Réessayer",
    waiting: "Pas encore enregistré\u00A0: nouvel essai dans un instant.",
  },

  keys: {
    open: "Raccourcis clavier",
    title: "Raccourcis clavier",
    close: "Fermer",
    on: "Raccourcis à une touche actifs",
    hint: "Ils ne font rien tant qu’un champ a le curseur.",
    next: "Prospect suivant",
    previous: "Prospect précédent",
    enter: "Ouvrir la fiche",
    note: "Écrire une note",
    recall: "Choisir le jour et l’heure de la prochaine étape",
    copy: "Copier l’adresse e-mail",
    search: "Rechercher",
    undo: "Annuler la dernière action",
    help: "Afficher cette aide",
    escape: "Quitter la fiche",
    escapeKey: "Échap",
  },

  before: {
    title: "Votre première liste n’est pas encore là",
    ready:
      "Votre profil est complet\u00A0: vos prospects seront choisis d’après lui. Ils s’afficheront ici dès leur livraison, avec leur score, ses raisons et leurs sources.",
    toCheck:
      "Une réponse de votre profil reste à préciser\u00A0: relisez ce qui est marqué «\u00A0à vérifier\u00A0». C’est d’après votre profil que vos prospects seront choisis.",
    notReady:
      "Il manque votre profil\u00A0: c’est d’après lui que vos prospects sont choisis. L’assistant vous pose sept questions.",
    /** For a colleague, who cannot answer for the owner of the team. */
    ofOwner: {
      notReady: (owner: string) =>
        `Il manque le profil de l’équipe\u00A0: c’est d’après lui que les prospects sont choisis. ${owner} en est responsable, et seul à pouvoir l’écrire.`,
      toCheck: (owner: string) =>
        `Une réponse du profil de l’équipe reste à préciser par ${owner}, qui en est responsable. C’est d’après ce profil que les prospects seront choisis.`,
      toTeam: "Voir l’équipe",
    },
    /** With a complete profile and without an offer; with neither, the second stands behind `notReady`. */
    lacksOffer:
      "Votre profil est complet. Il vous manque une offre\u00A0: les prospects n’arrivent qu’avec elle, et vous n’en avez pas en cours.",
    thenOffer: " Il faudra ensuite une offre\u00A0: vous n’en avez pas en cours.",
    toOffers: "Voir les offres",
    toPerson: "Parler à une personne",
    toAssistant: "Répondre à l’assistant",
    checkProfile: "Relire mon profil",
    tryTitle: "En attendant, essayez la fenêtre",
    try: "Ouvrir la liste d’exemple",
    sample: "Exemple",
    sampleText: "Entreprises et personnes inventées\u00A0: rien de ce que vous y faites n’est enregistré.",
    leave: "Quitter l’exemple",
  },
} as const;
