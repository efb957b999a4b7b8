import { type FollowUp, followUps, tonedFollowUps } from "#app/content/drafts/sequence-copy.ts";
import type { SequenceContent } from "../draft-content.ts";
import { isEnglish } from "../facts/english.ts";
import { capitalised, midSentence, withoutFullStop } from "../facts/french.ts";
import { isAssistant } from "../facts/job-titles.ts";
import { topicOfStatement } from "../facts/objections.ts";
import type { ProfileFacts } from "../facts/profile-facts.ts";
import { standsAlone } from "../facts/stands-alone.ts";
import { ofTopic } from "../facts/topic.ts";
import type { Value } from "../facts/value.ts";
import { formOf, type ValueForm } from "../facts/value-form.ts";
import { withNous } from "../facts/with-nous.ts";
import { findClosing, findOptOut } from "../lint/vocabulary.ts";
import { wordsOf } from "../phrases/words.ts";
import { writtenAnswerTo, writtenRank } from "./answer-objection.ts";
import { askedFor } from "./asked-for.ts";
import { emailTemplate, mailBody } from "./email-template.ts";
import {
  atOwnCompany,
  firmOf,
  goesBefore,
  isAlone,
  isDistant,
  type Opening,
  openingOf,
  pitchOf,
  questionAbout,
  subjectOf,
} from "./mail-parts.ts";
import { shortPitch } from "./short-pitch.ts";
import { anyOf, type Candidate, oneOf } from "./wordings.ts";

/** Days between the mails: one to read the first, a working week before the last. */
const delays = { first: 0, second: 3, last: 7 } as const;

/** A follow-up with more words is not read. */
const mostWords = 110;
const isRead = (body: string) => body.split(/\s+/).length <= mostWords;

/** Objections longer than this make no opening, in code points. */
const maxObjection = 80;

/**
 * Three e-mails, each with an angle of its own, that stand alone: the first contact, what may speak against it or how the
 * recipient does today, and whether another person or another moment is better. interpretation.md D175, D326.
 */
export function sequenceTemplate(facts: ProfileFacts): SequenceContent {
  const next = nextSentence(facts);
  const last = lastSentence(withoutSentence(facts, next));
  const first = withoutSentence(withoutSentence(facts, next), last);
  const [reserve = null, ...others] = reservesIn(facts);
  // Money is no last word, and no answer is given twice.
  const otherReserve =
    others.find((each) => writtenRank(each.objection) === 0 && each.answer !== reserve?.answer) ?? null;
  return {
    mails: [
      { delayDays: delays.first, ...emailTemplate(first) },
      { delayDays: delays.second, ...secondMail(facts, { first: openingOf(facts), next, reserve }) },
      { delayDays: delays.last, ...lastMail(facts, last, otherReserve) },
    ],
  };
}

/** An objection that a mail takes up, and the opening that names and answers it. */
type Reserve = { objection: string; answer: string; opening: Opening };

/** The objections of which a mail has something true to say, those first that it had better take up. */
function reservesIn(facts: ProfileFacts): Reserve[] {
  const tone = tonedFollowUps[facts.tone];
  const topic = topicWords(facts);
  return objectionsToWrite(facts.objections).flatMap((objection) => {
    const answer = writtenAnswerTo(facts, objection);
    const said =
      [...objection].length <= maxObjection &&
      anyOf(facts, [tone.objection(objection, topic), ...followUps.objections(objection)]);
    if (!said || !answer || !isPlain(objection)) return [];
    return [{ objection, answer, opening: { text: `${said} ${answer}`, asks: false } }];
  });
}

/** The second mail is about what may speak against it, else it asks, else it is a short note; each says what is offered. */
function secondMail(
  facts: ProfileFacts,
  { first, next, reserve }: { first: Opening; next: string | null; reserve: Reserve | null },
) {
  const tone = tonedFollowUps[facts.tone];
  const topic = topicWords(facts);
  // "Plus longuement" is said to who has just been spoken with.
  const isCall = facts.ask?.kind === "call" && facts.ask.minutes === null;
  const request = (isCall ? null : askedFor(facts)?.close) ?? tone.requests[isCall ? "rdv" : facts.goal];
  const body = (opening: Opening, own: Candidate) =>
    mailBody(facts, {
      opening,
      pitch: nextPitch(facts, next),
      own,
      optOut: tone.secondOptOut,
      mayBridge: false,
    });
  const written = reserve && body(reserve.opening, request);
  if (reserve && written && isRead(written))
    return { subject: subjectOf(facts, reserveSubjects(facts, reserve)), body: written };
  const opening = secondOpening(facts, first);
  const subjects = [
    topic && followUps.topicSubject(capitalised(topic.topic)),
    ...(opening.asks
      ? topic === null
        ? followUps.secondSubjects
        : followUps.askingSubjects
      : followUps.noteSubjects),
  ];
  return {
    subject: subjectOf(facts, subjects),
    body: body(opening, opening.asks ? `${tone.whyAsked} ${tone.offer}` : request),
  };
}

/** Money had better not be the first thing that is read, nor a lack of time to talk. */
function reserveSubjects(facts: ProfileFacts, { objection }: Reserve): Candidate[] {
  const name = topicOfStatement(objection)?.name ?? "";
  const isQuoted = writtenRank(objection) === 0 && !/^(?:time|timeToChange|later)$/.test(name);
  const topic = facts.topic && capitalised(facts.topic);
  return [isQuoted && followUps.objectionSubject(objection), ...followUps.reserveSubjects(topic)];
}

/** A question that the first mail did not ask, else a note. */
function secondOpening(facts: ProfileFacts, first: Opening): Opening {
  const tone = tonedFollowUps[facts.tone];
  const topic = topicWords(facts);
  const question = questionAbout(facts);
  const isAsked =
    question.text === first.text || (facts.goal === "engagement" && topic !== null && !first.asks);
  if (question.asks && !isAsked) return question;
  const other = anyOf(facts, [topic && tone.aboutTopic(topic)]);
  if (other) return { text: other, asks: true };
  return { text: oneOf(facts, "opening", [tone.note, ...followUps.notes]), asks: false };
}

const topicWords = ({ topic }: ProfileFacts) => (topic === null ? null : { topic, ofTopic: ofTopic(topic) });

/** A first mail with fewer characters of the offer says too little for a sentence of it to wait for the second. */
const fewInFirst = 40;

/** "Sans travaux" is too little to write for. */
const fewInPoint = 20;
const isPointEnough = (sentence: string) =>
  wholeForms.has(formOf(sentence)) || /\d/.test(sentence) || [...sentence].length >= fewInPoint;

/**
 * The sentence of the offer that the second mail says: one that the first has no room for, else the last that stands alone
 * and that the first can do without. `null` where it has to say the offer again, or nothing says what it is about.
 */
function nextSentence({ topic, value }: ProfileFacts): string | null {
  if (!value?.main || topic === null) return null;
  const [more] = value.more.filter(standsAlone);
  if (more) return more;
  const last = value.rest.findLast((sentence, at) => mayWait(value, at) && isPointEnough(sentence));
  const left = [value.main.sentence, ...value.rest].filter((sentence) => sentence !== last).join(" ");
  return last && (wholeForms.has(formOf(last)) || [...left].length >= fewInFirst) ? last : null;
}

/** True of the sentence at this place after the main one where it stands alone and nothing after it needs it. */
function mayWait(value: Value, at: number): boolean {
  const { rest } = value;
  const isNeeded = /^(?:Et|Mais|Ensuite|Puis|Donc) /u.test(rest[at + 1] ?? "");
  // "Vos clients choisissent selon la prise" needs what the firm does.
  const isDeed = at === 0 && goesBefore(value) !== null;
  return standsAlone(rest[at] ?? "") && !isNeeded && !isDeed;
}

/** Characters of the offer that stay in a first mail of which a second sentence waits for the last one. */
const enoughInFirst = 60;
/** A sentence with fewer characters and no figure is too little to write for. */
const fewInLast = 25;

/** The sentence of the offer that only the last mail says; `null` where it says once more what the first mail said. */
function lastSentence({ topic, value }: ProfileFacts): string | null {
  if (!value?.main || value.needsTrade || topic === null) return null;
  const isEnough = (sentence: string) => /\d/.test(sentence) || [...sentence].length >= fewInLast;
  const more = value.more.find((sentence) => standsAlone(sentence) && isEnough(sentence));
  if (more) return more;
  const { main, rest } = value;
  const last = rest.findLast((sentence, at) => mayWait(value, at) && isEnough(sentence));
  const left = [main.sentence, ...rest].filter((sentence) => sentence !== last).join(" ");
  return last && [...left].length >= enoughInFirst ? last : null;
}

/** The facts for a first mail that leaves this sentence to the second. */
function withoutSentence(facts: ProfileFacts, sentence: string | null): ProfileFacts {
  const { value } = facts;
  if (!value || sentence === null) return facts;
  const others = (sentences: readonly string[]) => sentences.filter((each) => each !== sentence);
  return { ...facts, value: { ...value, rest: others(value.rest), more: others(value.more) } };
}

/** What the second mail says of the offer: another sentence than the first mail, else the offer once more. */
function nextPitch(facts: ProfileFacts, next: string | null): string {
  if (next === null) return pitchAgain(facts);
  return pitchOfOne(facts, next, tonedFollowUps[facts.tone].point);
}

/** One sentence of the offer; what is no whole sentence follows words that say that it is one `point` of several. */
function pitchOfOne(facts: ProfileFacts, next: string, point: FollowUp["point"]): string {
  const { company } = facts;
  const form = company !== null && next.includes(company) ? "named" : formOf(next);
  // "Votre changement de cabinet : nous écrivons à l’ancien" is no sentence before its colon.
  const isWhole =
    form !== "you" || (!next.includes(":") && !/^Vo(?:s|tre) /u.test(next)) || next.startsWith("Vous ");
  // "22 000 références, on dépanne à la boîte près" begins with a point.
  const isPoint =
    form === "we" &&
    /^(?:Si |\d|\p{Lu}\p{L}{2,20}s? )/u.test(next) &&
    !/^(?:Nous|On|Je|Chaque|Dans|Avec|Pour|Après|Avant|Quand|Dès|Sur|Chez|Notre|Nos|Mon|Mes) /u.test(next);
  if (wholeForms.has(form) && isWhole && !isPoint) {
    const main = { sentence: next, form: form as ValueForm };
    const value = { problem: null, situation: null, main, rest: [], more: [], needsTrade: false };
    // The first mail has presented who writes.
    return pitchOf({ ...facts, value }, { isSpoken: true });
  }
  const at = isAlone(facts) ? null : atOwnCompany(facts);
  return anyOf(facts, [point(at, next.includes(":") ? null : midSentence(next), next)]) ?? next;
}

/** Forms of sentences that say by themselves what is offered. */
const wholeForms: ReadonlySet<string> = new Set(["we", "you", "infinitive", "verb"]);
/** The date of one customer, at the end of what many say: "On est sous contrat jusqu’en décembre". */
const untilThen =
  / (?:jusqu’(?:en|à|au)|avant) ?(?:la |le |l’|fin |début |mi-?)?(?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|rentrée|été|automne|hiver|printemps|20\d\d)(?: 20\d\d)?$/iu;

/** Objections without their full stops and dates, those first that a mail had better take up. */
const objectionsToWrite = (objections: readonly string[]) =>
  objections
    .map((objection) => withoutFullStop(objection).replace(untilThen, ""))
    .sort((one, other) => writtenRank(one) - writtenRank(other));

/** Words in capitals that are no competitors. */
const tools =
  /\b(?:AG|CA|CSE|CODIR|COMEX|DAF|DG|DRH|DSI|OPCO|RGPD|RH|LinkedIn|Excel|Google|Internet|Word|France|Europe|PME|TPE)\b/g;

/** What somebody says has a subject or a denial, which "le turnover des agents" has not. */
const said =
  /(?<!\p{L})(?:on|je|nous|ce|ça|il|elle|vous|pas|plus|trop|déjà|jamais|rien|aucune?|besoin|est|sont|ont)(?!\p{L})|(?<!\p{L})[cj]’/iu;
/** Said to who writes: "Vos délais sont trop longs". */
const toSender = /^(?:vous|vos|votre)\s/iu;
const insult = /voleur|escroc|charlatan|arnaqu|fait avoir/i;

/** Words of talk that no mail repeats, and a denial without "ne": "J’ai pas les sous". */
const slang = /(?<!\p{L})(?:(?:les|de|des) sous|fric|potes?|prestas?|gars|trucs?)(?!\p{L})/iu;
const isSpoken = (objection: string) =>
  slang.test(objection) ||
  (/(?<!\p{L})(?:on|je|j’|c’|ça|nous|il) ?.{0,40} (?:pas|jamais) /iu.test(`${objection} `) &&
    !/(?<!\p{L})(?:ne |n’)/iu.test(objection));

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
  return (
    isOne &&
    isAnybodys &&
    said.test(objection) &&
    !toSender.test(objection) &&
    !insult.test(objection) &&
    !isSpoken(objection) &&
    !isEnglish(objection)
  );
};

/** Only who may well look after something else is asked for another person: for anybody else the moment may be wrong. */
function lastMail(facts: ProfileFacts, last: string | null, reserve: Reserve | null) {
  const tone = tonedFollowUps[facts.tone];
  const topic = topicWords(facts);
  const event = facts.prospect?.event ?? null;
  const news = event?.startsWith("Vous ") && !event.includes(":") ? event : null;
  const asksWhom = topic !== null && news === null && mayHandOn(facts);
  const said = asksWhom
    ? [tone.otherPerson(topic)]
    : [
        news && followUps.afterNews(news, tone.otherMeans(topic)),
        tone.otherMoment(topic),
        tone.otherMoment(null),
      ];
  const text = oneOf(facts, "opening", [...said, ...followUps.thirds]);
  const body = (opening: Opening) =>
    mailBody(facts, {
      opening,
      pitch: last === null ? lastPitch(facts, { asksWhom }) : pitchOfOne(facts, last, tone.lastPoint),
      asked: asksWhom ? tone.whom : tone.when,
      optOut: tone.optOut,
    });
  // Of an offer that is said, another reserve is more than the same words.
  const other = last === null && !asksWhom && news === null ? reserve : null;
  const written = other && body(other.opening);
  if (other && written && isRead(written))
    return { subject: subjectOf(facts, reserveSubjects(facts, other)), body: written };
  const subjects = asksWhom ? followUps.whomSubjects : followUps.whenSubjects;
  return { subject: subjectOf(facts, subjects), body: body({ text, asks: false }) };
}

/** Who writes, where the opening says what for; else the offer once more. */
function lastPitch(facts: ProfileFacts, { asksWhom }: { asksWhom: boolean }): string {
  const tone = tonedFollowUps[facts.tone];
  const firm = isAlone(facts) ? null : firmOf(facts);
  const isSaid = facts.topic !== null && facts.value?.main != null;
  return anyOf(facts, [isSaid && (asksWhom ? tone.toWhom(firm) : tone.whoWrites(firm))]) ?? pitchAgain(facts);
}

/** What is offered once more, in other words than those of the first mail. */
function pitchAgain(facts: ProfileFacts): string {
  const { alike, lead } = tonedFollowUps[facts.tone].inShort;
  const pitch = shortPitch(facts);
  const alikePitch = alike === null ? pitch : shortPitch({ ...facts, tone: alike });
  // What "c’est dix minutes" is has to be said.
  if (facts.value?.problem && /^C’est /u.test(facts.value.main?.sentence ?? ""))
    return `${facts.value.problem} ${pitch}`;
  const other = isDistant(facts) ? withNous(alikePitch) : alikePitch;
  if (other !== pitch || pitch.startsWith("Voici ")) return other;
  return anyOf(facts, [`${lead} ${pitch}`]) ?? pitch;
}

/**
 * True of those whom nobody told what they are in charge of: an assistant, or a recipient of whom nothing is known, in a
 * company of some size. A function that leads people is taken for that of who decides, whatever the topic.
 */
function mayHandOn(facts: ProfileFacts): boolean {
  const { charge, prospect, titles } = facts;
  const title = prospect ? prospect.role : titles[0];
  return charge === null && (title == null ? !isSmall(facts) : isAssistant(title));
}

const isSmall = ({ size }: ProfileFacts) => size === "auto-entrepreneur" || size === "tpe";
