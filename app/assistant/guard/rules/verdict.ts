import type { GuardFacts } from "../facts/guard-facts.ts";
import type { FindingKind } from "../finding.ts";
import type { Reading } from "../reading/reading.ts";

/**
 * What a rule says of a place, in characters of the view: a finding, or that the place cannot be judged until the answer
 * continues.
 */
export type Verdict = {
  start: number;
  end: number;
  finding: { kind: FindingKind; reason: string } | null;
};

/**
 * A rule gives its verdicts in any order. For every text and every beginning of it: no finding of the text starts before
 * all verdicts of the beginning. `text` is the source of the reading.
 */
export type Rule = (reading: Reading, facts: GuardFacts, text: string) => Verdict[];
