import { brand } from "../brand.ts";
import { formatWait } from "../format-wait.ts";

/** A question of the onboarding; some name the company. */
type Question = (company: string | null) => string;

/** The assistant's messages. CHT-10 to CHT-22; it never writes to leads: interpretation.md D10. */
export const conversation = {
  questions: {
    company_name: () =>
      `Bonjour et bienvenue ! Je suis l’assistant de ${brand.product}, un programme d’intelligence artificielle. Sept questions courtes suffisent pour que je connaisse votre entreprise et les clients que vous cherchez. Pour commencer : quel est le nom de votre entreprise ?`,
    industry: (company) =>
      `${company ? `Enchanté, ${company}` : "Enchanté"} ! Dans quel secteur travaillez-vous ?`,
    icp: () =>
      "Qui cherchez-vous à rencontrer ? Donnez-moi la fonction de votre interlocuteur idéal, puis la taille de son entreprise, séparées par une virgule. Par exemple : Directeur commercial, PME.",
    value_prop: (company) =>
      `C’est noté. Et pourquoi ces clients ${company ? `choisissent-ils ${company}` : "vous choisissent-ils"} ? Dites-moi en une ou deux phrases le problème que vous résolvez et le résultat obtenu, comme vous le diriez à votre client\u00A0: «\u00A0vos factures\u00A0», pas «\u00A0leurs factures\u00A0».`,
    tone: () =>
      "Merci, c’est clair. Sur quel ton voulez-vous parler à vos prospects : amical, direct, formel, premium ou inspirant ?",
    primary_goal: () =>
      "Quel est votre premier objectif : obtenir des rendez-vous, ouvrir un échange, recueillir des avis, ou autre chose ?",
    calendly_url: () =>
      "Dernière question : avez-vous un lien de prise de rendez-vous ? Collez-le ici, ou répondez « non » pour passer cette étape.",
  } satisfies Record<string, Question>,

  confirmation: (company: string | null) =>
    `Merci, votre profil est enregistré. ${company ? `Je connais ${company}` : "Je connais votre entreprise"} et je peux vous aider à rédiger vos e-mails, à préparer vos recherches et à affiner votre stratégie. Par quoi commençons-nous ?`,

  /** Repeats the question about the ideal customer if the answer named no job title. */
  targetTitle: (hasSize: boolean) =>
    hasSize
      ? "C’est noté pour la taille. Et quelle est la fonction de votre interlocuteur idéal ? Par exemple : Directeur commercial."
      : "Quelle est la fonction de votre interlocuteur idéal ? Par exemple : Directeur commercial.",

  /** Repeats a question after a message beside it. */
  asked: (aside: "greeting" | "question" | "person" | "call" | "correction", question: string) => {
    const team = `Notre équipe vous répond au ${brand.phone.label} ou à ${brand.email}.`;
    if (aside === "call")
      return `Personne n’appelle depuis cette conversation, et un numéro écrit ici n’est transmis à personne. ${team} ${question}`;
    if (aside === "correction")
      return `Pour corriger une réponse déjà donnée, cliquez sur son crayon dans «\u00A0Votre profil\u00A0». ${question}`;
    return aside === "person" ? `${team} ${question}` : question;
  },

  /** Precedes the open question after the correction of an earlier answer. */
  corrected: "J’ai corrigé votre réponse.",

  help: "Je suis là pour vous aider à rédiger vos e-mails de prospection, à préparer vos recherches de prospects et à affiner votre stratégie. Je rédige, vous relisez et vous envoyez : je n’écris jamais moi-même à vos prospects.",

  /** Verbatim from requirements.md ERR. */
  profileFailed: "Une erreur s'est produite lors de la création de votre profil. Veuillez réessayer.",

  /** The quick replies: the labels of the buttons, and the text that they send. */
  quickReplies: {
    icp: ["Auto-entrepreneurs", "TPE", "PME", "Grands comptes", "Toutes tailles"],
    tone: ["Amical", "Direct", "Formel", "Premium", "Inspirant"],
    primary_goal: ["Prise de rendez-vous", "Ouvrir un échange", "Recueillir des avis", "Autre"],
    calendly_url: ["Non"],
  },

  /** The reasons for refusing a message, for visitors and for programs. */
  refusals: {
    blank: "Le message est vide.",
    unreadable: "Le message contient un caractère que nous ne pouvons pas enregistrer.",
    tooLong: "Le message dépasse 8 000 caractères.",
    conflict: "Cette clé a déjà servi à un autre message.",
    closed: "Cette question a déjà reçu sa réponse.",
    lapsed: "Ce changement n’est plus proposé\u00A0: la conversation dit ce qu’il est devenu.",
    notEditable: "Ce message n’est plus le dernier : il ne peut plus être modifié.",
    tooMany: (seconds: number) =>
      `Vous avez envoyé beaucoup de messages. Le prochain pourra partir dans ${formatWait(seconds)}.`,
    reads: "La conversation est déjà lue trop de fois en même temps. Réessayez dans une seconde.",
    notOpen: "Cette réponse ne peut pas être corrigée ici.",
    key: "La clé du message n’est pas un UUID.",
    cursor: "La position demandée n’est pas un numéro de message.",
  },
} as const;
