import { objectionTopics, otherObjection } from "#app/content/drafts/objections-copy.ts";
import type { CallScriptContent } from "../draft-content.ts";
import { draftLimits } from "../draft-limits.ts";
import { type ProfileFacts, valueText } from "../facts/profile-facts.ts";
import { phraseFinder } from "../phrases/phrase-finder.ts";
import { wordsOf } from "../phrases/words.ts";
import { anyOf, oneOf } from "./wordings.ts";

type Answered = CallScriptContent["objections"][number];

const findWord = phraseFinder(
  objectionTopics.flatMap((topic) => topic.words.map((phrase) => ({ phrase, topic }))),
);

/** The topic of an objection, by its words. */
function topicIn(objection: string) {
  const named = new Set(findWord(wordsOf(objection)).map(({ entry }) => entry.topic));
  return objectionTopics.find((topic) => named.has(topic)) ?? otherObjection;
}

/** An honest answer to what a prospect says: it asks or admits, and says of the product what the profile says. */
export function answerObjection(facts: ProfileFacts, objection: string): Answered {
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
