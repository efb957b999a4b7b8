import {
  type DirectorTitle,
  directorsByOtherNames,
  directorWords,
  functionHeads,
  functionWords,
} from "../words/director-titles.ts";
import { longTradeAt } from "./read-sectors.ts";
import type { Approximation, Remark } from "./remarks.ts";
import { quoted, type ReadText, take } from "./tokens.ts";
import { type Match, phraseAt, vocabularyOf } from "./vocabulary.ts";

type Meaning =
  | { kind: "titles"; titles: readonly DirectorTitle[] }
  | { kind: "other name" }
  | { kind: "function" };

const vocabulary = vocabularyOf<Meaning>("stem", [
  ...directorWords.map(([words, titles]) => [words, { kind: "titles", titles }] as const),
  [directorsByOtherNames, { kind: "other name" }],
  [functionHeads, { kind: "function" }],
]);
const continuations = vocabularyOf("stem", [[functionWords, true]]);
const transparent = new Set([
  "de",
  "du",
  "des",
  "d",
  "la",
  "le",
  "les",
  "l",
  "et",
  "&",
  "/",
  "'",
  "’",
  "-",
  "(",
  "aux",
  "of",
]);

/** Who decides about something is no director: "décideurs IT". */
const deciders = new Set([
  "decideur",
  "decideurs",
  "decideuse",
  "decideuses",
  "decisionnaire",
  "decisionnaires",
]);

/** "DGS" is who heads the services of a town, not the plural of "DG". */
const functionsAsWritten = new Set(["dgs", "dgas"]);

export type ReadRoles = {
  titles: DirectorTitle[];
  /** True when every director is meant, whatever other titles are named. */
  isEveryDirector: boolean;
  approximations: Approximation[];
  remarks: Remark[];
};

/** The titles of directors that a text names. Functions are not in the register, which is said. interpretation.md D122. */
export function readRoles(read: ReadText): ReadRoles {
  const titles = new Set<DirectorTitle>();
  const approximations: Approximation[] = [];
  const remarks: Remark[] = [];
  let isEveryDirector = false;
  for (let index = 0; index < read.tokens.length; index++) {
    const token = read.tokens[index];
    if (!token || token.isTaken || token.isMark) continue;
    const match: Match<Meaning> | null = functionsAsWritten.has(token.plain)
      ? { from: index, to: index, meaning: { kind: "function" } }
      : phraseAt(read, index, vocabulary);
    const trade = longTradeAt(read, index);
    if (trade && trade.to > (match?.to ?? index)) {
      index = trade.to;
      continue;
    }
    if (!match) continue;
    const { from, meaning } = match;
    // "directeur général" may go on as "directeur général des services", which is a function too.
    const mayGoOn = meaning.kind === "function" || deciders.has(token.plain);
    const end = mayGoOn ? endOfFunction(read, match.to) : match.to;
    const words = quoted(read, from, end);
    if (token.side !== "meant") remarks.push({ kind: "role", words });
    else if (meaning.kind === "function" || end > match.to) remarks.push({ kind: "role", words });
    else if (meaning.kind === "other name") {
      isEveryDirector = true;
      approximations.push({ kind: "directors", words });
    } else if (meaning.titles.length === 0) isEveryDirector = true;
    else for (const title of meaning.titles) titles.add(title);
    take(read, from, end);
    index = end;
  }
  return { titles: [...titles], isEveryDirector, approximations, remarks };
}

/** The last token of a function that begins here: "directeurs" is followed by "marketing et communication". */
function endOfFunction(read: ReadText, head: number): number {
  let end = head;
  let at = head + 1;
  while (at < read.tokens.length) {
    const token = read.tokens[at];
    if (!token || token.isTaken) break;
    if (transparent.has(token.plain) || (token.plain === "," && end > head && isListed(read, at + 1))) {
      at += 1;
      continue;
    }
    const next = token.isMark ? null : phraseAt(read, at, continuations);
    if (!next) break;
    end = next.to;
    at = end + 1;
  }
  return end;
}

/** True where what follows a comma is another field of the same function and nothing else: "responsables achats, logistique". */
function isListed(read: ReadText, from: number): boolean {
  let at = from;
  while (at < read.tokens.length) {
    const token = read.tokens[at];
    if (!token || (token.isMark && [",", ";", ".", "|"].includes(token.plain))) break;
    const next = token.isTaken || token.isMark ? null : phraseAt(read, at, continuations);
    if (!next && !transparent.has(token.plain)) return false;
    at = (next?.to ?? at) + 1;
  }
  return at > from;
}
