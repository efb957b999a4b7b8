import { maxLengths } from "#app/profile/profile-schema.ts";
import { leftovers } from "./leftovers.ts";
import { readCompanies } from "./read-companies.ts";
import { readPlaces } from "./read-places.ts";
import type { TargetWords } from "./read-profile.ts";
import { readRoles } from "./read-roles.ts";
import { readSectors } from "./read-sectors.ts";
import { readSizes } from "./read-sizes.ts";
import { correctSpelling } from "./spelling.ts";
import { type ReadText, tokensOf } from "./tokens.ts";

/** What is said of the target beside the field for it. */
type Words = Pick<TargetWords, "icp_title" | "icp_size">;

/**
 * The zone that title and size name, in the customer's words, so that the field for it reads the same: "directeurs d'usine
 * en Rhône-Alpes" names "Rhône-Alpes". "" where they name none. interpretation.md D142.
 */
export function zoneIn(words: Words): string {
  const read = tokensWithoutNumbers(words);
  const { departments, meantWords, excludedWords } = readPlaces(
    read.map((each) => ({ read: each, isPlaceField: false })),
  );
  const meant = listed(meantWords);
  if (excludedWords.length === 0) return meant;
  const whole = `${meant || "France"} sauf ${listed(excludedWords)}`;
  const reread = readPlaces([{ read: tokensOf(whole), isPlaceField: true }]).departments;
  const isSame = [...(departments ?? [])].sort().join() === [...(reread ?? [])].sort().join();
  return isSame && [...whole].length <= maxLengths.line ? whole : meant;
}

/** True where title or size name a sector, or say that any will do. */
export const namesSector = (words: Words): boolean => readSectors(tokensWithoutNumbers(words)).codes !== null;

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
  readSizes(read, false);
  readPlaces([{ read, isPlaceField: false }]);
  readRoles(read);
  readSectors([read]);
  return leftovers(read).length > 0;
}

/** Companies and sizes are no places and no trades. */
function tokensWithoutNumbers({ icp_title, icp_size }: Words): ReadText[] {
  const read = [tokensOf(icp_title), tokensOf(icp_size)];
  for (const each of read) {
    correctSpelling(each);
    readCompanies(each);
    readSizes(each, false);
  }
  return read;
}

/** Different names, as many as the field takes. */
function listed(names: readonly string[]): string {
  let list = "";
  for (const name of new Set(names)) {
    const longer = list === "" ? name : `${list}, ${name}`;
    if ([...longer].length > maxLengths.line) break;
    list = longer;
  }
  return list;
}
