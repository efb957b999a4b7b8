import { brand } from "./brand.ts";

/** The short introduction on /. Facts are those of spec.md §1. */
export const home = {
  title: `${brand.product} : votre liste de prospects, prête chaque matin`,
  description:
    "Un assistant commercial qui trouve vos prospects B2B, vérifie leurs coordonnées et vous remet chaque matin une liste prête à appeler.",
  signIn: "Se connecter",
  bookDemo: "Réserver une démo",
  opensNewTab: "(nouvel onglet)",

  hero: {
    heading: "La journée commence avec de bons prospects.",
    lead: "Décrivez vos clients idéaux une fois. La nuit, notre assistant trouve les entreprises qui leur ressemblent et vérifie les coordonnées. Le matin, la liste est prête : il ne reste qu’à appeler.",
    for: "Pour les équipes commerciales, les fondateurs et les indépendants qui vendent à des entreprises.",
  },

  list: {
    title: "La liste de ce matin",
    example: "exemple",
    moment: "Jeudi, 7 h 30",
    found: "3 nouveaux prospects",
    columns: { company: "Entreprise", person: "Interlocuteur", contact: "Coordonnées", status: "Suivi" },
    verified: "E-mail vérifié",
    direct: "Ligne directe",
    rows: [
      {
        company: "Ateliers Vauclair",
        sector: "Menuiserie industrielle, 60 salariés",
        person: "Directrice des achats",
        hasPhone: true,
        status: "À appeler",
        isNext: true,
      },
      {
        company: "Logis Nord-Ouest",
        sector: "Gestion immobilière, 120 salariés",
        person: "Responsable travaux",
        hasPhone: true,
        status: "Rappeler mardi",
        isNext: false,
      },
      {
        company: "Brasserie du Lac Gris",
        sector: "Agroalimentaire, 35 salariés",
        person: "Gérant",
        hasPhone: false,
        status: "Nouveau",
        isNext: false,
      },
    ],
    note: "Entreprises inventées pour l’exemple.",
  },

  facts: {
    heading: "Ce qui arrive chaque matin",
    items: [
      {
        title: "Des interlocuteurs, pas des fichiers",
        text: "L’entreprise, la fonction actuelle, l’e-mail professionnel vérifié et le téléphone direct.",
      },
      {
        title: "Un suivi déjà en place",
        text: "Chaque prospect arrive dans votre tableau de bord CRM, avec son statut, son historique et la prochaine étape.",
      },
      {
        title: "Vous gardez la main",
        text: "L’assistant aide à rédiger ; il n’écrit jamais à vos prospects à votre place. Les sources sont publiques et professionnelles, dans le respect du RGPD.",
      },
    ],
  },

  closing: {
    heading: "Prêt en 48 heures au plus.",
    text: "Connectez-vous, répondez à sept questions, et l’assistant connaît vos clients idéaux.",
  },
} as const;
