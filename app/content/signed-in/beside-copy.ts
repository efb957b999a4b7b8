/** The copy of a draft that is open beside the conversation, and of what an order has changed in it. */
export const beside = {
  /** Names the part of the page. */
  title: "Brouillon ouvert",
  wholePage: "Page entière",
  wholePageNamed: "Ouvrir ce brouillon sur sa page entière",
  close: "Fermer le brouillon",
  fold: "Replier le brouillon",
  unfold: "Déplier le brouillon",
  failed: "Le brouillon n’a pas pu être chargé.",
  retry: "Réessayer",
  gone: "Ce brouillon n’existe plus.",
  goneText: "Il a peut-être été supprimé dans une autre fenêtre.",

  /** Names the buttons that order another version. */
  actions: "Demander une autre version",
  orders: {
    shorter: { label: "Raccourcir", message: "Raccourcis-le" },
    angle: { label: "Autre angle", message: "Autre angle" },
  },
  hint: "Ou écrivez à l’assistant\u00A0: «\u00A0plus direct\u00A0», «\u00A0pour Hélène\u00A0»…",

  changes: {
    title: "Ce qui change",
    /** For screen readers, before what was taken out and what came in. */
    removed: "Retiré\u00A0:",
    added: "Ajouté\u00A0:",
    none: "Rien d’autre que le titre.",
    more: "Le reste se lit dans le brouillon.",
    back: "Revenir à la version précédente",
    /** What the button sends as the customer’s message. */
    backMessage: "Reviens à la version précédente",
    versions: (from: number, version: number) => `Version ${from} → ${version}`,
  },
} as const;
