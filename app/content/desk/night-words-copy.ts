/** The states of a night, as the desk says them; of one that is delivered the number says it. */
export const nightStates: Readonly<Record<string, string>> = {
  searching: "recherche en cours",
  enriching: "coordonnées en cours",
  scoring: "tri en cours",
  staged: "liste prête",
  delivered: "livrée",
  left: "rien de livré",
};

/** Why a night brought fewer than were due, by the code that it has stored. */
const causes: Readonly<Record<string, string>> = {
  NO_TARGET: "Le ciblage ne nomme ni secteur, ni taille, ni lieu\u00A0: rien n’a été cherché.",
  EXHAUSTED: "Toutes les entreprises du ciblage ont été lues.",
  LIST_FULL: "La liste est pleine.",
  FAILED: "Une erreur imprévue\u00A0: le journal technique en dit la cause.",
  OFF: "Aucun registre n’est branché.",
  INVALID_CODE: "Le registre ne connaît pas les codes du ciblage.",
  UNKNOWN_NAF: "Le registre ne connaît pas les codes du ciblage.",
  TOO_MANY_QUERIES: "Le ciblage demanderait trop de recherches.",
};

/** Why the search for addresses did not tell all. */
const enrichmentCauses: Readonly<Record<string, string>> = {
  NO_UNITS: "Les recherches d’adresses de l’offre sont épuisées.",
  KEY_REFUSED: "Le fournisseur d’adresses a refusé notre clé.",
  CREDITS_EXHAUSTED: "Il n’y a plus de crédits chez le fournisseur d’adresses.",
  BUSY: "La recherche d’adresses demandait d’attendre.",
  UNANSWERED: "La recherche d’adresses n’a pas répondu.",
  NOT_READY: "La recherche d’adresses n’avait pas fini.",
};

/** What a night did, and why it brought what it did. */
export const nightWords = {
  delivered: (count: number) => `${count}\u00A0${count < 2 ? "livré" : "livrés"}`,
  /** A code that has no sentence of its own is the register's. */
  cause: (code: string) => causes[code] ?? `Le registre n’a pas répondu (${code}).`,
  /** The same for a code of which it is not said whose it is. */
  anyCause: (code: string) =>
    causes[code] ?? enrichmentCauses[code] ?? `Le registre n’a pas répondu (${code}).`,
  enrichmentCause: (code: string) =>
    enrichmentCauses[code] ?? `Le fournisseur d’adresses a échoué (${code}).`,
} as const;
