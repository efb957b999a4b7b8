/** How drafts ask for what a goal in the customer's own words is about. */
type AskWords = {
  /** The question of a mail, and with more distance. */
  request: string;
  distant: string;
  /** What a mail ends with that has already asked its question. */
  offer: string;
  /** The close of a call. */
  close: string;
  /** What the weeks of a plan lead to, and what is counted at their end. */
  aim: string;
  measure: string;
};

export const goalAsks: Record<
  "come" | "day" | "quote" | "samples" | "tasting" | "trial" | "visit",
  AskWords
> = {
  come: {
    request: "Voulez-vous venir voir sur place\u00A0?",
    distant: "Souhaitez-vous venir voir sur place\u00A0?",
    offer: "Si vous voulez venir voir sur place, un mot en réponse suffit.",
    close: "Quel jour voulez-vous venir voir sur place\u00A0?",
    aim: "faire venir vos premiers visiteurs",
    measure: "les visites obtenues",
  },
  day: {
    request: "Voulez-vous venir passer une journée chez nous\u00A0? Elle est gratuite.",
    distant: "Souhaitez-vous venir passer une journée chez nous\u00A0? Elle vous est offerte.",
    offer: "Venez passer une journée chez nous, elle est gratuite\u00A0: un mot en réponse suffit.",
    close: "Venez passer une journée chez nous, elle est gratuite\u00A0: quel jour vous arrange\u00A0?",
    aim: "faire venir vos premiers visiteurs pour une journée",
    measure: "les journées réservées",
  },
  quote: {
    request: "Voulez-vous un devis\u00A0?",
    distant: "Souhaitez-vous recevoir un devis\u00A0?",
    offer: "Si vous voulez un devis, un mot en réponse suffit.",
    close: "Voulez-vous que je vous prépare un devis\u00A0?",
    aim: "envoyer vos premiers devis",
    measure: "les devis demandés",
  },
  samples: {
    request: "Voulez-vous des échantillons\u00A0?",
    distant: "Souhaitez-vous recevoir des échantillons\u00A0?",
    offer: "Si vous voulez des échantillons, un mot en réponse suffit.",
    close: "Voulez-vous que je vous envoie des échantillons\u00A0?",
    aim: "envoyer vos premiers échantillons",
    measure: "les échantillons demandés",
  },
  tasting: {
    request: "Voulez-vous goûter avant de décider\u00A0?",
    distant: "Souhaitez-vous goûter avant de vous décider\u00A0?",
    offer: "Si vous voulez goûter, un mot en réponse suffit.",
    close: "Voulez-vous goûter avant de décider\u00A0? Dites-moi quand cela vous arrange.",
    aim: "faire goûter vos produits à vos premiers prospects",
    measure: "les dégustations obtenues",
  },
  trial: {
    request: "Voulez-vous faire un essai\u00A0?",
    distant: "Souhaitez-vous faire un essai\u00A0?",
    offer: "Si vous voulez faire un essai, un mot en réponse suffit.",
    close: "Voulez-vous faire un essai, pour juger par vous-même\u00A0?",
    aim: "obtenir vos premiers essais",
    measure: "les essais demandés",
  },
  visit: {
    request: "Quand puis-je passer vous voir\u00A0?",
    distant: "Puis-je passer vous voir, à la date de votre choix\u00A0?",
    offer: "Je passe vous voir quand cela vous arrange.",
    close: "Quel jour puis-je passer vous voir, cette semaine ou la suivante\u00A0?",
    aim: "obtenir vos premières visites",
    measure: "les visites obtenues",
  },
};

/** The same of a talk on the phone, of so many minutes where the goal says it. */
export const callAsk = (minutes: number | null): AskWords => ({
  request: minutes
    ? `Avez-vous ${minutes}\u00A0minutes pour en parler au téléphone\u00A0?`
    : "Quand pouvons-nous en parler au téléphone\u00A0?",
  distant: minutes
    ? `Pourriez-vous m’accorder ${minutes}\u00A0minutes au téléphone\u00A0?`
    : "Seriez-vous disponible pour en parler au téléphone\u00A0?",
  offer: minutes
    ? `Je vous appelle quand vous voulez, pour ${minutes}\u00A0minutes.`
    : "Parlons-en au téléphone, quand vous voulez.",
  close: minutes
    ? `Quel jour vous convient pour en parler ${minutes}\u00A0minutes\u00A0?`
    : "Quel jour vous convient pour en parler plus longuement\u00A0?",
  aim: "obtenir vos premiers appels",
  measure: "les appels obtenus",
});
