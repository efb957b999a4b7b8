import { guardReasons as copy } from "#app/content/assistant/guard-copy.ts";
import type { GuardFacts } from "../facts/guard-facts.ts";
import { atWords, brackets } from "../reading/emails.ts";
import { schemes } from "../reading/links.ts";
import { articles, numberWords } from "../reading/number-words.ts";
import { isCapitalised, isPartial } from "../reading/reading.ts";
import type { Token } from "../reading/tokens.ts";
import { isOnlyMentioned } from "./clauses/mentioned-person.ts";
import { type Sentence, sentencesOf } from "./clauses/sentence.ts";
import type { Rule, Verdict } from "./verdict.ts";

/** The words with which findings of other rules begin. No finding begins with an article. */
const beginnings = [...numberWords.filter((word) => !articles.has(word)), ...schemes, ...atWords];

/** Whether an unfinished word may become one of them, or begins with one. */
const mayBegin = (word: string) =>
  beginnings.some((beginning) => word.startsWith(beginning) || beginning.startsWith(word));

/** Words judged by what precedes them: as soon as they end. The last word of a growing text is open if it may be one. */
export const wordRule: Rule = (reading, facts, text) =>
  reading.segments.flatMap(({ from, to }, segment) => {
    const verdicts: Verdict[] = [];
    for (let index = from; index < to; index++) {
      const token = reading.tokens[index] as Token;
      const { kind, text: word, start, end } = token;
      const unfinished = isPartial(reading, token);
      if (unfinished && (brackets.has(word) || "+€$£|".includes(word) || word === "@"))
        verdicts.push({ start, end, finding: null });
      // An article may be the beginning of another word.
      if (kind !== "word" && !(unfinished && articles.has(word))) continue;
      if (unfinished && mayBegin(word)) {
        const bracket = reading.tokens[index - 1];
        verdicts.push({
          start: bracket && token.isJoined && brackets.has(bracket.text) ? bracket.start : start,
          end,
          finding: null,
        });
      }
      if (
        isInventedName(reading, index, from, text) &&
        !facts.words.has(word) &&
        !isUnsaid(sentencesOf(reading, text)[segment], index, facts)
      )
        verdicts.push({
          start,
          end,
          finding: unfinished ? null : { kind: "invented", reason: copy.invented },
        });
    }
    return verdicts;
  });

/** The sentence is complete and asserts nothing of whom it names. */
function isUnsaid(sentence: Sentence | undefined, index: number, facts: GuardFacts): boolean {
  return sentence !== undefined && !sentence.isOpen && isOnlyMentioned(sentence, index, facts);
}

const honorifics = new Set(["m", "mr", "mme", "mlle", "monsieur", "madame", "mister", "mrs", "ms"]);
const customers = new Set(["client", "cliente", "clients", "clientes", "customer", "customers"]);
const ours = new Set(["notre", "nos", "our"]);
/** Titles and gaps to fill are no names. */
const noNames = [
  "direct",
  "respons",
  "presid",
  "maire",
  "docteur",
  "matinal",
  "nom",
  "prenom",
  "votre",
  "ideal",
];

/** A name with a capital after "Madame", "notre client" or "nos clients comme". */
function isInventedName(reading: Parameters<Rule>[0], index: number, from: number, source: string): boolean {
  const { tokens } = reading;
  const token = tokens[index] as Token;
  if (noNames.some((stem) => token.text.startsWith(stem)) || !isCapitalised(reading, token, source))
    return false;
  let at = index - 1;
  while (
    at >= from &&
    index - at <= 3 &&
    [".", ",", ":", "comme", "tels", "que", "tel"].includes(tokens[at]?.text ?? "")
  )
    at--;
  const before = at >= from ? (tokens[at]?.text ?? "") : "";
  if (honorifics.has(before)) return at === index - 1 || tokens[index - 1]?.text === ".";
  return customers.has(before) && ours.has(tokens[at - 1]?.text ?? "");
}
