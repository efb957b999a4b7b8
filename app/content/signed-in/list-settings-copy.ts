import type { ListSettings } from "#app/prospects/settings/settings-protocol.ts";

/** The copy of /liste/reglages. */
export const listSettings = {
  title: "Réglages de la liste",
  description: "Vos colonnes, le nom et l’ordre des statuts, vos vues et vos règles.",
  lead: "La liste à votre façon, pour toute l’équipe\u00A0: vos colonnes, vos mots pour les statuts, vos vues.",
  back: "Retour à la liste",
  /** The subjects of what an offer does not include. */
  subject: "Colonnes, statuts et vues à soi",
  rulesSubject: "Règles",
  seatless:
    "L’offre de l’équipe n’a pas de place pour vous en ce moment\u00A0: vous pouvez lire la liste, sans la changer.",
  toOffer: "Voir mon offre",
  kept: "Ce qui est déjà réglé reste lisible.",

  up: (name: string) => `Monter «\u00A0${name}\u00A0»`,
  down: (name: string) => `Descendre «\u00A0${name}\u00A0»`,
  remove: (name: string) => `Retirer «\u00A0${name}\u00A0»`,
  unnamed: "sans nom",

  columns: {
    title: "Vos colonnes",
    text: "Ce que vous voulez noter sur chaque fiche\u00A0: un budget, une échéance, un concurrent en place. Les deux premières se lisent aussi dans la liste, sur un écran large.",
    none: "Aucune colonne pour l’instant.",
    name: "Nom de la colonne",
    type: "Type",
    types: { text: "Texte", number: "Nombre", date: "Date", choice: "Choix" } satisfies Record<
      ListSettings["columns"][number]["type"],
      string
    >,
    options: "Options, une par ligne",
    add: "Ajouter une colonne",
    full: (most: number) => `Vous avez ${most}\u00A0colonnes\u00A0: c’est le maximum.`,
    removed: (count: number) =>
      count === 1
        ? "1\u00A0colonne est retirée\u00A0: ce qui y est noté quittera les fiches\u00A0; leur historique le garde."
        : `${count}\u00A0colonnes sont retirées\u00A0: ce qui y est noté quittera les fiches\u00A0; leur historique le garde.`,
  },
  statuses: {
    title: "Vos statuts",
    text: "Leur sens reste le même pour les rappels, les rapports et l’assistant\u00A0: seuls le nom et l’ordre changent. Un nom vide reprend le nôtre.",
    name: (ours: string) => `Nom pour «\u00A0${ours}\u00A0»`,
  },
  views: {
    title: "Vos vues",
    text: "Enregistrez une vue depuis la liste, avec ses filtres\u00A0: elle a son adresse et son onglet.",
    none: "Aucune vue pour l’instant.",
    name: "Nom de la vue",
    density: "Lignes",
    densities: { comfortable: "Aérées", compact: "Serrées" },
    open: "Ouvrir",
  },
  rules: {
    title: "Vos règles",
    text: "Quand une fiche prend un statut, la colonne est demandée tant qu’elle est vide.",
    none: "Aucune règle pour l’instant.",
    noColumns: "Ajoutez d’abord une colonne, que la règle demandera.",
    status: "Quand le statut devient",
    column: "demander",
    add: "Ajouter une règle",
    resting: "Vos règles sont gardées, et ne demandent rien sous cette offre.",
    said: (status: string, column: string) => `${status}\u00A0: demander «\u00A0${column}\u00A0»`,
  },

  save: "Enregistrer",
  saving: "Enregistrement…",
  discard: "Annuler les changements",
  unsaved: "Changements non enregistrés.",
  saved: "C’est enregistré, pour toute l’équipe.",
  restored: "Voici vos changements d’avant, qui n’étaient pas enregistrés.",
  problems: {
    empty: "Donnez un nom à chaque colonne et à chaque vue, et des options à chaque choix.",
    failed: "Les réglages n’ont pas pu être enregistrés. Réessayez dans un instant.",
    signedOut: "Votre session est terminée.",
    signIn: "Se reconnecter",
    conflict: "Les réglages ont changé entre-temps, dans un autre onglet ou par quelqu’un de l’équipe.",
    keepMine: "Enregistrer les miens",
    takeTheirs: "Prendre les nouveaux",
    loading: {
      load: "Les réglages n’ont pas pu être chargés.",
      retry: "Réessayer",
    },
  },
  withoutScripts: "Changer ces réglages demande JavaScript.",
} as const;
