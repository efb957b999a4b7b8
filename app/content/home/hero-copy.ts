/** The copy of the first screen of /. Facts: requirements.md CLM. */
export const hero = {
  /** The beginning of the heading, before each tagline. */
  opening: "Chaque matin,",
  /** They rotate; screen readers get only the first one. */
  taglines: [
    "des prospects B2B à appeler.",
    "des e-mails tous vérifiés.",
    "la ligne directe des décideurs.",
    "un CRM à jour, sans saisie.",
    "du temps pour vendre.",
  ],
  lead: "Décrivez vos clients idéaux une fois. Notre assistant IA trouve les entreprises qui leur ressemblent, vérifie les coordonnées et tient votre tableau de bord à jour. Il ne vous reste qu’à appeler.",
  audience: "Pour équipes commerciales, fondateurs et indépendants",
  promise:
    "Prêt en 48 heures au plus, entièrement géré par nous. Sources publiques et professionnelles, dans le respect du RGPD.",
  bookDemo: "Réserver une démo",
  hire: "Recruter mon assistant",
  motion: { pause: "Mettre en pause les animations", resume: "Relancer les animations" },
} as const;

/** The sample list beside it, with invented companies. */
export const morningList = {
  title: "La liste de ce matin",
  example: "exemple",
  moment: "Jeudi, 7 h 30",
  found: "4 nouveaux prospects",
  verified: "E-mail vérifié",
  direct: "Ligne directe",
  rows: [
    {
      company: "Ateliers Vauclair",
      sector: "Menuiserie industrielle, 60 salariés",
      person: "Directrice des achats",
      hasPhone: true,
      status: "À appeler",
      next: "Aujourd’hui, 9 h 15",
      isNext: true,
    },
    {
      company: "Logis Nord-Ouest",
      sector: "Gestion immobilière, 120 salariés",
      person: "Responsable travaux",
      hasPhone: true,
      status: "À rappeler",
      next: "Mardi, 14 h",
      isNext: false,
    },
    {
      company: "Cabinet Orme & Tilleul",
      sector: "Expertise comptable, 25 salariés",
      person: "Associée gérante",
      hasPhone: true,
      status: "Message à relire",
      next: "Brouillon prêt",
      isNext: false,
    },
    {
      company: "Brasserie du Lac Gris",
      sector: "Agroalimentaire, 35 salariés",
      person: "Gérant",
      hasPhone: false,
      status: "Nouveau",
      next: "À qualifier",
      isNext: false,
    },
  ],
  note: "Entreprises inventées pour l’exemple.",
} as const;
