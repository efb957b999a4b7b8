import { type Token, tokensOf } from "./message-tokens.ts";

/** A sentence of the customer's own; offsets of its tokens are those of the message. */
export type Sentence = { tokens: Token[]; isQuestion: boolean };

/** A longer paragraph is a pasted text, not a wish. */
const maxParagraph = 600;
const maxSentences = 12;

/**
 * The sentences that a message begins with and that are the customer's own words: none of a quotation, a code block, a
 * text after a line that ends with a colon, or a long paragraph. Quoted words become one token `"`. Empty when nothing
 * says that the customer speaks.
 */
export function ownSentences(message: string): Sentence[] {
  const opening = openingOf(message);
  const sentences: Sentence[] = [];
  let tokens: Token[] = [];
  for (const token of withoutPoliteness(tokensOf(opening))) {
    if (!".!?…\n;".includes(token.form)) tokens.push(token);
    else {
      if (tokens.length > 0) sentences.push({ tokens, isQuestion: token.form === "?" });
      tokens = [];
    }
    if (sentences.length >= maxSentences) return sentences;
  }
  return tokens.length > 0 ? [...sentences, { tokens, isQuestion: false }] : sentences;
}

/** The first paragraph after a greeting, until the first line that ends with a colon or quotes something. */
function openingOf(message: string): string {
  const start = message.slice(0, 4 * maxParagraph);
  let opening = "";
  let paragraph = 0;
  for (const line of start.split("\n")) {
    const text = line.trim();
    if (/^(?:>|```|~~~|\||#)/.test(text) || paragraph > maxParagraph) break;
    if (text === "" && !isGreeting(opening)) break;
    opening += `${line}\n`;
    paragraph += line.length;
    if (/[:]$/.test(text)) break;
  }
  return paragraph > maxParagraph ? "" : opening;
}

/** Too short to be a paragraph: "Bonjour,". */
const isGreeting = (text: string) => text.trim().length <= 30 && !/[.?!…]$/.test(text.trim());

const politeness = ["s il te plait", "s il vous plait", "stp", "svp", "please"].map((phrase) =>
  phrase.split(" "),
);

/** A wish with or without "s'il vous plaît", at any place, is the same. */
function withoutPoliteness(tokens: readonly Token[]): Token[] {
  const kept: Token[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const polite = politeness.find((words) =>
      words.every((word, index) => tokens[at + index]?.form === word),
    );
    const token = tokens[at];
    if (polite) {
      at += polite.length - 1;
      const isBetweenCommas = kept.at(-1)?.form === "," && tokens[at + 1]?.form === ",";
      if (isBetweenCommas) {
        kept.pop();
        at++;
      }
    } else if (token) kept.push(token);
  }
  return kept;
}
