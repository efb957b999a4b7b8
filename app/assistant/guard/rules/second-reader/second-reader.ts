import { guardReasons as copy } from "#app/content/assistant/guard-copy.ts";
import type { GuardFacts } from "../../facts/guard-facts.ts";
import type { FindingKind } from "../../finding.ts";
import { articles } from "../../reading/number-words.ts";
import type { Reading } from "../../reading/reading.ts";
import type { Token } from "../../reading/tokens.ts";
import { isTemplate } from "../claims/claim-rule.ts";
import { isOfChangedProfile } from "../claims/done/changed-profile.ts";
import { clausesOf, isForCustomer, isNegated } from "../clauses/clause.ts";
import { isAdviceOnRecipients, isOfCustomersTrade, isUnderstanding } from "../clauses/customers-own.ts";
import { openingBefore, openOpening } from "../clauses/opening.ts";
import { type Sentence, sentencesOf } from "../clauses/sentence.ts";
import type { Rule, Verdict } from "../verdict.ts";
import { kindOf, oddsOf, scoreOf } from "./score.ts";
import { sentenceFeatures } from "./sentence-features.ts";
import { isToldByUs } from "./told-by-us.ts";
import { learnt } from "./weights.ts";

/** Words of a sentence that are shown before it is judged, so that an answer begins at once. */
const shownWords = 3;

/** What is said to the customer of each kind that the second reader tells apart. */
const reasons: Readonly<Record<string, { kind: FindingKind; reason: string }>> = {
  done: { kind: "done", reason: copy.action },
  feature: { kind: "feature", reason: copy.feature },
  delay: { kind: "delay", reason: copy.unannounced },
  reference: { kind: "invented", reason: copy.reference },
  person: { kind: "invented", reason: copy.invented },
  discount: { kind: "price", reason: copy.gift },
  study: { kind: "study", reason: copy.study },
  guarantee: { kind: "promise", reason: copy.guarantee },
  seal: { kind: "promise", reason: copy.conformity },
  fact: { kind: "quota", reason: copy.feature },
};

/**
 * Reads the sentences of a growing answer: what is open is held back from `firstOf` to its end, and what is complete is judged.
 * docs/decisions/0051-second-reader.md.
 */
export const secondReader: Rule = (reading, facts, text) =>
  sentencesOf(reading, text).flatMap((sentence): Verdict[] => {
    const first = isRead(sentence, facts) ? firstOf(sentence, reading) : null;
    if (!first) return [];
    if (sentence.isOpen) return [{ start: first.start, end: first.end, finding: null }];
    const verdict = readAgain(sentence, reading, facts, text);
    return verdict ? [verdict] : [];
  });

/**
 * Reads a complete sentence in which no rule found anything by what was learnt from labelled ones, and names the kind of the
 * claim; `null` if it takes it for honest. Mails that the customer sends, and texts with gaps, are not read.
 */
export function readAgain(
  sentence: Sentence,
  reading: Reading,
  facts: GuardFacts,
  text: string,
): (Verdict & { finding: Found }) | null {
  if (!isRead(sentence, facts) || isTemplate(sentence) || isQuotation(sentence)) return null;
  const first = firstOf(sentence, reading);
  const finding = first && remembered(sentence, reading, facts, text);
  if (finding?.kind === "done" && clausesOf(sentence).some((clause) => isOfChangedProfile(clause, facts)))
    return null;
  if (finding && ofDoing.has(finding.kind) && isOfCustomersTrade(sentence, facts)) return null;
  if (finding?.kind === "feature" && isAdviceOnRecipients(sentence)) return null;
  if (finding?.kind === "done" && isUnderstanding(sentence)) return null;
  return finding ? { start: first.start, end: lastOf(sentence).end, finding } : null;
}

/** What can only be said of the service, so that nothing said of the customer's own trade is it. */
const ofDoing: ReadonlySet<FindingKind> = new Set(["delay", "done"]);

/** Words before a quotation that only say what it is for. */
const longestLabel = 12;

/** "Sur le répondeur, trois phrases suffisent : « … »": a text for the customer, who will say it. */
function isQuotation(sentence: Sentence): boolean {
  const clauses = clausesOf(sentence);
  const label = clauses.filter(({ isQuoted }) => !isQuoted);
  return (
    label.length < clauses.length &&
    clauses.slice(label.length).every(isForCustomer) &&
    label.reduce((sum, { words }) => sum + words.length, 0) <= longestLabel
  );
}

const isRead = (sentence: Sentence, facts: GuardFacts) => facts.speaker !== "customer" && !sentence.isLetter;

type Found = NonNullable<Verdict["finding"]>;

/** Findings of the latest sentences, for each customer: of a growing answer the same ones are read again and again. */
const latest = new WeakMap<ReadonlySet<string>, Map<string, Found | null>>();
const mostLatest = 100;
const longestLatest = 600;

function remembered(sentence: Sentence, reading: Reading, { words }: GuardFacts, text: string): Found | null {
  const { starts, ends, chars } = reading.view;
  const { start } = sentence.tokens[sentence.from] as Token;
  const { end } = sentence.tokens[sentence.to - 1] as Token;
  if (end - start > longestLatest) return findingIn(sentence, reading, words);
  const findings = latest.get(words) ?? new Map<string, Found | null>();
  latest.set(words, findings);
  const isQuoted = clausesOf(sentence)[0]?.isQuoted ? 1 : 0;
  const key = `${isQuoted}${text.slice(starts[start], ends[end - 1])}\0${chars.slice(start, end)}`;
  const before = findings.get(key);
  if (before !== undefined) return before;
  const finding = findingIn(sentence, reading, words);
  if (findings.size >= mostLatest) findings.delete(findings.keys().next().value ?? "");
  if (key.length <= 3 * longestLatest) findings.set(key, finding);
  return finding;
}

/** What nobody claims by a denial, as "aucune attente" or "aucun risque" do. */
export const neverDenied: ReadonlySet<string> = new Set([
  "done",
  "feature",
  "reference",
  "person",
  "discount",
  "study",
  "seal",
  "fact",
]);

/** Kinds of which a line that only repeats what the customer wrote claims nothing. */
const neverTheirs: ReadonlySet<string> = new Set(["reference", "study", "seal", "discount"]);

const oneself: ReadonlySet<string> = new Set(["je", "j", "nous", "notre", "nos", "matinal", "moi"]);

/** Letters from which a word carries a meaning. */
const meaningful = 4;

/**
 * Whether the sentence gives back what the customer wrote or has in their list: every word that carries a meaning is theirs, and
 * nobody speaks of the service. Of anything but people it says so by its label, as "Notes : elle préfère le mardi".
 */
function isTheirs({ tokens, from, to }: Sentence, kind: string, theirs: ReadonlySet<string>): boolean {
  if (neverTheirs.has(kind)) return false;
  const own = tokens.slice(from, to);
  const label = own.findIndex(({ text }) => text === ":");
  const words = own.slice(label + 1).filter(({ kind }) => kind === "word" || kind === "number");
  return (
    (label > 0 || kind === "person") &&
    words.some(({ text }) => text.length >= meaningful) &&
    words.every(({ text }) => text.length < meaningful || theirs.has(text)) &&
    !own.some(({ text }) => oneself.has(text))
  );
}

/** Words of a clause that may be one without a verb. */
const shortClause = 3;

function findingIn(sentence: Sentence, reading: Reading, theirs: ReadonlySet<string>): Found | null {
  const features = sentenceFeatures(sentence, reading, theirs);
  const kind = kindOf(features, learnt);
  const score = scoreOf(oddsOf(features.places, learnt), hasFigures(sentence));
  if (score <= learnt.threshold || isToldByUs(sentence) || isTheirs(sentence, kind, theirs)) return null;
  return neverDenied.has(kind) && isDenial(sentence) ? null : (reasons[kind] ?? null);
}

/** Every clause of the sentence denies. */
export function isDenial(sentence: Sentence): boolean {
  const clauses = clausesOf(sentence);
  return clauses.some(isNegated) && clauses.every((one) => isNegated(one) || one.words.length <= shortClause);
}

/** A number, or the name of a plan: what the rules judge by the catalogue. */
export function hasFigures({ tokens, from, to, plans }: Sentence): boolean {
  return (
    plans.length > 0 ||
    tokens.slice(from, to).some(({ kind, text }) => kind === "number" && !articles.has(text))
  );
}

/** The token with which a finding begins: the subject of an auxiliary among the first words, or else the one after them. */
function firstOf(sentence: Sentence, reading: Reading): Token | null {
  const { tokens, from, to } = sentence;
  let words = 0;
  for (let index = from; index < to; index++) {
    const { kind } = tokens[index] as Token;
    if (kind !== "word" && kind !== "number") continue;
    const opening = openingBefore(sentence, index);
    if (opening?.hasAuxiliary) return tokens[opening.start] as Token;
    words++;
    if (words > shownWords) return tokens[opening?.start ?? index] as Token;
  }
  const open = openOpening(sentence, reading);
  return open ? (tokens[open.start] as Token) : null;
}

/** The last word or number of a sentence. */
function lastOf({ tokens, from, to }: Sentence): Token {
  let index = to - 1;
  while (index > from && !["word", "number"].includes((tokens[index] as Token).kind)) index--;
  return tokens[index] as Token;
}
