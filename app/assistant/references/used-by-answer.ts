import { profile as copy } from "#app/content/signed-in/profile-copy.ts";
import { listItems, saysNothing } from "#app/drafts/phrases/list-items.ts";
import { type Occurrence, phraseFinder } from "#app/drafts/phrases/phrase-finder.ts";
import { type Word, wordsOf } from "#app/drafts/phrases/words.ts";
import { type ProfileField, type ProfileValues, profileFields } from "#app/profile/profile-field.ts";
import { commonWords, rootOf, stopWords } from "./common-words.ts";

/** As much of an answer as is read; enough to see what it draws on. */
const maxRead = 20_000;

/**
 * The fields of the profile on which an answer visibly draws, in the order of the form: their significant words are in
 * it, whatever the case, accents and endings. Of an enumerated value the label must be there, of a URL the address.
 * Deterministic, and linear in the answer.
 */
export function usedFields(text: string, profile: Readonly<ProfileValues>): ProfileField[] {
  const answer = text.slice(0, maxRead).toWellFormed();
  const words = wordsOf(answer);
  const roots = new Set(words.map(({ form }) => rootOf(form)));
  return profileFields.filter((field) => {
    const value = profile[field].trim();
    if (value === "" || saysNothing(value)) return false;
    return isUsed[field](value, { answer: answer.toLowerCase(), words, roots });
  });
}

type Answer = { answer: string; words: readonly Word[]; roots: ReadonlySet<string> };
type Rule = (value: string, answer: Answer) => boolean;

const asName: Rule = (value, answer) => contains(value, answer) && !isCommon(value);
const asList: Rule = (value, answer) =>
  listItems(value, /[,;/\n]| et | ou /).some((item) => asWords(item, answer));
const asAddress: Rule = (value, { answer }) => {
  const bare = value
    .toLowerCase()
    .replace(/^https?:\/\/(?:www\.)?/, "")
    .replace(/\/$/, "");
  return bare !== "" && answer.includes(bare);
};

const isUsed: Record<ProfileField, Rule> = {
  company_name: asName,
  industry: asWords,
  linkedin_url: asAddress,
  sender_name: asName,
  icp_industry: asList,
  icp_title: asList,
  icp_size: (value, answer) => asChoice("icp_size", value, answer),
  icp_location: asList,
  value_prop: asSentences,
  // "Direct" and "formel" say something of the tone only beside that word.
  tone: (value, answer) => answer.roots.has("ton") && asChoice("tone", value, answer),
  common_objections: asSentences,
  primary_goal: (value, answer) => value !== "autre" && asChoice("primary_goal", value, answer),
  calendly_url: asAddress,
  // An answer never contains them.
  banned_phrases: () => false,
};

function asChoice(field: "icp_size" | "tone" | "primary_goal", value: string, answer: Answer): boolean {
  const label = (copy.choices[field] as Record<string, string>)[value];
  return label === undefined ? asWords(value, answer) : contains(label.split(" (")[0] ?? label, answer);
}

/** Most significant words are there: of a common phrase, word after word. */
function asWords(value: string, answer: Answer): boolean {
  const significant = significantIn(value);
  if (significant.length === 0) return false;
  if (significant.every((root) => commonWords.has(root)))
    return significant.length > 1 && contains(value, answer);
  const present = significant.filter((root) => answer.roots.has(root));
  const isTelling = present.some((root) => !commonWords.has(root));
  return isTelling && present.length >= Math.max(Math.min(2, significant.length), significant.length / 2);
}

/** One of the sentences is there, by most of its words. */
function asSentences(value: string, answer: Answer): boolean {
  return value
    .slice(0, 4_000)
    .split(/[.!?;\n]/)
    .some((sentence) => significantIn(sentence).length > 1 && asWords(sentence, answer));
}

function significantIn(value: string): string[] {
  const roots = wordsOf(value.slice(0, 4_000)).map(({ form }) => rootOf(form));
  return [...new Set(roots)].filter((root) => /[\p{L}\p{N}]{2}/u.test(root) && !stopWords.has(root));
}

function contains(phrase: string, { words }: Answer): boolean {
  const found: Occurrence<{ phrase: string }>[] = phraseFinder([{ phrase }])(words);
  return found.length > 0;
}

function isCommon(value: string): boolean {
  const significant = significantIn(value);
  return significant.length < 2 && significant.every((root) => commonWords.has(root));
}
