/** What a search definition adds to the profile. */
export const searchWords = {
  /** Events that often precede a purchase, visible in public sources. */
  signals: ["recrutement en cours", "nouvelle direction", "ouverture de site"],
  exclusions: [
    "Concurrents",
    "Clients actuels",
    "Prospects déjà contactés",
    "Personnes qui ont demandé à ne plus être contactées",
    "Stagiaires et alternants",
  ],
} as const;

/**
 * Job titles that name the same role, and what it is in charge of: "leads" for the one who leads the company, `null` where
 * nothing is named. Longer titles stand before those that they begin with.
 */
export const sameRoles: readonly { charge: string | null; names: readonly string[] }[] = [
  {
    charge: null,
    names: ["Directeur général des services", "Directrice générale des services"],
  },
  {
    charge: null,
    names: ["Directeur général adjoint", "Directrice générale adjointe", "DGA"],
  },
  {
    charge: "leads",
    names: [
      "Chef d’exploitation agricole",
      "Cheffe d’exploitation agricole",
      "Exploitant agricole",
      "Agriculteur",
    ],
  },
  {
    charge: "leads",
    names: [
      "Directeur général",
      "Directrice générale",
      "DG",
      "PDG",
      "Président",
      "Présidente",
      "CEO",
      "Gérant",
      "Gérante",
      "Dirigeant",
      "Dirigeante",
    ],
  },
  {
    charge: "les ventes",
    names: ["Directeur commercial", "Directrice commerciale", "Responsable commercial", "Head of Sales"],
  },
  {
    charge: "les ventes",
    names: ["Directeur des ventes", "Directrice des ventes", "Responsable des ventes", "Sales Manager"],
  },
  {
    charge: "le marketing",
    names: [
      "Directeur marketing",
      "Directrice marketing",
      "Responsable marketing",
      "Head of Marketing",
      "VP Marketing",
      "CMO",
    ],
  },
  {
    charge: "les finances",
    names: [
      "Directeur financier",
      "Directrice financière",
      "Directeur administratif et financier",
      "Directrice administrative et financière",
      "DAF",
      "CFO",
      "Responsable administratif et financier",
    ],
  },
  {
    charge: "les ressources humaines",
    names: [
      "Directeur des ressources humaines",
      "Directrice des ressources humaines",
      "DRH",
      "RH",
      "RRH",
      "Responsable RH",
    ],
  },
  {
    charge: "l’informatique",
    names: [
      "Directeur des systèmes d’information",
      "Directrice des systèmes d’information",
      "DSI",
      "Responsable informatique",
    ],
  },
  {
    charge: "la sécurité informatique",
    names: ["RSSI", "Responsable de la sécurité des systèmes d’information", "CISO"],
  },
  {
    charge: "le produit",
    names: ["Directeur produit", "Directrice produit", "Responsable produit", "Head of Product", "CPO"],
  },
  {
    charge: "les affaires juridiques",
    names: ["Directeur juridique", "Directrice juridique", "Responsable juridique"],
  },
  {
    charge: "la technique",
    names: ["Directeur technique", "Directrice technique", "CTO"],
  },
  {
    charge: "les achats",
    names: [
      "Directeur des achats",
      "Directrice des achats",
      "Directeur achats",
      "Directrice achats",
      "Responsable achats",
      "Responsable des achats",
      "Acheteur",
      "Acheteuse",
    ],
  },
  {
    charge: "les opérations",
    names: ["Directeur des opérations", "Directrice des opérations", "COO", "Responsable des opérations"],
  },
  {
    charge: "la production",
    names: ["Directeur de production", "Directrice de production", "Responsable de production"],
  },
  {
    charge: "la production",
    names: [
      "Directeur d’usine",
      "Directrice d’usine",
      "Directeur de site",
      "Directrice de site",
      "Directeur industriel",
      "Directrice industrielle",
    ],
  },
  {
    charge: "la logistique",
    names: [
      "Responsable logistique",
      "Directeur logistique",
      "Directrice logistique",
      "Supply Chain Manager",
    ],
  },
  {
    charge: "la communication",
    names: [
      "Directeur de la communication",
      "Directrice de la communication",
      "Responsable communication",
      "Responsable de la communication",
      "Dircom",
    ],
  },
  {
    charge: "les services généraux",
    names: ["Office manager"],
  },
  {
    charge: "les services généraux",
    names: [
      "Responsable des services généraux",
      "Responsable services généraux",
      "Responsable des moyens généraux",
      "Directeur des services généraux",
      "Directrice des services généraux",
    ],
  },
  {
    charge: "la qualité de vie au travail",
    names: [
      "Responsable qualité de vie au travail",
      "Responsable QVT",
      "Responsable QVCT",
      "Chargé de QVCT",
      "Chargée de QVCT",
    ],
  },
  {
    charge: "la qualité",
    names: ["Responsable qualité", "Directeur qualité", "Directrice qualité"],
  },
  {
    charge: "la sécurité",
    names: ["Responsable QHSE", "Responsable QSE", "Responsable HSE", "Directeur QHSE", "Directrice QHSE"],
  },
  {
    charge: "la sécurité",
    names: [
      "Responsable sécurité",
      "Responsable de la sécurité",
      "Directeur sécurité",
      "Directrice sécurité",
    ],
  },
  {
    charge: "l’exploitation",
    names: [
      "Responsable d’exploitation",
      "Directeur d’exploitation",
      "Directrice d’exploitation",
      "Chef d’exploitation",
    ],
  },
  {
    charge: "l’immobilier",
    names: [
      "Responsable immobilier",
      "Responsable de l’immobilier",
      "Directeur immobilier",
      "Directeur de l’immobilier",
      "Directrice de l’immobilier",
    ],
  },
  {
    charge: "la formation",
    names: [
      "Responsable de la formation",
      "Responsable formation",
      "Directeur de la formation",
      "Directrice de la formation",
    ],
  },
  {
    charge: "la maintenance",
    names: [
      "Responsable maintenance",
      "Responsable de maintenance",
      "Directeur de la maintenance",
      "Directrice de la maintenance",
    ],
  },
  {
    charge: "l’export",
    names: ["Responsable export", "Export Manager", "Directeur export", "Directrice export"],
  },
  {
    charge: "l’import-export",
    names: ["Responsable import-export", "Responsable import export", "Responsable import"],
  },
];
