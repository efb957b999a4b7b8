import { CharacterDecoder } from "./decoded-characters.ts";
import { decimalCodes, formsOf, lettersAndDigits, plainForms } from "./key-forms.ts";
import { KeyMatcher } from "./key-matcher.ts";

/** Shorter keys are no secrets: some services want any. */
const minLength = 8;

/** A key with fewer letters and digits, and no digit among them, may be part of ordinary words. */
const minStrong = 12;

/** One character in so many may be wrong, and one in any case. */
const perError = 8;

/**
 * Finds the key of the service in an answer that comes in parts, as a proxy writes it that repeats its request, or a model
 * that was talked into it: also with a few characters wrong, a long piece of it, spaced out, in other case, backwards, or
 * encoded. Of a key that may be part of ordinary words, one wrong character is found. What may be the beginning of the key
 * is held back. The work for each character is bounded by the length of the key.
 */
export class KeyFilter {
  /** What looks at the text as it is written, as its references and escapes are decoded, and at its decimal codes. */
  readonly #written: Search;
  readonly #decoded: Search;
  readonly #codes: Search;
  readonly #decoder = new CharacterDecoder();
  readonly #isEmpty: boolean;
  #held = "";
  /** Where in the answer `#held` begins and ends. */
  #shown = 0;
  #read = 0;

  constructor(key: string | null) {
    const secret = key !== null && key.length >= minLength ? key : "";
    const folded = lettersAndDigits(secret);
    const isFolded = folded.length >= minStrong || (folded.length >= minLength && /\d/.test(folded));
    const read = isFolded ? lettersAndDigits : wordsOf;
    this.#isEmpty = secret === "";
    this.#written = new Search(
      this.#isEmpty ? [] : isFolded ? formsOf(secret) : [secret.toLowerCase()],
      read,
    );
    this.#decoded = new Search(
      this.#isEmpty ? [] : isFolded ? plainForms(secret) : [secret.toLowerCase()],
      read,
    );
    this.#codes = new Search(this.#isEmpty ? [] : [decimalCodes(secret)], digitsOf);
  }

  /** What may be shown of the parts so far and was not returned before; `null` when the key is in it. */
  push(part: string): string | null {
    if (this.#isEmpty) return part;
    for (const character of part) {
      if (!this.#take(character)) return null;
      this.#read += character.length;
    }
    const text = this.#held + part;
    const mayBegin = Math.min(
      ...[this.#written, this.#decoded, this.#codes].map((search) => search.mayBegin),
      this.#decoder.openSince,
      this.#read,
    );
    const visible = Math.max(mayBegin - this.#shown, 0);
    this.#shown += visible;
    this.#held = text.slice(visible);
    return text.slice(0, visible);
  }

  /** What was held back, once the answer has ended; `null` when the key is in it. */
  end(): string | null {
    const isFree = this.#decoder
      .end()
      .every(({ character, position }) => this.#decoded.take(character, position));
    return isFree ? this.#held : null;
  }

  /** False when the key ends with this character. */
  #take(character: string): boolean {
    return (
      this.#written.take(character, this.#read) &&
      this.#codes.take(character, this.#read) &&
      this.#decoder
        .take(character, this.#read)
        .every((decoded) => this.#decoded.take(decoded.character, decoded.position))
    );
  }
}

/** What of a character is compared with the forms; `null` when no match goes on beyond it. */
type Reading = (character: string) => string | null;

const wordsOf: Reading = (character) => (/\s/.test(character) ? null : character.toLowerCase());
const digitsOf: Reading = (character) => (/\p{L}/u.test(character) ? null : character.replace(/\D/g, ""));

/** Looks for forms of the key in one reading of the answer. */
class Search {
  readonly #matchers: readonly KeyMatcher[];
  readonly #read: Reading;
  /** Where the text begins that may become the key. */
  mayBegin = Number.POSITIVE_INFINITY;

  constructor(forms: readonly string[], read: Reading) {
    this.#read = read;
    this.#matchers = forms.map(
      (form) => new KeyMatcher(form, read === wordsOf ? 1 : Math.max(1, Math.floor(form.length / perError))),
    );
  }

  /** False when the key ends with this character. */
  take(character: string, position: number): boolean {
    const compared = this.#read(character);
    if (compared === null) {
      for (const matcher of this.#matchers) matcher.reset();
      this.mayBegin = Number.POSITIVE_INFINITY;
      return true;
    }
    for (const each of compared) {
      this.mayBegin = Number.POSITIVE_INFINITY;
      for (const matcher of this.#matchers) {
        const found = matcher.take(each, position);
        if (found === "found") return false;
        this.mayBegin = Math.min(this.mayBegin, found);
      }
    }
    return true;
  }
}
