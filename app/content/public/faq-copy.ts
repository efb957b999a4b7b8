import type { IconName } from "#app/ui/icon.tsx";
import { brand } from "../brand.ts";
import type { FaqItem, OfferFigures } from "../home/home-faq-copy.ts";

/** A question to the agent. `iconPosition` is the side of its icon, if it has one. */
export type AgentFaqItem = FaqItem & { id: string } & (
    | { icon: IconName; iconPosition: "left" | "right" }
    | { icon?: never; iconPosition?: never }
  );

/** The ids of the questions about the service, which the assistant answers too. */
export type GeneralQuestionId = "what" | "who" | "quota" | "price" | "ready" | "crm" | "data" | "cancel";

/**
 * A question about the service. The page shows `besideTable` with a table instead of the answer in words; `leadsToMarket`:
 * below the answer one can go and count companies, where there is a register.
 */
export type GeneralQuestion = FaqItem & { id: GeneralQuestionId; besideTable?: string; leadsToMarket?: true };

/** The copy of /faq. Facts: requirements.md CLM and BIZ. */
export const faqPage = {
  title: "Questions fréquentes sur le service et ses prix",
  description: `Ce que fait ${brand.product}, ce qu’il ne fait pas, ce qu’il coûte, en combien de temps il est prêt, et ce que deviennent vos données.`,
  heading: "Questions fréquentes",
  lead: "Ce que nous faisons, ce que nous ne faisons pas, et ce que deviennent vos données. Sans astérisque.",

  general: "Le service",
  market: "Compter les entreprises de votre marché",
  prices: {
    caption: "Les offres et leurs prix",
    offer: "Offre",
    monthly: "Par mois",
    yearly: { table: "Par an, en une fois", commitment: "Par mois, engagement d’un an" },
    contacts: "Fiches par mois",
    users: "Utilisateurs",
  },
  agent: {
    heading: "L’agent IA, dans ses propres mots",
    lead: "Choisissez une question : c’est lui qui répond.",
    you: "Vous :",
    program: "L’assistant :",
    /** English, verbatim from FQP-05. */
    timestamp: "Last updated: May 2025",
  },

  more: {
    heading: "Une question reste ouverte ?",
    text: "Dites-nous ce que vous vendez et à qui. Une personne de l’équipe vous répond, du lundi au vendredi, de 9 h à 18 h.",
    action: "Nous écrire",
  },
} as const;

/** The questions about the service; the offer catalogue supplies quotas and prices. interpretation.md D1. */
export function generalQuestions({ quotas, prices, range, trial }: OfferFigures): GeneralQuestion[] {
  return [
    {
      id: "what",
      question: `Que fait ${brand.product}, exactement ?`,
      answer:
        "C’est un assistant commercial IA pour la prospection entre entreprises. Il trouve les personnes qui correspondent à vos critères, complète chaque fiche (e-mail professionnel vérifié, téléphone direct, poste actuel, entreprise) et tient à jour votre interface de suivi : statut, historique des actions, prochaine étape. Les nouveaux prospects y arrivent chaque matin.",
    },
    {
      id: "who",
      question: "À qui s’adresse le service ?",
      answer:
        "Aux équipes commerciales, aux start-up, aux petites et moyennes entreprises, surtout en Europe, mais aussi aux fondateurs, aux indépendants et aux équipes chargées de la croissance : à tous ceux qui vendent à des entreprises et préfèrent appeler plutôt que de chercher des numéros.",
    },
    {
      id: "quota",
      question: "Combien de prospects vais-je recevoir ?",
      answer: `${quotas} Nous ne gonflons pas les listes : la qualité des données passe avant la quantité.`,
      leadsToMarket: true,
    },
    {
      id: "price",
      question: "Combien cela coûte-t-il ?",
      answer: `${prices} Il n’y a pas de frais cachés. ${trial}`,
      besideTable: `${range} Une fiche : un e-mail vérifié et, quand nous en trouvons un, un numéro direct. Il n’y a pas de frais cachés. ${trial}`,
    },
    {
      id: "ready",
      question: "En combien de temps le service est-il prêt ?",
      answer:
        "En 48 heures au plus. Vous décrivez votre entreprise et vos clients idéaux ; nous nous occupons du reste, sans travail manuel de votre côté.",
    },
    {
      id: "crm",
      question: "Avec quel CRM le service fonctionne-t-il ?",
      answer:
        "Avec le sien\u00A0: un CRM qui se lit comme un tableur, dont l’interface est adaptée à votre façon de travailler. D’autres CRM sont possibles sur demande.",
    },
    {
      id: "data",
      question: "D’où viennent les données, et est-ce conforme au RGPD ?",
      answer:
        "Uniquement de sources publiques et professionnelles, et le service est conçu dans le respect du RGPD. Chacun peut s’opposer à l’usage de ses données : nous retirons alors sa fiche des listes. Ce que vous nous dites de votre entreprise reste confidentiel.",
    },
    {
      id: "cancel",
      question: "Que deviennent mes données si je résilie ?",
      answer:
        "Les données de vos prospects sont supprimées 30 jours après la résiliation. Les données de compte et de contrat sont archivées 3 ans après la fin de l’abonnement, puis effacées.",
    },
  ];
}

/** The questions about the agent, answered in its name. It never writes to leads: interpretation.md D10. */
export const agentQuestions: readonly AgentFaqItem[] = [
  {
    id: "ecrire",
    question: "Écrivez-vous à mes prospects à ma place ?",
    answer:
      "Non, jamais. Je peux vous aider à rédiger un message ; vous le relisez, et c’est vous qui l’envoyez. Vos prospects n’ont affaire qu’à vous.",
    icon: "pencil",
    iconPosition: "left",
  },
  {
    id: "automatisation",
    question: "Êtes-vous un outil d’automatisation d’e-mails ?",
    answer:
      "Non plus. Je ne programme ni envoi, ni relance automatique. Je vous remets une liste triée, des e-mails vérifiés et un suivi à jour ; écrire et appeler, c’est votre métier.",
  },
  {
    id: "trouver",
    question: "Comment trouvez-vous mes prospects ?",
    answer:
      "À partir d’un secteur, de mots-clés ou d’une liste d’entreprises que vous visez. Je cherche les personnes qui y occupent le bon poste, puis je les classe selon leur probabilité d’achat.",
    icon: "target",
    iconPosition: "right",
  },
  {
    id: "verifier",
    question: "Que savez-vous de chaque prospect ?",
    answer:
      "Son entreprise, son poste actuel, son e-mail professionnel vérifié et son téléphone direct. Quand je ne trouve pas de ligne directe, je l’écris plutôt que de la deviner.",
    icon: "verified",
    iconPosition: "left",
  },
  {
    id: "commencer",
    question: "De quoi avez-vous besoin pour commencer ?",
    answer:
      "De sept réponses : le nom de votre entreprise, son secteur, vos clients idéaux, ce qui vous distingue, le ton que vous aimez, votre objectif et, si vous en avez un, votre lien de rendez-vous. Je les demande une à une, dans une conversation.",
  },
  {
    id: "matin",
    question: "Que se passe-t-il chaque matin ?",
    answer:
      "Vous ouvrez votre tableau de bord CRM : les nouveaux prospects y sont, avec leur statut, l’historique et la prochaine étape. Il ne reste qu’à appeler.",
    icon: "sunrise",
    iconPosition: "right",
  },
];
