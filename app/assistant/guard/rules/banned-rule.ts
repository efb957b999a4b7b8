import { guardReasons as copy } from "#app/content/assistant/guard-copy.ts";
import { listItems } from "#app/drafts/phrases/list-items.ts";
import { type Word, wordsOf } from "#app/drafts/phrases/words.ts";
import type { GuardFacts } from "../facts/guard-facts.ts";
import type { Reading } from "../reading/reading.ts";
import type { Rule, Verdict } from "./verdict.ts";

/** The words of a phrase by which it is found, as `phraseFinder` reads it. */
const maxWords = 20;

/** The phrases that the customer never writes, also across a line break; the beginning of one is open. */
export const bannedRule: Rule = (reading, facts) => {
  if (facts.bannedList.trim() === "") return [];
  const words = wordsOf(reading.view.chars.replaceAll("\n", " "));
  const found = facts.findBanned(words).map(
    ({ entry, start, end }): Verdict => ({
      start,
      end,
      finding: { kind: "banned", reason: copy.banned(shortened(entry.phrase)) },
    }),
  );
  return reading.isWhole ? found : [...found, ...begun(words, reading, facts)];
};

/** The first place from which the words at the end of a growing text may become a phrase. */
function begun(words: readonly Word[], { view }: Reading, { bannedList }: GuardFacts): Verdict[] {
  const phrases = formsOf(bannedList);
  const last = words.length - 1;
  for (let from = Math.max(0, words.length - maxWords); from <= last; from++) {
    const tail = words.slice(from);
    const first = tail[0]?.start ?? 0;
    const mayBecome = phrases.some((forms) =>
      tail.every(({ form, start, end }, index) => {
        const expected = forms[index];
        if (expected === undefined) return false;
        const typed = view.chars.slice(start, end);
        return form === expected || (end === view.chars.length && sharesBeginning(typed, expected));
      }),
    );
    if (mayBecome) return [{ start: first, end: view.chars.length, finding: null }];
  }
  return [];
}

let latest: { list: string; forms: string[][] } = { list: "", forms: [] };

function formsOf(list: string): string[][] {
  if (latest.list !== list)
    latest = {
      list,
      forms: listItems(list, /[,;\n•]/).map((phrase) =>
        wordsOf(phrase)
          .slice(0, maxWords)
          .map(({ form }) => form),
      ),
    };
  return latest.forms;
}

/** More characters than a stem loses: longer words are compared as they are. */
const longestEnding = 60;

/** Whether an unfinished word may be compared as `expected`: stems lose endings, and "journaux" becomes "journal". */
function sharesBeginning(typed: string, expected: string): boolean {
  if (expected.startsWith(typed)) return true;
  if (typed.length > expected.length + longestEnding) return false;
  const isPlural = expected.endsWith("al") && typed.startsWith(`${expected.slice(0, -1)}u`);
  if (!isPlural && !typed.startsWith(expected)) return false;
  const ending = new Set(isPlural ? "uxse" : `sxe${expected.slice(-1)}`);
  return [...typed.slice(expected.length - (isPlural ? 1 : 0))].every((char) => ending.has(char));
}

const shortened = (phrase: string) =>
  phrase.length > 60 ? `${phrase.slice(0, 60).toWellFormed()}…` : phrase;
