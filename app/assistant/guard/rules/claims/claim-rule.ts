import { isPartial, wordsBefore } from "../../reading/reading.ts";
import type { Token } from "../../reading/tokens.ts";
import { type Sentence, sentencesOf } from "../clauses/sentence.ts";
import type { Rule, Verdict } from "../verdict.ts";
import type { Claim } from "./claim.ts";
import { type Clause, clauseAt } from "../clauses/clause.ts";
import { indexOf } from "../clauses/lexicon.ts";

/** Words before one that tell whether a claim may begin with it. */
const looksBack = 8;

/** The rule that finds these claims: each clause is judged by itself, when its sentence is complete. */
export function claimRule(claims: readonly Claim[]): Rule {
  const index = indexOf(claims);
  return (reading, facts, text) =>
    sentencesOf(reading, text).flatMap((sentence): Verdict[] => {
      const verdicts: Verdict[] = [];
      const judged = new Map<Clause, Set<Claim>>();
      for (let at = sentence.from; at < sentence.to; at++) {
        const token = reading.tokens[at] as Token;
        if (token.kind !== "word") continue;
        const begun = index.at(token.text, isPartial(reading, token));
        if (begun.length === 0) continue;
        const before = wordsBefore(reading, sentence.from, at, looksBack);
        const claim = begun.find(
          (one) =>
            (one.mayFollow?.(before) ?? true) && (sentence.isOpen || isNew(judged, sentence, at, one, facts)),
        );
        if (!claim) continue;
        const { kind, reason } = claim;
        const finding = sentence.isOpen ? null : { kind, reason };
        verdicts.push({ start: token.start, end: endOf(sentence, at), finding });
      }
      return verdicts;
    });
}

/** Whether the clause makes the claim, and no word before this one has told so. */
function isNew(
  judged: Map<Clause, Set<Claim>>,
  sentence: Sentence,
  index: number,
  claim: Claim,
  facts: Parameters<Claim["isClaim"]>[2],
): boolean {
  const place = clauseAt(sentence, index);
  if (!place) return false;
  const found = judged.get(place.clause) ?? new Set();
  if (found.has(claim) || !claim.isClaim(place.clause, place.at, facts)) return false;
  judged.set(place.clause, found.add(claim));
  return true;
}

/** The end of the clause of a token. */
function endOf(sentence: Sentence, index: number): number {
  const last = clauseAt(sentence, index)?.clause.indices.at(-1) ?? index;
  return (sentence.tokens[last] as Token).end;
}
