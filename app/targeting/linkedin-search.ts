import type { Criteria } from "./criteria.ts";
import { departmentNames, regionNames } from "./register/places.ts";

/** The addresses of a search for people on LinkedIn. */
export type LinkedinSearches = { free: string; salesNavigator: string };

/** Terms of each group that the two searches take: the free one has room for five operators, Sales Navigator for fifteen. */
const room = {
  free: { titles: 3, places: 2, keywords: 1 },
  salesNavigator: { titles: 8, places: 4, keywords: 3 },
} as const;

/** Characters of an address that every browser and mail program keeps whole. */
const longest = 2_000;

/**
 * The searches for people that criteria make, to be opened by the customer: titles, places and words in LinkedIn's own operators
 * (AND, OR, quotation marks). Sectors and sizes are left to its filters, whose codes it does not publish. `null` without any
 * title, which would find everybody. interpretation.md D313.
 */
export function linkedinSearches(
  criteria: Pick<Criteria, "titles" | "departments" | "regions" | "keywords">,
): LinkedinSearches | null {
  const { titles, departments, regions, keywords } = criteria;
  const names = {
    titles: titles.map(quoted).filter(Boolean),
    places: [
      ...regions.map((code) => regionNames.get(code) ?? ""),
      ...departments.map((code) => departmentNames.get(code) ?? ""),
    ]
      .map(quoted)
      .filter(Boolean),
    keywords: keywords.map(quoted).filter(Boolean),
  };
  if (names.titles.length === 0) return null;
  return {
    free: fitting(names, room.free, freeAddress),
    salesNavigator: fitting(names, room.salesNavigator, salesNavigatorAddress),
  };
}

type Terms = Record<keyof typeof room.free, string[]>;

/** With as many terms as there is room for, and fewer if the address would be too long. */
function fitting(
  terms: Terms,
  most: Record<keyof Terms, number>,
  addressOf: (query: string) => string,
): string {
  const groups = [
    terms.titles.slice(0, most.titles),
    terms.places.slice(0, most.places),
    terms.keywords.slice(0, most.keywords),
  ];
  for (;;) {
    const address = addressOf(queryOf(groups));
    if (address.length <= longest) return address;
    // Of the longest group the last one goes; the first title stays.
    const fullest = groups.toSorted((one, other) => other.length - one.length)[0];
    const shortened = fullest && fullest.length > 1 ? fullest : groups.findLast((group) => group.length > 0);
    shortened?.pop();
  }
}

const queryOf = (groups: readonly string[][]) =>
  groups
    .filter((group) => group.length > 0)
    .map((group, _, { length }) =>
      group.length > 1 && length > 1 ? `(${group.join(" OR ")})` : group.join(" OR "),
    )
    .join(" AND ");

/** A term between quotation marks, which has no operator of its own; "" for one without a letter. */
function quoted(term: string): string {
  const plain = term
    .replace(/’/gu, "'")
    .replace(/["“”«»()]/gu, " ")
    .replace(/\s+/gu, " ")
    .trim();
  return /\p{L}/u.test(plain) ? `"${plain}"` : "";
}

const freeAddress = (query: string) =>
  `https://www.linkedin.com/search/results/people/?keywords=${encodeURIComponent(query)}&origin=GLOBAL_SEARCH_HEADER`;

/** Sales Navigator's query is a list of its own within one parameter, whose values are encoded twice. */
const salesNavigatorAddress = (query: string) => {
  // Parentheses and quotes structure that list.
  const value = encodeURIComponent(query).replace(/[()']/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `https://www.linkedin.com/sales/search/people?query=${encodeURIComponent(`(spellCorrectionEnabled:true,keywords:${value})`)}`;
};
