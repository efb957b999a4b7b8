import { expect, test } from "vitest";
import { readProfile } from "./read-profile.ts";
import { readResponse } from "./read-response.ts";

/** What customers type of whom they look for: function, size, zone, sector. */
const answers: [typed: string, title: string, size: string, zone?: string, sector?: string][] = [
  ["DRH, ETI", "DRH", "ETI"],
  ["DAF, PME et ETI", "DAF", "PME et ETI"],
  ["PDG / DG, PME & ETI", "PDG, DG", "PME & ETI"],
  ["DG PME ETI", "DG", "PME ETI"],
  ["Directeur Général , TPE , PME", "Directeur Général", "TPE, PME"],
  ["DAF, 50-250", "DAF", "50-250"],
  ["office managers, 11-50", "office managers", "11-50"],
  ["DRH, 50 à 200 salariés", "DRH", "50 à 200 salariés"],
  ["DSI, - de 50", "DSI", "- de 50"],
  ["DSI, + de 250 salariés, Paris", "DSI", "+ de 250 salariés", "Paris"],
  ["50-250", "", "50-250"],
  ["Directeurs d'usine, licornes, DRH", "Directeurs d'usine, DRH", "licornes", "", "usine"],
  ["ETI industrielles", "", "ETI", "", "industrielles"],
  ["PME de 10 à 50 salariés en Bretagne", "", "PME de 10 à 50 salariés", "Bretagne"],
  ["directeurs commerciaux PME", "directeurs commerciaux", "pme"],
  ["DRH PME 50-200 Lyon", "DRH", "PME 50-200", "Lyon"],
  ["drh pme lyon", "drh", "pme", "lyon"],
  ["directeur commercial ; PME ; Nantes", "directeur commercial", "pme", "Nantes"],
  ["DRH - PME - Lyon", "DRH", "pme", "Lyon"],
  ["DRH\nPME\nLyon", "DRH", "pme", "Lyon"],
  ["Directeur commercial. PME. Lyon.", "Directeur commercial", "pme", "Lyon"],
  ["Lyon, PME, DRH", "DRH", "pme", "Lyon"],
  ["Directeur commercial, PME, Bretagne", "Directeur commercial", "pme", "Bretagne"],
  [
    "DAF, groupes de plus de 500 personnes, Lyon et Grenoble",
    "DAF",
    "groupes de plus de 500 personnes",
    "Lyon et Grenoble",
  ],
  ["DRH, pme sauf Paris", "DRH", "pme", "France sauf Paris"],
  ["directeurs, PME ou ETI, hors Île-de-France", "directeurs", "PME ou ETI", "France sauf Île-de-France"],
  [
    "pme 20-100 industrie Alsace, resp. maintenance",
    "resp. maintenance",
    "pme 20-100",
    "Alsace",
    "industrie",
  ],
  ["directeurs achats, Grand Est", "directeurs achats", "", "Grand Est"],
  ["responsables achats, ETI, Grand Ouest", "responsables achats", "ETI", "Grand Ouest"],
  ["acheteurs, Nord", "acheteurs", "", "Nord"],
  ["Directeur commercial , tpe/pme, toute la france", "Directeur commercial", "tpe/pme", "toute la france"],
  ["acheteurs ; grand compte ; partout", "acheteurs", "grands-comptes", "partout"],
  [
    "gerants de garages auto, moins de 10 salariés, 59 et 62",
    "gerants de garages auto",
    "tpe",
    "59 et 62",
    "garages auto",
  ],
  ["patrons de TPE du bâtiment dans le 69", "patrons du bâtiment dans le 69", "tpe", "69", "bâtiment"],
  ["chefs d'entreprise du 44 et du 85", "chefs d'entreprise du 44 et du 85", "", "44, 85"],
  ["plombiers 69", "plombiers 69", "", "69", "plombiers"],
  ["gérants TPE 33", "gérants", "tpe", "33"],
  ["agents century 21", "agents century 21", "", "", "agents"],
  ["DAF, 50", "DAF", "50"],
  ["directeurs d’usine en Rhône-Alpes", "directeurs d’usine en Rhône-Alpes", "", "Rhône-Alpes", "usine"],
  ["Gérants de restaurants", "Gérants de restaurants", "", "", "restaurants"],
  ["Dirigeants de PME de 10 à 50 salariés", "Dirigeants", "PME de 10 à 50 salariés"],
  [
    "Directeurs commerciaux de PME industrielles",
    "Directeurs commerciaux de PME industrielles",
    "pme",
    "",
    "industrielles",
  ],
  [
    "chefs d'entreprise de moins de 50 salariés dans le Rhône",
    "chefs d'entreprise",
    "moins de 50 salariés",
    "Rhône",
  ],
  [
    "Bonjour, je cherche des directeurs commerciaux de PME à Nantes",
    "directeurs commerciaux",
    "pme",
    "Nantes",
  ],
  ["je vise les DRH des ETI", "DRH", "ETI"],
  ["Artisans du bâtiment", "Artisans du bâtiment", "", "", "bâtiment"],
  ["directeur des ventes grands comptes", "directeur des ventes grands comptes", ""],
  ["DRH chez les grands comptes à Paris", "DRH", "grands-comptes", "Paris"],
  ["Directeurs (marketing, vente), PME", "Directeurs (marketing, vente)", "pme"],
  ["directrices marketing", "directrices marketing", ""],
  ["Responsables achats, logistique, grands comptes", "Responsables achats, logistique", "grands-comptes"],
  ["DSI, tous secteurs", "DSI, tous secteurs", "", "", "tous secteurs"],
  ["Product owners, PMs", "Product owners, PMs", ""],
  // In a list nothing becomes a size that is none, whether it is known or not.
  [
    "maires, adjoints au maire, secrétaires de mairie",
    "maires, adjoints au maire, secrétaires de mairie",
    "",
    "",
    "mairie",
  ],
  [
    "promoteurs, architectes, maîtres d'oeuvre",
    "promoteurs, architectes, maîtres d'oeuvre",
    "",
    "",
    "promoteurs, architectes",
  ],
  ["maires, élus, services techniques", "maires, élus, services techniques", ""],
  ["maires, elus, services techniques, Morbihan", "maires, elus, services techniques", "", "Morbihan"],
  ["couverture, zinguerie, charpente", "couverture, zinguerie, charpente", "", "", "couverture, charpente"],
  ["commerçants, artisans, hôtels", "commerçants, artisans, hôtels", "", "", "commerçants, hôtels"],
  ["artisans et commerçants, hôtels", "artisans et commerçants, hôtels", "", "", "commerçants, hôtels"],
  ["professions libérales, médecins", "professions libérales, médecins", "", "", "médecins"],
  ["commerçants, PME", "commerçants", "pme", "", "commerçants"],
  ["gérants, artisans, Lyon", "gérants", "tpe", "Lyon"],
  ["artisans", "", "tpe"],
  ["DG, start-up", "DG", "start-up"],
  ["DRH, grosses structures", "DRH", "grosses structures"],
  ["DRH, auto-entrepreneurs", "DRH", "auto-entrepreneur"],
];

test.each(answers)("%j names whom: %j, size %j", (typed, title, size, zone = "", sector = "") => {
  expect(readResponse(typed)).toEqual({ title, size, zone, sector });
});

test.each(answers)("what %j says in its fields is what the whole of it says", (typed, ...said) => {
  const [icp_title, icp_size, icp_location = "", icp_industry = ""] = said;
  const inFields = readProfile({ icp_title, icp_size, icp_location, icp_industry }).criteria;
  const { criteria } = readProfile({ icp_title: typed, icp_size: "", icp_location: "", icp_industry: "" });
  const elsewhere = ["headcount", "naf", "departments", "regions", "titles"] as const;
  for (const kind of elsewhere)
    if (criteria[kind].length > 0) expect(inFields[kind], kind).toEqual(criteria[kind]);
});

test("a long response is read in time, and its fields take what is found", () => {
  for (const text of ["PME, ", "Lyon ", "(", "de ", "59 et ", "DRH - ", "je vise les ", "sauf ", "."]) {
    const { zone } = readResponse(text.repeat(8_000 / text.length));
    expect(zone.length).toBeLessThanOrEqual(200);
  }
});

test.each([
  ["DRH, 20 à 250 agents, Lyon", { title: "DRH", size: "20 à 250 agents", zone: "Lyon" }],
  ["Éleveurs, 60 bêtes et plus", { title: "Éleveurs", size: "60 bêtes et plus" }],
  [
    "Maires, communes de 800 à 5000 habitants, Bretagne",
    { title: "Maires", size: "communes de 800 à 5000 habitants", zone: "Bretagne", sector: "communes" },
  ],
])("of %j the size is kept in its unit", (typed, said) => {
  expect(readResponse(typed)).toMatchObject(said);
});
