/** What the list says once a change of the criteria is declined. */
export const proposal = {
  declined: "C’est noté\u00A0: votre ciblage ne change pas.",
  failed: "Votre choix n’a pas été enregistré. Réessayez dans un instant.",
} as const;
