import {
  askedObjection,
  judgedObjection,
  namedObjection,
  otherObjection,
} from "#app/content/drafts/objections-copy.ts";
import type { CallScriptContent } from "../draft-content.ts";
import { draftLimits } from "../draft-limits.ts";
import { asSentence, withoutFullStop } from "../facts/french.ts";
import { isAsked, isJudged, isNamed, topicOfObjection, topicOfStatement } from "../facts/objections.ts";
import type { ProfileFacts } from "../facts/profile-facts.ts";
import { shortPitch } from "./short-pitch.ts";
import { allOf, anyOf, oneOf } from "./wordings.ts";

type Answered = CallScriptContent["objections"][number];

/** What a caller says to an objection: by its topic, else by whether it asks, judges, names a thing, or states something. */
function replyTo(objection: string) {
  const topic = topicOfObjection(objection);
  if (topic) return topic;
  if (isAsked(objection)) return askedObjection;
  if (isJudged(objection)) return judgedObjection;
  return isNamed(objection) ? namedObjection : otherObjection;
}

/**
 * An honest answer to each thing that a prospect says: it asks or admits. None is said again before the others were, and
 * one alone recalls what is offered.
 */
export function answerObjections(facts: ProfileFacts, said: readonly string[]): Answered[] {
  const times = new Map<string, number>();
  let reminder = reminderOf(facts);
  return said.map((typed) => {
    const objection = withoutFullStop(typed);
    const { label, answers, recallsValue } = replyTo(objection);
    const answer = leastSaid(facts, [answers, otherObjection.answers], times);
    const withOffer = recallsValue && reminder ? `${answer}\n${reminder}` : answer;
    const isWhole = [...withOffer].length <= draftLimits.callScript.answer;
    if (recallsValue && isWhole) reminder = null;
    return {
      objection: oneOf(facts, "question", [objection, label, otherObjection.label]),
      answer: isWhole ? withOffer : answer,
    };
  });
}

/** The first answer of those that were said the fewest times, which it is then once more; those of the topic before others. */
function leastSaid(
  facts: ProfileFacts,
  lists: readonly (readonly string[])[],
  times: Map<string, number>,
): string {
  const timesOf = (answer: string) => times.get(answer) ?? 0;
  const allowed = lists
    .map((answers) => allOf(facts, answers, answers.length))
    .find((list) => list.length > 0);
  const [answer] = [...(allowed ?? [])].sort((one, other) => timesOf(one) - timesOf(other));
  if (answer) times.set(answer, timesOf(answer) + 1);
  return answer ?? oneOf(facts, "answer", []);
}

/** A note to the caller under an answer: what is offered, as a sentence. */
function reminderOf(facts: ProfileFacts): string | null {
  const { main = null, needsTrade = false } = facts.value ?? {};
  const lead = main && anyOf(facts, otherObjection.valueLeads);
  if (!main || !lead) return null;
  const isWhole = ["we", "you", "named", "fact"].includes(main.form) && !needsTrade;
  // Who has introduced themselves represents nobody anew.
  const offer = isWhole ? asSentence(main.sentence) : shortPitch(facts, { isSpoken: true });
  return `${lead}\n${offer}`;
}

/** What a mail says to an objection; `null` to one that a mail does not take up. */
export function writtenAnswerTo(facts: ProfileFacts, objection: string): string | null {
  return anyOf(facts, [topicOfStatement(objection)?.written ?? null]);
}

/** Which objection a mail takes up before others: those about money last. */
export const writtenRank = (objection: string): number => (topicOfStatement(objection)?.isAboutMoney ? 1 : 0);
