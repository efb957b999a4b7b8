import { callScript as copy, tonedCall } from "#app/content/drafts/call-script-copy.ts";
import { usualObjections } from "#app/content/drafts/objections-copy.ts";
import { prospectMail } from "#app/content/drafts/prospect-mail-copy.ts";
import type { CallScriptContent } from "../draft-content.ts";
import { draftLimits } from "../draft-limits.ts";
import { speaksOfKind } from "../facts/arguments.ts";
import { ofCompany } from "../facts/company-words.ts";
import { que } from "../facts/french.ts";
import type { ProfileFacts } from "../facts/profile-facts.ts";
import { isBirthday } from "../facts/prospect-news.ts";
import { decidesOn } from "../facts/subject-of-charge.ts";
import { doerOf, ofTopic } from "../facts/topic.ts";
import { placeholder } from "../placeholders.ts";
import { answerObjections } from "./answer-objection.ts";
import { askedFor } from "./asked-for.ts";
import { companyOf, isAlone, pitchOf } from "./mail-parts.ts";
import { allOf, anyOf, type Candidate, oneOf } from "./wordings.ts";

/** A call script: opening, questions, pitch, answers to the customer's objections or the usual ones, and the close. */
export function callScriptTemplate(facts: ProfileFacts): CallScriptContent {
  const tone = tonedCall[facts.tone];
  const problem = facts.value?.problem ?? null;
  const objections = facts.objections.length > 0 ? facts.objections : usualObjections;
  const linkLead = facts.bookingLink && anyOf(facts, copy.linkLeads);
  return {
    opening: oneOf(facts, "opening", callOpenings(facts)),
    questions: questionsFor(facts),
    // The difficulty is among the questions.
    pitch: joined([
      anyOf(facts, [facts.value?.situation ?? null]),
      pitchOf(facts, { isSpoken: true, opening: problem === null ? null : { text: problem, asks: true } }),
      anyOf(facts, copy.pitchEnd),
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

/** More questions make an interrogation. */
const mostQuestions = 6;

/**
 * What happens at the prospect or the difficulty first, then the topic: nobody is asked about "this subject" before it is
 * named. Then what the offer has an answer to. interpretation.md D303.
 */
function questionsFor(facts: ProfileFacts): string[] {
  const { role, priority, topic, pain, anyPain, change, decision, timing } = copy.questions;
  const { event = null } = facts.prospect ?? {};
  const about = facts.topic && topic(facts.topic);
  const first = anyOf(
    facts,
    [event && questionAfter(event), facts.value?.problem ?? null],
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

/** What a call may begin with, the tone's own words first. A caller without a name of their own is no gap before one prospect. */
export function callOpenings(facts: ProfileFacts): readonly Candidate[] {
  const topic = facts.topic === null ? null : { topic: facts.topic, ofTopic: ofTopic(facts.topic) };
  const ofOwn = ofCompany(companyOf(facts));
  const nameless = copy.namelessOpenings(ofOwn, topic);
  if (facts.prospect !== null && facts.sender === null) return nameless;
  const { callers } = copy;
  const caller = isAlone(facts)
    ? callers.alone(companyOf(facts), facts.industry && doerOf(facts.industry))
    : callers.ofFirm(ofOwn);
  const { opening } = tonedCall[facts.tone];
  return [
    opening({ ...caller, topic }),
    opening({ ...caller, topic: null }),
    ...copy.openings({ ...caller, topic }),
    ...copy.openings({ ...caller, topic: null }),
    ...nameless,
  ];
}
