import { fieldNames } from "../field-names.ts";
import { wordsOf } from "../phrase-reader.ts";
import { bans, changes } from "../profile-request.ts";
import { corrections, courtesies, openers, refusals, topics, wholeTopics } from "./inquiry-phrases.ts";
import { statementPhrases } from "./stated-field.ts";
import { knownFrom } from "./words-in-full.ts";

/** All words of the phrases that an inquiry is read by: what is near one of them is a typing error. */
export const knownWords = knownFrom([
  ...[wholeTopics, refusals, courtesies, corrections, changes, bans, fieldNames].flatMap(wordsOf),
  ...statementPhrases.flatMap(wordsOf),
  ...topics.flatMap(({ either, beside }) => [...wordsOf(either), ...(beside ? wordsOf(beside) : [])]),
  ...openers,
]);
