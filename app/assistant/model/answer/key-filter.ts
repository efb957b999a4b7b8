import { formsOf, lettersAndDigits } from "./key-forms.ts";
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
  readonly #matchers: readonly KeyMatcher[];
  /** True when letters and digits alone are looked at, without case. */
  readonly #isFolded: boolean;
  #held = "";
  /** Where in the answer `#held` begins and ends. */
  #shown = 0;
  #read = 0;
  #mayBegin = Number.POSITIVE_INFINITY;

  constructor(key: string | null) {
    const folded = lettersAndDigits(key ?? "");
    this.#isFolded = folded.length >= minStrong || (folded.length >= minLength && /\d/.test(folded));
    const forms =
      key === null || key.length < minLength ? [] : this.#isFolded ? formsOf(key) : [key.toLowerCase()];
    this.#matchers = forms.map(
      (form) => new KeyMatcher(form, this.#isFolded ? Math.max(1, Math.floor(form.length / perError)) : 1),
    );
  }

  /** What may be shown of the parts so far and was not returned before; `null` when the key is in it. */
  push(part: string): string | null {
    if (this.#matchers.length === 0) return part;
    for (const character of part) {
      if (!this.#take(character)) return null;
      this.#read += character.length;
    }
    const text = this.#held + part;
    const visible = Math.max(Math.min(this.#mayBegin, this.#read) - this.#shown, 0);
    this.#shown += visible;
    this.#held = text.slice(visible);
    return text.slice(0, visible);
  }

  /** What was held back, once the answer has ended. */
  end(): string {
    return this.#held;
  }

  /** False when the key ends with this character. */
  #take(character: string): boolean {
    if (!this.#isFolded && /\s/.test(character)) {
      for (const matcher of this.#matchers) matcher.reset();
      this.#mayBegin = Number.POSITIVE_INFINITY;
      return true;
    }
    for (const read of this.#isFolded ? lettersAndDigits(character) : character.toLowerCase()) {
      this.#mayBegin = Number.POSITIVE_INFINITY;
      for (const matcher of this.#matchers) {
        const found = matcher.take(read, this.#read);
        if (found === "found") return false;
        this.#mayBegin = Math.min(this.#mayBegin, found);
      }
    }
    return true;
  }
}
