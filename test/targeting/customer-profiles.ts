/** Title, size, place and, where it is asked for, sector; and what a person picks from the register for it. */
export type Profile = [title: string, size: string, place: string, industry?: string];
export type ReadAs = {
  /** Sections, divisions and codes. */
  naf?: string;
  headcount?: string;
  /** Regions with an R before their code, and departments. */
  places?: string;
  titles?: string;
  keywords?: string;
  include?: string;
  exclude?: string;
  /** What is said about the reading. */
  told?: string[];
};

/** How customers write: abbreviations, inclusive endings, numbers in words, sides of places, what qualifies a trade. */
export const customerProfiles: readonly [Profile, ReadAs][] = [
  [
    ["Gérants et gérantes", "2 à 15 sal.", "Mayenne & Sarthe", "menuiseries alu/pvc, véranda, pergolas"],
    {
      naf: "25.12Z 43.32A 43.32B",
      headcount: "01 02 03 11",
      places: "53 72",
      titles: "Gérant",
      told: ["bands: 2 à 15 sal", "unknown: pvc"],
    },
  ],
  [
    [
      "Resp. achats",
      "+ de 50 pers",
      "Grand Est hors Ardennes",
      "Sous-traitants aéronautiques et spatial (usinage, traitement de surface)",
    ],
    {
      naf: "25.61Z 25.62B 30.30Z 33.16Z",
      headcount: "21 22 31 32 41 42 51 52 53",
      places: "10 51 52 54 55 57 67 68 88",
      told: ["role: Resp. achats", "unknown: Sous-traitants"],
    },
  ],
  [
    [
      "dirigeant(e)s",
      "entre dix et cinquante salariés",
      "Loiret (45), Eure-et-Loir (28)",
      "plasturgie, injection",
    ],
    {
      naf: "22.21Z 22.22Z 22.23Z 22.29A 22.29B",
      headcount: "11 12",
      places: "28 45",
      told: ["bands: entre dix et cinquante salariés", "unknown: injection"],
    },
  ],
  [
    [
      "Directeurs de camping 4 étoiles",
      "saisonniers non comptés, tpe",
      "littoral atlantique",
      "campings, résidences de tourisme",
    ],
    {
      naf: "55.20Z 55.30Z",
      headcount: "00 01 02 03",
      places: "R52 R53 R75",
      told: [
        "part: littoral atlantique",
        "measure: 4 étoiles",
        "role: Directeurs",
        "unknown: saisonniers",
        "unknown: comptés",
      ],
    },
  ],
  [
    ["vétérinaires", "moins de 20", "Normandie + Hauts de France", "cliniques véto"],
    { naf: "75", headcount: "00 01 02 03 11", places: "R28 R32" },
  ],
  [
    ["Responsables QHSE", "100 à 999", "vallée de la chimie, Lyon", "chimie fine / pharma / cosmétique"],
    {
      naf: "20 21 46.45Z 47.75Z",
      headcount: "22 31 32 41",
      places: "69",
      told: ["town: Lyon", "role: Responsables QHSE", "unknown: fine"],
    },
  ],
  [
    [
      "Directeur technique",
      "PME",
      "département 13",
      "maintenance industrielle, tuyauterie, chaudronnerie, soudure",
    ],
    {
      naf: "25.11Z 25.29Z 33",
      headcount: "11 12 21 22 31",
      places: "13",
      told: ["role: Directeur technique", "unknown: soudure"],
    },
  ],
  [
    ["Gérants de boulangeries artisanales (pas les chaines)", "TPE", "Strasbourg + 30km"],
    {
      naf: "10.71C 47.24Z",
      headcount: "00 01 02 03",
      places: "67",
      titles: "Gérant",
      told: ["town: Strasbourg", "measure: 30km", "unknown: artisanales", "unknown: chaines"],
    },
  ],
  [
    [
      "maitres d’ouvrage, promoteurs",
      "pme et eti",
      "Montpellier, Nîmes, Béziers",
      "promotion immobilière, bailleurs sociaux",
    ],
    {
      naf: "41.10A 41.10B 41.10C 41.10D 68.20A",
      headcount: "11 12 21 22 31 32 41 42 51",
      places: "30 34",
      told: ["town: Montpellier", "town: Nîmes", "town: Béziers", "unknown: maitres"],
    },
  ],
  [
    ["patrons", "moins de 5", "Corse du Sud et Haute Corse", "location saisonnière, conciergeries airbnb"],
    {
      naf: "55.20Z",
      headcount: "00 01 02",
      places: "R94",
      told: ["bands: moins de 5", "unknown: conciergeries airbnb"],
    },
  ],
  [
    [
      "Directeurs d’agence",
      "10 et +",
      "Bretagne Pays de Loire Normandie",
      "agences d’intérim et cabinets de recrutement",
    ],
    {
      naf: "78.10Z 78.20Z",
      headcount: "11 12 21 22 31 32 41 42 51 52 53",
      places: "R28 R52 R53",
      told: ["role: Directeurs d’agence"],
    },
  ],
  [
    ["DSI et RSSI", "500+", "France entière", "hôpitaux, cliniques, CHU, labos d’analyses"],
    { naf: "86.10Z 86.90B", headcount: "41 42 51 52 53", told: ["role: DSI", "role: RSSI"] },
  ],
  [
    [
      "Gérant SCI non",
      "PME 10-249",
      "Rhone (69) Ain Isère",
      "négoce matériaux, quincaillerie pro, location de matériel BTP",
    ],
    {
      naf: "46.13Z 46.73A 46.74A 47.52A 47.52B 77.32Z 77.39Z",
      headcount: "11 12 21 22 31",
      places: "01 38 69",
      told: ["role: Gérant", "unknown: pro", "unknown: BTP", "unknown unwanted: SCI"],
    },
  ],
  [
    ["Dir. com", "50 à 500", "Ile de France", "maisons de luxe : joaillerie, maroquinerie, parfums"],
    {
      naf: "15.12Z 20.42Z 32.12Z 46.45Z 47.72B 47.75Z 47.77Z",
      headcount: "21 22 31 32",
      places: "R11",
      told: ["bands: 50 à 500", "role: Dir. com", "unknown: luxe"],
    },
  ],
  [
    [
      "Responsable d’exploitation",
      "20 et 200",
      "Nord (59) et Pas de Calais (62)",
      "transporteurs frigorifiques, messagerie ; pas de taxis",
    ],
    {
      naf: "49.41A 49.41B 49.41C 52.29A 53.20Z",
      headcount: "12 21 22",
      places: "59 62",
      told: ["bands: 20 et 200", "role: Responsable d’exploitation", "unknown: frigorifiques"],
    },
  ],
  [
    [
      "chefs de cuisine ou gérants",
      "-",
      "Annecy, Chamonix, Megève",
      "restaurants gastronomiques, hôtels spa",
    ],
    {
      naf: "55.10Z 56.10A 56.10B 56.10C 96.02B 96.04Z",
      places: "74",
      titles: "Gérant",
      told: ["town: Annecy", "town: Chamonix", "town: Megève", "role: chefs", "unknown: cuisine"],
    },
  ],
  [
    ["Exploitants", "", "Beauce et Brie", "céréaliers, betteraviers"],
    { naf: "01.11Z 01.13Z", places: "28 41 45 77" },
  ],
  [
    [
      "Pharmaciens titulaires",
      "2-20",
      "Aveyron, Lozère, Cantal",
      "pharmacies d’officine (hors parapharmacies)",
    ],
    {
      naf: "47.73Z",
      headcount: "01 02 03 11",
      places: "12 15 48",
      told: ["bands: 2-20", "unknown: titulaires"],
    },
  ],
  [
    ["DAF de groupes", "CA > 50 M€", "France + Belgique + Lux", "agro, sauf vin et spiritueux"],
    {
      naf: "10 11.03Z 11.04Z 11.05Z 11.06Z 11.07A 11.07B",
      told: ["turnover: CA > 50 M€", "abroad: Belgique", "role: DAF", "unknown: groupes", "unknown: Lux"],
    },
  ],
  [
    ["Kinés, ostéos, sages-femmes", "", "Finistère sud", "professions paramédicales"],
    { naf: "86.90D 86.90E", places: "29", told: ["side: Finistère sud"] },
  ],
  [
    [
      "Gérants",
      "de 6 à 49 salariés",
      "Dijon Beaune Chalon",
      "domaines viticoles, négociants en vin, tonnelleries",
    ],
    {
      naf: "01.21Z 11.02A 11.02B 16.24Z 46.34Z 47.25Z",
      headcount: "03 11 12",
      places: "21",
      titles: "Gérant",
      told: ["town: Dijon", "town: Beaune", "unknown: Chalon"],
    },
  ],
  [
    ["décideurs IT", "ETI et grands comptes", "La Défense, Saclay", "banque / assurance / énergie"],
    {
      naf: "35.11Z 35.12Z 35.13Z 35.14Z 64.19Z 65 66.21Z 66.22Z 66.29Z",
      headcount: "32 41 42 51 52 53",
      places: "91 92",
      told: ["role: décideurs IT"],
    },
  ],
  [
    ["Directeurs", "50 lits et plus", "Grand-Est", "Ehpads privés, résidences seniors, ssiad"],
    {
      naf: "87.10A 87.30A 88.10A",
      places: "R44",
      told: ["measure: 50 lits", "role: Directeurs", "unknown: privés"],
    },
  ],
  [
    ["Associés", "3-20", "Nantes - Rennes - Vannes", "cabinets comptables, avocats, archi"],
    {
      naf: "69 71.11Z",
      headcount: "02 03 11",
      places: "35 44 56",
      titles: "Associé",
      told: ["bands: 3-20", "town: Nantes", "town: Rennes", "town: Vannes"],
    },
  ],
  [
    ["administrateurs systèmes", "≥ 50", "Bretagne (35 et 56)", "recrutement informatique"],
    {
      naf: "78.10Z",
      headcount: "21 22 31 32 41 42 51 52 53",
      places: "35 56",
      told: ["role: administrateurs systèmes", "unknown: informatique"],
    },
  ],
  [
    [
      "direction commerciale",
      "pas de TPE, PME",
      "départements 35 à 37",
      "charcuteries industrielles, exploitations viticoles",
    ],
    {
      naf: "01.21Z 10.13A 10.13B 11.02A 11.02B",
      headcount: "11 12 21 22 31",
      places: "35 36 37",
      told: ["role: direction commerciale"],
    },
  ],
  [
    [
      "DG adjoint, gérant·e·s",
      "plus de vingt-cinq salariés",
      "métropole rouennaise, Somme Nord",
      "panneaux photovoltaïques, cabinets dentaires et médicaux",
    ],
    {
      naf: "43.21A 86",
      headcount: "12 21 22 31 32 41 42 51 52 53",
      places: "59 80",
      titles: "Gérant",
      told: ["bands: plus de vingt-cinq salariés", "role: DG adjoint", "unknown: métropole rouennaise"],
    },
  ],
  [
    ["owner", "- de 10", "France ouest, 77 sud", "logiciel santé, banque assurance, lycées agricoles"],
    {
      naf: "58.29A 58.29B 58.29C 62.01Z 64.19Z 65 66.21Z 66.22Z 66.29Z 85.31Z 85.32Z",
      headcount: "00 01 02 03",
      places: "R28 R52 R53 77",
      told: ["part: ouest", "side: 77 sud", "directors: owner", "unknown: santé", "unknown: agricoles"],
    },
  ],
];
