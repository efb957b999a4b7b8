import { maxLengths } from "#app/profile/profile-schema.ts";
import { leftovers } from "./leftovers.ts";
import { readCompanies } from "./read-companies.ts";
import { readPlaces } from "./read-places.ts";
import { readWords, type TargetWords } from "./read-profile.ts";
import { readRoles } from "./read-roles.ts";
import { readSectors } from "./read-sectors.ts";
import { readSizes } from "./read-sizes.ts";
import { correctSpelling } from "./spelling.ts";
import { tokensOf } from "./tokens.ts";

/** What is said of the target beside the field for it. */
type Words = Pick<TargetWords, "icp_title" | "icp_size">;

/**
 * The zone that title and size name, in the customer's words, so that the field for it reads the same: "directeurs d'usine
 * en Rhône-Alpes" names "Rhône-Alpes". "" where they name none. interpretation.md D142.
 */
export function zoneIn(words: Words): string {
  const { departments, meantWords, excludedWords } = read(words).places;
  const meant = listed(meantWords);
  const whole = withoutExcluded(meant || "France", excludedWords);
  if (whole === null) return meant;
  const reread = readWords({ ...unsaid, icp_location: whole }).places.departments;
  return areSame(departments, reread) ? whole : meant;
}

/**
 * The sector that title and size name, in the customer's words: "gérants de restaurants" names "restaurants". "" where they
 * name none, or where the field for it would not read the same. interpretation.md D142.
 */
export function sectorIn(words: Words): string {
  const { codes, meantWords, excludedWords } = read(words).sectors;
  if (codes === null) return "";
  const meant = listed(meantWords);
  const whole = withoutExcluded(meant || "tous secteurs", excludedWords) ?? meant;
  return areSame(codes, readWords({ ...unsaid, icp_industry: whole }).sectors.codes) ? whole : "";
}

/** True where title or size name a sector, or say that any will do. */
export const namesSector = (words: Words): boolean => read(words).sectors.codes !== null;

const unsaid: TargetWords = { icp_industry: "", icp_title: "", icp_size: "", icp_location: "" };

const read = ({ icp_title, icp_size }: Words) => readWords({ ...unsaid, icp_title, icp_size });

const areSame = (one: ReadonlySet<string> | null, other: ReadonlySet<string> | null): boolean =>
  [...(one ?? [])].sort().join() === [...(other ?? [])].sort().join();

/** What is meant without what is not; `null` where nothing is excluded, or it is too long for a field. */
function withoutExcluded(meant: string, excluded: readonly string[]): string | null {
  const whole = `${meant} sauf ${listed(excluded)}`;
  return excluded.length > 0 && [...whole].length <= maxLengths.line ? whole : null;
}

/**
 * The words about a trade that no list and no label has: those of the field for the sector, else of title and size where
 * they name none; `null` where all was read. interpretation.md D156.
 */
export function unreadTrade({
  icp_industry,
  icp_title,
  icp_size,
}: Omit<TargetWords, "icp_location">): string | null {
  const own = icp_industry.trim();
  if (own === "" && namesSector({ icp_title, icp_size })) return null;
  const unread = (own === "" ? [icp_title, icp_size] : [own]).filter((text) => isUnread(text));
  const words = unread.join(", ").replace(/\s+/g, " ").trim().slice(0, mostWords).toWellFormed();
  return words === "" ? null : words;
}

/** Characters of such words: two fields of the form. */
const mostWords = 2 * maxLengths.line;

function isUnread(text: string): boolean {
  const read = tokensOf(text);
  correctSpelling(read);
  readCompanies(read);
  readSizes(read, "elsewhere");
  readPlaces([{ read, isPlaceField: false }]);
  readRoles(read);
  readSectors([read]);
  return leftovers(read).length > 0;
}

/** Different names, as many as the field takes. */
export function listed(names: readonly string[]): string {
  let list = "";
  for (const name of new Set(names)) {
    const longer = list === "" ? name : `${list}, ${name}`;
    if ([...longer].length > maxLengths.line) break;
    list = longer;
  }
  return list;
}
