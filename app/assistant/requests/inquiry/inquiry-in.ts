import type { DraftKind } from "#app/drafts/draft-kind.ts";
import { catalogue } from "#app/offers/catalogue.ts";
import { asksForHuman } from "../human-request.ts";
import type { Token } from "../message-tokens.ts";
import { allSentences, type Sentence, saysThanks } from "../own-sentences.ts";
import { ownWords } from "../own-words.ts";
import { hasPhrase, isNearly, type Phrases, phrases, Reader } from "../phrase-reader.ts";
import { draftMentionedIn, endsWithLink, greets, requestIn } from "../request-in.ts";
import { readOpening } from "../request-opening.ts";
import { callAskedIn, leavesContact } from "./call-request.ts";
import { speaksOfYear } from "./follow-up.ts";
import type { Inquiry } from "./inquiry.ts";
import {
  courtesies,
  openers,
  perPeriod,
  pricedAs,
  refusals,
  type Topic,
  type TopicPhrases,
  topics,
  wholeTopics,
} from "./inquiry-phrases.ts";
import { knownWords } from "./known-words.ts";
import { type StatedField, statedField } from "./stated-field.ts";
import { wordsInFull } from "./words-in-full.ts";

/** What stands first below a reply without a model: what facts say, ready-made work, both or neither. */
export type FirstSteps = {
  /** At most two, in the order of the message. */
  inquiries: Inquiry[];
  draft: DraftKind | null;
};

/** One thing that a message asks. */
type Asked = Inquiry | { about: "draft"; draft: DraftKind } | SeveralFields;
/** A field with another one that the same sentence says: whom, and where. */
type SeveralFields = Extract<Inquiry, { about: "field" }> & { also?: Inquiry };

/**
 * What a message asks that can be answered or done without a model. Read from the customer's own words alone (`ownWords`),
 * in any of their sentences, because nothing is done without a press; what a sentence refuses is left out. Work may also be
 * named by anybody in the message, as an offer (interpretation.md D58). Of two requests that are joined both count, where
 * each is one by itself. Takes linear time in the message. interpretation.md D192, D304.
 */
export function firstStepsIn(message: string): FirstSteps {
  const { text: own, isWhole } = ownWords(message);
  // "Mail + tarifs".
  const text = own.replace(/ \+ /g, " ; ");
  const said = allSentences(text).map(inFull);
  const main = callIn(message, said) ?? orderIn(message) ?? askedIn(said, text);
  const parts = [...said.flatMap(requestsOf), ...furtherQuestion(message, own)];
  const all = main && withSecond(main, parts, text);
  // A value may go on behind the sign.
  const isDivided = /[+;]/.test(own);
  const mayFill =
    isWhole && !isDivided && (requestIn(message)?.kind === "profile-change" || isPlainlyOwn(said, text));
  const asked = mayFill ? all : (all?.map(withoutValue) ?? null);
  const isOrder = main?.about === "draft" && main === asked?.[0];
  const draft = asked?.find((one) => one.about === "draft")?.draft ?? null;
  return {
    inquiries: (asked ?? []).flatMap(inquiriesOf).slice(0, 2),
    draft: isOrder ? draft : (draftMentionedIn(message) ?? draft ?? searchBeside(main, said)),
  };
}

/** "Je cherche des DRH" says whom, and asks for them too. */
function searchBeside(main: Asked | null, said: readonly Sentence[]): DraftKind | null {
  if (main?.about !== "field" || !main.value) return null;
  const topic = topicOf(said.map(({ tokens }) => tokens));
  return topic?.about === "draft" && topic.draft === "search" ? topic.draft : null;
}

function inquiriesOf(asked: Asked): Inquiry[] {
  if (asked.about === "draft") return [];
  if (!("also" in asked) || !asked.also) return [asked];
  const { also, ...first } = asked;
  return [first, also];
}

/**
 * A question right after the customer's own, in the same line: "Combien coûte Growth ? Et comment résilier ?" What follows
 * a question may be pasted, so it counts only as long as both are short.
 */
function furtherQuestion(message: string, own: string): Sentence[] {
  const text = message.trim();
  const rest = text.slice(text.indexOf(own) + own.length).replace(/^[\s?]*(?:et\s)?/i, "");
  if (!own.endsWith("?") || text.length > 160 || !ownWords(rest).isWhole) return [];
  const [next, ...more] = allSentences(rest).map(inFull);
  return next && more.length === 0 && openers.has(next.tokens[0]?.form ?? "") ? [next] : [];
}

const inFull = ({ tokens, isQuestion }: Sentence): Sentence => ({
  tokens: wordsInFull(tokens, knownWords),
  isQuestion,
});

/** What stands beside other sentences may be a letter's: it opens the editor, and fills it with nothing. */
const withoutValue = (asked: Asked): Asked =>
  asked.about === "field" ? { about: "field", field: asked.field } : asked;

/** True where nothing stands but requests: no greeting, with which a letter begins, and no time or name before them. */
function isPlainlyOwn(said: readonly Sentence[], text: string): boolean {
  const isLetter = said.some(greets) || !/^[\p{L}\p{N}]/u.test(text);
  return !isLetter && said.every((sentence) => isAsked(sentence, text));
}

/** True for a sentence that asks something or greets, and has nothing after a link. */
function isAsked(sentence: Sentence, text: string): boolean {
  const reader = new Reader(sentence.tokens);
  readOpening(reader);
  if (reader.next === "" || saysThanks(sentence.tokens)) return true;
  return endsWithLink(text, sentence) && askedIn([sentence], text) !== null;
}

const call: Inquiry = { about: "person", call: true };

/** Who leaves a number or an address alone wants to be reached; else it is asked for, and not refused, in so many words. */
const callIn = (message: string, said: readonly Sentence[]): Inquiry | null =>
  leavesContact(message) || said.some(asksForCall) ? call : null;

const asksForCall = (sentence: Sentence): boolean =>
  !hasPhrase(sentence.tokens, refusals) && callAskedIn(sentence) !== null;

/** What the whole message orders. */
function orderIn(message: string): Asked | null {
  const request = requestIn(message);
  if (request?.kind === "draft") return { about: "draft", draft: request.draft };
  return request?.kind === "human" ? { about: "person" } : null;
}

/** The first that the sentences ask, the more specific before the rest. */
function askedIn(said: readonly Sentence[], text: string): Asked | null {
  for (const sentence of said.filter(({ tokens }) => !hasPhrase(tokens, refusals))) {
    if (asksForCall(sentence)) return call;
    if (asksForHuman(sentence)) return { about: "person" };
    const field = statedField({ text, sentence });
    if (field) return aboutField(field);
  }
  const topic = topicOf(said.map(({ tokens }) => tokens));
  return topic?.about === "price" ? pricesIn(said) : (topic as Asked | null);
}

/** The prices that sentences ask for; how many prospects a year brings is no price of one. */
function pricesIn(said: readonly Sentence[]): Asked {
  const isYearly = said.some(({ tokens }) => speaksOfYear(tokens) && !hasPhrase(tokens, perPeriod));
  return { about: "price", offers: offersIn(said), ...(isYearly && { billing: "yearly" }) };
}

/** The request with another one of the message, in their order; alone where the message joins no two. */
function withSecond(main: Asked, parts: readonly Sentence[], text: string): Asked[] {
  const asked = parts.flatMap((part) => askedIn([part], text) ?? []);
  const same = asked.findIndex((one) => isSame(one, main));
  const other = asked.findIndex((one) => !isSame(one, main) && !isFaint(one));
  const [first, second] = [asked[same], asked[other]];
  if (!first || !second) return [main];
  return same < other ? [first, second] : [second, first];
}

const isSame = (one: Asked, other: Asked) => subjectOf(one) === subjectOf(other);

function subjectOf(asked: Asked): string {
  const { about } = asked;
  if (about === "page") return asked.page;
  if (about === "question") return `question ${asked.question}`;
  if (about === "field") return `field ${asked.field}`;
  return about === "draft" ? `draft ${asked.draft}` : about;
}

/** What many messages name and few ask. */
const isFaint = (asked: Asked) =>
  asked.about === "page" ? asked.page === "list" : asked.about === "question" && asked.question === "what";

/** The parts of a sentence that each begin as a request does: "changer mon secteur et parler à quelqu'un". */
function requestsOf(sentence: Sentence): Sentence[] {
  // What follows a label is its value.
  const label = sentence.tokens.findIndex(({ form }) => form === ":" || form === "=");
  const end = label === -1 ? sentence.tokens.length : label;
  const starts = sentence.tokens.flatMap((_, at) =>
    at === 0 || (at < end && beginsRequest(sentence.tokens, at)) ? at : [],
  );
  return starts.map((start, index) => ({
    ...sentence,
    tokens: sentence.tokens.slice(start, starts[index + 1]),
  }));
}

function beginsRequest(tokens: readonly Token[], at: number): boolean {
  const [before, own] = [tokens[at - 1]?.form ?? "", tokens[at]?.form ?? ""];
  const isInfinitive = own.length > 4 && /[ei]r$/.test(own) && knownWords.all.has(own);
  if (before === ",") return openers.has(own) || isInfinitive;
  if (!["et", "puis", "ensuite", "aussi"].includes(before)) return false;
  return openers.has(own) || isInfinitive || topicOf([tokens.slice(at, at + 2)]) !== null;
}

/** The topic of a sentence that says nothing else, or of the first list of which any sentence has a phrase. */
function topicOf(sentences: readonly (readonly Token[])[]): Topic | null {
  const asking = sentences.map(withoutCourtesies);
  for (const tokens of asking) {
    const topic = wholeTopicOf(tokens);
    if (topic) return topic;
  }
  for (const list of topics) {
    const { topic } = list;
    const isOwn = topic.about === "page" || topic.about === "question";
    if (asking.some((tokens) => hasTopic(tokens, list) && (isOwn || !hasPhrase(tokens, refusals))))
      return topic;
  }
  return null;
}

function hasTopic(tokens: readonly Token[], { either, beside }: TopicPhrases): boolean {
  return hasPhrase(tokens, either) && (!beside || hasPhrase(tokens, beside));
}

/** What a sentence of a word or two asks, after its greeting. */
function wholeTopicOf(tokens: readonly Token[]): Topic | null {
  const opened = new Reader(tokens);
  readOpening(opened);
  for (const start of [0, opened.at]) {
    const reader = new Reader(tokens);
    reader.at = start;
    const topic = reader.read(wholeTopics);
    reader.readWords(polite);
    if (topic && reader.next === "") return topic;
  }
  return null;
}

const polite = new Set([",", "merci", "bonjour", "tout", "de", "suite"]);

function withoutCourtesies(tokens: readonly Token[]): Token[] {
  const kept: Token[] = [];
  const reader = new Reader(tokens);
  while (reader.at < tokens.length) {
    const token = tokens[reader.at];
    if (reader.read(courtesies as Phrases<boolean>) !== null) continue;
    if (token) kept.push(token);
    reader.at++;
  }
  return kept;
}

const noPhrases = phrases([]);
/** How an offer is named by what it costs: "celle à 99", "99 euros". */
const priced = new Map(
  catalogue.map(({ monthly }) => [
    monthly,
    phrases([
      [
        true,
        `${pricedAs(monthly)},le ${monthly},la ${monthly},${monthly} euros,${monthly} euro,${monthly} eur,${monthly} e,${monthly} ht,${monthly} balles`,
      ],
    ]),
  ]),
);

/** The offers of the catalogue that the sentences name, or say the price of, in its order, with at most one typing error. */
function offersIn(sentences: readonly Sentence[]): string[] {
  const said = sentences.flatMap(({ tokens }) => tokens.map(({ form }) => form));
  return catalogue
    .filter(
      ({ name, monthly }) =>
        said.some((form) => form.length > 4 && isNearly(name.toLowerCase(), form)) ||
        sentences.some(({ tokens }) => hasPhrase(tokens, priced.get(monthly) ?? noPhrases)),
    )
    .map(({ name }) => name);
}

function aboutField({ field, value, adds, also }: StatedField): Inquiry | SeveralFields {
  if (field === "profile") return { about: "page", page: "profile" };
  const named = field === "target" ? "icp_title" : field;
  const other = also && aboutField(also);
  return {
    about: "field",
    field: named,
    ...(value && { value }),
    ...(adds && { adds }),
    ...(other && { also: other }),
  };
}
