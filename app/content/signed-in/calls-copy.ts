import type { Outcome } from "#app/prospects/prospect-status.ts";

const people = (count: number) => (count === 1 ? "1 prospect" : `${count} prospects`);
const callCount = (count: number) => (count === 1 ? "1 appel" : `${count} appels`);

/** The copy of /liste/appels. */
export const calls = {
  title: "Appeler à la suite",
  description: "Vos prospects du jour, l’un après l’autre, avec votre script.",
  leave: "Retour à la liste",
  preparing: "Préparation des appels…",
  withoutScripts: "Les appels à la suite ont besoin de JavaScript. La liste s’en passe.",
  progress: (place: number, count: number) => `${place} sur ${count}`,
  resumed: "Reprise là où vous en étiez.",
  startAnew: "Recommencer",

  lost: {
    title: "Cette suite n’est pas dans ce navigateur",
    text: "L’ordre des appels reste dans le navigateur où ils ont commencé. Vous pouvez en commencer une autre ici.",
    start: "Commencer une suite",
  },
  empty: {
    title: "Personne à appeler pour l’instant",
    text: "Ni nouveau prospect, ni rappel prévu aujourd’hui. Les rappels datés reviendront le jour venu.",
    filtered: "Aucun prospect du jour ne correspond à vos filtres.",
  },

  card: {
    loading: "Chargement de la fiche…",
    failed: "Cette fiche n’a pas pu être chargée.",
    retry: "Réessayer",
    unknownRole: "Poste inconnu",
    call: (contact: string) => `Appeler ${contact}`,
    noNumber: "Aucun numéro trouvé",
    unreachable: "Ni numéro, ni adresse e-mail.",
    last: "Dernier échange",
    record: "Ouvrir la fiche",
    removed: "Ce prospect vient d’être retiré de votre liste.",
    changed: (status: string) => `Quelqu’un vient de traiter cette fiche\u00A0: ${status}.`,
    passedBefore: "Déjà traité ailleurs.",
  },

  outcome: {
    legend: "Comment s’est passé l’appel\u00A0?",
    asked: (contact: string) => `Votre appel à ${contact}\u00A0: comment s’est-il passé\u00A0?`,
    labels: {
      answered: "A répondu",
      no_answer: "Pas de réponse",
      call_back: "À rappeler",
      meeting: "Rendez-vous",
    } satisfies Record<Outcome, string>,
    notCalled: "Je n’ai pas appelé",
  },

  actions: {
    previous: "Précédent",
    skip: "Passer",
    next: "Suivant",
    note: "Note",
    noteLabel: "Note de l’appel",
    noteHint: "Enregistrée avec l’issue de l’appel.",
    undo: "Annuler",
    undoOf: (contact: string) => `l’appel à ${contact}`,
    cannotUndo: "Une autre action a suivi\u00A0: ouvrez la fiche pour l’annuler.",
    keys: { previous: "K", skip: "Espace", note: "N", undo: "Z", call: "Entrée", recall: "R" },
  },

  after: {
    done: (outcome: string, contact: string) => `${contact}\u00A0: ${outcome}`,
    undone: (contact: string) => `C’est annulé pour ${contact}.`,
    passed: (contacts: readonly string[]) =>
      contacts.length === 1
        ? `${contacts[0]} a été traité ailleurs, sa fiche est passée.`
        : `${people(contacts.length)} traités ailleurs, leurs fiches sont passées.`,
    recall: (contact: string) => `Quand rappeler ${contact}\u00A0?`,
    planned: (when: string) => `rappel ${when}`,
    choose: "Choisir",
    invalid: "Indiquez un jour et une heure.",
  },

  script: {
    title: "Accroche",
    open: "Tout le script",
    none: "Pas encore de script d’appel.",
    make: "Créer mon script d’appel",
    making: "Création du script…",
    needsProfile: "Complétez votre profil pour en créer un.",
    toProfile: "Compléter mon profil",
    objections: "Objections",
    noAnswer: "Le script n’a pas encore de réponse à cette objection.",
  },

  problems: {
    title: (contact: string) => `${contact}\u00A0: l’appel n’est pas enregistré.`,
    see: "Voir la fiche",
    again: "Cela n’a pas abouti. Réessayez dans un instant.",
  },
  kept: (count: number) =>
    count === 1
      ? "Hors connexion\u00A0: 1 action gardée ici."
      : `Hors connexion\u00A0: ${count} actions gardées ici.`,
  offline: "Hors connexion\u00A0: vos appels sont gardés ici.",

  end: {
    title: (made: number, meetings: number) =>
      made === 0
        ? "C’est fini, sans appel"
        : `C’est fait\u00A0: ${callCount(made)}, ${meetings === 0 ? "aucun rendez-vous" : `${meetings} rendez-vous`}`,
    counting: "Décompte des appels…",
    local: "D’après ce navigateur\u00A0: le décompte exact suivra au retour du réseau.",
    answered: "A répondu",
    no_answer: "Pas de réponse",
    call_back: "À rappeler",
    meeting: "Rendez-vous",
    skipped: "Passés",
    elsewhere: "Traités ailleurs",
    rest: (count: number) => (count === 1 ? "Appeler celui qui reste" : `Appeler les ${count} qui restent`),
    another: "Commencer une autre suite",
    toList: "Retour à la liste",
  },
} as const;
