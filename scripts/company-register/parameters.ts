import { bands, departmentCodes, nafCodes, newNafCodes, regions } from "./codes.ts";

// What GET /search accepts, and the sentences with which it refuses: app/controller/search_params_model.py and
// field_validation.py of annuaire-entreprises-data-gouv-fr/search-api at 7cc364f. Unknown parameters are ignored there too.

export type Nomenclature = "rev2" | "naf25";

export type Parameters = {
  terms: string | null;
  naf: string[] | null;
  bands: string[] | null;
  departments: string[] | null;
  regions: string[] | null;
  state: "A" | "C" | null;
  page: number;
  perPage: number;
  isMinimal: boolean;
  include: string[];
  includeAdmin: string[];
};

/** A sentence of the register about a request that it does not accept. */
export class Refusal extends Error {}

const includable = [
  "COMPLEMENTS",
  "DIRIGEANTS",
  "FINANCES",
  "SCORE",
  "SIEGE",
  "MATCHING_ETABLISSEMENTS",
  "TVA",
];
const includableForAdmins = ["ETABLISSEMENTS", "IMMATRICULATION", "BODACC", "ADMIN"];

/** Filters that the register has and this server does not: whoever comes to use one should not be misled. */
const missing =
  /^(est_|id_|ca_|resultat_net_|nom_personne|prenoms_personne|date_naissance|type_personne|code_|epci|section_|nature_|categorie_)/;

/** The names of filters in a request that this server does not know. */
export const missingIn = (query: URLSearchParams) => [...query.keys()].filter((name) => missing.test(name));

/** Reads the parameters of a request. Throws a `Refusal`. */
export function readParameters(query: URLSearchParams, nomenclature: Nomenclature): Parameters {
  const accepted = nomenclature === "rev2" ? nafCodes : newNafCodes;
  const parameters: Parameters = {
    page: numberIn(query, "page", { low: 1, high: 1000, usual: 1 }),
    perPage: numberIn(query, "per_page", { low: 1, high: 25, usual: 10 }),
    terms: query.get("q")?.toUpperCase() ?? null,
    naf: listIn(query, "activite_principale", accepted),
    departments: listIn(query, "departement", departmentCodes),
    regions: listIn(query, "region", regions),
    bands: listIn(query, "tranche_effectif_salarie", bands),
    state: stateIn(query),
    isMinimal: minimalIn(query),
    include: fieldsIn(query, "include", includable),
    includeAdmin: fieldsIn(query, "include_admin", includableForAdmins),
  };
  if (parameters.page * parameters.perPage > 10_000)
    throw new Refusal(
      "Le nombre total de résultats est restreint à 10 000. Pour garantir cela, le produit du numéro de page (par défaut, page = 1) et du nombre de résultats par page (par défaut, per_page = 10), c'est-à-dire `page * per_page`, ne doit pas excéder 10 000.",
    );
  if (parameters.include.length > 0 && !parameters.isMinimal)
    throw new Refusal(
      "Veuillez indiquer si vous souhaitez une réponse minimale avec le filtre `minimal=True`` avant de préciser les champs à inclure.",
    );
  const { terms, naf, departments, regions: places, bands: sizes, state } = parameters;
  const hasFilter = [naf, departments, places, sizes, state].some((given) => given !== null);
  if (terms === null && !hasFilter)
    throw new Refusal("Veuillez indiquer au moins un paramètre de recherche.");
  if (terms !== null && terms.length < 3 && !hasFilter)
    throw new Refusal("3 caractères minimum pour les termes de la requête (ou utilisez au moins un filtre)");
  return parameters;
}

function numberIn(
  query: URLSearchParams,
  name: string,
  { low, high, usual }: { low: number; high: number; usual: number },
): number {
  const given = query.get(name);
  if (given === null) return usual;
  if (!/^\s*[+-]?\d+\s*$/.test(given))
    throw new Refusal(`Veuillez indiquer un paramètre \`${name}\` entier.`);
  const value = Number(given);
  if (value < low || value > high)
    throw new Refusal(
      `Veuillez indiquer un paramètre \`${name}\` entre \`${low}\` et \`${high}\`, par défaut \`${usual}\`.`,
    );
  return value;
}

function listIn(query: URLSearchParams, name: string, valid: readonly string[]): string[] | null {
  const given = query.get(name);
  if (given === null) return null;
  const values = valuesIn(given);
  if (!values.every((value) => valid.includes(value)))
    throw new Refusal(
      `Au moins un paramètre \`${name}\` est non valide. Les valeurs valides : [${valid.map((code) => `'${code}'`).join(", ")}].`,
    );
  return values;
}

/** As `clean_str` and `str_to_list` do. */
const valuesIn = (given: string) => given.replaceAll("-", "").replaceAll(" ", "").toUpperCase().split(",");

function stateIn(query: URLSearchParams): "A" | "C" | null {
  const given = query.get("etat_administratif")?.toUpperCase() ?? null;
  if (given === null || given === "A" || given === "C") return given;
  throw new Refusal("Le paramètre `etat_administratif` doit prendre une des valeurs suivantes ['A', 'C'].");
}

function minimalIn(query: URLSearchParams): boolean {
  const given = query.get("minimal")?.toUpperCase() ?? "FALSE";
  if (given !== "TRUE" && given !== "FALSE")
    throw new Refusal("minimal doit prendre la valeur 'true' ou 'false' !");
  return given === "TRUE";
}

function fieldsIn(query: URLSearchParams, name: string, valid: readonly string[]): string[] {
  const given = query.get(name);
  if (given === null) return [];
  const fields = valuesIn(given);
  if (!fields.every((field) => valid.includes(field)))
    throw new Refusal(
      `Au moins un champ à inclure est non valide. Les champs valides : [${valid.map((field) => `'${field.toLowerCase()}'`).join(", ")}].`,
    );
  return fields;
}
