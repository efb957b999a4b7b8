import { type Token, tokensOf } from "./message-tokens.ts";
import { ownWords, withoutLinks } from "./own-words.ts";
import { wordSet } from "./phrase-reader.ts";

/** A sentence of a message; offsets of its tokens are those of the message. */
export type Sentence = { tokens: Token[]; isQuestion: boolean };

/**
 * The one sentence of which a message consists, beside thanks and "s'il vous plaît"; `null` for a message that says more
 * than that, and for one that is not wholly the customer's own (`ownWords`). Quoted words are one token `"`.
 */
export function wholeSentence(message: string): Sentence | null {
  if (!ownWords(message).isWhole) return null;
  const text = withoutLinks(message);
  // Quotes of every kind, bullets and brackets: an order begins with a word.
  if (!/^\s*[\p{L}\p{N}]/u.test(text)) return null;
  // "Bonjour.Nous cherchons" has lost the space between two sentences.
  if (/\p{Ll}[.!?…]\p{Lu}/u.test(text)) return null;
  const [sentence, ...more] = sentencesIn(text, ".!?…\n");
  if (!sentence || !more.every(({ tokens }) => saysThanks(tokens))) return null;
  return sentence;
}

/** True for tokens that say nothing but thanks, and for none. */
export const saysThanks = (tokens: readonly Token[]): boolean => tokens.every(({ form }) => thanks.has(form));

/** Of a longer message, the rest is not looked through. */
const maxRead = 8_000;

/** All sentences of a message, whoever says them, without quoted words, code and lines that begin with `>`. */
export function allSentences(message: string): Sentence[] {
  const lines = withoutLinks(message.slice(0, maxRead)).split("\n");
  let isCode = false;
  const said = lines.filter((line) => {
    if (/^\s*(?:```|~~~)/.test(line)) isCode = !isCode;
    return !isCode && !/^\s*>/.test(line);
  });
  return sentencesIn(said.join("\n"), ".!?…\n;");
}

/** The sentences of a text, which end with one of these marks. */
function sentencesIn(text: string, ends: string): Sentence[] {
  const sentences: Sentence[] = [];
  let tokens: Token[] = [];
  for (const token of withoutPoliteness(tokensOf(text))) {
    if (!ends.includes(token.form) || isAbbreviation(tokens.at(-1), token)) tokens.push(token);
    else {
      if (tokens.length > 0) sentences.push({ tokens, isQuestion: token.form === "?" });
      tokens = [];
    }
  }
  return tokens.length > 0 ? [...sentences, { tokens, isQuestion: false }] : sentences;
}

const abbreviations = wordSet("m mm mme mlle dr me ets st ste env ex inc ltd");

/** "M. Dupont" is no end of a sentence. */
const isAbbreviation = (before: Token | undefined, { form, start }: Token) =>
  form === "." && before?.end === start && abbreviations.has(before.form);

const thanks = wordSet("merci beaucoup d avance par bien thanks thank you , !");

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
