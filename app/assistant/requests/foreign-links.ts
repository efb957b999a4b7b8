import { readAnswer } from "../guard/reading/reading.ts";
import { tokensOf } from "./message-tokens.ts";
import { ownWords } from "./own-words.ts";

/**
 * A message with the links that the customer gives, and without those of a text that was pasted: a link of a mail that asks
 * to pay somewhere is not known because the mail was shown. Addresses, numbers and words of the pasted text stay.
 * interpretation.md D57.
 */
export function withoutForeignLinks(message: string): string {
  const text = message.trim();
  const own = ownWords(text).text;
  let said = "";
  let at = 0;
  for (const { form, start, end } of tokensOf(own))
    if (form === '"') {
      said += own.slice(at, start) + withoutLinks(own.slice(start, end));
      at = end;
    }
  return said + own.slice(at) + withoutLinks(text.slice(own.length));
}

/** A text as the guard reads it, so that no spelling hides a link from this one, with its addresses alone left whole. */
function withoutLinks(text: string): string {
  return readAnswer(text).view.chars.replace(/\S+/g, (word) =>
    isEmail(word) ? word : word.replace(linkMarks, " "),
  );
}

const isEmail = (word: string) => /^[^\p{L}\p{N}]?[\w.+-]{1,64}@[\w.-]{1,255}[^\p{L}\p{N}]?$/u.test(word);

/** What makes a link of a word; not the point or slash of an amount or a date. */
const linkMarks = /[@&%#?=\\[\]()]|(?<=\D)[./:]|[./:](?=\D)/g;
