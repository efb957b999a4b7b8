import { stem } from "#app/french/stem.ts";
import { activityCodes, wholeGroups } from "../register/activities.ts";
import { activitiesNamed, labelStem } from "../register/label-index.ts";
import { kindsOfTrade, tradeWords } from "../words/trade-words.ts";
import { isFiller } from "./leftovers.ts";
import type { Remark } from "./remarks.ts";
import { isNegation, links, quoted, type ReadText, take } from "./tokens.ts";
import { type Match, phraseAt, phrasesIn, vocabularyOf } from "./vocabulary.ts";

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
  /** As they were said. */
  meantWords: string[];
  excludedWords: string[];
  remarks: Remark[];
};

/** A sector in a text, and whether only labels of the register name it. */
type Sector = Match<readonly string[]> & { isLabel: boolean };

/**
 * The activities that these texts name: by everyday words, else by the words of the register's labels. "Fabricants de
 * meubles" leaves those that make them, "élevages bovins" those of the kind, "industrie : chimie, bois" what is listed;
 * "logiciels pour dentistes" leaves dentists out. Without sectors that are meant, what is excluded is taken from all.
 * interpretation.md D119, D164, D166.
 */
export function readSectors(texts: readonly ReadText[]): ReadSectors {
  const meant = new Set<string>();
  const excluded = new Set<string>();
  const out: { read: ReadText; sector: Sector }[] = [];
  const anyWords: string[] = [];
  const meantWords: string[] = [];
  const excludedWords: string[] = [];
  for (const read of texts) {
    anyWords.push(...takeAnySector(read));
    const sectors = sectorsIn(read);
    for (const sector of sectors) {
      // Whole branches of trade are too much for "magasins de jonglage" beside others.
      if (sectors.length > 1 && isKindOfUnknown(read, sector)) continue;
      const side = read.tokens[sector.from]?.side ?? "meant";
      const isInside = meant.size === 0 || sector.meaning.every((code) => meant.has(code));
      if (side === "excluded" || (side === "listed" && isInside)) {
        out.push({ read, sector });
        continue;
      }
      for (const code of sector.meaning) meant.add(code);
      meantWords.push(quoted(read, sector.from, sector.to));
      take(read, sector.from, sector.to);
    }
  }
  const overlapping: string[] = [];
  for (const { read, sector } of out) {
    const overlaps = meant.size === 0 || sector.meaning.some((code) => meant.has(code));
    // "hôtels, pas les chaînes" is not about television.
    if (sector.isLabel && !overlaps) continue;
    for (const code of sector.meaning) excluded.add(code);
    const words = quoted(read, sector.from, sector.to);
    excludedWords.push(words);
    if (overlaps) overlapping.push(words);
    take(read, sector.from, sector.to);
  }
  const said = { excluded, excludedWords };
  if (meant.size === 0 && excluded.size === 0)
    return { codes: anyWords.length > 0 ? new Set() : null, ...said, meantWords: anyWords, remarks: [] };
  const base = meant.size > 0 ? meant : new Set(activityCodes);
  const left = new Set([...base].filter((code) => !excluded.has(code)));
  // An empty list would mean every sector.
  if (left.size > 0) return { codes: left, ...said, meantWords, remarks: [] };
  const remarks = overlapping.map((words): Remark => ({ kind: "nothing left", words }));
  return { codes: base, ...said, meantWords, remarks };
}

/** Kinds of trade that stand for a whole division where nothing is said of what they trade in. */
const divisions = new Set(["46", "47", "77"]);

/** True for "magasins de" and the like before a word that nothing is made of. */
function isKindOfUnknown(read: ReadText, { from, to, meaning }: Sector): boolean {
  const { tokens } = read;
  const isWhole = meaning.length > 2 && new Set(meaning.map((code) => code.slice(0, 2))).size === 1;
  if (!isWhole || !divisions.has(meaning[0]?.slice(0, 2) ?? "") || !phraseAt(read, from, kinds)) return false;
  if (!["de", "d", "du", "des", "en"].includes(tokens[to + 1]?.plain ?? "")) return false;
  const next = tokens[afterLinks(read, to + 1)];
  return (
    next !== undefined && !next.isTaken && !next.isMark && !isFiller(next.stem) && !isNegation(next.plain)
  );
}

/** The words that say that any sector will do. */
function takeAnySector(read: ReadText): string[] {
  return [...phrasesIn(read, anySector)].map(({ from, to }) => {
    take(read, from, to);
    return quoted(read, from, to);
  });
}

/** The sectors of a text in their order, each with what follows of it: "élevages bovins", "négoce de bois". */
function sectorsIn(read: ReadText): Sector[] {
  const found: Sector[] = [];
  for (let index = 0; index < read.tokens.length; index++) {
    const token = read.tokens[index];
    if (!token || token.isTaken || token.isMark) continue;
    const sector = sectorAt(read, index);
    if (!sector) {
      index = endOfOtherThing(read, index);
      continue;
    }
    index = sector.to;
    const last = found.at(-1);
    const joint = last ? jointBetween(read, last.to, sector.from) : "none";
    const isAside = joint === "beside" && !sector.isLabel;
    // "panneaux photovoltaïques": a label's word before a trade says nothing more.
    if (last && isAside && last.isLabel) {
      take(read, last.from, last.to);
      found.splice(-1, 1, sector);
      continue;
    }
    if (!last || joint === "none" || (isAside && !isQualifier(read, last, sector))) {
      found.push(sector);
      continue;
    }
    const both = joint === "for" ? [] : last.meaning.filter((code) => sector.meaning.includes(code));
    // What only qualifies the sector before it, and leaves nothing of it, stays unread.
    if (both.length > 0) found.splice(-1, 1, { ...last, to: sector.to, meaning: both });
  }
  return found.filter((general, place) => {
    const isExplained = isExplainedBy(read, general, found.slice(place + 1));
    if (isExplained) take(read, general.from, general.to);
    return !isExplained;
  });
}

/** True where a colon or a bracket after a sector lists parts of it: "industrie (chimie, bois)". */
function isExplainedBy({ tokens }: ReadText, general: Sector, later: readonly Sector[]): boolean {
  if (![":", "("].includes(tokens[general.to + 1]?.plain ?? "")) return false;
  const end = tokens.findIndex(
    ({ plain, isMark }, index) => isMark && index > general.to + 1 && [";", ".", ")"].includes(plain),
  );
  return later.some(
    ({ from, meaning }) =>
      (end === -1 || from < end) &&
      tokens[from]?.side === tokens[general.from]?.side &&
      meaning.every((code) => general.meaning.includes(code)),
  );
}

const purposes = new Set(
  "pour specialise specialises specialisee specialisees dedie dedies dediee dediees destine destines destinee destinees destination service aupres".split(
    " ",
  ),
);

/** How a sector is joined to the one before it: "of" by "de" or "en", "for" by "pour", "beside" without a word. */
function jointBetween({ tokens }: ReadText, end: number, start: number): "of" | "for" | "beside" | "none" {
  const between = tokens.slice(end + 1, start);
  if (tokens[end]?.side !== tokens[start]?.side) return "none";
  if (between.length === 0) return "beside";
  if (between.some(({ isMark, plain }) => isMark && plain !== "'" && plain !== "’")) return "none";
  if (between.some(({ plain }) => ["et", "ou", "ni", "puis"].includes(plain))) return "none";
  if (between.some(({ plain }) => purposes.has(plain))) return "for";
  const isLink = between.every(({ plain, isMark }) => isMark || links.has(plain));
  return isLink && between.some(({ plain }) => ["de", "d", "du", "des", "en"].includes(plain))
    ? "of"
    : "none";
}

/** True where a trade of several words begins, such as "experts-comptables"; `to` is its last token. */
export function longTradeAt(read: ReadText, index: number): { to: number } | null {
  const trade = phraseAt(read, index, trades);
  return trade && trade.to > index ? trade : null;
}

/** The sector that begins at this token, with what a kind of trade before it leaves. */
function sectorAt(read: ReadText, index: number): Sector | null {
  const trade = phraseAt(read, index, trades);
  const kind = phraseAt(read, index, kinds);
  if (kind && (!trade || kind.to >= trade.to)) {
    const thing = thingAt(read, afterLinks(read, kind.to + 1));
    const left = thing?.meaning.filter((code) => kind.meaning.some((prefix) => code.startsWith(prefix)));
    if (thing && left && left.length > 0) return { from: index, to: thing.to, meaning: left, isLabel: false };
  }
  return trade ? { ...trade, isLabel: isBio(read, trade) } : labelAt(read, index);
}

/** The end of a thing of which no such kind of trade is known, and which then means nothing: "installateurs de vaisselle". */
function endOfOtherThing(read: ReadText, index: number): number {
  const kind = phraseAt(read, index, kinds);
  const start = kind ? afterLinks(read, kind.to + 1) : index;
  const isThing = kind && !phraseAt(read, start, trades) && !phraseAt(read, start, kinds);
  return (isThing && labelAt(read, start)?.to) || index;
}

/** "Bio" alone is a trade only where nothing stands before it: "maraîchers bio". */
const isBio = ({ tokens }: ReadText, { from, to }: Match<unknown>): boolean =>
  from === to && tokens[from]?.plain === "bio";

/** Adjectives among the trades, which only say of which kind the trade before them is: "charcuteries industrielles". */
const adjectives = new Set(
  "industriel industrielle agricole viticole immobilier immobiliere juridique dentaire paramedical bancaire ferroviaire aeronautique automobile electronique numerique digital digitale informatique textile esthetique alimentaire agroalimentaire hospitalier medical funeraire spatial forestier chimique pharmaceutique metallurgique veterinaire social"
    .split(" ")
    .map(stem),
);

/** Trades that work for others: what follows one right away says for whom, "recrutement informatique", "logiciel santé". */
const servants: readonly (readonly [codes: RegExp, others: RegExp])[] = [
  [/^(?:78|85\.59)/, /^(?:70|78|85)/],
  [/^(?:58\.29|62\.01)/, /^(?:58|62|63)/],
  [/^77/, /^77/],
  [/^(?:6[4-6]|69|7[0134]|8[0-2])/, /^(?:5[89]|6|7|8[0-2])/],
];

/** True where a trade right after another one only says of which kind, or for whom, that one is. */
function isQualifier({ tokens }: ReadText, last: Sector, sector: Sector): boolean {
  if (sector.from === sector.to && adjectives.has(tokens[sector.from]?.stem ?? "")) return true;
  return servants.some(
    ([codes, others]) =>
      last.meaning.every((code) => codes.test(code)) && !sector.meaning.some((code) => others.test(code)),
  );
}

/** What is made, sold or repaired. Another kind of trade is no thing. */
function thingAt(read: ReadText, index: number): Match<readonly string[]> | null {
  if (phraseAt(read, index, kinds)) return null;
  const [trade, label] = [phraseAt(read, index, trades), labelAt(read, index, true)];
  if (!trade || !label) return trade ?? label;
  const meaning = [...new Set([...trade.meaning, ...label.meaning])];
  return { from: index, to: Math.max(trade.to, label.to), meaning };
}

function afterLinks({ tokens }: ReadText, from: number): number {
  let index = from;
  while (links.has(tokens[index]?.plain ?? "") || ["'", "’"].includes(tokens[index]?.plain ?? "")) index += 1;
  return index;
}

/**
 * The activities whose labels have the word at this token, and those after it as long as a label has all of them. A label
 * has to be about one of them, unless its kind of trade is named (`isThing`): "sanitaires" alone is not paper "à usage
 * sanitaire".
 */
function labelAt(read: ReadText, from: number, isThing = false): Sector | null {
  let codes: string[] | null = null;
  const about = new Set<string>();
  let to = from;
  for (let index = from; index < read.tokens.length; index++) {
    const token = read.tokens[index];
    if (!token || token.isTaken || token.isMark) break;
    if (links.has(token.plain)) {
      if (codes === null) return null;
      continue;
    }
    if (token.plain.length < 4 || isFiller(token.stem)) break;
    const named = activitiesNamed(labelStem(token.plain));
    const left: string[] = (codes ?? [...named.has]).filter((code: string) => named.has.has(code));
    if (left.length === 0) break;
    codes = left;
    for (const code of named.isAbout) about.add(code);
    to = index;
  }
  const meaning = (codes ?? []).filter((code) => isThing || about.has(code));
  return meaning.length > 0 && meaning.length <= mostLabels ? { from, to, meaning, isLabel: true } : null;
}
