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

export const goalAsks: Record<"come" | "day" | "samples" | "tasting" | "visit" | "talk", AskWords> = {
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
  visit: {
    request: "Quand puis-je passer vous voir\u00A0?",
    distant: "Puis-je passer vous voir, à la date de votre choix\u00A0?",
    offer: "Je peux passer vous voir sur place, à la date de votre choix.",
    close: "Quel jour puis-je passer vous voir, cette semaine ou la suivante\u00A0?",
    aim: "obtenir vos premières visites",
    measure: "les visites obtenues",
  },
  talk: {
    request: "Quel moment vous conviendrait pour un premier échange\u00A0?",
    distant: "Quel moment vous conviendrait pour un premier échange\u00A0?",
    offer: "Je vous propose un premier échange, au moment de votre choix.",
    close: "Quel jour vous convient pour un premier échange\u00A0?",
    aim: "obtenir vos premiers échanges",
    measure: "les échanges obtenus",
  },
};

/** The same of a "devis", a "tarif". */
export const quoteAsk = (what: string): AskWords => ({
  request: `Voulez-vous un ${what}\u00A0?`,
  distant: `Souhaitez-vous recevoir un ${what}\u00A0?`,
  offer: `Si vous voulez un ${what}, un mot en réponse suffit.`,
  close: `Voulez-vous que je vous prépare un ${what}\u00A0?`,
  aim: what === "devis" ? "envoyer vos premiers devis" : "envoyer vos premiers tarifs",
  measure: what === "devis" ? "les devis demandés" : "les tarifs demandés",
});

/** The same of a trial; `terms` are " gratuit de deux semaines", or nothing. */
export const trialAsk = (terms: string): AskWords => ({
  request: `Voulez-vous faire un essai${terms}\u00A0?`,
  distant: `Souhaitez-vous faire un essai${terms}\u00A0?`,
  offer: `Si vous voulez faire un essai${terms}, un mot en réponse suffit.`,
  close: `Voulez-vous faire un essai${terms}, pour juger par vous-même\u00A0?`,
  aim: "obtenir vos premiers essais",
  measure: "les essais demandés",
});

/** The same of a demonstration, of so many minutes where the goal says it. */
export const demoAsk = (minutes: number | null): AskWords => {
  const demo = minutes ? `une démonstration de ${minutes}\u00A0minutes` : "une démonstration";
  return {
    request: `Voulez-vous ${demo}\u00A0?`,
    distant: `Souhaitez-vous ${demo}\u00A0?`,
    offer: `Je vous propose ${demo}, au moment de votre choix.`,
    close: `Quel jour vous convient pour ${demo}\u00A0?`,
    aim: "obtenir vos premières démonstrations",
    measure: "les démonstrations obtenues",
  };
};

/** The same of an "audit", a "diagnostic gratuit". */
export const checkAsk = (check: string): AskWords => {
  const [noun = "", ...more] = check.split(" ");
  const isFree = /^(?:gratuit|offert)$/.test(more[0] ?? "");
  const several = [`${noun}s`, isFree ? `${more[0]}s` : null].filter((part) => part !== null).join(" ");
  return {
    request: `Voulez-vous un ${check}\u00A0?`,
    distant: `Souhaitez-vous un ${check}\u00A0?`,
    offer: `Si un ${check} vous intéresse, un mot en réponse suffit.`,
    close: `Quel jour vous convient pour un ${check}\u00A0?`,
    aim: `obtenir vos premiers ${several}`,
    measure: `les ${several} demandés`,
  };
};

/** The same of what the recipient sends to have it priced: "un plan", "une pièce". */
export const pricingAsk = (what: string): AskWords => ({
  request: `Avez-vous ${what} à nous faire chiffrer\u00A0?`,
  distant: `Auriez-vous ${what} à nous faire chiffrer\u00A0?`,
  offer: `Si vous avez ${what} à faire chiffrer, il suffit de me l’envoyer en réponse.`,
  close: `Avez-vous ${what} à nous faire chiffrer\u00A0?`,
  aim: "recevoir vos premières demandes de chiffrage",
  measure: "les demandes de chiffrage reçues",
});

/** The same of an opinion; `about` is "sur une idée de sujet". */
export const opinionAsk = (about: string): AskWords => ({
  request: `Puis-je avoir votre avis ${about}\u00A0?`,
  distant: `Puis-je vous demander votre avis ${about}\u00A0?`,
  offer: `J’aimerais avoir votre avis ${about}, même en une ligne.`,
  close: `Puis-je avoir votre avis ${about}\u00A0?`,
  aim: "recueillir vos premiers avis",
  measure: "les avis recueillis",
});

/** The same of a talk on the phone, of so many minutes where the goal says it. */
export const callAsk = (minutes: number | null): AskWords => ({
  request: minutes
    ? `Avez-vous ${minutes}\u00A0minutes pour en parler au téléphone\u00A0?`
    : "Quand pouvons-nous en parler au téléphone\u00A0?",
  distant: minutes
    ? `Pourriez-vous m’accorder ${minutes}\u00A0minutes au téléphone\u00A0?`
    : "Seriez-vous disponible pour en parler au téléphone\u00A0?",
  offer: minutes
    ? `Je vous appelle au moment qui vous convient, pour ${minutes}\u00A0minutes.`
    : "Parlons-en au téléphone, au moment qui vous convient.",
  close: minutes
    ? `Quel jour vous convient pour en parler ${minutes}\u00A0minutes\u00A0?`
    : "Quel jour vous convient pour en parler plus longuement\u00A0?",
  aim: "obtenir vos premiers appels",
  measure: "les appels obtenus",
});
