/** Control characters other than tab and line feed, and those that change the direction of what follows them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed.
const unwanted = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff]/g;

/** A high surrogate at the end, whose other half may be in the next part. */
const openPair = /[\ud800-\udbff]$/;
const loneSurrogates = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** The text without control characters, direction overrides and lone surrogates: what PostgreSQL stores and pages show. */
export function cleanText(text: string): string {
  return text.replace(loneSurrogates, "").replace(unwanted, "");
}

/** Cleans a text that comes in parts, which may cut a character in two. */
export class TextCleaner {
  #pending = "";
  #hasBegun = false;

  /** What may be shown of the parts so far and was not returned before. White space before the first words is dropped. */
  push(part: string): string {
    const text = this.#pending + part;
    this.#pending = openPair.exec(text)?.[0] ?? "";
    const cleaned = cleanText(text.slice(0, text.length - this.#pending.length));
    if (this.#hasBegun) return cleaned;
    const begun = cleaned.trimStart();
    this.#hasBegun = begun !== "";
    return begun;
  }
}
