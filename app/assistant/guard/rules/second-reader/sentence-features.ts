import type { Reading } from "../../reading/reading.ts";
import { unitsOf } from "../amounts/units.ts";
import { type Clause, clausesOf } from "../clauses/clause.ts";
import { indexOf, lexicon } from "../clauses/lexicon.ts";
import type { Sentence } from "../clauses/sentence.ts";
import { marksOf } from "./clause-marks.ts";
import { numberLabel } from "./number-label.ts";
import { wordClasses } from "./word-classes.ts";
import { wordStem } from "./word-stem.ts";

/** Features are counted in so many places; two that share one are not told apart. */
export const featureBits = 17;
const mask = (1 << featureBits) - 1;

/** More features of a sentence are not looked at: a thousand words of one class take no longer than others. */
const mostFeatures = 3_000;

const plans = lexicon("starter growth scale");
const days = lexicon("lundi mardi mercredi jeudi vendredi samedi dimanche");
const months = lexicon(
  "janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre",
);
/** Words with a capital that name nobody. */
const knownNames = lexicon(
  "matinal grand est linkedin crm insee cnil rgpd zapier make gmail outlook csv xlsx tva ht alsace lorraine moselle bourgogne",
);
/** The marks that turn what a word says. */
const turning = new Set(["neg", "sup", "ask", "quo", "rep", "adv", "pc", "je"]);

const classes = indexOf(
  Object.entries(wordClasses).map(([name, words]) => ({
    name,
    id: hashOf(`k ${name}`),
    words: lexicon(words),
  })),
);
type WordClass = { name: string; id: number };

/** More words than these are not remembered. */
const mostWords = 10_000;

/** What does not change of a word: its classes, and the places that it and its stem have. */
type Known = { classes: readonly WordClass[]; word: number };
const knownWords = new Map<string, Known>();

function knownOf(word: string): Known {
  const before = knownWords.get(word);
  if (before) return before;
  if (knownWords.size >= mostWords) knownWords.clear();
  const known = { classes: classes.at(word, false), word: hashOf(`o ${word}`) };
  knownWords.set(word, known);
  return known;
}

/** What a sentence has for the second reader: places of features, and the word classes and marks of its clauses. */
export type Features = { places: readonly number[]; traits: ReadonlySet<string> };

/** The features of a sentence; in time linear in it. `theirs` are words of the customer's, whose names are no invention. */
export function sentenceFeatures(
  sentence: Sentence,
  reading: Reading,
  theirs: ReadonlySet<string>,
): Features {
  const places = new Set<number>();
  const traits = new Set<string>();
  const units = unitsOf(reading, sentence.from, sentence.to, false);
  const label = (index: number) => numberLabel(units.get(index), sentence.tokens[index]?.value ?? 0);
  for (const [order, clause] of clausesOf(sentence).entries()) {
    if (places.size >= mostFeatures) break;
    addClause(places, traits, clause, seenWords(clause, label, theirs), order > 0);
  }
  return { places: [...places], traits };
}

/** The words of a clause as they are compared: numbers, days, plans and names by what they are, others by their stem. */
function seenWords(
  { words, indices, sentence }: Clause,
  label: (index: number) => string,
  theirs: ReadonlySet<string>,
): string[] {
  const isKnown = (word: string) => knownNames.has(word) || theirs.has(word);
  return words.map((word, at) => {
    const index = indices[at] ?? 0;
    if (word >= "0" && word < ":") return label(index);
    if (plans.has(word)) return "PLAN";
    if (days.has(word)) return "DAY";
    if (months.has(word)) return "MONTH";
    const isName = at > 0 && word.length > 1 && sentence.names.has(index) && !isKnown(word);
    return isName ? "NOM" : wordStem(word);
  });
}

function addClause(
  places: Set<number>,
  traits: Set<string>,
  clause: Clause,
  norm: readonly string[],
  isLater: boolean,
): void {
  const add = (place: number) => {
    if (places.size < mostFeatures) places.add(place & mask);
  };
  const marks = marksOf(clause, norm);
  const found = new Set<WordClass>();
  for (const word of clause.words) for (const one of knownOf(word).classes) found.add(one);
  for (const mark of marks) traits.add(mark);
  for (const { name } of found) traits.add(name);

  const markIds = marks.map((mark) => hashOf(`f ${mark}`));
  for (const [at, id] of markIds.entries()) {
    add(id);
    for (const other of markIds.slice(at + 1)) add(joint(id, other));
  }
  if (isLater) add(hashOf("f later"));

  const classIds = [...found].map(({ id }) => id);
  for (const [at, id] of classIds.entries()) {
    add(id);
    for (const mark of markIds) add(joint(id, mark));
    for (const other of classIds.slice(at + 1)) add(joint(id, other));
  }

  const ids = ["^", ...norm, "$"].map((word) => hashOf(`w ${word}`));
  const turns = markIds.filter((_, at) => turning.has(marks[at] ?? ""));
  for (const [at, id] of ids.entries()) {
    add(id);
    const next = ids[at + 1];
    if (next !== undefined) add(ordered(id, next));
    for (const mark of turns) add(joint(id, mark));
  }
  for (const word of clause.words) add(knownOf(word).word);
}

/** FNV-1a, with its bits mixed. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return mixed(hash);
}

function mixed(bits: number): number {
  const first = Math.imul(bits ^ (bits >>> 15), 0x2c1b3c6d);
  const second = Math.imul(first ^ (first >>> 12), 0x297a2d39);
  return (second ^ (second >>> 15)) >>> 0;
}

/** Two features together, in any order and in this one. */
const joint = (one: number, other: number) => mixed(Math.imul(one, 3) + Math.imul(other, 3) + (one ^ other));
const ordered = (one: number, next: number) => mixed(Math.imul(one, 31) + next);
