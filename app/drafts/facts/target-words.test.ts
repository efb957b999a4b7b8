import { expect, test } from "vitest";
import { chargeOf, singularOf, titleOf } from "./job-titles.ts";
import { factsOf } from "./profile-facts.ts";
import { topicOf, tradeAsAttribute, withArticle } from "./topic.ts";

test.each([
  ["93, 2a, 974", ["Seine-Saint-Denis (93)", "Corse-du-Sud (2A)", "La Réunion (974)"]],
  ["LYON ET PERIPHERIE", ["Lyon"]],
  [
    "Rouen et sa métropole, Dijon et son agglomération",
    ["Rouen et sa métropole", "Dijon et son agglomération"],
  ],
  ["metz et env, bretagne et visio", ["Metz", "Bretagne"]],
  ["Nantes et sa région, en Bretagne, dans le 44", ["Nantes", "Bretagne", "Loire-Atlantique (44)"]],
  ["Paris & IDF / PACA", ["Paris", "Île-de-France", "Provence-Alpes-Côte d’Azur"]],
  ["partout", ["France"]],
  ["Remote", ["France"]],
  ["Lot-et-Garonne, zones rurales", ["Lot-et-Garonne", "zones rurales"]],
  ["Nantes et le 44", ["Nantes", "Loire-Atlantique (44)"]],
  ["Lille et Hauts de France", ["Lille", "Hauts-de-France"]],
  ["l’Ouest", ["Normandie", "Pays de la Loire", "Bretagne"]],
  ["LYON 3, Paris 1er", ["Lyon 3e", "Paris 1er"]],
  ["La Rochelle", ["La Rochelle"]],
  ["Val de Loire d’abord, puis le reste de la France", ["Val de Loire", "France"]],
  [
    "France entière, surtout Cognac, Champagne et région parisienne",
    ["France", "Cognac", "Champagne", "Île-de-France"],
  ],
  [
    "moitié sud",
    ["Nouvelle-Aquitaine", "Occitanie", "Auvergne-Rhône-Alpes", "Provence-Alpes-Côte d’Azur", "Corse"],
  ],
  ["Pays de Loire", ["Pays de la Loire"]],
  ["Ile-de-France surtout 92 et 78", ["Île-de-France", "Hauts-de-Seine (92)", "Yvelines (78)"]],
  ["dept 33, 40", ["Gironde (33)", "Landes (40)"]],
  ["33 40 64", ["Gironde (33)", "Landes (40)", "Pyrénées-Atlantiques (64)"]],
  ["Paris La Défense 92", ["Paris La Défense"]],
  ["Alsace Moselle", ["Alsace", "Moselle"]],
  ["Paris et Côte d'Azur", ["Paris", "Côte d’Azur"]],
  ["Auvergne-Rhône-Alpes et Suisse romande", ["Auvergne-Rhône-Alpes", "Suisse romande"]],
  ["toute la france, Belgique francophone", ["France", "Belgique francophone"]],
  ["arc jurassien, Haute Savoie", ["arc jurassien", "Haute-Savoie"]],
  ["rayon de 50 km autour de Rennes", ["Rennes et 50\u00A0km autour"]],
  ["caen (30km), vire + 20 km", ["Caen et 30\u00A0km autour", "Vire et 20\u00A0km autour"]],
  ["Pau et 1h autour", ["Pau et 1\u00A0h autour"]],
  ["Brest Quimper La Rochelle", ["Brest", "Quimper", "La Rochelle"]],
  ["isere savoie haute savoie", ["Isère", "Savoie", "Haute-Savoie"]],
  ["dijon beaune quetigny", ["Dijon", "Beaune", "Quetigny"]],
  ["grenoble et crolles, saint flour", ["Grenoble", "Crolles", "Saint Flour"]],
  ["Paris Nord, lyon est", ["Paris Nord", "Lyon Est"]],
  ["de Nantes à Angers", ["Nantes", "Angers"]],
  ["Dijon, télétravail partout en France", ["Dijon", "France"]],
  ["bassin d'arcachon, nord pas de calais", ["Bassin d’Arcachon", "Nord-Pas-de-Calais"]],
  ["sete, lorient", ["Sète", "Lorient"]],
  ["selon les projets, là où il y a du monde", []],
])("the places of %s are named as a search names them", (icp_location, places) => {
  expect(factsOf({ icp_location }).places).toEqual(places);
});

test.each(["tout le monde", "n'importe qui", "tous secteurs", "?"])("%s names nobody", (typed) => {
  expect(factsOf({ icp_title: typed, icp_industry: typed })).toMatchObject({ titles: [], sectors: [] });
});

test.each([
  ["OFFICE MANAGER", "Office manager", "Office manager"],
  ["resp. prod", "Responsable production", "Responsable production"],
  ["responsable com", "Responsable communication", "Responsable communication"],
  ["dirigeants de PME", "Dirigeants", "Dirigeant"],
  ["directeurs industriels", "Directeurs industriels", "Directeur industriel"],
  ["Exploitants agricoles", "Exploitants agricoles", "Exploitant agricole"],
  ["Directeurs d'usine", "Directeurs d'usine", "Directeur d'usine"],
  ["Chefs d’entreprise", "Chefs d’entreprise", "Chef d’entreprise"],
  ["Acheteuse (H/F)", "Acheteuse", "Acheteuse"],
  ["Responsables travaux", "Responsables travaux", "Responsable travaux"],
  ["Maires", "Maires", "Maire"],
  ["cadres de santé", "Cadres de santé", "Cadre de santé"],
  ["Agents généraux", "Agents généraux", "Agent général"],
  ["office managers", "Office managers", "Office manager"],
  ["maîtres d'ouvrage", "Maîtres d'ouvrage", "Maître d'ouvrage"],
  ["responsables affaires publiques", "Responsables affaires publiques", "Responsable affaires publiques"],
  ["directeurs des ventes", "Directeurs des ventes", "Directeur des ventes"],
  ["architectes associés", "Architectes associés", "Architecte associé"],
])("%s is the title %s, of one person %s", (typed, title, single) => {
  const [read = ""] = factsOf({ icp_title: typed }).titles;
  expect(read.replaceAll("’", "'")).toBe(title.replaceAll("’", "'"));
  expect(singularOf(titleOf(title))).toBe(single);
});

test.each([
  ["DG", "leads"],
  ["Patrons plombiers", "leads"],
  ["Directeur d’EHPAD", "leads"],
  ["Chirurgien-dentiste", "leads"],
  ["Chef d’entreprise", "leads"],
  ["Responsable de l’exploitation", { charge: "l’exploitation" }],
  ["Responsable transport", { charge: "le transport" }],
  ["Directrice des partenariats", { charge: "les partenariats" }],
  ["Responsable QHSE", { charge: "la sécurité" }],
  ["Directeur d’agence", null],
  ["Directeur régional", null],
  ["Assistante de direction", null],
])("%s is in charge of %j", (title, charge) => {
  expect(chargeOf(title)).toEqual(charge);
});

test.each([
  ["DAF ou RRH", null],
  ["responsables qualité et directeurs de site", null],
  ["DRH, dirigeants", null],
  ["DRH, directrice des ressources humaines", { charge: "les ressources humaines" }],
  ["franchisés et réseaux de magasins", "leads"],
  ["responsable maintenance, hôpitaux, campings", { charge: "la maintenance" }],
  ["responsable achats ou RSE", null],
  ["patron ou responsable qualité", null],
  ["exploitant ou affréteur", null],
  ["exploitant, intendant de golf", null],
  ["notaire associé, office manager", null],
  ["référent accessibilité, directeur du patrimoine", null],
  ["exploitant agricole", "leads"],
  ["chefs d’exploitation agricole", "leads"],
  ["DGS", null],
  ["directeur général adjoint", null],
])("of %s a mail says the charge only where it is one: %j", (icp_title, charge) => {
  expect(factsOf({ icp_title }).charge).toEqual(charge);
});

test.each([
  ["conservateur, chargé de médiation, propriétaire", null],
  ["gouvernante générale, directeur technique", null],
  ["chef d’atelier", "chef d’atelier"],
])("of %s a caller names the role only where it is one: %j", (icp_title, role) => {
  expect(factsOf({ icp_title }).role).toBe(role);
});

test.each([
  ["avocats en droit du travail", "droit du travail"],
  ["traiteur d’entreprise", "repas d’entreprise"],
  ["cabinet de recrutement spécialisé dans les métiers de la tech", "recrutement"],
  ["Fabrication d’emballages en carton ondulé", "emballages en carton ondulé"],
  ["vente et réparation de palettes", "vente et réparation de palettes"],
  ["conseil agricole", "conseil agricole"],
  ["agence événementielle", "événements"],
  ["services informatiques", "informatique"],
  ["legaltech", null],
  ["expert comptable à Nantes", "comptabilité"],
  ["nettoyage lyon", "nettoyage"],
  ["menuisier à Kervizic", "menuiserie"],
  ["location de nacelles dans le 44", "location de nacelles"],
  ["négociant en vins de Bordeaux", "vins de Bordeaux"],
  ["services managés", "infogérance"],
  ["services financiers", "services financiers"],
  ["service de livraison", "livraison"],
  ["cabinet d’avocat", "conseil juridique"],
  ["avocat fiscaliste", "conseil juridique"],
  ["métallurgie, usinage de précision", "usinage de précision"],
  ["BTP", "travaux"],
  ["médecine du travail", "médecine du travail"],
  ["service de prévention et de santé au travail", "santé au travail"],
  ["entretien d’espaces verts", "entretien d’espaces verts"],
  ["traductrice technique allemand", "traduction technique"],
  ["artisan menuisier poseur", "menuiserie"],
  ["plombier chauffagiste", "plomberie"],
  ["SaaS RH", "logiciel RH"],
  ["SaaS paie", "logiciel de paie"],
  ["bornes de recharge pour véhicules électriques", "bornes de recharge"],
  ["les palettes", "palettes"],
  ["objets publicitaires", "objets publicitaires"],
  ["UX design", "UX design"],
  ["team building", "team building"],
  ["mutuelle entreprise", "mutuelle entreprise"],
  ["crèche d’entreprise", "crèche d’entreprise"],
  ["QVT", "QVT"],
  ["agence SEO", "SEO"],
  ["fosse septique", "fosse septique"],
  ["elearning sur mesure", "e-learning"],
  ["lavage de véhicules d’entreprise sur site", "lavage de véhicules"],
  ["intégrateur de cobots", "cobots"],
  ["installateur panneaux photovoltaïques", "panneaux photovoltaïques"],
  ["distributeurs automatiques et café en grain", "distributeurs automatiques et café en grain"],
  ["je vends des pneus", "pneus"],
  [
    "nous trions, classons et numérisons les archives des études notariales et des cabinets de géomètres",
    "archives des études notariales",
  ],
  ["accordeur et restaurateur de pianos", "pianos"],
  ["fabrication de plaques braille et de plans tactiles", "plaques braille et plans tactiles"],
  [
    "location de remorques et conteneurs frigorifiques en urgence",
    "location de remorques et conteneurs frigorifiques",
  ],
  ["collecte de drêches de brasserie et transformation en farine", "collecte de drêches de brasserie"],
  ["association, plantation de haies pour les agriculteurs", "plantation de haies"],
  ["distribution automatique", "distributeurs automatiques"],
  ["vigneron", "vins"],
  ["tourneur fraiseur", "usinage"],
  ["ombrières et toitures solaires", "ombrières et toitures solaires"],
  ["logiciel de planning aide à domicile", "planning aide à domicile"],
  ["location de lits médicalisés et matériel de maintien à domicile", "location de lits médicalisés"],
  ["centre d’appels", "relation client"],
  ["cabinet d’avocats en droit fiscal", "droit fiscal"],
  ["réseau de consultants en achats", "achats"],
  ["SaaS notes de frais", "notes de frais"],
  ["logiciel devis et factures", "devis et factures"],
  ["torréfaction et café en grain", "café"],
  ["agence web, SEO", "SEO"],
])("a firm of %s writes about %s", (industry, topic) => {
  expect(topicOf(industry)).toBe(topic);
});

test.each([
  [
    "sécurité privée, gardiennage de chantiers",
    "Surveillance de chantiers la nuit",
    "gardiennage de chantiers",
  ],
  ["sécurité privée, gardiennage de chantiers", "Rondes la nuit", "sécurité"],
  ["chauffage, climatisation et ventilation", "Entretien de vos clims", "climatisation"],
  [
    "chauffage, climatisation et ventilation",
    "Nous passons le jour même",
    "chauffage, climatisation et ventilation",
  ],
  ["bureau d’études, bois et béton", "Nous calculons vos structures en bois", "études techniques"],
])("of the trades %s an offer of %j is about %s", (industry, offer, topic) => {
  expect(topicOf(industry, offer)).toBe(topic);
});

test.each([
  "Contratis",
  "startup SaaS",
  "office notarial",
  "psychologues du travail",
  "secrétaire indépendante",
  "commissaire de justice",
  "product designer",
  "sage-femme",
  "on fait du béton",
  "accompagnement des entreprises",
  "chantier d’insertion",
  "divers services",
  "nouvelle entreprise",
  "revendeur Apple",
  "Dupont & fils",
  "we build websites",
])("%s names nobody's subject", (industry) => {
  expect(topicOf(industry)).toBeNull();
});

test("a firm is a centre, or who does a trade, and a trade has its article where one noun shows it", () => {
  expect(
    ["centre de formation", "agence d’intérim", "fabricant de machines", "mobilier de bureau", "conseil"].map(
      tradeAsAttribute,
    ),
  ).toEqual(["un centre de formation", "une agence d’intérim", "fabricant de machines", null, null]);
  expect(["conseil en énergie", "agence d’intérim", "couverture et étanchéité"].map(withArticle)).toEqual([
    "le conseil en énergie",
    null,
    null,
  ]);
});

test.each([
  ["KARIM BENALI", "Karim Benali", "Karim"],
  ["claire", "Claire", "Claire"],
  ["yann de kervella", "Yann de Kervella", "Yann"],
  ["Dr Yann Le Goff", "Dr Yann Le Goff", "Dr Yann Le Goff"],
  ["J-P. Girard", "J-P. Girard", "J-P. Girard"],
  ["Anna Kowalczyk-Petit", "Anna Kowalczyk-Petit", "Anna"],
])("%s signs as %s, and calls as %s", (sender_name, signed, called) => {
  const { fill } = factsOf({ sender_name });
  expect(fill("{{votre prénom}} {{votre nom}}")).toBe(signed);
  expect(fill("c’est {{votre prénom}}")).toBe(`c’est ${called}`);
});

test.each([
  ["Ça marche, on touche à rien", ["Ça marche, on touche à rien"]],
  ["PRIX, DEJA UN PRESTATAIRE", ["Prix", "Déjà un prestataire"]],
  ["trop cher, pas le temps, déjà équipés", ["Trop cher", "Pas le temps", "Déjà équipés"]],
])("the objections of %s are %j", (common_objections, objections) => {
  expect(factsOf({ common_objections }).objections).toEqual(objections);
});
