import type { Contacts } from "./facts/contacts-in.ts";
import { type GuardContext, type GuardFacts, guardFacts, withContacts } from "./facts/guard-facts.ts";
import type { Finding } from "./finding.ts";
import { growingReader } from "./growing-reader.ts";
import { type Reading, readAnswer } from "./reading/reading.ts";
import { addressRule } from "./rules/address-rule.ts";
import { amountRule } from "./rules/amounts/amount-rule.ts";
import { bannedRule } from "./rules/banned-rule.ts";
import { leakRule } from "./rules/leak-rule.ts";
import { markupFindings } from "./rules/markup-rule.ts";
import { phoneRule } from "./rules/phone-rule.ts";
import type { Rule } from "./rules/verdict.ts";
import { wordRule } from "./rules/word-rule.ts";

export type { GuardContext };

/**
 * Reads the answers to one customer. Both functions take linear time in the text; of a text that continues the last one,
 * `safeLength` reads the last sentences only.
 */
export type Guard = {
  /**
   * What must not stand as a fact in a finished answer: in order, not overlapping. `given` are contacts that the customer
   * wrote earlier than the context says, as `contactsIn` has them.
   */
  check(text: string, given?: Contacts): Finding[];
  /**
   * How many UTF-16 code units of a growing answer may be shown now; `given` as for `check`. It ends before the first finding, and before the
   * first place that cannot be judged until more is known. No finding of what the answer becomes starts before it.
   */
  safeLength(text: string, given?: Contacts): number;
};

const rules: readonly Rule[] = [amountRule, addressRule, phoneRule, bannedRule, wordRule, leakRule];

/**
 * A guard for answers to this customer; make it once for an answer. Pure, except that `safeLength` remembers how far it
 * needs to read again, as long as each text continues the one before: about `most` code units at the end, for tests.
 */
export function createGuard(context: GuardContext, most?: number): Guard {
  const known = guardFacts(context);
  const factsWith = (given?: Contacts) => (given ? withContacts(known, given) : known);
  // More contacts only take findings away, so what was safe stays safe.
  let facts = known;
  const safeLength = growingReader((reading, text) => safeLengthOf(reading, facts, text), most);
  return {
    check: (text, given) => withoutOverlaps(findingsIn(readAnswer(text), factsWith(given), text)),
    safeLength(text, given) {
      facts = factsWith(given);
      return safeLength(text);
    },
  };
}

function findingsIn(reading: Reading, facts: GuardFacts, text: string): Finding[] {
  const { starts, ends } = reading.view;
  const found = rules.flatMap((rule) =>
    rule(reading, facts, text).flatMap(({ start, end, finding }): Finding[] =>
      finding ? [{ start: starts[start] ?? 0, end: ends[end - 1] ?? 0, ...finding }] : [],
    ),
  );
  return [...found, ...markupFindings(reading)];
}

function safeLengthOf(reading: Reading, facts: GuardFacts, text: string): number {
  let safe = reading.view.settled;
  for (const rule of rules)
    for (const { start } of rule(reading, facts, text))
      safe = Math.min(safe, reading.view.starts[start] ?? safe);
  for (const { start } of markupFindings(reading)) safe = Math.min(safe, start);
  return safe;
}

/** The first of those that overlap, and the longest of those that begin together. */
function withoutOverlaps(findings: Finding[]): Finding[] {
  const kept: Finding[] = [];
  for (const finding of findings.sort((a, b) => a.start - b.start || b.end - a.end))
    if (finding.start >= (kept.at(-1)?.end ?? 0)) kept.push(finding);
  return kept;
}
