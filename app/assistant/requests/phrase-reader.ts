import type { Token } from "./message-tokens.ts";

/** Phrases with their values, to be read at a place of a sentence. */
export type Phrases<Value> = Map<string, { words: string[]; value: Value }[]>;

/** Phrases by their first word; each entry lists those that mean its value, separated by commas. */
export function phrases<Value>(entries: readonly (readonly [Value, string])[]): Phrases<Value> {
  const found: Phrases<Value> = new Map();
  for (const [value, list] of entries)
    for (const phrase of list.split(",")) {
      const words = phrase.trim().split(" ");
      const first = words[0] ?? "";
      found.set(first, [...(found.get(first) ?? []), { words, value }]);
    }
  // The longest phrase first: "plan d action" before "plan".
  for (const same of found.values()) same.sort((a, b) => b.words.length - a.words.length);
  return found;
}

/** Reads a sentence token by token. */
export class Reader {
  readonly tokens: readonly Token[];
  at = 0;

  constructor(tokens: readonly Token[]) {
    this.tokens = tokens;
  }

  /** The form of the next token; "" at the end. */
  get next(): string {
    return this.tokens[this.at]?.form ?? "";
  }

  /** Reads the longest of these phrases that comes next, with at most one typing error in a long first word. */
  read<Value>(list: Phrases<Value>): Value | null {
    const exact = this.#readFrom(list.get(this.next) ?? []);
    if (exact !== null || this.next.length < 6) return exact;
    for (const [first, same] of list)
      if (first.length >= 6 && isNearly(first, this.next)) {
        const found = this.#readFrom(same);
        if (found !== null) return found;
      }
    return null;
  }

  /** Reads as many of these words as come next, up to `max`. */
  readWords(words: ReadonlySet<string>, max = 8): void {
    for (let read = 0; read < max && words.has(this.next); read++) this.at++;
  }

  #readFrom<Value>(same: readonly { words: string[]; value: Value }[]): Value | null {
    const found = same.find(({ words }) =>
      words.every((word, index) => index === 0 || this.tokens[this.at + index]?.form === word),
    );
    if (!found) return null;
    this.at += found.words.length;
    return found.value;
  }
}

/** True if a sentence has one of these phrases at any place, to the letter. */
export const hasPhrase = (tokens: readonly Token[], list: Phrases<unknown>): boolean =>
  tokens.some(({ form }, at) =>
    list.get(form)?.some(({ words }) => words.every((word, index) => tokens[at + index]?.form === word)),
  );

/** All words of these phrases. */
export const wordsOf = (list: Phrases<unknown>): string[] =>
  [...list.values()].flatMap((same) => same.flatMap(({ words }) => words));

/** True if one letter is missing, added or wrong, or two neighbours are swapped. */
export function isNearly(word: string, typed: string): boolean {
  if (Math.abs(word.length - typed.length) > 1) return false;
  let start = 0;
  while (start < word.length && word.charAt(start) === typed.charAt(start)) start++;
  let [end, typedEnd] = [word.length, typed.length];
  while (end > start && typedEnd > start && word.charAt(end - 1) === typed.charAt(typedEnd - 1)) {
    end--;
    typedEnd--;
  }
  const [left, other] = [word.slice(start, end), typed.slice(start, typedEnd)];
  if (left.length <= 1 && other.length <= 1) return true;
  return (
    left.length === 2 &&
    other.length === 2 &&
    left.charAt(0) === other.charAt(1) &&
    left.charAt(1) === other.charAt(0)
  );
}

/** The words of a list, separated by spaces. */
export const wordSet = (list: string): ReadonlySet<string> => new Set(list.split(" "));
