import { decodeNamedCharacterReference } from "decode-named-character-reference";

/** Longer than any name or number of a reference. */
const longest = 34;

const reference = /^&#(?:\d{1,7}|x[\da-f]{1,6});?$/i;
const named = /^&([a-z][a-z\d]{1,31});$/i;
const stringEscape = /^\\(?:u([\da-f]{4})|u\{([\da-f]{1,6})\}|x([\da-f]{2}))$/i;
const beginning =
  /^(?:&(?:#(?:\d{1,7}|x[\da-f]{0,6})?|[a-z][a-z\d]{0,31})?|\\(?:x[\da-f]?|u(?:[\da-f]{0,3}|\{[\da-f]{0,6}))?)$/i;

/** A character, and where in the text it begins. */
type Decoded = { character: string; position: number };

/**
 * Decodes what stands for a character in a text that comes character by character: references of HTML, also without their
 * semicolon (`&#115;`, `&#x73;`, `&lowbar;`), and escapes of a string (`\u0073`, `\u{73}`, `\x73`).
 */
export class CharacterDecoder {
  #open: Decoded[] = [];

  /** Where the text begins that may become a reference or an escape. */
  get openSince(): number {
    return this.#open[0]?.position ?? Number.POSITIVE_INFINITY;
  }

  /** What the text says up to this character and was not returned before. */
  take(character: string, position: number): Decoded[] {
    const written = this.#written() + character;
    const decoded = written.endsWith(";") || written.startsWith("\\") ? decodedOf(written) : null;
    if (decoded !== null) {
      const start = Math.min(this.openSince, position);
      this.#open = [];
      return [{ character: decoded, position: start }];
    }
    if (written.length <= longest && beginning.test(written)) {
      this.#open.push({ character, position });
      return [];
    }
    if (this.#open.length === 0) return [{ character, position }];
    return [...this.end(), ...this.take(character, position)];
  }

  /** What was waited for, once nothing more belongs to it. */
  end(): Decoded[] {
    const decoded = decodedOf(this.#written());
    const rest = decoded === null ? this.#open : [{ character: decoded, position: this.openSince }];
    this.#open = [];
    return rest;
  }

  #written(): string {
    return this.#open.map(({ character }) => character).join("");
  }
}

/** The character for which a whole reference or escape stands; `null` if it is none. */
function decodedOf(written: string): string | null {
  if (reference.test(written)) {
    const digits = written.slice(2).replace(";", "");
    return characterOf(/^x/i.test(digits) ? Number.parseInt(digits.slice(1), 16) : Number(digits));
  }
  const [, name] = named.exec(written) ?? [];
  if (name !== undefined) return decodeNamedCharacterReference(name) || null;
  const [, four, braced, two] = stringEscape.exec(written) ?? [];
  const code = four ?? braced ?? two;
  return code === undefined ? null : characterOf(Number.parseInt(code, 16));
}

const characterOf = (code: number) => (code <= 0x10ffff ? String.fromCodePoint(code) : null);
