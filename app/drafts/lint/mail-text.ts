import { type Word, wordsOf } from "../phrases/words.ts";
import { placeholder, withoutPlaceholders } from "../placeholders.ts";
import { findClosing, findOptOut, findRequest } from "./vocabulary.ts";

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
  const prose = sentences.filter(
    (sentence, index) =>
      sentence.start < signatureStart && !isOptOut(sentence) && !(index === 0 && isGreeting(sentence)),
  );
  return {
    subject,
    body,
    words,
    prose,
    optOuts: sentences.filter(isOptOut),
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

const isGreeting = ({ text }: Sentence) => text.endsWith(",") && text.length <= 100;

function isOptOut({ text, words }: Sentence): boolean {
  const own = text.includes("//") || text.includes("www.") ? wordsOf(text.replace(address, " ")) : words;
  return text.includes(placeholder("optOut")) || findOptOut(own).length > 0;
}

/** A closing formula is short, and no question. */
function isClosing({ text, words }: Sentence): boolean {
  if (text === placeholder("closing")) return true;
  return text.length <= 120 && !text.endsWith("?") && findClosing(words).length > 0;
}

/** An opening question makes the recipient think; if something else is asked later, it is no request of its own. */
function requestsIn(prose: readonly Sentence[]): Sentence[][] {
  const [opening, ...later] = groupsIn(prose);
  return opening && later.length > 0 && opening[0] === prose[0] ? later : opening ? [opening, ...later] : [];
}

function groupsIn(prose: readonly Sentence[]): Sentence[][] {
  const groups: Sentence[][] = [];
  let paragraph = -1;
  for (const sentence of prose) {
    if (!asks(sentence)) continue;
    if (sentence.paragraph === paragraph) groups.at(-1)?.push(sentence);
    else groups.push([sentence]);
    paragraph = sentence.paragraph;
  }
  return groups;
}

function asks({ text, words }: Sentence): boolean {
  const isQuestion = withoutPlaceholders(text).trimEnd().endsWith("?");
  const hasLink = /https?:\/\/\S|www\.\S/i.test(text);
  return isQuestion || hasLink || text.includes(placeholder("request")) || findRequest(words).length > 0;
}
