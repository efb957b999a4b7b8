import { activityCodes, wholeGroups } from "../register/activities.ts";
import { activitiesNamed } from "../register/label-index.ts";
import { kindsOfTrade, tradeWords } from "../words/trade-words.ts";
import { isFiller } from "./leftovers.ts";
import type { Remark } from "./remarks.ts";
import { links, quoted, type ReadText, take } from "./tokens.ts";
import { type Match, phraseAt, vocabularyOf } from "./vocabulary.ts";

/** The activities of each of `tradeWords`. */
export const tradeCodes: readonly string[][] = tradeWords.map(([, prefixes]) => codesOf(prefixes));

const trades = vocabularyOf(
  "stem",
  tradeWords.map(([words], index) => [words, tradeCodes[index] ?? []] as const),
);
const kinds = vocabularyOf(
  "stem",
  kindsOfTrade.map(([words, prefixes]) => [words, prefixes.split(" ")] as const),
);
const anySector = vocabularyOf("stem", [
  [
    "tous secteurs, tous les secteurs, tout secteur, tous secteurs d'activité, tous secteurs confondus, toutes activités, tous types d'entreprises, B2B, BtoB, multisecteur",
    true,
  ],
]);

/** The codes that begin with one of these, and those of whole sections. */
function codesOf(prefixes: string): string[] {
  return prefixes.split(" ").flatMap((prefix) => {
    if (prefix.startsWith("section-"))
      return wholeGroups.find(({ code }) => code === prefix.slice("section-".length))?.codes ?? [];
    return activityCodes.filter((code) => code.startsWith(prefix));
  });
}

/** A word that more labels have than this means nothing in particular. */
const mostLabels = 16;

export type ReadSectors = {
  /** `null` where nothing was said of sectors; empty for any sector. */
  codes: Set<string> | null;
  /** Activities that were said not to be meant. */
  excluded: Set<string>;
  remarks: Remark[];
};

/**
 * The activities that these texts name: by everyday words, else by the words of the register's labels. "Fabricants de
 * meubles" leaves those that make them. Without sectors that are meant, what is excluded is taken from all.
 * interpretation.md D119.
 */
export function readSectors(texts: readonly ReadText[]): ReadSectors {
  const meant = new Set<string>();
  const excluded = new Set<string>();
  const excludedWords: string[] = [];
  let isAny = false;
  for (const read of texts)
    for (let index = 0; index < read.tokens.length; index++) {
      const token = read.tokens[index];
      if (!token || token.isTaken || token.isMark) continue;
      const any = phraseAt(read, index, anySector);
      if (any) {
        isAny = true;
        take(read, any.from, any.to);
        continue;
      }
      const match = sectorAt(read, index);
      if (!match) continue;
      const isInside = meant.size === 0 || match.meaning.every((code) => meant.has(code));
      const isOut = token.side === "excluded" || (token.side === "listed" && isInside);
      for (const code of match.meaning) (isOut ? excluded : meant).add(code);
      if (isOut) excludedWords.push(quoted(read, match.from, match.to));
      take(read, match.from, match.to);
      index = match.to;
    }
  if (meant.size === 0 && excluded.size === 0)
    return { codes: isAny ? new Set() : null, excluded, remarks: [] };
  const base = meant.size > 0 ? meant : new Set(activityCodes);
  const left = new Set([...base].filter((code) => !excluded.has(code)));
  // An empty list would mean every sector.
  if (left.size > 0) return { codes: left, excluded, remarks: [] };
  return { codes: base, excluded, remarks: excludedWords.map((words) => ({ kind: "nothing left", words })) };
}

/** True where a trade of several words begins, such as "experts-comptables"; `to` is its last token. */
export function longTradeAt(read: ReadText, index: number): { to: number } | null {
  const trade = phraseAt(read, index, trades);
  return trade && trade.to > index ? trade : null;
}

/** The sector that begins at this token, with what a kind of trade before it leaves. */
function sectorAt(read: ReadText, index: number): Match<readonly string[]> | null {
  const trade = phraseAt(read, index, trades);
  const kind = phraseAt(read, index, kinds);
  if (kind && (!trade || kind.to >= trade.to)) {
    const thing = thingAt(read, afterLinks(read, kind.to + 1));
    const left = thing?.meaning.filter((code) => kind.meaning.some((prefix) => code.startsWith(prefix)));
    if (thing && left && left.length > 0) return { from: index, to: thing.to, meaning: left };
  }
  return trade ?? labelAt(read, index);
}

/** What is made, sold or repaired. Another kind of trade is no thing. */
function thingAt(read: ReadText, index: number): Match<readonly string[]> | null {
  if (phraseAt(read, index, kinds)) return null;
  const [trade, label] = [phraseAt(read, index, trades), labelAt(read, index)];
  if (!trade || !label) return trade ?? label;
  const meaning = [...new Set([...trade.meaning, ...label.meaning])];
  return { from: index, to: Math.max(trade.to, label.to), meaning };
}

function afterLinks({ tokens }: ReadText, from: number): number {
  let index = from;
  while (links.has(tokens[index]?.plain ?? "") || ["'", "’"].includes(tokens[index]?.plain ?? "")) index += 1;
  return index;
}

/** The activities whose labels have the word at this token, and those after it as long as a label has all of them. */
function labelAt(read: ReadText, from: number): Match<readonly string[]> | null {
  let codes: Set<string> | null = null;
  let to = from;
  for (let index = from; index < read.tokens.length; index++) {
    const token = read.tokens[index];
    if (!token || token.isTaken || token.isMark) break;
    if (links.has(token.plain)) {
      if (codes === null) return null;
      continue;
    }
    const named: ReadonlySet<string> =
      token.plain.length >= 4 && !isFiller(token.stem) ? activitiesNamed(token.stem) : new Set();
    const left: string[] = codes === null ? [...named] : [...codes].filter((code: string) => named.has(code));
    if (left.length === 0) break;
    codes = new Set(left);
    to = index;
  }
  return codes !== null && codes.size <= mostLabels ? { from, to, meaning: [...codes] } : null;
}
