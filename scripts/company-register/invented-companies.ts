import table from "#app/targeting/register/naf-rev2-to-2025.json" with { type: "json" };
import { bands, departments, nafCodes } from "./codes.ts";
import { type Dice, diceFor } from "./dice.ts";
import {
  companyName,
  hostileNames,
  inventedFirstNames,
  inventedStreet,
  inventedWord,
} from "./invented-names.ts";
import type { Establishment, InventedCompany, Manager } from "./published.ts";

/** The most companies that can be invented: their numbers have four digits of their own. */
export const mostCompanies = 9_999;

/** Trades and departments where half of the companies are, so that a narrow search finds some. */
const usualTrades =
  "25.62B 41.20A 43.21A 43.22B 46.69B 47.11F 49.41B 56.10A 62.01Z 62.02A 68.31Z 69.20Z 70.22Z 71.12B 73.11Z 78.20Z 81.21Z 85.59A 86.10Z 96.02A".split(
    " ",
  );
const usualDepartments = "13 31 33 35 38 44 59 67 69 75 92".split(" ");
/** The smaller a company, the more of them there are. */
const bandWeights = [14, 6, 22, 16, 12, 10, 9, 5, 3, 1, 1, 0.4, 0.3, 0.2, 0.1, 0.05];

/**
 * The first `count` invented companies, always the same. In all sections, bands and departments; some with establishments
 * elsewhere, some closed, struck off, in insolvency, objecting to being published, or with a hostile name.
 */
export function inventedCompanies(count: number): InventedCompany[] {
  return Array.from({ length: Math.min(count, mostCompanies) }, (_, index) => inventCompany(index));
}

/**
 * A SIREN that passes Luhn's check and belongs to nobody: `0000`, four digits of our own and the check digit. Those that
 * INSEE has attributed begin higher: the first row of its file is 000 325 175.
 */
export function inventedSiren(index: number): string {
  const digits = `0000${String(index + 1).padStart(4, "0")}`;
  return digits + luhnDigit(digits);
}

/** The digit after these that makes the whole pass Luhn's check. */
function luhnDigit(digits: string): number {
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return (10 - (sum % 10)) % 10;
}

function inventCompany(index: number): InventedCompany {
  const dice = diceFor(index);
  const siren = inventedSiren(index);
  // Each code and each department comes up, however few companies there are.
  const naf =
    index < nafCodes.length
      ? (nafCodes[index] ?? "62.01Z")
      : dice.pick(dice.happens(0.6) ? usualTrades : nafCodes);
  const section = sectionOf(naf);
  const place = index < departments.length ? (departments[index] ?? dice.pick(departments)) : placeFor(dice);
  const band = bandFor(dice);
  const createdOn = `${dice.between(1960, 2026)}-${two(dice.between(1, 10))}-${two(dice.between(1, 28))}`;
  const isSoleTrader = dice.happens(0.15);
  const isClosed = dice.happens(0.05);
  const objects = dice.happens(0.04);
  const hostile =
    index % 211 === 97 ? (hostileNames[Math.floor(index / 211) % hostileNames.length] ?? null) : null;
  const person = { names: inventedFirstNames(dice), family: inventedWord(dice).toUpperCase() };
  const legalName = hostile ?? companyName(dice, section);
  const sigle = dice.happens(0.1) ? inventedWord(dice).slice(0, 4).toUpperCase() : null;
  const of = { siren, naf, band, createdOn, isClosed, objects };
  const siege = establishmentFor(dice, of, place, 0, hostile);
  const branches = branchesFor(dice, isSoleTrader).map((branch, number) =>
    establishmentFor(dice, of, branch, number + 1, null),
  );
  const etablissements = [siege, ...branches];
  const name = isSoleTrader ? `${person.names} ${person.family}` : legalName;
  return {
    unit: {
      siren,
      nom_complet: `${name}${sigle ? ` (${sigle})` : ""}`.toUpperCase(),
      nom_raison_sociale: isSoleTrader ? null : legalName.toUpperCase(),
      sigle,
      nombre_etablissements: etablissements.length,
      nombre_etablissements_ouverts: etablissements.filter((each) => each.etat_administratif === "A").length,
      activite_principale: naf,
      activite_principale_naf25: naf25Of(naf),
      categorie_entreprise: bands.indexOf(band) > 11 ? "ETI" : "PME",
      caractere_employeur: band === "NN" ? "N" : "O",
      annee_categorie_entreprise: "2024",
      date_creation: createdOn,
      date_fermeture: isClosed ? "2025-06-30" : null,
      date_mise_a_jour: "2026-10-01T08:00:00",
      etat_administratif: isClosed ? "C" : "A",
      nature_juridique: isSoleTrader ? "1000" : dice.pick(["5499", "5710", "5599", "5202", "9220"]),
      section_activite_principale: section,
      tranche_effectif_salarie: band,
      annee_tranche_effectif_salarie: band === "NN" ? null : "2024",
      statut_diffusion: objects ? "P" : "O",
    },
    siege,
    etablissements,
    dirigeants: managersFor(dice, person, isSoleTrader, hostile),
    finances: financesFor(dice, band),
    complements: complementsFor(dice, section, isSoleTrader),
    bodacc: noticesFor(dice, isClosed),
  };
}

const two = (value: number) => String(value).padStart(2, "0");

function placeFor(dice: Dice) {
  const among = dice.happens(0.5)
    ? departments.filter(({ code }) => usualDepartments.includes(code))
    : departments;
  return dice.pick(among);
}

function bandFor(dice: Dice): string {
  let rest = dice.roll() * bandWeights.reduce((sum, weight) => sum + weight, 0);
  const chosen = bandWeights.findIndex((weight) => {
    rest -= weight;
    return rest < 0;
  });
  return bands[chosen] ?? "NN";
}

/** Where it has further establishments: a few have many, all over the country. */
function branchesFor(dice: Dice, isSoleTrader: boolean) {
  if (isSoleTrader || !dice.happens(0.18)) return [];
  const count = dice.happens(0.05) ? dice.between(20, 60) : dice.between(1, 4);
  return Array.from({ length: count }, () => placeFor(dice));
}

function establishmentFor(
  dice: Dice,
  {
    siren,
    naf,
    band,
    createdOn,
    isClosed,
    objects,
  }: { siren: string; naf: string; band: string; createdOn: string; isClosed: boolean; objects: boolean },
  place: (typeof departments)[number],
  number: number,
  hostile: string | null,
): Establishment {
  const { number: house, type, name: street } = inventedStreet(dice);
  const nic = `000${two(number + 1)}`.slice(-4);
  const siret = siren + nic;
  const city = place.city.toUpperCase();
  return {
    activite_principale: naf,
    activite_principale_naf25: naf25Of(naf),
    adresse: `${hostile ? `${hostile.slice(0, 200)} ` : ""}${house} ${type} ${street} ${place.postalCode} ${city}`,
    code_postal: place.postalCode,
    commune: place.postalCode,
    date_creation: createdOn,
    departement: place.code,
    est_siege: number === 0,
    etat_administratif: isClosed ? "F" : "A",
    latitude: null,
    libelle_commune: city,
    liste_enseignes: null,
    longitude: null,
    nom_commercial: null,
    numero_voie: house,
    region: place.region,
    siret: siret + luhnDigit(siret),
    // An objection may be the establishment's alone.
    statut_diffusion_etablissement: objects || dice.happens(0.02) ? "P" : "O",
    tranche_effectif_salarie: number === 0 ? band : null,
    annee_tranche_effectif_salarie: number === 0 && band !== "NN" ? "2024" : null,
    type_voie: type,
  };
}

const titles = [
  "Président de SAS",
  "Gérant",
  "Directeur Général",
  "Président du conseil d’administration",
  "Administrateur",
];

function managersFor(
  dice: Dice,
  person: { names: string; family: string },
  isSoleTrader: boolean,
  hostile: string | null,
): Manager[] {
  if (isSoleTrader) return [natural(dice, person, null)];
  const managers: Manager[] = [
    natural(dice, { ...person, family: hostile?.toUpperCase() ?? person.family }, dice.pick(titles)),
  ];
  if (dice.happens(0.3)) {
    const family = `${inventedWord(dice)} (${inventedWord(dice)})`.toUpperCase();
    managers.push(natural(dice, { names: inventedFirstNames(dice), family }, dice.pick(titles)));
  }
  if (dice.happens(0.2))
    managers.push(
      natural(
        dice,
        { names: inventedFirstNames(dice), family: inventedWord(dice).toUpperCase() },
        "Commissaire aux comptes titulaire",
      ),
    );
  if (dice.happens(0.2))
    managers.push({
      type_dirigeant: "personne morale",
      siren: inventedSiren(dice.between(0, mostCompanies - 1)),
      denomination: `AUDIT ${inventedWord(dice).toUpperCase()}`,
      qualite: "Commissaire aux comptes suppléant",
    });
  return managers;
}

function natural(
  dice: Dice,
  { names, family }: { names: string; family: string },
  title: string | null,
): Manager {
  const year = String(dice.between(1950, 2000));
  return {
    type_dirigeant: "personne physique",
    nom: family,
    prenoms: names,
    annee_de_naissance: year,
    date_de_naissance: `${year}-${two(dice.between(1, 12))}`,
    qualite: title,
    nationalite: "Française",
  };
}

function financesFor(dice: Dice, band: string): InventedCompany["finances"] {
  if (!dice.happens(0.35)) return null;
  const turnover = (bands.indexOf(band) + 1) ** 3 * dice.between(8_000, 30_000);
  return {
    "2024": {
      ca: dice.happens(0.8) ? turnover : null,
      resultat_net: Math.round(turnover * (dice.roll() * 0.3 - 0.1)),
    },
  };
}

function complementsFor(dice: Dice, section: string, isSoleTrader: boolean): InventedCompany["complements"] {
  return {
    convention_collective_renseignee: dice.happens(0.6),
    egapro_renseignee: dice.happens(0.05),
    est_achats_responsables: dice.happens(0.01),
    est_administration: false,
    est_association: false,
    est_bio: dice.happens(section === "A" ? 0.2 : 0.02),
    est_entrepreneur_individuel: isSoleTrader,
    est_entrepreneur_spectacle: dice.happens(section === "R" ? 0.3 : 0.01),
    est_ess: dice.happens(0.05),
    est_organisme_formation: dice.happens(section === "P" ? 0.6 : 0.05),
    est_patrimoine_vivant: dice.happens(section === "C" ? 0.03 : 0),
    est_qualiopi: dice.happens(section === "P" ? 0.4 : 0.02),
    est_rge: dice.happens(section === "F" ? 0.3 : 0.01),
    est_siae: dice.happens(0.01),
    est_societe_mission: dice.happens(0.01),
    bilan_ges_renseigne: dice.happens(0.02),
    identifiant_association: null,
  };
}

function noticesFor(dice: Dice, isClosed: boolean): InventedCompany["bodacc"] {
  if (isClosed && dice.happens(0.7))
    return {
      radiation: { est_radie: true, id_annonce: "B202500000001", date: "2025-06-30" },
      procedure_collective: null,
    };
  if (dice.happens(0.03))
    return {
      radiation: null,
      procedure_collective: {
        statut: dice.pick(["liquidation_judiciaire", "redressement_judiciaire", "sauvegarde"]),
        id_annonce: "A202600000001",
        date: "2026-03-01",
      },
    };
  // Closed proceedings keep their notice, without a state.
  return dice.happens(0.02)
    ? {
        radiation: null,
        procedure_collective: { statut: "", id_annonce: "A201900000001", date: "2019-03-01" },
      }
    : null;
}

/** One of the codes into which INSEE's table divides this one: its own, if there is one, as most companies would have it. */
export function naf25Of(naf: string): string {
  const parts = (table as Record<string, string>)[naf]?.split(" ") ?? [];
  return parts.find((code) => code.startsWith(naf.slice(0, 5))) ?? parts[0] ?? "";
}

const sections: readonly [division: number, section: string][] = [
  [3, "A"],
  [9, "B"],
  [33, "C"],
  [35, "D"],
  [39, "E"],
  [43, "F"],
  [47, "G"],
  [53, "H"],
  [56, "I"],
  [63, "J"],
  [66, "K"],
  [68, "L"],
  [75, "M"],
  [82, "N"],
  [84, "O"],
  [85, "P"],
  [88, "Q"],
  [93, "R"],
  [96, "S"],
  [98, "T"],
  [99, "U"],
];

/** The section of a NAF rév. 2 code, by its division. */
function sectionOf(naf: string): string {
  const division = Number(naf.slice(0, 2));
  return sections.find(([last]) => division <= last)?.[1] ?? "U";
}
