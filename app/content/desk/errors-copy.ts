/** The copy of /operateur/erreurs. */
export const errorsCopy = {
  title: "Erreurs",
  text: "Les requêtes qui ont échoué sans que personne l’ait prévu, pendant trente jours. Le journal technique les a toutes\u00A0; ici n’en figurent que soixante par heure et par processus.",
  search: {
    title: "Retrouver une erreur",
    id: "Numéro",
    hint: "Celui que la page d’erreur a donné, ou l’en-tête x-request-id d’une réponse.",
    find: "Chercher",
    clear: "Toutes les erreurs",
    problem: "Un numéro s’écrit comme 123e4567-e89b-42d3-a456-426614174000.",
    none: "Aucune erreur ne porte ce numéro. Elle date peut-être de plus de trente jours, ou n’est que dans le journal technique.",
  },
  columns: { at: "Quand", request: "Requête", error: "Erreur", id: "Numéro" },
  whole: {
    title: "L’erreur",
    client: "Client connecté",
    nobody: "personne",
    place: "Endroit dans le code",
    noPlace: "inconnu",
  },
  count: (count: number) => (count === 1 ? "Une erreur" : `${count}\u00A0erreurs`),
  empty: "Aucune erreur en trente jours.",
  older: "Erreurs plus anciennes",
  newest: "Revenir aux plus récentes",
} as const;
