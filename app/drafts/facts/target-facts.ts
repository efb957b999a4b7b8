import { profile as profileCopy } from "#app/content/signed-in/profile-copy.ts";
import { wordsOf } from "#app/french/words-of.ts";
import { icpSizes } from "#app/profile/choices.ts";
import { namesOnlySizes } from "#app/profile/match-choice.ts";
import type { ProfileValues } from "#app/profile/profile-field.ts";
import type { Criteria } from "#app/targeting/criteria.ts";
import { readProfile } from "#app/targeting/reading/read-profile.ts";
import { groupsOf } from "#app/targeting/register/activities.ts";
import { placeNames, sizeNames } from "#app/targeting/sentences.ts";
import { roleRowOf } from "./job-titles.ts";
import { plainLine } from "./plain-line.ts";
import type { ProfileFacts } from "./profile-facts.ts";

/** Whom a search looks for, in words; empty lists for what nobody said. Never what the customer does. */
export type Target = Record<"titles" | "sizes" | "sectors" | "places" | "keywords", string[]>;

/**
 * Whom the customer looks for: the saved targeting where it says something, else the words of the profile, else what the
 * targeting reads in other words of it ("PME du Grand Est" names a size and a place). interpretation.md D176.
 */
export function targetOf(
  facts: ProfileFacts,
  profile: Readonly<Partial<ProfileValues>>,
  saved: Readonly<Criteria> | null,
): Target {
  const { icp_industry = "", icp_title = "", icp_size = "", icp_location = "" } = profile;
  const { criteria } = readProfile({
    ...{ icp_industry, icp_size, icp_location },
    icp_title: isKnownTitle(icp_title) ? "" : icp_title,
  });
  const chosen = saved ?? { ...criteria, naf: [], headcount: [], departments: [], regions: [] };
  const firstSaid = (...lists: string[][]) => lists.find((list) => list.length > 0) ?? [];
  const savedTitles = (saved?.titles ?? []).map(plainLine);
  return {
    titles: firstSaid(savedTitles, facts.titles.flatMap(titlesOfSameRole)),
    sizes: firstSaid(sizeNames(chosen.headcount).map(plainLine), ownSizes(facts, icp_size, criteria)),
    sectors: firstSaid(sectorNames(chosen), facts.sectors, sectorNames(criteria)),
    places: firstSaid(placeNames(chosen), facts.places, placeNames(criteria)),
    keywords: saved ? saved.keywords.map(plainLine) : [],
  };
}

/** A title of the lists names a role and nothing else: "Supply Chain Manager" is about no chains. */
const isKnownTitle = (typed: string) =>
  roleRowOf(typed)?.names.some((name) => wordsOf(name).length === wordsOf(typed).length) ?? false;

const sectorNames = ({ naf }: Pick<Criteria, "naf">) => groupsOf(naf).map(({ label }) => plainLine(label));

/** The size of the profile; one that other words narrow, and one in numbers, is said in numbers. */
function ownSizes({ size, sizeLabel }: ProfileFacts, typed: string, { headcount }: Criteria): string[] {
  const { icp_size: labels } = profileCopy.choices;
  if (size === "tous") return icpSizes.filter((each) => each !== "tous").map((each) => labels[each]);
  if (size) return [labels[size]];
  if (headcount.length > 0 && (typed.trim() === "" || namesOnlySizes(typed)))
    return sizeNames(headcount).map(plainLine);
  return sizeLabel ? [sizeLabel] : [];
}

/** The title itself, then the other names of its role; of a plural only those. */
function titlesOfSameRole(title: string): string[] {
  const names = roleRowOf(title)?.names ?? [];
  const isPlural = /^\p{L}+s\s/u.test(title) || (!title.includes(" ") && /\p{Ll}s$/u.test(title));
  return [...(isPlural && names.length > 0 ? [] : [title]), ...names];
}
