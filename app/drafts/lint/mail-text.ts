import { type Word, wordsOf } from "../phrases/words.ts";
import { placeholder, withoutPlaceholders } from "../placeholders.ts";
import { findBooking, findClosing, findRequest, saysHowToRefuse } from "./vocabulary.ts";

/** A sentence of the body; offsets in UTF-16 code units. */
export type Sentence = { text: string; words: Word[]; start: number; end: number; paragraph: number };

/** A mail, read once for all rules. */
export type MailText = {
  subject: string;
  body: string;
  words: { subject: Word[]; body: Word[] };
  /** Without greeting, opt-out and signature. */
  prose: Sentence[];
  optOuts: Sentence[];
  /** Sentences of the prose that ask for something; those that follow each other in a paragraph are one request. */
  requests: Sentence[][];
  /** Where the closing formula begins; the length of the body if there is none. */
  signatureStart: number;
};

const address = /(?:https?:\/\/|www\.)\S+/gi;

/** Reads a mail: its sentences, requests, opt-out and signature. Takes linear time. */
export function readMail({ subject, body }: { subject: string; body: string }): MailText {
  const words = { subject: wordsOf(subject), body: wordsOf(body) };
  const sentences = sentencesOf(body, words.body);
  const signatureStart = sentences.findLast(isClosing)?.start ?? body.length;
  const optOuts = sentences.filter((sentence, index) => isWayOut(sentence, sentences[index + 1]));
  const isProse = ({ start }: Sentence, index: number) =>
    start < signatureStart && !(index === 0 && isGreeting(sentences[0]));
  const prose = sentences.filter(
    (sentence, index) => isProse(sentence, index) && !optOuts.includes(sentence),
  );
  return {
    subject,
    body,
    words,
    prose,
    optOuts,
    requests: requestsIn(prose),
    signatureStart,
  };
}

/** Splits after . ! ? … before a space, and at line breaks; the dot inside an address or a number splits nothing. */
function sentencesOf(body: string, words: readonly Word[]): Sentence[] {
  const sentences: Sentence[] = [];
  let paragraph = 0;
  let start = 0;
  let firstWord = 0;
  const close = (until: number) => {
    const text = body.slice(start, until).trim();
    let endWord = firstWord;
    while ((words[endWord]?.start ?? until) < until) endWord++;
    if (text) {
      const from = body.indexOf(text, start);
      const own = words.slice(firstWord, endWord);
      sentences.push({ text, words: own, start: from, end: from + text.length, paragraph });
    }
    start = until;
    firstWord = endWord;
  };
  for (let at = 0; at < body.length; at++) {
    const character = body.charAt(at);
    if (character === "\n") {
      close(at);
      if (body.charAt(at + 1) === "\n") paragraph++;
    } else if (".!?…".includes(character) && /\s/.test(body.charAt(at + 1))) close(at + 1);
  }
  close(body.length);
  return sentences;
}

const isGreeting = (first: Sentence | undefined) =>
  first?.text.endsWith(",") === true && first.text.length <= 100;

/** "Pas intéressé ? Répondez non, et on en reste là.": the short question belongs to the way out. */
const isWayOut = (sentence: Sentence, next: Sentence | undefined) =>
  isOptOut(sentence) ||
  (sentence.text.endsWith("?") &&
    sentence.words.length < 6 &&
    next !== undefined &&
    next.paragraph === sentence.paragraph &&
    isOptOut(next));

function isOptOut({ text, words }: Sentence): boolean {
  const own = text.includes("//") || text.includes("www.") ? wordsOf(text.replace(address, " ")) : words;
  const said = own === words ? text : text.replace(address, " ");
  return text.includes(placeholder("optOut")) || saysHowToRefuse(said, own);
}

/** A closing formula is short, and no question. */
function isClosing({ text, words }: Sentence): boolean {
  if (text === placeholder("closing")) return true;
  return text.length <= 120 && !text.endsWith("?") && findClosing(words).length > 0;
}

/** A question in the opening makes the recipient think; if something else is asked later, it is no request of its own. */
function requestsIn(prose: readonly Sentence[]): Sentence[][] {
  const groups = groupsIn(prose);
  const asked = groups.filter((group) => group.some((sentence) => !isExample(sentence)));
  // The link to an example asks for something only where nothing else does.
  const [opening, ...later] = asked.length > 0 ? asked : groups;
  const start = prose[0]?.paragraph;
  const isOpening = opening?.[0]?.paragraph === start && later.some(([first]) => first?.paragraph !== start);
  return opening && isOpening ? later : opening ? [opening, ...later] : [];
}

function groupsIn(prose: readonly Sentence[]): Sentence[][] {
  const groups: Sentence[][] = [];
  let paragraph = -1;
  for (const sentence of prose) {
    if (!asks(sentence)) continue;
    // One question, and maybe another that helps to answer it; a third is one of its own.
    if (sentence.paragraph === paragraph && (groups.at(-1)?.length ?? 0) < 2) groups.at(-1)?.push(sentence);
    else groups.push([sentence]);
    paragraph = sentence.paragraph;
  }
  return groups;
}

const isQuestion = (text: string) => withoutPlaceholders(text).trimEnd().endsWith("?");
const hasLink = (text: string) => /https?:\/\/\S|www\.\S/i.test(text);

const isExample = ({ text, words }: Sentence) =>
  hasLink(text) && !isQuestion(text) && findRequest(words).length + findBooking(words).length === 0;

const asks = ({ text, words }: Sentence): boolean =>
  isQuestion(text) || hasLink(text) || text.includes(placeholder("request")) || findRequest(words).length > 0;
