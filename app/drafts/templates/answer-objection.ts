import { answeredBy } from "#app/content/drafts/asked-copy.ts";
import {
  acknowledgements,
  askedObjection,
  judgedObjection,
  namedObjection,
  otherObjection,
  ownAnswers,
} from "#app/content/drafts/objections-copy.ts";
import type { CallScriptContent } from "../draft-content.ts";
import { draftLimits } from "../draft-limits.ts";
import { type ArgumentKind, argumentOf, needsOf, offerSaid, sentenceOnSame } from "../facts/arguments.ts";
import { asSentence, midSentence, withoutFullStop } from "../facts/french.ts";
import {
  askedTopicOf,
  isAsked,
  isDated,
  isJudged,
  isNamed,
  topicByClue,
  topicOfObjection,
  topicOfStatement,
} from "../facts/objections.ts";
import type { ProfileFacts } from "../facts/profile-facts.ts";
import { answerGap, placeholder } from "../placeholders.ts";
import { shortPitch } from "./short-pitch.ts";
import { allOf, anyOf, oneOf } from "./wordings.ts";

type Answered = CallScriptContent["objections"][number];

/** How an objection is answered: the first answers before the others. */
type Reply = {
  label: string;
  answers: readonly string[];
  arguments?: readonly ArgumentKind[];
  /** Takes up the words of a short objection, after the first answer of its list was given. */
  mirror?: (objection: string) => string;
  recallsValue: boolean;
  /** Good after anything, because nothing tells what the objection is about. */
  isGeneral?: true;
};

/** What a caller says to a statement: by its topic, by what it is about, else by whether it judges, names a thing, or states one. */
function replyTo(objection: string): Reply {
  const topic = topicOfObjection(objection) ?? topicByClue(objection);
  if (topic) return topic.dated && isDated(objection) ? { ...topic, answers: topic.dated } : topic;
  const known = isJudged(objection) ? judgedObjection : isNamed(objection) ? namedObjection : otherObjection;
  return { ...known, arguments: needsOf(objection), isGeneral: true };
}

/** What somebody says, and how it is answered: a question by its topic, a statement by a reply. */
type Said = { objection: string; reply: Reply | null };

/**
 * An honest answer to each thing that a prospect says: it asks or admits, with the sentence of the offer that helps there.
 * No answer and no sentence is said again before the others were, and one alone recalls what is offered. In a script for
 * anybody the customer is asked for what nothing here answers. interpretation.md D340, D302, D346, D348, D366.
 */
export function answerObjections(facts: ProfileFacts, said: readonly string[]): Answered[] {
  const items = said.map((typed): Said => {
    const objection = withoutFullStop(typed);
    return { objection, reply: isAsked(objection) ? null : replyTo(objection) };
  });
  const helps = helpsFor(facts, items);
  const script: Script = {
    times: new Map(),
    opened: new Set(),
    used: new Set(helps.values()),
    recalled: false,
  };
  return items.map(({ objection, reply }) => {
    const helpful = helps.get(objection) ?? null;
    const { label, answer } = reply
      ? { label: reply.label, answer: answerTo(facts, { reply, objection, helpful }, script) }
      : answerToQuestion(facts, objection, helpful, script);
    return { objection: oneOf(facts, "question", [objection, label, otherObjection.label]), answer };
  });
}

/**
 * The sentence of the offer that helps with each objection, one with each: first to what is asked, then to what speaks of the
 * same things, the most in common first, then by their kinds, last to what any sentence helps with.
 */
function helpsFor(facts: ProfileFacts, items: readonly Said[]): Map<string, string> {
  const { value, industry } = facts;
  const helps = new Map<string, string>();
  const used = new Set<string>();
  const help = (objection: string, sentence: string | null) => {
    // A sentence with a word that the customer banned helps nobody.
    if (sentence === null || !anyOf(facts, [asSentence(sentence)])) return;
    helps.set(objection, sentence);
    used.add(sentence);
  };
  const onSame = ({ objection, reply }: Said) =>
    sentenceOnSame(value, { industry, objection }, reply?.arguments ?? [], used);
  const asked = items.filter(({ reply }) => reply === null);
  const stated = items.filter(({ reply }) => reply?.arguments !== undefined);
  for (const item of asked) {
    const topic = askedTopicOf(item.objection);
    if (topic && !topic.ofSameOnly) {
      help(item.objection, argumentOf(value, topic.arguments, used));
      continue;
    }
    const same = sentenceOnSame(value, { industry, objection: item.objection }, topic?.arguments ?? [], used);
    // One word in common answers nothing, unless the sentence is of a kind that does.
    const isEnough = same !== null && same.inCommon > 1;
    help(item.objection, isEnough ? same.sentence : null);
  }
  const byWords = stated
    .map((item) => ({ item, inCommon: onSame(item)?.inCommon ?? 0 }))
    .sort((one, other) => other.inCommon - one.inCommon);
  for (const { item } of byWords) help(item.objection, onSame(item)?.sentence ?? null);
  for (const recalls of [false, true])
    for (const { objection, reply } of stated)
      if (reply?.recallsValue === recalls && !helps.has(objection))
        help(objection, argumentOf(value, reply.arguments ?? [], used));
  return helps;
}

/** What a script has said so far. */
type Script = {
  /** How often each answer was given. */
  times: Map<string, number>;
  /** How the answers began. */
  opened: Set<string>;
  /** Sentences of the offer. */
  used: Set<string>;
  recalled: boolean;
};

/** Code points of what somebody said that are said back to them. */
const maxMirrored = 60;

const fits = (answer: string) => [...answer].length <= draftLimits.callScript.answer;

function answerTo(
  facts: ProfileFacts,
  { reply, objection, helpful }: { reply: Reply; objection: string; helpful: string | null },
  script: Script,
): string {
  const own = reply.isGeneral && helpful === null ? ownAnswer(facts, objection, "statement", script) : null;
  if (own) return own;
  const [first, ...others] = reply.answers;
  const isShort = [...objection].length <= maxMirrored;
  const answers =
    reply.mirror && isShort && first
      ? [first, reply.mirror(midSentence(objection)), ...others]
      : reply.answers;
  const answer = leastSaid(facts, [answers, otherObjection.answers], script);
  const recalled =
    helpful === null && reply.recallsValue && !script.recalled ? reminderOf(facts, script.used) : null;
  const note = helpful ?? recalled;
  const lead = note && anyOf(facts, [...otherObjection.valueLeads].sort(byTimesIn(script)));
  const whole = note && lead ? `${answer}\n${lead}\n${note}` : answer;
  if (!fits(whole)) return answer;
  if (lead) script.times.set(lead, (script.times.get(lead) ?? 0) + 1);
  if (recalled) script.recalled = true;
  return whole;
}

/** The sentence of the offer answers a question, if there is one; else the caller asks in return, or is told to answer. */
function answerToQuestion(
  facts: ProfileFacts,
  question: string,
  helpful: string | null,
  script: Script,
): { label: string; answer: string } {
  const topic = askedTopicOf(question);
  const { label, answers, returned } = topic ?? askedObjection;
  const lead = anyOf(facts, [...answeredBy].sort(byTimesIn(script)));
  const inReturn = anyOf(facts, [returned]);
  const whole = helpful && lead && inReturn ? `${lead}\n${helpful}\n${inReturn}` : null;
  if (lead && whole && fits(whole)) {
    script.times.set(lead, (script.times.get(lead) ?? 0) + 1);
    return { label, answer: whole };
  }
  const own = topic === null ? ownAnswer(facts, question, "question", script) : null;
  if (own) return { label, answer: own };
  return { label, answer: leastSaid(facts, [answers, askedObjection.answers], script) };
}

/**
 * The customer's own answer, as a gap that says to what; their answer serves the next scripts too. `null` before one prospect,
 * whose draft has nothing left to fill, and of an objection that a gap has no room for.
 */
function ownAnswer(
  facts: ProfileFacts,
  objection: string,
  kind: keyof typeof ownAnswers,
  script: Script,
): string | null {
  const gap = answerGap(midSentence(objection));
  if (facts.prospect !== null || gap === null || !facts.isAllowed(objection)) return null;
  const isSaid = allOf(facts, ownAnswers[kind], 1).length > 0;
  return isSaid
    ? leastSaid(facts, [ownAnswers[kind]], script).replace(placeholder("answer"), () => gap)
    : null;
}

const byTimesIn =
  ({ times }: Script) =>
  (one: string, other: string) =>
    (times.get(one) ?? 0) - (times.get(other) ?? 0);

/** The first answer of those that were said the fewest times, which it is then once more; those of the topic before others. */
function leastSaid(facts: ProfileFacts, lists: readonly (readonly string[])[], script: Script): string {
  const allowed = lists
    .map((answers) => allOf(facts, answers, answers.length))
    .find((list) => list.length > 0);
  const [answer] = [...(allowed ?? [])].sort(byTimesIn(script));
  if (!answer) return oneOf(facts, "answer", []);
  script.times.set(answer, (script.times.get(answer) ?? 0) + 1);
  return openedAnew(facts, answer, script.opened);
}

/** The answer with another beginning of the same sense, where one before it began so. */
function openedAnew(facts: ProfileFacts, answer: string, opened: Set<string>): string {
  const begins = (words: string) => answer.startsWith(words) && /^\s/u.test(answer.slice(words.length));
  const group = acknowledgements.find((each) => each.some(begins));
  const own = group?.find(begins);
  if (!group || !own) return answer;
  const fresh = [own, ...group].find((words) => !opened.has(words) && anyOf(facts, [words])) ?? own;
  opened.add(fresh);
  return fresh + answer.slice(own.length);
}

/** What is offered, as a sentence under an answer. */
function reminderOf(facts: ProfileFacts, used: ReadonlySet<string>): string | null {
  const { value } = facts;
  // What is left of an offer that no sentence says needs its trade.
  const said = value?.needsTrade ? shortPitch(facts, { isSpoken: true }) : offerSaid(value, used);
  return said && asSentence(said);
}

/** What a mail says to an objection; `null` to one that a mail does not take up. */
export function writtenAnswerTo(facts: ProfileFacts, objection: string): string | null {
  return anyOf(facts, [topicOfStatement(objection)?.written ?? null]);
}

/** Which objection a mail takes up before others: those about money last. */
export const writtenRank = (objection: string): number => (topicOfStatement(objection)?.isAboutMoney ? 1 : 0);
