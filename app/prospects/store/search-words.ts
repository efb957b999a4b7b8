import { folded } from "#app/french/folded.ts";

/** Words of one prospect that can be found: those of long notes beyond it cannot. */
const mostWords = 2_000;

/** Words of one search. */
const mostWanted = 8;

/** Characters of a word that count. */
const longestWord = 40;

/** The different words of a text as they are compared, cut to 40 characters. */
export function wordsOf(text: string): string[] {
  const words = folded(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(words.map((word) => word.slice(0, longestWord).toWellFormed()))];
}

/** What somebody searches for, as words that must all begin a word of what is found. */
export const wantedWords = (typed: string) => wordsOf(typed).slice(0, mostWanted);

/** The words of these texts as PostgreSQL's tsvector, each behind the beginning of the team's id. */
export function searchVector(teamId: string, texts: readonly string[]): string {
  return wordsOf(texts.join(" "))
    .slice(0, mostWords)
    .map((word) => quoted(teamId, word))
    .join(" ");
}

/** The tsquery that finds what begins with all of these words. */
export function searchQuery(teamId: string, words: readonly string[]): string {
  return words.map((word) => `${quoted(teamId, word)}:*`).join(" & ");
}

/** A word has neither quotes nor backslashes. As `prospects_matching` in db/migrations. */
const quoted = (teamId: string, word: string) => `'${teamId.slice(0, 8)}${word}'`;
