import { folded } from "#app/french/folded.ts";
import type { Nomenclature, Parameters } from "./parameters.ts";
import type { Establishment, InventedCompany, Manager, Unit } from "./published.ts";

/** An answer of GET /search: app/models/response_builder.py of search-api at 7cc364f. */
export type SearchAnswer = {
  results: Record<string, unknown>[];
  total_results: number;
  page: number;
  per_page: number;
  total_pages: number;
};

/** The total of an answer never exceeds this. */
const mostResults = 10_000;

/** Searches as the register does: places match any establishment, nine digits find a company whatever else is asked. */
export function findCompanies(
  companies: readonly InventedCompany[],
  parameters: Parameters,
  nomenclature: Nomenclature,
): SearchAnswer {
  const digits = parameters.terms?.replaceAll(" ", "") ?? "";
  const found = /^\d{9}$/.test(digits)
    ? companies.filter(({ unit }) => unit.siren === digits)
    : companies
        .filter((company) => matches(company, parameters, nomenclature))
        .sort(
          (one, other) => other.unit.nombre_etablissements_ouverts - one.unit.nombre_etablissements_ouverts,
        );
  const { page, perPage } = parameters;
  const total = Math.min(found.length, mostResults);
  return {
    results: found
      .slice((page - 1) * perPage, page * perPage)
      .map((company) => published(company, parameters, nomenclature)),
    total_results: total,
    page,
    per_page: perPage,
    total_pages: Math.ceil(total / perPage),
  };
}

function matches(company: InventedCompany, parameters: Parameters, nomenclature: Nomenclature): boolean {
  const { unit, etablissements } = company;
  const { naf, bands, state, terms } = parameters;
  const trade = nomenclature === "rev2" ? unit.activite_principale : unit.activite_principale_naf25;
  return (
    // A person's company that objects is found by its number alone: app/elastic/text_search.py.
    (unit.statut_diffusion === "O" || unit.nature_juridique !== "1000") &&
    (naf === null || naf.includes(trade ?? "")) &&
    (bands === null || bands.includes(unit.tranche_effectif_salarie)) &&
    (state === null || unit.etat_administratif === state) &&
    etablissements.some((each) => isIn(each, parameters)) &&
    (terms === null || hasTerms(company, terms))
  );
}

/** True for an establishment in one of the departments and in one of the regions, where they are given. */
const isIn = ({ departement, region }: Establishment, { departments, regions }: Parameters) =>
  (departments === null || departments.includes(departement)) &&
  (regions === null || regions.includes(region));

/** Every word, in names and in the address of the head office; the register weighs more than that. */
function hasTerms({ unit, siege, dirigeants }: InventedCompany, terms: string): boolean {
  const people = dirigeants.map((each) =>
    each.type_dirigeant === "personne physique" ? `${each.prenoms} ${each.nom}` : each.denomination,
  );
  const words = folded([unit.nom_complet, siege.adresse, ...people].join(" ")).split(/[^\p{L}\d]+/u);
  return folded(terms)
    .split(/[^\p{L}\d]+/u)
    .every((term) => term === "" || words.includes(term));
}

/** What is sent of a company: `fields` beside the unit itself, with what is objected to masked. */
function published(company: InventedCompany, parameters: Parameters, nomenclature: Nomenclature) {
  const { isMinimal, include, includeAdmin, departments, regions } = parameters;
  const fields = isMinimal
    ? include
    : ["SIEGE", "FINANCES", "TVA", "COMPLEMENTS", "DIRIGEANTS", "MATCHING_ETABLISSEMENTS"];
  const objects = company.unit.statut_diffusion === "P";
  const isPerson = company.unit.nature_juridique === "1000";
  const parts: Record<string, () => unknown> = {
    siege: () => establishment(company.siege, objects, nomenclature),
    finances: () => company.finances,
    tva: () => [],
    complements: () => company.complements,
    dirigeants: () => (objects ? company.dirigeants.map(maskedManager) : company.dirigeants),
    matching_etablissements: () =>
      company.etablissements
        .filter((each) => (departments ?? regions) !== null && isIn(each, parameters))
        .slice(0, 10)
        .map((each) => establishment(each, objects, nomenclature)),
    bodacc: () => company.bodacc,
  };
  const wanted = [...fields, ...includeAdmin].map((field) => field.toLowerCase());
  return {
    ...inNomenclature(objects ? maskedUnit(company.unit, isPerson) : company.unit, nomenclature),
    ...Object.fromEntries(
      Object.entries(parts).flatMap(([name, part]) => (wanted.includes(name) ? [[name, part()]] : [])),
    ),
  };
}

/** From 1 January 2027 on the second field is gone, and the first one has its codes (app/doc/open-api.yml). */
function inNomenclature<T extends { activite_principale: string; activite_principale_naf25?: string }>(
  given: T,
  nomenclature: Nomenclature,
) {
  if (nomenclature === "rev2") return given;
  const { activite_principale_naf25, ...rest } = given;
  return { ...rest, activite_principale: activite_principale_naf25 };
}

// app/service/formatters/non_diffusible.py
const mask = "[NON-DIFFUSIBLE]";

const maskedUnit = (unit: Unit, isPerson: boolean): Unit => ({
  ...unit,
  sigle: mask,
  ...(isPerson ? { nom_complet: mask, nom_raison_sociale: mask } : {}),
});

const maskedManager = (manager: Manager): Manager =>
  manager.type_dirigeant === "personne morale"
    ? manager
    : {
        ...manager,
        nom: mask,
        prenoms: mask,
        annee_de_naissance: mask,
        date_de_naissance: mask,
        nationalite: mask,
      };

function establishment(given: Establishment, isOfObjector: boolean, nomenclature: Nomenclature) {
  const shown = inNomenclature(given, nomenclature);
  if (!isOfObjector && given.statut_diffusion_etablissement === "O") return shown;
  return {
    ...shown,
    adresse: mask,
    code_postal: mask,
    latitude: mask,
    longitude: mask,
    numero_voie: mask,
    type_voie: mask,
  };
}
