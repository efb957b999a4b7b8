/** What a search definition adds to the profile. */
export const searchWords = {
  /** Events that often precede a purchase, visible in public sources. */
  signals: ["recrutement en cours", "nouvelle direction", "ouverture de site"],
  exclusions: [
    "Clients actuels",
    "Prospects déjà contactés",
    "Personnes qui ont demandé à ne plus être contactées",
    "Stagiaires et alternants",
  ],
} as const;

/** Job titles that name the same role; the first word of a row's item decides nothing, the whole item does. */
export const sameRoles: readonly (readonly string[])[] = [
  ["Directeur général", "Directrice générale", "Président", "Présidente", "CEO", "Gérant", "Gérante"],
  ["Directeur commercial", "Directrice commerciale", "Responsable commercial", "Head of Sales"],
  ["Directeur des ventes", "Directrice des ventes", "Responsable des ventes", "Sales Manager"],
  ["Directeur marketing", "Directrice marketing", "Responsable marketing", "CMO"],
  ["Directeur financier", "Directrice financière", "DAF", "CFO", "Responsable administratif et financier"],
  ["Directeur des ressources humaines", "Directrice des ressources humaines", "DRH", "Responsable RH"],
  [
    "Directeur des systèmes d’information",
    "Directrice des systèmes d’information",
    "DSI",
    "Responsable informatique",
  ],
  ["Directeur technique", "Directrice technique", "CTO"],
  [
    "Directeur des achats",
    "Directrice des achats",
    "Directeur achats",
    "Directrice achats",
    "Responsable achats",
  ],
  ["Directeur des opérations", "Directrice des opérations", "COO", "Responsable des opérations"],
  ["Directeur de production", "Directrice de production", "Directeur d’usine", "Responsable de production"],
  ["Responsable logistique", "Directeur logistique", "Directrice logistique", "Supply Chain Manager"],
  ["Directeur de la communication", "Directrice de la communication", "Responsable communication"],
  ["Office manager", "Responsable des services généraux", "Directeur des services généraux"],
  ["Responsable qualité", "Directeur qualité", "Directrice qualité", "Responsable QHSE"],
  ["Responsable de la formation", "Responsable formation", "Directrice de la formation"],
];
