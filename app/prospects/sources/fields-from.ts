import type { Source } from "../prospects-protocol.ts";

export type Origin = Source["source"];

/**
 * What a prospect may have from each source, in the order in which it is told. The code that stores it names its sources by these
 * fields, and the public texts tell them (told-sources.ts). GDPR, article 14.
 */
export const fieldsFrom = {
  register: ["company", "siren", "sector", "headcount", "city", "contact", "role", "signal"],
  dropcontact: ["email", "phone", "website", "linkedin", "companyEmail"],
  import: [
    ...["company", "siren", "sector", "headcount", "city", "contact", "role", "email", "phone"],
    ...["website", "linkedin", "companyEmail", "signal", "technologies", "score"],
    // Those of all columns that the team added, together.
    "values",
  ],
  /** Nobody can correct a datum in the list by now. */
  customer: [],
} as const satisfies Record<Origin, readonly string[]>;

/** What a source may tell. */
export type SourcedField = (typeof fieldsFrom)[Origin][number];

/** The licence under which a source publishes what we take. */
export const licences: Readonly<Partial<Record<Origin, string>>> = { register: "Licence Ouverte 2.0" };

/** The values that a source has given, as what a prospect stores about where they come from. What is unknown has no source. */
export function sourcesFrom<From extends Origin>(
  source: From,
  given: Readonly<Partial<Record<(typeof fieldsFrom)[From][number], unknown>>>,
  on: string,
): Source[] {
  const licence = licences[source];
  return fieldsFrom[source].flatMap((field) => {
    const value = given[field as keyof typeof given];
    const isKnown = value != null && value !== "" && !(Array.isArray(value) && value.length === 0);
    return isKnown ? [{ field, source, on, ...(licence !== undefined && { licence }) }] : [];
  });
}
