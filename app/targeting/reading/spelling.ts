import { folded } from "#app/french/folded.ts";
import { stem } from "#app/french/stem.ts";
import { isLabelWord } from "../register/label-index.ts";
import { departmentNames, regionNames } from "../register/places.ts";
import {
  directorsByOtherNames,
  directorWords,
  functionHeads,
  functionWords,
} from "../words/director-titles.ts";
import * as placeWords from "../words/place-words.ts";
import { kindsOfTrade, tradeWords } from "../words/trade-words.ts";
import { isFiller } from "./leftovers.ts";
import type { Approximation } from "./remarks.ts";
import { isNegation, type ReadText } from "./tokens.ts";

/** Words with fewer letters have too many neighbours. */
const fewestLetters = 8;

const phrases = [
  ...[...tradeWords, ...kindsOfTrade, ...directorWords].map(([words]) => words),
  directorsByOtherNames,
  ...regionNames.values(),
  ...departmentNames.values(),
  ...Object.keys(placeWords.formerRegions),
  ...Object.values(placeWords.towns),
].flatMap((words) => words.split(","));

const wordsIn = (text: string) =>
  folded(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Ordinary words beside those of the lists, which they resemble. */
const ordinary =
  "friterie cantonnier commence commençant confession machiniste tracteur touriste minuterie colombier prompteur prophète transitoire graphite lainerie défaillant locution logicien insolation brochante bardeau décodeur généralité panetier messagère collectiviste mobiliser immobiliser";

/** Every word that means something here, by its stem. */
const known = new Set(
  [
    ...phrases,
    functionHeads,
    functionWords,
    ordinary,
    placeWords.otherCountries,
    placeWords.ordinaryWords,
    ...[placeWords.regionWords, placeWords.partsOfFrance, placeWords.departmentWords].flatMap(Object.keys),
  ]
    .flatMap(wordsIn)
    .map(stem),
);

const singular = (word: string) => word.replace(/s$/, "");

/** The words of one-word phrases, by what they are without any one of their letters, and as they are. */
const neighbours = new Map<string, Set<string>>();
/** As they are written in the lists. */
const written = new Map<string, string>();
for (const phrase of phrases) {
  const [word = "", ...others] = wordsIn(phrase);
  if (others.length > 0 || singular(word).length < fewestLetters) continue;
  written.set(singular(word), phrase.trim());
  for (const key of withoutOneLetter(singular(word)))
    neighbours.set(key, (neighbours.get(key) ?? new Set()).add(singular(word)));
}

function withoutOneLetter(word: string): string[] {
  return [word, ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))];
}

const longestWord = 24;

/**
 * Corrects words that nothing means where one letter is wrong, missing, too much or swapped with the next, and only one word
 * of the lists is so near: "plonbiers" becomes "plombier", which is said. interpretation.md D165.
 */
export function correctSpelling({ tokens, text }: ReadText): Approximation[] {
  const corrected: Approximation[] = [];
  for (const token of tokens) {
    const { plain } = token;
    if (token.isMark || singular(plain).length < fewestLetters || plain.length > longestWord) continue;
    if (known.has(token.stem) || isFiller(token.stem) || isLabelWord(plain) || isNegation(plain)) continue;
    const word = singular(plain);
    const near = new Set(withoutOneLetter(word).flatMap((key) => [...(neighbours.get(key) ?? [])]));
    // "développer" is no "développeur".
    const isVerb = (each: string) => word.endsWith("er") && !each.endsWith("er") && !each.endsWith("re");
    const meant = [...near].filter((each) => each[0] === word[0] && !isVerb(each) && isOneOff(word, each));
    const [first] = meant;
    if (first === undefined || new Set(meant.map(stem)).size > 1) continue;
    corrected.push({
      kind: "spelling",
      words: text.slice(token.start, token.end),
      read: written.get(first) ?? first,
    });
    token.plain = first;
    token.stem = stem(first);
  }
  return corrected;
}

/** True where one letter is wrong, missing, too much, or swapped with the next. */
function isOneOff(one: string, other: string): boolean {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < Math.min(one.length, other.length) - start && one.at(-1 - end) === other.at(-1 - end))
    end += 1;
  const [left, right] = [one.slice(start, one.length - end), other.slice(start, other.length - end)];
  if (Math.max(left.length, right.length) <= 1) return true;
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
}
