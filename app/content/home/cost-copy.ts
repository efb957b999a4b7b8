/** The words of the section that computes what a contact costs; the catalogue supplies the figures. interpretation.md D51, D72. */
export const costCopy = {
  heading: "Combien coûte une fiche ?",
  statement: (each: string) => `Un e-mail vérifié et un numéro direct : ${each}.`,
  with: (price: string, names: string) => `${price} avec ${names}`,
  or: " ou ",
  about: (price: string) => `environ ${price}`,
  note: "C’est le prix mensuel hors taxes, divisé par le nombre de fiches de l’offre. Quand aucun numéro direct n’est trouvé, la fiche le dit, et seul l’e-mail est décompté.",
} as const;
