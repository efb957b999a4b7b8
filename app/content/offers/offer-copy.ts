/** Sentences about the offers; the catalogue supplies the figures. interpretation.md D1. */
export const offerSentences = {
  quota: (name: string, contacts: number) =>
    `${contacts} numéros de téléphone et ${contacts} e-mails avec ${name}`,
  quotas: (each: string[]) => `Chaque mois : ${each.join(", ")}.`,
  volume: (volumes: readonly number[], contacts: number, name: string) =>
    `Le volume peut évoluer avec vous : ${volumes.slice(0, -1).join(", ")} ou ${volumes.at(-1)} leads par mois. Au-delà des ${contacts} fiches de ${name}, nous en convenons ensemble.`,
  price: {
    table: (name: string, monthly: string, yearly: string) =>
      `${name} ${monthly} par mois ou ${yearly} par an`,
    commitment: (name: string, monthly: string, yearly: string) =>
      `${name} ${monthly} par mois, ou ${yearly} par mois avec un engagement d’un an`,
  },
  trial: {
    table: (days: number, names: string) => `Avec ${names}, l’essai gratuit dure ${days} jours.`,
    commitment: (days: number) => `L’essai gratuit de ${days} jours vaut pour la facturation mensuelle.`,
  },
  /** The same in a few words. */
  trialFact: {
    table: (days: number, names: string) => `${days} jours d’essai avec ${names}`,
    commitment: (days: number) => `${days} jours d’essai`,
  },
  or: " ou ",
  range: (lowest: string, highest: string) => `De ${lowest} à ${highest} par mois selon l’offre, hors taxes.`,
  prices: (each: string[]) => `Prix hors taxes : ${each.join("\u00A0; ")}.`,
} as const;
