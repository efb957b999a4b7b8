import type { GuardFacts } from "../../facts/guard-facts.ts";
import type { FindingKind } from "../../finding.ts";
import type { Clause } from "../clauses/clause.ts";
import type { Lexicon } from "../clauses/lexicon.ts";

/**
 * Something that an answer may not assert. A finding begins at one of `words`, or at the subject of that verb, and ends with its clause; while a text grows
 * it is held back from there to the end of the sentence.
 */
export type Claim = {
  words: Lexicon;
  kind: FindingKind;
  reason: string;
  /** What it claims is a denial, such as "il n’y a aucune limite", which then takes nothing back. */
  denies?: true;
  /** False where no word that begins so can be a finding; `before` are the words of the sentence before, nearest first. */
  mayFollow?: (before: readonly string[]) => boolean;
  /** Whether the clause asserts it; `at` is the place of the word in the words of the clause. */
  isClaim: (clause: Clause, at: number, facts: GuardFacts) => boolean;
};
