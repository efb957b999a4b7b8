import { formsOf, lettersAndDigits } from "#app/assistant/model/answer/key-forms.ts";
import { decomposed } from "#app/french/decomposed.ts";

/** Letters of one form in a row that are a leak, and those that are shown before more of them are held back. */
export const encodedPiece = 32;
export const shownPiece = 12;
/** Pieces of a form begin at every so many of its letters, so that any longer piece has one of them. */
const step = 8;

/** Pieces of a text, by their first letters. */
export type Pieces = ReadonlyMap<string, readonly string[]>;

/** The instructions as they may be written to hide them: `encoded`, and `spelled` letter by letter. */
export type EncodedPhrases = { encoded: Pieces; spelled: Pieces };

let latest: { text: string; phrases: EncodedPhrases } | null = null;

/** The instructions in the forms in which the key of the service is looked for too, and in rot13; the same for every answer. */
export function encodedPhrasesOf(text: string): EncodedPhrases {
  if (latest?.text !== text) latest = { text, phrases: readForms(text) };
  return latest.phrases;
}

function readForms(text: string): EncodedPhrases {
  const plain = lettersAndDigits(text);
  // Also as it is encoded without its accents and typographic signs.
  const bare = decomposed(text).replaceAll("’", "'");
  const forms = [...formsOf(text), ...formsOf(bare), rotated(plain)];
  return { encoded: piecesOf(forms.filter((form) => form !== plain)), spelled: piecesOf([plain]) };
}

const rotated = (letters: string) =>
  letters.replace(/[a-z]/g, (letter) => String.fromCharCode(((letter.charCodeAt(0) - 97 + 13) % 26) + 97));

function piecesOf(forms: readonly string[]): Pieces {
  const pieces = new Map<string, string[]>();
  for (const form of forms)
    for (let from = 0; from + encodedPiece <= form.length; from += step) {
      const piece = form.slice(from, from + encodedPiece);
      const key = piece.slice(0, shownPiece);
      const same = pieces.get(key);
      if (same) same.push(piece);
      else pieces.set(key, [piece]);
    }
  return pieces;
}
