import type { Criteria } from "#app/targeting/criteria.ts";

// Parameters of GET /search: app/controller/search_params_model.py and app/doc/open-api.yml of
// annuaire-entreprises-data-gouv-fr/search-api at 7cc364f.

/** What the register was found to know while it answered; see `learn`. */
export type Known = {
  /** The NAF codes that it accepts, null until it has refused one: NAF 2025 replaces rév. 2 on 1 January 2027. */
  naf: ReadonlySet<string> | null;
  /** False once it has refused to tell of notices, for which its documentation has no word. */
  tellsNotices: boolean;
};

/** One search of the register, a page of it apart. */
export type Query = Readonly<Record<string, string>>;

/** Rows of a page, and of all pages together: app/controller/field_validation.py. */
export const registerLimits = { perPage: 25, total: 10_000 } as const;

/** Searches that one set of criteria may need. */
export const maxQueries = 20;

/**
 * Characters of a URL: at least 8,000 octets are what every recipient should support (RFC 9110, 4.1). Half of them are
 * left to the address and to what stands beside the NAF codes.
 */
const longestList = 4_000;

const forms = {
  naf: /^\d{2}\.\d{2}[A-Z]$/,
  headcount: /^(NN|\d{2})$/,
  departments: /^(\d{2}|2[AB]|9[78]\d)$/,
  regions: /^\d{2}$/,
};

/** Criteria that no search can express, with a word for the log. */
export type Inexpressible = "INVALID_CODE" | "UNKNOWN_NAF" | "TOO_MANY_QUERIES";

/**
 * The searches that find the companies of these criteria together: any of the keywords, in any of the places. The register
 * joins departments and regions by "and", so both need a search each; NAF codes are divided where they would make a URL too long.
 */
export function queriesFor(criteria: Criteria, known: Known): Query[] | Inexpressible {
  const { headcount, departments, regions } = criteria;
  for (const [name, form] of Object.entries(forms))
    if (!criteria[name as keyof typeof forms].every((code) => form.test(code))) return "INVALID_CODE";
  const naf = known.naf === null ? criteria.naf : criteria.naf.filter((code) => known.naf?.has(code));
  if (criteria.naf.length > 0 && naf.length === 0) return "UNKNOWN_NAF";

  const places: Query[] = [
    ...(departments.length > 0 ? [{ departement: list(departments) }] : []),
    ...(regions.length > 0 ? [{ region: list(regions) }] : []),
  ];
  const terms = [...new Set(criteria.keywords.map(termsOf).filter((keyword) => keyword !== ""))];
  if (criteria.keywords.length > 0 && terms.length === 0) return "INVALID_CODE";

  let queries: Query[] = [{ ...(headcount.length > 0 ? { tranche_effectif_salarie: list(headcount) } : {}) }];
  queries = times(queries, places);
  queries = times(
    queries,
    chunks(naf).map((codes) => ({ activite_principale: codes })),
  );
  queries = times(
    queries,
    terms.map((q) => ({ q })),
  );
  return queries.length > maxQueries
    ? "TOO_MANY_QUERIES"
    : queries.map((query) => ({ ...query, ...always(known) }));
}

/** The search for one company. By nine digits the register finds it whatever else is asked (open-api.yml, "Deux modes"). */
export function queryForSiren(siren: string, known: Known): Query {
  return { q: siren, ...always(known) };
}

/** Of every search: active companies, of which only what is read is sent. */
function always({ tellsNotices }: Known): Query {
  return {
    etat_administratif: "A",
    minimal: "true",
    include: "siege,dirigeants,finances,complements",
    // `include_admin` is in search_params_model.py, and not in its documentation.
    ...(tellsNotices ? { include_admin: "bodacc" } : {}),
    per_page: String(registerLimits.perPage),
  };
}

/** Nine or fourteen digits would be taken for a SIREN or SIRET, whatever else is asked. */
function termsOf(keyword: string): string {
  const terms = keyword
    .slice(0, 400)
    .replace(/[\p{C}\p{Z}]+/gu, " ")
    .trim()
    .slice(0, 100);
  return /^\d{9}(\d{5})?$/.test(terms.replaceAll(" ", "")) ? "" : terms.toWellFormed();
}

const list = (codes: readonly string[]) => [...new Set(codes)].sort().join(",");

/** Lists of at most `longestList` characters. */
function chunks(codes: readonly string[]): string[] {
  const perChunk = Math.floor(longestList / "01.11Z,".length);
  const sorted = [...new Set(codes)].sort();
  return Array.from({ length: Math.ceil(sorted.length / perChunk) }, (_, index) =>
    sorted.slice(index * perChunk, (index + 1) * perChunk).join(","),
  );
}

/** Each query with each of the choices; the queries themselves where there is no choice. */
function times(queries: Query[], choices: Query[]): Query[] {
  if (choices.length === 0) return queries;
  return queries.flatMap((query) => choices.map((choice) => ({ ...query, ...choice })));
}
