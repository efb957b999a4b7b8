import { linksIn } from "#app/ui/markdown/links-in.ts";
import type { Contacts } from "./facts/contacts-in.ts";
import { type GuardContext, type GuardFacts, guardFacts, withContacts } from "./facts/guard-facts.ts";
import { type Finding, inertKinds } from "./finding.ts";
import { growingReader } from "./growing-reader.ts";
import { between } from "./places.ts";
import { type Reading, readAnswer } from "./reading/reading.ts";
import { type SourceRun, sourceRunsIn } from "./reading/source-runs.ts";
import { addressRule } from "./rules/address-rule.ts";
import { amountRule } from "./rules/amounts/amount-rule.ts";
import { bannedRule } from "./rules/banned-rule.ts";
import { claimRules } from "./rules/claims/claims.ts";
import { personRule } from "./rules/claims/person-claims.ts";
import { sentencesOf } from "./rules/clauses/sentence.ts";
import { encodedLeakRule } from "./rules/encoded-leak-rule.ts";
import { judgeTarget } from "./rules/judge-link.ts";
import { leakRule } from "./rules/leak-rule.ts";
import { listCountRule } from "./rules/list-count-rule.ts";
import { markupFindings } from "./rules/markup-rule.ts";
import { phoneRule } from "./rules/phone-rule.ts";
import { readAgain, secondReader } from "./rules/second-reader/second-reader.ts";
import { mayLeadElsewhere, sourceAddresses } from "./rules/source-addresses.ts";
import type { Rule, Verdict } from "./rules/verdict.ts";
import { wordRule } from "./rules/word-rule.ts";
import { nextSlice } from "./slices.ts";

export type { GuardContext };

/**
 * Reads the answers to one customer. Both functions take linear time in the text; of a text that continues the last one,
 * `safeLength` reads the last sentences only.
 */
export type Guard = {
  /**
   * What must not stand as a fact in a finished answer: in order, not overlapping. `given` are contacts that the customer
   * wrote earlier than the context says, as `contactsIn` has them. Works in slices, between which others have their turn.
   */
  check(text: string, given?: Contacts): Promise<Finding[]>;
  /**
   * How many UTF-16 code units of a growing answer may be shown now; `given` as for `check`. It ends before the first finding, and before the
   * first place that cannot be judged until more is known. No finding of what the answer becomes starts before it.
   */
  safeLength(text: string, given?: Contacts): number;
};

const rules: readonly Rule[] = [
  amountRule,
  addressRule,
  phoneRule,
  bannedRule,
  wordRule,
  leakRule,
  encodedLeakRule,
  listCountRule,
  ...claimRules,
  personRule,
];

/** `most`: how far `safeLength` reads again, for tests. `readsTwice`: whether what no rule finds is read by the second reader. */
type GuardOptions = { most?: number; readsTwice?: boolean };

/**
 * A guard for answers to this customer; make it once for an answer. Pure, except that `safeLength` remembers how far it
 * needs to read again, as long as each text continues the one before: about `most` code units at the end.
 */
export async function createGuard(
  context: GuardContext,
  { most, readsTwice = true }: GuardOptions = {},
): Promise<Guard> {
  const known = await guardFacts(context);
  const readers = readsTwice ? [...rules, secondReader] : rules;
  const factsWith = (given?: Contacts) => (given ? withContacts(known, given) : known);
  // More contacts only take findings away, so what was safe stays safe.
  let facts = known;
  const safeLength = growingReader(
    (reading, text, judged) => safeLengthOf(reading, facts, text, { readers, judged }),
    most,
  );
  return {
    check: (text, given) => findingsIn(text, factsWith(given), readsTwice),
    safeLength(text, given) {
      facts = factsWith(given);
      return safeLength(text);
    },
  };
}

async function findingsIn(text: string, facts: GuardFacts, readsTwice: boolean): Promise<Finding[]> {
  await nextSlice();
  const reading = readAnswer(text);
  const { starts, ends } = reading.view;
  const inSource = ({ start, end }: Verdict, finding: NonNullable<Verdict["finding"]>): Finding => ({
    start: starts[start] ?? 0,
    end: ends[end - 1] ?? 0,
    ...finding,
  });
  const found = [...markupFindings(reading)];
  for (const rule of rules) {
    await nextSlice();
    for (const verdict of rule(reading, facts, text))
      if (verdict.finding) found.push(withWholeNames(inSource(verdict, verdict.finding), text));
  }
  if (readsTwice) {
    const byRules = withoutOverlaps([...found]);
    for (const sentence of sentencesOf(reading, text)) {
      await nextSlice();
      const { from, to, tokens } = sentence;
      const first = starts[tokens[from]?.start ?? 0] ?? 0;
      const last = ends[(tokens[to - 1]?.end ?? 1) - 1] ?? 0;
      const verdict = between(byRules, first, last).length === 0 && readAgain(sentence, reading, facts, text);
      if (verdict) found.push(inSource(verdict, verdict.finding));
    }
  }
  await nextSlice();
  for (const { start, end, finding } of sourceAddresses(text, true, facts))
    if (finding) found.push({ start, end, ...finding });
  await nextSlice();
  return withoutOverlaps([...found, ...linkFindings(text, facts, found)]);
}

/** Words with capitals that go on with a name, or with a row of them: "Danone| et Fleury Michon". */
const moreNames = /^(?:(?:,|[ \u00A0](?:et|ou|&))?[ \u00A0]\p{Lu}[\p{L}\p{M}’'-]{1,40}){1,8}/u;
const longestNames = 200;

/** A finding on who is named ends with the last of these names, and in none. */
function withWholeNames(finding: Finding, text: string): Finding {
  if (finding.kind !== "invented") return finding;
  const { end } = finding;
  const rest = moreNames.exec(text.slice(end, end + longestNames))?.[0] ?? "";
  return { ...finding, end: end + rest.length };
}

/**
 * The links of the Markdown reader, as a browser opens them: those that are not objected to yet. Each begins at the first
 * sign of an address in its run, as `safeLength` expects.
 */
function linkFindings(text: string, facts: GuardFacts, found: readonly Finding[]): Finding[] {
  const runs = sourceRunsIn(text, true);
  if (runs.length === 0) return [];
  const inert = withoutOverlaps(found.filter(({ kind }) => inertKinds.includes(kind)));
  return linksIn(text).flatMap(({ target, from, end }): Finding[] => {
    const finding = judgeTarget(target, facts);
    if (!finding || between(inert, from, end).length > 0) return [];
    const suspected = between(runs, from, end).filter((run) => mayLeadElsewhere(run, facts));
    const [first = { sign: from }, last = { end }] = [suspected[0], suspected.at(-1)];
    return [{ start: first.sign, end: Math.max(first.sign + 1, Math.min(last.end, end)), ...finding }];
  });
}

type Growing = {
  readers: readonly Rule[];
  /** Code units at the beginning that are safe whatever is found there. */
  judged: number;
};

function safeLengthOf(
  reading: Reading,
  facts: GuardFacts,
  text: string,
  { readers, judged }: Growing,
): number {
  const { starts, settled } = reading.view;
  let safe = settled;
  const end = (start: number) => {
    if (start >= judged) safe = Math.min(safe, start);
  };
  for (const rule of readers) for (const { start } of rule(reading, facts, text)) end(starts[start] ?? safe);
  for (const { start } of markupFindings(reading)) end(start);
  for (const { start } of sourceAddresses(text, false, facts)) end(start);
  return notWithin(sourceRunsIn(text, false), safe);
}

/** The beginning of an address may be another one: nothing ends inside. */
function notWithin(runs: readonly SourceRun[], length: number): number {
  const around = runs.find(({ sign, end }) => sign < length && length < end);
  return around ? around.sign : length;
}

/** The first of those that overlap, and the longest of those that begin together; of links also the rest of later ones. */
function withoutOverlaps(findings: Finding[]): Finding[] {
  const kept: Finding[] = [];
  for (const finding of findings.sort((a, b) => a.start - b.start || b.end - a.end)) {
    const end = kept.at(-1)?.end ?? 0;
    if (finding.start >= end) kept.push(finding);
    else if (finding.end > end && inertKinds.includes(finding.kind)) kept.push({ ...finding, start: end });
  }
  return kept;
}
