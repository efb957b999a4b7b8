/** Shorter keys are no secrets: some services want any. */
const minLength = 8;

/**
 * Finds the key of the service in an answer that comes in parts, as a proxy writes it that repeats its request. What may
 * be the beginning of the key is held back.
 */
export class KeyFilter {
  readonly #key: string;
  #held = "";

  constructor(key: string | null) {
    this.#key = key !== null && key.length >= minLength ? key : "";
  }

  /** What may be shown of the parts so far and was not returned before; `null` when the key is in it. */
  push(part: string): string | null {
    if (!this.#key) return part;
    const text = this.#held + part;
    if (text.includes(this.#key)) return null;
    let length = Math.min(text.length, this.#key.length - 1);
    while (length > 0 && !text.endsWith(this.#key.slice(0, length))) length--;
    this.#held = text.slice(text.length - length);
    return text.slice(0, text.length - length);
  }

  /** What was held back, once the answer has ended. */
  end(): string {
    return this.#held;
  }
}
