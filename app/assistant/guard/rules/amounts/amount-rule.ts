import { guardReasons as copy } from "#app/content/assistant/guard-copy.ts";
import type { GuardFacts } from "../../facts/guard-facts.ts";
import type { FindingKind } from "../../finding.ts";
import { between } from "../../places.ts";
import { articles } from "../../reading/number-words.ts";
import { type PhoneRun, phoneOf, phoneRunsIn } from "../../reading/phones.ts";
import type { Token } from "../../reading/tokens.ts";
import { isTemplate } from "../claims/claim-rule.ts";
import { clauseAt } from "../clauses/clause.ts";
import { isDisclaimed } from "../clauses/disclaimed.ts";
import { type Sentence, sentencesOf } from "../clauses/sentence.ts";
import type { Rule, Verdict } from "../verdict.ts";
import { isBarePrice, isForeignCell } from "./bare-amounts.ts";
import { judgeDuration } from "./judge-duration.ts";
import { judgePrice } from "./judge-price.ts";
import { judgeContacts, judgeUsers } from "./judge-quota.ts";
import { judgeOutcome, judgePercent } from "./judge-share.ts";
import { type Unit, unitsOf } from "./units.ts";

/**
 * Prices, quotas, users, delays and shares against the catalogue, requirements.md BIZ and what the customer gave. A
 * number that counts something of the kind is open until its sentence ends; others as soon as the next words are known.
 */
export const amountRule: Rule = (reading, facts, text) => {
  const phones = phoneRunsIn(reading).filter((run) => !run.isOpen && phoneOf(run) !== null);
  return sentencesOf(reading, text).flatMap((sentence) => {
    const { tokens, from, to, isOpen } = sentence;
    const units = unitsOf(reading, from, to, isOpen);
    for (const index of units.keys()) if (isInPhone(phones, tokens[index] as Token)) units.delete(index);
    return [...units].flatMap(([index, unit]): Verdict[] => {
      const token = tokens[index] as Token;
      const first = firstOf(sentence, index);
      if (isOpen)
        return first === undefined || (unit.kind === "none" && !mayBeBare(sentence, index))
          ? []
          : [{ start: first.start, end: Math.max(first.end, token.end), finding: null }];
      const clause = clauseAt(sentence, index)?.clause;
      if (
        clause &&
        (isDisclaimed(clause) || (clause.isQuoted && isTemplate(sentence) && sentence.plans.length === 0))
      )
        return [];
      const finding = first && judge(sentence, index, unit, facts);
      if (!finding) return [];
      return [{ start: first.start, end: Math.max(first.end, endOf(sentence, index, unit)), finding }];
    });
  });
};

/** The digits of a telephone number count nothing. */
const isInPhone = (phones: readonly PhoneRun[], { start }: Token) =>
  between(phones, start, start + 1).length > 0;

function judge(
  sentence: Sentence,
  index: number,
  unit: Unit,
  facts: GuardFacts,
): { kind: FindingKind; reason: string } | null {
  const reasoned = (kind: FindingKind, reason: string | null) => (reason === null ? null : { kind, reason });
  const isCount = !["price", "duration"].includes(unit.kind);
  if (isCount && isArticle(sentence.tokens[index] as Token)) return null;
  switch (unit.kind) {
    case "price":
      return reasoned("price", judgePrice(sentence, index, unit, facts));
    case "contacts":
      return reasoned("quota", judgeContacts(sentence, index, facts));
    case "users":
      return reasoned("quota", judgeUsers(sentence, index));
    case "duration":
      return judgeDuration(sentence, index, unit.hours, facts);
    case "percent":
      return judgePercent(sentence, index, facts);
    case "outcome":
      return judgeOutcome(sentence, index);
    default: {
      if (isBarePrice(sentence, index))
        return reasoned(
          "price",
          judgePrice(sentence, index, { kind: "price", factor: 1, isForeign: false }, facts),
        );
      return isForeignCell(sentence, index, facts) ? { kind: "price", reason: copy.price } : null;
    }
  }
}

/** Whether a number without a unit can still turn out to be a price. */
function mayBeBare(sentence: Sentence, index: number): boolean {
  if (isArticle(sentence.tokens[index] as Token)) return false;
  return (
    isBarePrice(sentence, index) ||
    sentence.tokens[index - 1]?.text === "|" ||
    sentence.plans.some((plan) => plan.index < index)
  );
}

/**
 * The token with which a verdict begins. That of "un euro" begins after the article, so that the many answers that begin
 * with "Un" are shown at once; `undefined` while nothing follows it.
 */
function firstOf({ tokens }: Sentence, index: number): Token | undefined {
  return isArticle(tokens[index] as Token) ? tokens[index + 1] : tokens[index];
}

const isArticle = ({ text }: Token) => articles.has(text);

/** A finding reaches over the unit that directly follows. */
function endOf({ tokens, to }: Sentence, index: number, unit: Unit): number {
  const { end } = tokens[index] as Token;
  for (let at = index + 1; at < Math.min(to, index + 4); at++) {
    const { kind, text, end: last } = tokens[at] as Token;
    if (kind === "number" || kind === "break" || ".,;:!?|[]()".includes(text)) return end;
    if (unit.kind === "price" && ["€", "euros", "euro", "eur", "$", "£", "dollars"].includes(text))
      return last;
    if (unit.kind === "percent" && text === "%") return last;
    if (["duration", "users", "outcome"].includes(unit.kind) && kind === "word") return last;
  }
  return end;
}
