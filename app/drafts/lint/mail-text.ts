import { placeholder, withoutPlaceholders } from "../placeholders.ts";
import { findClosing, findOptOut, findRequest } from "./vocabulary.ts";

/** A sentence of the body; offsets in UTF-16 code units. */
export type Sentence = { text: string; start: number; end: number; paragraph: number };

/** A mail, read once for all rules. */
export type MailText = {
  subject: string;
  body: string;
  /** Without greeting, opt-out and signature. */
  prose: Sentence[];
  optOuts: Sentence[];
  /** Sentences of the prose that ask for something; those that follow each other in a paragraph are one request. */
  requests: Sentence[][];
  /** Where the closing formula begins; the length of the body if there is none. */
  signatureStart: number;
};

const link = /https?:\/\/\S|www\.\S/i;

/** Reads a mail: its sentences, requests, opt-out and signature. Takes linear time. */
export function readMail({ subject, body }: { subject: string; body: string }): MailText {
  const sentences = sentencesOf(body);
  const signatureStart = signatureStartOf(body);
  const isOptOut = ({ text }: Sentence) =>
    text.includes(placeholder("optOut")) || findOptOut(text.replace(/https?:\/\/\S+/g, " ")).length > 0;
  const written = sentences.filter(({ start }) => start < signatureStart);
  const optOuts = sentences.filter(isOptOut);
  const prose = written.filter(
    (sentence, index) => !isOptOut(sentence) && !(index === 0 && isGreeting(sentence)),
  );
  return { subject, body, prose, optOuts, requests: requestsIn(prose), signatureStart };
}

/** Splits after . ! ? … before a space, and at line breaks; the dot inside an address or a number splits nothing. */
function sentencesOf(body: string): Sentence[] {
  const sentences: Sentence[] = [];
  let paragraph = 0;
  let start = 0;
  const close = (end: number) => {
    const text = body.slice(start, end);
    const from = start + (text.length - text.trimStart().length);
    if (text.trim())
      sentences.push({ text: text.trim(), start: from, end: from + text.trim().length, paragraph });
    start = end;
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

/** The last closing formula that begins a line. */
function signatureStartOf(body: string): number {
  let start = body.length;
  let offset = 0;
  for (const line of body.split("\n")) {
    if (line.length <= 120 && isClosing(line)) start = offset;
    offset += line.length + 1;
  }
  return start;
}

function isClosing(line: string): boolean {
  return (
    line.trim() === placeholder("closing") || (findClosing(line).length > 0 && !line.trim().endsWith("?"))
  );
}

function requestsIn(prose: readonly Sentence[]): Sentence[][] {
  const groups: Sentence[][] = [];
  let paragraph = -1;
  for (const sentence of prose) {
    if (!asks(sentence.text)) continue;
    if (sentence.paragraph === paragraph) groups.at(-1)?.push(sentence);
    else groups.push([sentence]);
    paragraph = sentence.paragraph;
  }
  return groups;
}

function asks(text: string): boolean {
  const isQuestion = withoutPlaceholders(text).trimEnd().endsWith("?");
  return (
    isQuestion || link.test(text) || text.includes(placeholder("request")) || findRequest(text).length > 0
  );
}
