/** So many characters of a key in a row are a secret, wherever they stand in it; fewer may become one. */
const longPiece = 12;
const shortPiece = 6;

/** The best match of a beginning of the key that ends at the last character. */
type Match = { errors: number; start: number; common: number; commonStart: number };

/**
 * Looks for one form of a key in characters that come one by one: for the whole of it with up to `maxErrors` characters
 * inserted, left out or changed, or for a long piece of it. The work for each character is the length of the form.
 */
export class KeyMatcher {
  readonly #form: string;
  readonly #maxErrors: number;
  /** For each beginning of the form, by its length. */
  #matches: Match[] = [];
  #isFresh = false;

  constructor(form: string, maxErrors: number) {
    this.#form = form;
    this.#maxErrors = maxErrors;
    this.reset();
  }

  /** What comes next belongs to no match with what came before. */
  reset(): void {
    if (this.#isFresh) return;
    this.#isFresh = true;
    this.#matches = Array.from({ length: this.#form.length + 1 }, (_, length) => ({
      ...{ errors: length, start: 0, common: 0, commonStart: 0 },
    }));
  }

  /** Takes the character at `position`. Returns where the text begins that may become the key, or `"found"`. */
  take(character: string, position: number): number | "found" {
    this.#isFresh = false;
    let mayBegin = Number.POSITIVE_INFINITY;
    let left: Match = { errors: 0, start: position + 1, common: 0, commonStart: 0 };
    const next = [left];
    for (let length = 1; length <= this.#form.length; length++) {
      const above = this.#matches[length] ?? left;
      const diagonal = length > 1 ? this.#matches[length - 1] : { ...left, start: position };
      left = step(this.#form[length - 1] === character, position, above, left, diagonal ?? left);
      next.push(left);
      if (left.common >= longPiece) return "found";
      if (left.common >= shortPiece) mayBegin = Math.min(mayBegin, left.commonStart);
      // What agrees in a few characters alone is no beginning of the key yet.
      if (left.errors <= this.#maxErrors && 4 * left.errors < length)
        mayBegin = Math.min(mayBegin, left.start);
    }
    this.#matches = next;
    return left.errors <= this.#maxErrors ? "found" : mayBegin;
  }
}

/** One cell of the table of edit distances. */
function step(isSame: boolean, position: number, above: Match, left: Match, diagonal: Match): Match {
  const common = isSame ? diagonal.common + 1 : 0;
  const commonStart = common > 1 ? diagonal.commonStart : position;
  const changed = diagonal.errors + (isSame ? 0 : 1);
  const least = Math.min(changed, above.errors + 1, left.errors + 1);
  const { start } = least === changed ? diagonal : least === above.errors + 1 ? above : left;
  return { errors: least, start, common, commonStart };
}
