const quoted = (text: string) => `«\u00A0${text}\u00A0»`;

/** What can be done now, below the newest reply. */
export const nextSteps = {
  title: "Ce que vous pouvez faire maintenant",
  list: "Voir ma liste",
  prices: "Voir les tarifs",
  person: "Parler à une personne",
  notLoaded: "La réponse n’a pas pu être chargée. Rechargez la page.",

  suggestions: {
    title: "Pour commencer, par exemple",
    email: "Rédige un e-mail de prospection",
    /** `title` is that of the target, of one person or of several. */
    emailTo: (title: string, isPlural: boolean) =>
      `Rédige un e-mail pour ${isPlural ? "des" : "mon interlocuteur,"} ${title}`,
    first: "Qui appeler en premier\u00A0?",
    objection: (objection: string) => `Que répondre à ${quoted(objection)}\u00A0?`,
    script: "Écris un script d’appel",
    search: "Prépare une recherche de prospects",
  },
} as const;
