import { usualObjections } from "#app/content/drafts/objections-copy.ts";
import { followUps, tonedFollowUps } from "#app/content/drafts/sequence-copy.ts";
import type { SequenceContent } from "../draft-content.ts";
import { capitalised, withoutFullStop } from "../facts/french.ts";
import type { ProfileFacts } from "../facts/profile-facts.ts";
import { findClosing, findOptOut } from "../lint/vocabulary.ts";
import { wordsOf } from "../phrases/words.ts";
import { writtenAnswerTo } from "./answer-objection.ts";
import { emailTemplate, mailBody } from "./email-template.ts";
import { type Opening, openingOf, pitchOf, questionAbout, subjectOf } from "./mail-parts.ts";
import { anyOf, oneOf } from "./wordings.ts";

/** Days between the mails: one to read the first, a working week before the last. */
const delays = { first: 0, second: 3, last: 7 } as const;

/** Objections longer than this make no opening, in code points. */
const maxObjection = 80;

/**
 * Three e-mails, each with an angle of its own, that stand alone: the first contact, what may speak against it or how the
 * recipient does today, and whether another person or another moment is better. interpretation.md D175.
 */
export function sequenceTemplate(facts: ProfileFacts): SequenceContent {
  return {
    mails: [
      { delayDays: delays.first, ...emailTemplate(facts) },
      { delayDays: delays.second, ...secondMail(facts, openingOf(facts)) },
      { delayDays: delays.last, ...lastMail(facts) },
    ],
  };
}

function secondMail(facts: ProfileFacts, first: Opening) {
  const tone = tonedFollowUps[facts.tone];
  const pitch = pitchOf(facts, { isShort: true });
  const question = questionAbout(facts);
  // What everybody hears stands in where the question was asked already.
  const usual = question.text === first.text ? usualObjections : [];
  for (const typed of [...facts.objections, ...usual]) {
    const objection = withoutFullStop(typed);
    const answer = writtenAnswerTo(facts, objection);
    const said =
      [...objection].length <= maxObjection &&
      anyOf(facts, [tone.objection(objection), ...followUps.objections(objection)]);
    if (!said || !answer || !isPlain(objection)) continue;
    const opening = { text: `${said} ${answer}`, asks: false };
    const subjects = [followUps.objectionSubject(objection), ...followUps.secondSubjects];
    return { subject: subjectOf(facts, subjects), body: mailBody(facts, { opening, pitch }) };
  }
  const opening: Opening = question.asks
    ? question
    : { text: oneOf(facts, "opening", followUps.seconds), asks: false };
  const { topic } = facts;
  const subjects = [topic && followUps.topicSubject(capitalised(topic)), ...followUps.secondSubjects];
  return { subject: subjectOf(facts, subjects), body: mailBody(facts, { opening, pitch }) };
}

/** A statement of one sentence, none of whose words mean another part of a mail. */
const isPlain = (objection: string) => {
  const words = wordsOf(objection);
  return !/[?!….]/.test(objection) && findOptOut(words).length + findClosing(words).length === 0;
};

/** Who leads the company is the right person: there the moment may be wrong. */
function lastMail(facts: ProfileFacts) {
  const tone = tonedFollowUps[facts.tone];
  const isLeader = facts.charge === "leads";
  const text = oneOf(facts, "opening", [isLeader ? tone.otherMoment : tone.otherPerson, ...followUps.thirds]);
  return {
    subject: subjectOf(facts, isLeader ? followUps.whenSubjects : followUps.whomSubjects),
    body: mailBody(facts, {
      opening: { text, asks: false },
      pitch: pitchOf(facts, { isShort: true }),
      asked: isLeader ? tone.when : tone.whom,
      optOut: tone.optOut,
    }),
  };
}
