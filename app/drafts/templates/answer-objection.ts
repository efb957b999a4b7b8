import { otherObjection } from "#app/content/drafts/objections-copy.ts";
import type { CallScriptContent } from "../draft-content.ts";
import { draftLimits } from "../draft-limits.ts";
import { withoutFullStop } from "../facts/french.ts";
import { topicOfObjection } from "../facts/objections.ts";
import { type ProfileFacts, valueText } from "../facts/profile-facts.ts";
import { anyOf, oneOf } from "./wordings.ts";

type Answered = CallScriptContent["objections"][number];

const topicIn = (objection: string) => topicOfObjection(objection) ?? otherObjection;

/** An honest answer to what a prospect says: it asks or admits, and says of the product what the profile says. */
export function answerObjection(facts: ProfileFacts, said: string): Answered {
  const objection = withoutFullStop(said);
  const { label, answers, recallsValue } = topicIn(objection);
  const answer = oneOf(facts, "answer", [...answers, ...otherObjection.answers]);
  const value = recallsValue && facts.value && anyOf(facts, otherObjection.valueLeads);
  const withValue = value && facts.value ? `${answer}\n${value}\n${valueText(facts.value)}` : answer;
  return {
    objection: oneOf(facts, "question", [objection, label, otherObjection.label]),
    answer: [...withValue].length <= draftLimits.callScript.answer ? withValue : answer,
  };
}

/** What a mail says to an objection; `null` to one that a mail does not take up. */
export function writtenAnswerTo(facts: ProfileFacts, objection: string): string | null {
  return anyOf(facts, [topicIn(objection).written]);
}

/** Which objection a mail takes up before others: those about money last. */
export const writtenRank = (objection: string): number => ("isAboutMoney" in topicIn(objection) ? 1 : 0);
