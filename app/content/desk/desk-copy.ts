/** The copy of the operators' desk that all its pages share. */
export const desk = {
  name: "Exploitation",
  navigation: "Poste d’exploitation",
  today: "Aujourd’hui",
  clients: "Clients",
  requests: "Demandes",
  deliveries: "Envois",
  journal: "Journal",
  errors: "Erreurs",
  passkeys: "Clés d’accès",
  leave: "Quitter le poste",
  loading: "Chargement…",
  problems: {
    unexpected: "Cette page n’a pas pu s’afficher.",
    unexpectedText: "Rien n’a changé. Réessayez dans un instant\u00A0; le journal technique en dit la cause.",
    which: "Voir cette erreur",
    away: "La base de données ne répond pas.",
    awayText: "Cette page s’affichera dès qu’elle répondra.",
    notFound: "Rien ne se trouve à cette adresse.",
    notFoundText: "Ce que vous cherchez a peut-être été supprimé.",
  },
} as const;
