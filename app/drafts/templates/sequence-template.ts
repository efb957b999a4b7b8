import { usualObjections } from "#app/content/drafts/objections-copy.ts";
import { followUps, tonedFollowUps } from "#app/content/drafts/sequence-copy.ts";
import type { SequenceContent } from "../draft-content.ts";
import { isEnglish } from "../facts/english.ts";
import { capitalised, de, withoutFullStop } from "../facts/french.ts";
import type { ProfileFacts } from "../facts/profile-facts.ts";
import { findClosing, findOptOut } from "../lint/vocabulary.ts";
import { wordsOf } from "../phrases/words.ts";
import { writtenAnswerTo, writtenRank } from "./answer-objection.ts";
import { emailTemplate, mailBody } from "./email-template.ts";
import { type Opening, openingOf, pitchOf, questionAbout, subjectOf, tradeOf } from "./mail-parts.ts";
import { anyOf, oneOf } from "./wordings.ts";

/** Days between the mails: one to read the first, a working week before the last. */
const delays = { first: 0, second: 3, last: 7 } as const;

/** A follow-up with more words is not read. */
const mostWords = 110;

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
  for (const objection of [...objectionsToWrite(facts.objections), ...usual.map(withoutFullStop)]) {
    const answer = writtenAnswerTo(facts, objection);
    const said =
      [...objection].length <= maxObjection &&
      anyOf(facts, [tone.objection(objection), ...followUps.objections(objection)]);
    if (!said || !answer || !isPlain(objection)) continue;
    const opening = { text: `${said} ${answer}`, asks: false };
    const body = mailBody(facts, { opening, pitch, mayBridge: false });
    if (body.split(/\s+/).length > mostWords) continue;
    // What nobody knows by its topic had better not be the first thing that is read.
    const quoted = writtenRank(objection) === 0 && followUps.objectionSubject(objection);
    const subjects = [quoted, ...followUps.reserveSubjects(facts.topic && capitalised(facts.topic))];
    return { subject: subjectOf(facts, subjects), body };
  }
  const opening: Opening = question.asks
    ? question
    : { text: oneOf(facts, "opening", followUps.seconds), asks: false };
  const { topic } = facts;
  const subjects = [topic && followUps.topicSubject(capitalised(topic)), ...followUps.secondSubjects];
  return { subject: subjectOf(facts, subjects), body: mailBody(facts, { opening, pitch, mayBridge: false }) };
}

/** Objections without their full stops, those first that a mail had better take up. */
const objectionsToWrite = (objections: readonly string[]) =>
  objections.map(withoutFullStop).sort((one, other) => writtenRank(one) - writtenRank(other));

/** Names in capitals that are no competitors. */
const tools = /\b(?:LinkedIn|Excel|Google|Internet|Word|France|Europe|PME|TPE)\b/g;

/** What somebody says has a subject or a denial, which "le turnover des agents" has not. */
const said =
  /(?<!\p{L})(?:on|je|nous|ce|ça|il|elle|vous|pas|plus|trop|déjà|jamais|rien|aucune?|besoin)(?!\p{L})|(?<!\p{L})[cj]’/iu;
const insult = /voleur|escroc|charlatan|arnaqu|fait avoir/i;

/**
 * A statement of one French sentence that is true of many: one that names somebody or a number is about one customer, and
 * none of its words mean another part of a mail.
 */
const isPlain = (objection: string) => {
  const words = wordsOf(objection);
  const [first = "", ...rest] = objection.replace(tools, "").split(/[\s’]/);
  const namesOne = /\p{Ll}\p{Lu}/u.test(first) || rest.some((word) => /^\p{Lu}\p{L}/u.test(word));
  const isAnybodys = !namesOne && !/\d/.test(objection);
  const isOne = !/[?!….]/.test(objection) && findOptOut(words).length + findClosing(words).length === 0;
  return isOne && isAnybodys && said.test(objection) && !insult.test(objection) && !isEnglish(objection);
};

/** Who leads the company is the right person, and in the smallest ones everybody does: there the moment may be wrong. */
function lastMail(facts: ProfileFacts) {
  const tone = tonedFollowUps[facts.tone];
  const isLeader = facts.charge === "leads" || (facts.charge === null && isSmall(facts));
  const topic = facts.topic === null ? null : { topic: facts.topic, ofTopic: de(facts.topic) };
  const said = isLeader ? tone.otherMoment : tone.otherPerson;
  const text = oneOf(facts, "opening", [said(topic), said(null), ...followUps.thirds]);
  return {
    subject: subjectOf(facts, isLeader ? followUps.whenSubjects : followUps.whomSubjects),
    body: mailBody(facts, {
      opening: { text, asks: false },
      pitch: facts.industry === null ? pitchOf(facts, { isShort: true }) : tradeOf(facts),
      asked: isLeader ? tone.when : tone.whom,
      optOut: tone.optOut,
    }),
  };
}

const isSmall = ({ size, prospect }: ProfileFacts) =>
  (size === "auto-entrepreneur" || size === "tpe") && prospect?.role == null;
