import { brand } from "../brand.ts";

/** A question and its answer. ENT-06. */
export type FaqItem = { question: string; answer: string };

/** The sentences about the offers that the answers embed. interpretation.md D1. */
export type OfferFigures = { quotas: string; prices: string; range: string; trial: string };

export const homeFaqCopy = {
  heading: "Ce que l’on nous demande avant de commencer",
  all: "Toutes les questions",
  more: "Une autre question ? Écrivez-nous :",
} as const;

/** The FAQ of /. Claims: requirements.md CLM. */
export function homeFaq({ quotas, prices, trial }: OfferFigures): FaqItem[] {
  return [
    {
      question: `Que fait ${brand.product}, exactement ?`,
      answer:
        "C’est un assistant commercial IA pour la prospection B2B. Il trouve les profils que vous visez, ajoute l’e-mail professionnel vérifié, le téléphone direct, le poste actuel et l’entreprise, puis livre les nouveaux prospects chaque matin dans votre tableau de bord CRM. C’est un service lancé en 2024, entièrement géré par nous.",
    },
    {
      question: "L’assistant écrit-il à mes prospects ?",
      answer: `Non. Il n’écrit pas à vos leads à votre place, et ${brand.product} n’est pas un outil d’automatisation d’e-mails. L’assistant vous aide à rédiger ; vous relisez et vous envoyez.`,
    },
    {
      question: "Combien de prospects vais-je recevoir ?",
      answer: quotas,
    },
    {
      question: "Avec quel CRM cela fonctionne-t-il ?",
      answer:
        "Le service repose sur un CRM qui se lit comme un tableur, avec une interface adaptée à votre façon de vendre. D’autres CRM sont possibles sur demande.",
    },
    {
      question: "Quand puis-je commencer ?",
      answer:
        "Tout commence par une démo de 30 minutes, où vous décrivez vos cibles. Au plus tard le surlendemain, le service est prêt.",
    },
    {
      question: "Combien cela coûte-t-il ?",
      answer: `${prices} Les tarifs sont transparents, sans frais cachés. ${trial}`,
    },
    {
      question: "D’où viennent les données ?",
      answer:
        "Uniquement de sources publiques et professionnelles, dans le respect du RGPD. Vos propres données restent confidentielles.",
    },
    {
      question: "Que deviennent mes données si j’arrête ?",
      answer: "Les données de prospection sont conservées 30 jours après la résiliation, puis supprimées.",
    },
  ];
}
