import type { FindingKind } from "../../finding.ts";
import { isPartial, wordsBefore } from "../../reading/reading.ts";
import type { Token } from "../../reading/tokens.ts";
import { type Clause, clauseAt } from "../clauses/clause.ts";
import { isOfCustomer } from "../clauses/customers-own.ts";
import { isDisclaimed, isTakenBack } from "../clauses/disclaimed.ts";
import { indexOf } from "../clauses/lexicon.ts";
import { openingBefore, openOpening } from "../clauses/opening.ts";
import { type Sentence, sentencesOf } from "../clauses/sentence.ts";
import type { Rule, Verdict } from "../verdict.ts";
import type { Claim } from "./claim.ts";

/** Words before one that tell whether a claim may begin with it. */
const looksBack = 8;

/** Of a clause so many words are looked at for one claim: a clause that repeats itself is read in linear time. */
const mostLooks = 8;

/**
 * The rule that finds these claims: each clause is judged by itself, when its sentence is complete. A finding whose verb
 * follows "j’ai" or the like begins with the subject, which is held back until the verb has come.
 */
export function claimRule(claims: readonly Claim[]): Rule {
  const index = indexOf(claims);
  return (reading, facts, text) =>
    sentencesOf(reading, text).flatMap((sentence): Verdict[] => {
      const verdicts: Verdict[] = [];
      const isCustomers = sentence.isLetter || facts.speaker === "customer";
      const hasGap = !sentence.isOpen && isTemplate(sentence);
      const judged = new Map<Clause, Map<Claim, number>>();
      for (let at = sentence.from; at < sentence.to; at++) {
        const token = reading.tokens[at] as Token;
        if (token.kind !== "word") continue;
        const begun = index.at(token.text, isPartial(reading, token));
        if (begun.length === 0) continue;
        const before = wordsBefore(reading, sentence.from, at, looksBack);
        const claim = begun.find(
          (one) =>
            (one.mayFollow?.(before) ?? true) &&
            !(isCustomers && !ofAnyone.has(one.kind)) &&
            (sentence.isOpen ||
              (!(hasGap && ofTexts.has(one.kind)) && isNew(judged, sentence, at, one, facts))),
        );
        if (!claim) continue;
        const { kind, reason } = claim;
        const finding = sentence.isOpen ? null : { kind, reason };
        const opening = openingBefore(sentence, at);
        const { start } = sentence.tokens[opening?.start ?? at] as Token;
        verdicts.push({ start, end: endOf(sentence, at), finding });
      }
      const pending = openOpening(sentence, reading);
      if (pending) verdicts.push(heldAt(sentence, pending.start));
      return verdicts;
    });
}

const heldAt = ({ tokens }: Sentence, index: number): Verdict => {
  const { start, end } = tokens[index] as Token;
  return { start, end, finding: null };
};

/** What the customer may not say to a prospect either. */
const ofAnyone: ReadonlySet<FindingKind> = new Set(["invented", "study"]);

/** What a text with gaps says is for the customer to complete, and nothing that is said to be. */
const ofTexts: ReadonlySet<FindingKind> = new Set(["done", "invented", "study", "promise"]);

/** The sentence has a gap to fill, such as [Client] or {{prénom}}. */
export function isTemplate({ tokens, from, to }: Sentence): boolean {
  for (let index = from; index < to; index++) {
    const { text } = tokens[index] as Token;
    if (text === "{" && tokens[index + 1]?.text === "{") return true;
    if (text !== "[") continue;
    const end = tokens.slice(index, index + 8).findIndex(({ text: one }) => one === "]") + index;
    if (end > index && end < to && tokens[end + 1]?.text !== "(") return true;
  }
  return false;
}

/** Whether the clause makes the claim, and no word before this one has told so. */
function isNew(
  judged: Map<Clause, Map<Claim, number>>,
  sentence: Sentence,
  index: number,
  claim: Claim,
  facts: Parameters<Claim["isClaim"]>[2],
): boolean {
  const place = clauseAt(sentence, index);
  if (!place) return false;
  const looks = judged.get(place.clause) ?? new Map<Claim, number>();
  judged.set(place.clause, looks);
  const count = looks.get(claim) ?? 0;
  if (count >= mostLooks || (claim.denies ? isTakenBack : isDisclaimed)(place.clause)) return false;
  const isTheirs = claim.kind === "delay" && isOfCustomer(place.clause, facts);
  const isFound = !isTheirs && claim.isClaim(place.clause, place.at, facts);
  looks.set(claim, isFound ? mostLooks : count + 1);
  return isFound;
}

/** The end of the clause of a token. */
function endOf(sentence: Sentence, index: number): number {
  const last = clauseAt(sentence, index)?.clause.indices.at(-1) ?? index;
  return (sentence.tokens[last] as Token).end;
}
