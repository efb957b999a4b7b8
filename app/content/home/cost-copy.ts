/** The words of the section that computes what a contact costs; the catalogue supplies the figures. */
export const costCopy = {
  heading: "Combien coûte une fiche ?",
  statement: (each: string) => `Un numéro et un e-mail : ${each}.`,
  with: (price: string, names: string) => `${price} avec ${names}`,
  or: " ou ",
  about: (price: string) => `environ ${price}`,
  caption: "Le prix d’une fiche, offre par offre",
  columns: {
    offer: "Offre",
    monthly: "Payée au mois",
    yearly: { table: "Payée à l’année", commitment: "Engagée un an" },
  },
  contacts: (count: string) => `${count} fiches/mois`,
  quotient: (price: string, contacts: string) => `${price} ÷ ${contacts}`,
  note: "Une fiche : un numéro direct et un e-mail professionnel vérifié. Prix hors taxes, si vous utilisez toutes les fiches du mois.",
} as const;
