/** A rule that gives points for the score: those given, those that its criterion can give at most, and why. */
export type ScoreReason = { criterion: string; points: number; of: number; text: string };

const reason = (criterion: string, of: number) => (points: number, text: string) =>
  ({ criterion, points, of, text }) satisfies ScoreReason;

const sector = reason("Secteur", 20);
const size = reason("Effectif", 15);
const place = reason("Lieu", 10);
const role = reason("Poste", 20);
const signal = reason("Signal", 25);
const freshness = reason("Date", 5);
const tools = reason("Logiciels", 5);

/**
 * The rules of the sample's scores, for one ideal customer: the purchasing of industrial companies of 20 to 250
 * employees in the east of France. Each prospect has one reason of each criterion. interpretation.md D69.
 */
export const scoreRules = {
  sector: {
    maker: sector(20, "fabricant"),
    subcontractor: sector(16, "sous-traitance industrielle"),
    food: sector(12, "industrie agroalimentaire"),
  },
  size: {
    middle: size(15, "de 50 à 120 salariés"),
    large: size(12, "de 121 à 250 salariés"),
    small: size(9, "de 20 à 49 salariés"),
  },
  place: {
    burgundy: place(10, "Bourgogne-Franche-Comté"),
    grandEst: place(10, "Grand Est"),
  },
  role: {
    director: role(20, "direction des achats"),
    head: role(16, "responsable des achats"),
    buyer: role(11, "achats au quotidien"),
  },
  signal: {
    seeksSuppliers: signal(25, "cherche un fournisseur"),
    hiresBuyer: signal(20, "recrute aux achats"),
    expands: signal(18, "agrandit ou équipe l’usine"),
    winsContract: signal(16, "remporte un marché"),
    changesHead: signal(12, "change de direction"),
    hiresWorkers: signal(9, "embauche à l’atelier"),
    exhibits: signal(6, "expose à un salon"),
    certified: signal(4, "obtient une certification"),
  },
  freshness: {
    days: freshness(5, "signal de moins de 10 jours"),
    weeks: freshness(3, "signal de moins de 30 jours"),
    months: freshness(0, "signal de 30 jours ou plus"),
  },
  tools: {
    production: tools(5, "gestion de production"),
    sales: tools(2, "gestion commerciale"),
    unknown: tools(0, "aucun logiciel de gestion trouvé"),
  },
} as const;
