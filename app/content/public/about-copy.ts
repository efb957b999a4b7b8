import { brand } from "../brand.ts";

/** The copy of /about-us. Founding year: interpretation.md D5; pillars and method: ABT-16 to ABT-20. */
export const about = {
  title: "À propos",
  description: `${brand.product} automatise le travail répétitif de la prospection B2B. Notre histoire, notre méthode en quatre étapes et ce qui nous distingue.`,
  keywords: [
    "prospection B2B",
    "assistant commercial IA",
    "enrichissement de contacts",
    "e-mails professionnels vérifiés",
    "score des prospects",
    "CRM",
    "RGPD",
  ],

  hero: {
    heading: "Vendre est un métier. Chercher des numéros n’en est pas un.",
    tagline: `${brand.product} fait la part répétitive de la prospection, pour que les commerciaux gardent la part humaine.`,
  },

  story: {
    heading: "Une histoire de matins perdus",
    paragraphs: [
      `${brand.product} est une entreprise française fondée en 2023 à partir d’un constat que font bien des équipes commerciales : les meilleures heures de la journée passent à chercher qui appeler.`,
      "Recopier des noms d’un annuaire, deviner des adresses, composer des numéros qui ne répondent plus, mettre un fichier à jour : rien de tout cela ne demande du talent, et tout cela en use.",
      "Nous avons donc confié ce travail à un assistant, qui le fait la nuit. Le matin, la liste est prête, les e-mails sont vérifiés, et la journée commence par une conversation.",
    ],
    image: {
      url: "/images/team.svg",
      alt: "Dessin de l’équipe : trois personnes à une table et une debout, vues de dos, regardent le soleil se lever par la fenêtre.",
      caption: "L’équipe, vers sept heures. Dessin.",
    },
  },

  /** The list at the end of a night, with the first rows of the sample list. */
  night: {
    heading: "Ce que la nuit prépare",
    text: "Pendant que vous dormez, l’assistant cherche, complète et classe. Au lever du jour, la première ligne de la liste est la première personne à appeler.",
    example: "exemple",
    found: (count: number) => `${count} nouveaux prospects`,
    score: "Score",
    verified: "E-mail vérifié",
    note: (count: number) => `${count} fiches en CSV : entreprises et personnes inventées.`,
  },

  mission: {
    heading: "Notre mission",
    text: "Automatiser les tâches répétitives de la prospection : chercher, vérifier, compléter, classer, mettre à jour.",
    limit:
      "L’assistant n’écrit jamais à vos prospects à votre place. La première phrase d’une relation commerciale doit venir de quelqu’un.",
  },

  approach: {
    heading: "Notre approche",
    lead: "Quatre principes, valables pour chaque fiche de chaque liste.",
    pillars: [
      {
        icon: "target",
        title: "Un ciblage intelligent",
        text: "Chaque recherche part du portrait de votre client idéal : secteur, taille, poste, mots-clés, entreprises visées.",
      },
      {
        icon: "verified",
        title: "Un enrichissement complet",
        text: "E-mail professionnel vérifié, téléphone direct, parcours professionnel, signaux d’achat, technologies utilisées : de quoi savoir à qui l’on parle avant de parler.",
      },
      {
        icon: "star",
        title: "Un score établi par l’IA",
        text: "L’assistant estime la probabilité d’achat de chaque prospect et place en tête ceux qu’il vaut mieux appeler en premier.",
      },
      {
        icon: "refresh",
        title: "Une automatisation continue",
        text: "La recherche recommence chaque nuit et les fiches restent à jour, sans travail manuel de votre côté.",
      },
    ],
    method: {
      heading: "La méthode, en quatre étapes",
      steps: [
        {
          title: "Identification",
          text: "Trouver les entreprises et les personnes qui correspondent à votre cible.",
        },
        {
          title: "Qualification",
          text: "Écarter celles qui ne correspondent pas, et classer les autres selon leur probabilité d’achat.",
        },
        {
          title: "Enrichissement",
          text: "Compléter chaque fiche, de l’e-mail vérifié aux signaux d’achat.",
        },
        {
          title: "Activation",
          text: "Livrer la liste du matin dans votre tableau de bord, avec un statut et une prochaine étape.",
        },
      ],
    },
  },

  differentiators: {
    heading: "Ce qui nous distingue",
    items: [
      {
        title: "La qualité avant la quantité",
        text: "Une coordonnée n’est jamais devinée : faute de ligne directe, la fiche le dit. Le volume évolue ensuite avec vous : 50, 100 ou 500 prospects par mois.",
      },
      {
        title: "Un service entièrement géré",
        text: "Prêt en 48 heures au plus, sans travail manuel de votre côté, avec un support par e-mail, prioritaire ou dédié selon l’offre.",
      },
      {
        title: "Un suivi commercial intégré",
        text: "Statuts, historique et prochaines étapes se suivent dans un CRM qui se lit comme un tableur, avec une interface adaptée à votre façon de vendre. D’autres CRM sont possibles sur demande.",
      },
      {
        title: "Des données en règle",
        text: "Des sources publiques et professionnelles seulement, le respect du RGPD et la confidentialité de ce que vous nous confiez.",
      },
      {
        title: "Des prix sans surprise",
        text: "Des tarifs transparents, sans frais cachés, et un prospect qui coûte moins cher qu’une recherche à la main ou qu’une équipe de prospection.",
      },
    ],
  },

  closing: {
    heading: "Venez voir une liste.",
    text: "Une démo de 30 minutes, avec votre cible et vos questions.",
    /** Verbatim from ABT-13. */
    action: `Réserver une démo gratuite de ${brand.product}`,
  },
} as const;
