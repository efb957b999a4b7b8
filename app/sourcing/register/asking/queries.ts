import { type Criteria, hasWords, withoutRepeats } from "#app/targeting/criteria.ts";
import { activityCodes } from "#app/targeting/register/activities.ts";
import { changeOfCodes, counterpartsOf } from "#app/targeting/register/counterparts.ts";

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

/**
 * A search as criteria have it, whatever the register was found to know: their codes, and those of the other nomenclature
 * that stand for them (interpretation.md D155).
 */
export type Search = { filters: Query; naf: readonly string[]; counterparts: readonly string[] };

/** Rows of a page, and of all pages together: app/controller/field_validation.py. */
export const registerLimits = { perPage: 25, total: 10_000 } as const;

/** Searches that one set of criteria may need. */
export const maxQueries = 20;

/**
 * Characters of a URL: at least 8,000 octets are what every recipient should support (RFC 9110, 4.1). Half of them are
 * left to the address and to what stands beside the NAF codes.
 */
const longestList = 4_000;
const perChunk = Math.floor(longestList / "01.11Z,".length);

const forms = {
  naf: /^\d{2}\.\d{2}[A-Z]$/,
  headcount: /^(NN|\d{2})$/,
  departments: /^(\d{2}|2[AB]|9[78]\d)$/,
  regions: /^\d{2}$/,
};

/** Criteria that no search can express, with a word for the log. */
export type Inexpressible = "INVALID_CODE" | "TOO_MANY_QUERIES";

/** True for criteria that name no sector, size, place or keyword: the whole register would meet them. */
export function isBoundless({ naf, headcount, departments, regions, keywords }: Criteria): boolean {
  return [naf, headcount, departments, regions, keywords].every((each) => each.length === 0);
}

/**
 * The searches that find the companies of these criteria together: any of the keywords, in any of the places. The register
 * joins departments and regions by "and", so both need a search each; NAF codes are divided where they would make a URL too
 * long. The same criteria have the same searches in the same order at any time. None where only companies are named.
 */
export function searchesFor(criteria: Criteria): Search[] | Inexpressible {
  const { headcount, departments, regions } = criteria;
  for (const [name, form] of Object.entries(forms))
    if (!criteria[name as keyof typeof forms].every((code) => form.test(code))) return "INVALID_CODE";
  if (isBoundless(criteria) && criteria.include.length > 0) return [];

  const places: Query[] = [
    ...(departments.length > 0 ? [{ departement: list(departments) }] : []),
    ...(regions.length > 0 ? [{ region: list(regions) }] : []),
  ];
  const terms = withoutRepeats(criteria.keywords.map(termsOf).filter(hasWords));
  if (criteria.keywords.length > 0 && terms.length === 0) return "INVALID_CODE";

  const size: Query = headcount.length > 0 ? { tranche_effectif_salarie: list(headcount) } : {};
  const words: Query[] = terms.map((q) => ({ q }));
  const trades = chunks(criteria.naf);
  const searches = times([size], places).flatMap((query) =>
    (trades.length > 0 ? trades : [[]]).flatMap((naf) =>
      times([query], words).map((filters) => ({
        ...{ filters, naf },
        counterparts: counterpartsOf(naf, criteria.naf),
      })),
    ),
  );
  return searches.length > maxQueries ? "TOO_MANY_QUERIES" : searches;
}

/** How a search is asked of a register that knows so much; `null` where it knows none of the codes, so nobody is found. */
export function queryOf(search: Search, known: Known, now: Date = new Date()): Query | null {
  const { filters, naf } = search;
  const codes = nafOf(search, known, now);
  if (naf.length > 0 && codes.length === 0) return null;
  return {
    ...filters,
    ...(codes.length > 0 ? { activite_principale: list(codes) } : {}),
    ...always(known),
  };
}

/**
 * The codes to ask for: those of the criteria as long as the register knows nothing else, then with their counterparts, of
 * which its refusal names those that it knows. Where both are too many together, the former teach it. interpretation.md D116.
 */
function nafOf({ naf, counterparts }: Search, known: Known, now: Date): readonly string[] {
  const both = [...naf, ...counterparts];
  if (known.naf) return both.filter((code) => known.naf?.has(code));
  const isFormer = now < changeOfCodes && naf.some((code) => activityCodes.includes(code));
  return isFormer || both.length > perChunk ? naf : both;
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

/** Codes in order, so many together as a list of at most `longestList` characters has. */
function chunks(codes: readonly string[]): string[][] {
  const sorted = [...new Set(codes)].sort();
  return Array.from({ length: Math.ceil(sorted.length / perChunk) }, (_, index) =>
    sorted.slice(index * perChunk, (index + 1) * perChunk),
  );
}

/** Each query with each of the choices; the queries themselves where there is no choice. */
function times(queries: Query[], choices: Query[]): Query[] {
  if (choices.length === 0) return queries;
  return queries.flatMap((query) => choices.map((choice) => ({ ...query, ...choice })));
}
