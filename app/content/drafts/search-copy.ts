/** What a search definition adds to the profile. */
export const searchWords = {
  /** Events that often precede a purchase, visible in public sources: of whom no list has better ones. */
  signals: ["recrutement en cours", "nouvelle direction", "ouverture de site"],
  exclusions: [
    "Concurrents",
    "Clients actuels",
    "Prospects déjà contactés",
    "Personnes qui ont demandé à ne plus être contactées",
    "Stagiaires et alternants",
  ],
} as const;

/** Events by what is sold or by who buys, whose words begin with one of these stems, without accents. */
export type Signals = { stems: string; signals: readonly string[] };

/** What happens at firms with offices and a manager, and at no town hall, restaurant, farm or practice. */
export const ofFirms: ReadonlySet<string> = new Set([
  "ouverture de site",
  "déménagement",
  "nouveaux locaux",
  "nouvelle direction",
  "recrutement en cours",
  "création d’entreprise",
  "reprise d’entreprise",
  "changement de dirigeant",
  "changement de direction",
  "croissance des effectifs",
  "croissance de l’effectif",
  "levée de fonds",
  "ouverture de magasin",
  "nouvelle activité",
  "réorganisation",
]);

/** What happens at those who buy from a trade soon after; the first row that fits. */
export const signalsOfTrade: readonly Signals[] = [
  {
    stems: "recrut interim chasse talents headhunt",
    signals: ["recrutement en cours", "offre d’emploi publiée", "croissance des effectifs"],
  },
  {
    stems: "gardiennage surveillance telesurveillance videosurveillance alarme",
    signals: ["vol ou effraction", "ouverture de chantier", "ouverture de site"],
  },
  {
    stems: "cyber pentest intrusion rssi nis",
    signals: ["mise en conformité", "cyberattaque", "appel d’offres informatique"],
  },
  {
    stems: "irrigation agricole agriculteurs tracteur",
    signals: ["installation d’un jeune agriculteur", "reprise d’exploitation", "aide à l’investissement"],
  },
  {
    stems: "facade cordiste ravalement",
    signals: ["ravalement voté", "travaux votés en assemblée générale", "péril ou chute de matériaux"],
  },
  {
    stems: "etancheite toiture couvreur couverture charpente",
    signals: ["sinistre ou dégât des eaux", "travaux de toiture", "extension de bâtiment"],
  },
  {
    stems: "nuisible deratisation desinsectisation hygiene",
    signals: ["contrôle sanitaire", "reprise d’établissement", "ouverture d’établissement"],
  },
  {
    stems: "photovolta solaire ombriere",
    signals: ["réfection de toiture", "extension de bâtiment", "hausse de la facture d’énergie"],
  },
  {
    stems: "borne recharge irve",
    signals: ["renouvellement de flotte", "aménagement de parking", "bilan carbone"],
  },
  {
    stems: "decret thermique energetique isolation chaudiere chauffage climatis clim cvc ventilation",
    signals: ["rénovation énergétique", "décret tertiaire", "travaux de bâtiment"],
  },
  {
    stems: "energie electricite gaz fioul",
    signals: ["hausse de la facture d’énergie", "fin de contrat d’énergie", "bilan carbone"],
  },
  {
    stems: "transport transporteur messagerie fret affretement",
    signals: ["lancement de produit", "ouverture d’entrepôt", "hausse des volumes"],
  },
  {
    stems: "froid frigor cuisine",
    signals: ["ouverture d’établissement", "reprise d’établissement", "rénovation de cuisine"],
  },
  {
    stems: "qse qhse hse prevention iso securite",
    signals: ["certification ISO", "accident du travail", "recrutement d’un responsable QHSE"],
  },
  {
    stems:
      "agencement menuisier menuiserie mobilier peinture plaquiste architecte decoration amenagement cloison",
    signals: ["ouverture de magasin", "déménagement", "travaux d’aménagement"],
  },
  {
    stems:
      "structure ingenierie etudes geotechnique geometre btp travaux maconnerie terrassement electricien plomberie construction renovation",
    signals: ["permis de construire", "appel d’offres travaux", "extension de bâtiment"],
  },
  {
    stems:
      "nettoyage proprete cafe torref traiteur repas plateaux fontaine distributeur paysag espaces jardin plantes conciergerie restauration fruits porte rideau",
    signals: ["ouverture de site", "déménagement", "nouveaux locaux"],
  },
  {
    stems:
      "usinage tolerie chaudronnerie decolletage mecanique injection moulage soudure sous-traitance fonderie",
    signals: ["nouvelle ligne de production", "appel d’offres", "investissement industriel"],
  },
  {
    stems: "palette emballage carton conditionnement etiquette",
    signals: ["nouvelle ligne de production", "développement à l’export", "lancement de produit"],
  },
  {
    stems: "logistique entrepos livraison demenage stockage coursier",
    signals: ["lancement de produit", "ouverture d’entrepôt", "hausse des volumes"],
  },
  {
    stems: "paie",
    signals: ["croissance des effectifs", "reprise ou fusion", "changement de logiciel"],
  },
  {
    stems: "comptab fiscal",
    signals: ["création d’entreprise", "reprise d’entreprise", "changement de dirigeant"],
  },
  {
    stems: "avocat juridique droit",
    signals: ["réorganisation", "plan de recrutement", "changement de direction"],
  },
  {
    stems: "assurance mutuelle courtier courtage",
    signals: ["achat de véhicules", "nouvelle activité", "croissance de l’effectif"],
  },
  {
    stems: "evenement seminaire team receptif receptive tourisme",
    signals: ["anniversaire d’entreprise", "convention annuelle", "croissance des effectifs"],
  },
  {
    stems: "imprim impression signaletique objets graphi brochure",
    signals: ["nouvelle identité visuelle", "inauguration", "salon professionnel"],
  },
  {
    stems: "presse communication editorial redaction contenu video photograph",
    signals: ["levée de fonds", "lancement de produit", "nouvelle identité visuelle"],
  },
  {
    stems: "seo web marketing publicite ads digital site internet",
    signals: ["refonte de site", "lancement d’une offre", "recrutement commercial"],
  },
  {
    stems: "traduct traduction interpret",
    signals: ["développement à l’export", "lancement de produit", "mise en conformité réglementaire"],
  },
  {
    stems: "design ux",
    signals: ["levée de fonds", "refonte d’application", "recrutement produit"],
  },
  {
    stems: "logiciel saas application plateforme editeur erp",
    signals: ["changement de logiciel", "digitalisation", "recrutement en cours"],
  },
  {
    stems: "infogerance informatique reseau telephonie cloud",
    signals: ["déménagement", "changement d’outils informatiques", "recrutement en cours"],
  },
  {
    stems: "formation coaching management rh",
    signals: ["nouvelle direction", "plan de formation", "croissance des effectifs"],
  },
  {
    stems: "conseil lean amelioration",
    signals: ["nouvelle direction", "investissement industriel", "réorganisation"],
  },
];

/** What happens at those who are sought, where their kind shows it: no town hall opens a site. */
export const signalsOfTarget: readonly Signals[] = [
  {
    stems: "mairie commune collectivite departement metropole",
    signals: ["appel d’offres", "vote du budget", "nouvelle équipe municipale"],
  },
  {
    stems: "syndic copropriete bailleur",
    signals: ["travaux votés", "ravalement", "rénovation énergétique"],
  },
  {
    stems: "promot lotiss",
    signals: ["programme neuf", "permis de construire", "appel d’offres travaux"],
  },
  {
    stems:
      "restaura restaurant restaurants hotel hotels hotellerie brasserie brasseries bar bars camping campings",
    signals: ["ouverture d’établissement", "reprise d’établissement", "changement de propriétaire"],
  },
  {
    stems: "ehpad clinique hopital hopitaux ssr smr ime itep foyer foyers medico-social",
    signals: ["extension d’établissement", "appel à projets médico-social", "évaluation HAS"],
  },
  {
    stems:
      "dentiste dentistes kine kines medecin medecins infirmier infirmiere veterinaire veterinaires liberal liberales liberaux",
    signals: ["installation d’un praticien", "reprise de cabinet", "recherche d’associé"],
  },
  {
    stems: "agricult exploitant gaec maraich viticult elevage cultures",
    signals: ["reprise d’exploitation", "aide à l’investissement", "conversion bio"],
  },
];

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
