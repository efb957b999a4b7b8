import type { ProposalOutcome } from "#app/conversation/proposal-outcome.ts";
import type { DraftKind } from "#app/drafts/draft-kind.ts";
import type { ProfileField } from "#app/profile/profile-field.ts";

/** The copy of an answer of the assistant: while it is written, what belongs to it, and what can be asked of it. */
export const answers = {
  /** Names the answer that is being written, for screen readers. */
  writing: "Réponse en cours",
  /** Below a message that is answered after the one before it. */
  waiting: "En attente",

  stop: "Arrêter la réponse",
  stopFailed: "La réponse n’a pas pu être arrêtée.",
  stopFailedHint: "Elle continue de s’écrire. Réessayez dans un instant.",
  stopped: "Réponse arrêtée",
  broken: "Réponse interrompue",
  unfinished: "Réponse inachevée\u00A0: elle a atteint sa longueur maximale",

  /** Names the actions below the newest answer, for screen readers. */
  actions: "Demander une autre réponse",
  retry: "Réessayer",
  /** Goes on with an unfinished answer. */
  continue: "Continuer",
  manners: { shorter: "Plus court", more_direct: "Plus direct", rephrase: "Reformuler" },
  retryFailed: "La nouvelle réponse n’a pas pu être demandée.",
  retryFailedHint: "Réessayez dans un instant.",
  /** An earlier answer to the same message; they are numbered when there are several. */
  previous: (number: number, count: number) =>
    count === 1 ? "Réponse précédente" : `Réponse précédente ${number}`,

  /** The versions of a message that a newer one replaces, folded, each with its answer. */
  replaced: (count: number) =>
    count === 1
      ? "Message modifié\u00A0: voir la version précédente"
      : `Message modifié\u00A0: voir les ${count} versions précédentes`,
  /** Another version of the newest message. */
  edit: {
    open: "Modifier mon message",
    field: "Nouvelle version de votre message",
    hint: "L’assistant répond à la nouvelle version. Ce que l’ancienne a lancé, brouillon ou changement accepté, n’est pas annulé.",
    save: "Envoyer la nouvelle version",
    saving: "Envoi…",
    cancel: "Annuler",
    same: "Rien n’a changé.",
    blank: "Écrivez votre message, ou annulez.",
    failed: "La nouvelle version n’a pas pu être envoyée. Elle reste ici\u00A0: réessayez dans un instant.",
    offline:
      "Vous êtes hors connexion. La nouvelle version reste ici\u00A0: envoyez-la au retour de la connexion.",
  },

  /** Precedes the fields of the profile on which an answer draws. */
  used: "D’après",
  references: {
    company_name: "Votre entreprise",
    industry: "Votre secteur",
    linkedin_url: "Votre page LinkedIn",
    sender_name: "Votre signataire",
    icp_industry: "Vos métiers visés",
    icp_title: "Votre cible",
    icp_size: "Votre taille visée",
    icp_location: "Votre zone",
    value_prop: "Votre valeur",
    tone: "Votre ton",
    common_objections: "Vos objections",
    primary_goal: "Votre objectif",
    calendly_url: "Votre lien de rendez-vous",
    banned_phrases: "Vos expressions à éviter",
  } satisfies Record<ProfileField, string>,
  /** The name of the button that opens the profile at the field. */
  openReference: (reference: string) => `${reference}\u00A0: voir et corriger`,

  openDraft: "Ouvrir le brouillon",

  /** Ready-made work that the message could ask for, below its answer. */
  offer: {
    title: "Brouillon proposé",
    make: {
      email: "Préparer un e-mail",
      sequence: "Préparer une séquence",
      search: "Préparer une recherche",
      call_script: "Préparer un script d’appel",
      plan: "Préparer un plan d’action",
    } satisfies Record<DraftKind, string>,
    /** What it is made from: none of the message, which may be a pasted one. */
    from: "À partir de votre profil",
    /** The same for a prospect of the list. */
    fromRecord: (name: string) => `À partir de votre profil et d’une fiche\u00A0: ${name}`,
    making: "Préparation…",
    failed: "Le brouillon n’a pas pu être préparé. Réessayez dans un instant.",
    offline: "Vous êtes hors ligne. Le bouton fonctionnera dès le retour de la connexion.",
  },

  /** Names the links to the records that an answer speaks of, for screen readers. */
  records: "Fiches",

  /** A change of a record of the list; the rest is as of a change of the profile. */
  prospectChange: {
    title: "Changement proposé dans la fiche de",
    none: "aucune",
    status: "Statut",
    nextStep: "Prochaine étape",
    note: "Note à ajouter",
    outcomes: {
      accepted: "Enregistré.",
      declined: "Non retenu\u00A0: la fiche n’a pas changé.",
      lapsed: "Non retenu\u00A0: la fiche n’a pas changé.",
      outdated: "Non enregistré.",
    } satisfies Record<ProposalOutcome, string>,
  },

  proposal: {
    title: "Changement proposé",
    before: "Avant\u00A0:",
    after: "Après\u00A0:",
    empty: "vide",
    accept: "Oui, changer",
    decline: "Non, garder",
    /** What the two buttons send as the customer’s message. */
    yes: "Oui",
    no: "Non",
    /** What became of it. */
    outcomes: {
      accepted: "Enregistré.",
      declined: "Non retenu\u00A0: votre profil n’a pas changé.",
      lapsed: "Non retenu\u00A0: votre profil n’a pas changé.",
      outdated: "Non enregistré.",
    } satisfies Record<ProposalOutcome, string>,
  },
} as const;
