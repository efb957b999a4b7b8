import { callScript as copy, tonedCall } from "#app/content/drafts/call-script-copy.ts";
import { usualObjections } from "#app/content/drafts/objections-copy.ts";
import { prospectMail } from "#app/content/drafts/prospect-mail-copy.ts";
import type { CallScriptContent } from "../draft-content.ts";
import { draftLimits } from "../draft-limits.ts";
import { speaksOfKind } from "../facts/arguments.ts";
import { ofCompany } from "../facts/company-words.ts";
import { hasFiniteVerb } from "../facts/finite-verbs.ts";
import { midSentence, que, withoutFullStop } from "../facts/french.ts";
import type { ProfileFacts } from "../facts/profile-facts.ts";
import { isBirthday } from "../facts/prospect-news.ts";
import { decidesOn } from "../facts/subject-of-charge.ts";
import { doerOf, talkOf } from "../facts/topic.ts";
import { withNous } from "../facts/with-nous.ts";
import { placeholder } from "../placeholders.ts";
import { answerObjections } from "./answer-objection.ts";
import { askedFor } from "./asked-for.ts";
import { companyOf, isAlone, isDistant, pitchOf } from "./mail-parts.ts";
import { allOf, anyOf, type Candidate, oneOf } from "./wordings.ts";

/** A call script: opening, questions, pitch, answers to the customer's objections or the usual ones, and the close. */
export function callScriptTemplate(facts: ProfileFacts): CallScriptContent {
  const tone = tonedCall[facts.tone];
  const problem = askable(facts);
  const opening = oneOf(facts, "opening", callOpenings(facts));
  const objections = facts.objections.length > 0 ? facts.objections : usualObjections;
  const linkLead = facts.bookingLink && anyOf(facts, copy.linkLeads);
  return {
    opening,
    questions: questionsFor(facts, opening),
    // The difficulty is among the questions.
    pitch: joined([
      anyOf(facts, [facts.value?.situation ?? null]),
      pitchOf(spoken(facts), {
        isSpoken: true,
        opening: problem === null ? null : { text: problem, asks: true },
      }),
      anyOf(facts, [isDistant(facts) ? null : copy.pitchEnd.close, copy.pitchEnd.plain]),
    ]),
    objections: answerObjections(facts, objections),
    close: joined([
      oneOf(facts, "request", [
        askedFor(facts)?.close ?? null,
        copy.closes[facts.goal],
        ...copy.neutralCloses,
      ]),
      linkLead && `${linkLead} ${facts.bookingLink}`,
      anyOf(facts, [tone.thanks, ...copy.thanks]),
    ]),
  };
}

/** Sentences of a pitch, and their code points: what is said in one go. */
const mostSaid = { sentences: 3, length: 460 } as const;

/** The facts with the sentences of the offer that a call has room for, where a mail has not. */
function spoken(facts: ProfileFacts): ProfileFacts {
  const { value } = facts;
  if (!value?.main) return facts;
  const rest = [...value.rest];
  for (const sentence of value.more) {
    const length = [...[value.main.sentence, ...rest, sentence].join(" ")].length;
    if (rest.length + 2 <= mostSaid.sentences && length <= mostSaid.length) rest.push(sentence);
  }
  return { ...facts, value: { ...value, rest } };
}

/** The difficulty that the offer ends, where it is a question that somebody asks: "Fuite sur votre toiture ?" is none. */
function askable({ value }: ProfileFacts): string | null {
  const problem = value?.problem ?? null;
  return problem !== null && hasFiniteVerb(problem) ? problem : null;
}

/** More questions make an interrogation. */
const mostQuestions = 6;

/**
 * What happens at the prospect or the difficulty first, then the topic: nobody is asked about "this subject" before it is
 * named. Then what the offer has an answer to. interpretation.md D303.
 */
function questionsFor(facts: ProfileFacts, opening: string): string[] {
  const { role, priority, topic, onIt, pain, anyPain, change, decision, timing } = copy.questions;
  const { event = null } = facts.prospect ?? {};
  const reason = reasonOf(facts);
  const about = facts.topic ? topic(facts.topic) : reason !== null && opening.includes(reason) && onIt;
  const first = anyOf(
    facts,
    [event && questionAfter(event), askable(facts)],
    draftLimits.callScript.question,
  );
  const own = about ? null : anyOf(facts, [facts.role && role(que(facts.role)), priority]);
  const { charge } = facts;
  // A DRH is not asked who looks after people.
  const isTheirs =
    charge !== null && charge !== "leads" && facts.topic !== null && decidesOn(charge.charge, facts.topic);
  const bySize = facts.topic && facts.size && !isTheirs && copy.sizeQuestions[facts.size];
  const ofOffer = copy.offerQuestions
    .filter(([kind]) => speaksOfKind(facts.value, kind))
    .map(([, question]) => question)
    .slice(0, 2);
  const always = [anyOf(facts, decision), timing];
  const leading = allOf(
    facts,
    [first, about, own, bySize, ...ofOffer, about ? pain : anyPain, change],
    mostQuestions - always.length,
  );
  const questions = allOf(facts, [...leading, ...always], mostQuestions);
  return questions.length > 0 ? questions : [placeholder("question")];
}

const joined = (paragraphs: readonly (string | null)[]) => paragraphs.filter(Boolean).join("\n");

/** What a caller asks about the news: nobody knows what a birthday "changes". */
function questionAfter(event: string): string {
  const { questions } = prospectMail;
  if (isBirthday(event)) return questions.birthday(event);
  if (!event.startsWith("Vous ")) return questions.other(event);
  return /^Vous (?:avez|êtes|venez)\s/u.test(event) ? questions.done(event) : questions.underWay(event);
}

/** Code points of what is said in a breath. */
const maxReason = 110;

/** Why somebody is called whose topic no rule finds: "parce que nous posons des bornes"; `null` where no sentence says it. interpretation.md D350. */
function reasonOf(facts: ProfileFacts): string | null {
  const { main = null } = facts.value ?? {};
  if (
    facts.topic !== null ||
    main?.form !== "we" ||
    !/^(?:Nous|On) (?!les? |la |leur |lui |y |en )/u.test(main.sentence)
  )
    return null;
  const said = withoutFullStop(midSentence(isDistant(facts) ? withNous(main.sentence) : main.sentence));
  const isOne = [...said].length <= maxReason && !/[.:;?!]/.test(said);
  return isOne && facts.isAllowed(said) ? `parce ${que(said)}` : null;
}

/** What a call may begin with, the tone's own words first. A caller without a name of their own is no gap before one prospect. */
export function callOpenings(facts: ProfileFacts): readonly Candidate[] {
  const topic = facts.topic === null ? null : { topic: facts.topic, ofTopic: talkOf(facts.topic) };
  const ofOwn = ofCompany(companyOf(facts));
  const nameless = copy.namelessOpenings(ofOwn, topic);
  if (facts.prospect !== null && facts.sender === null) return nameless;
  const { callers } = copy;
  const caller = isAlone(facts)
    ? callers.alone(companyOf(facts), facts.industry && doerOf(facts.industry))
    : callers.ofFirm(ofOwn);
  const { opening } = tonedCall[facts.tone];
  const reason = reasonOf(facts);
  return [
    topic === null && reason !== null && copy.reasoned({ ...caller, topic }, reason, isDistant(facts)),
    opening({ ...caller, topic }),
    opening({ ...caller, topic: null }),
    ...copy.openings({ ...caller, topic }),
    ...copy.openings({ ...caller, topic: null }),
    ...nameless,
  ];
}
