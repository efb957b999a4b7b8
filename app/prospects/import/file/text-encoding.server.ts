/** How a text file is decoded: names of `TextDecoder`. */
export type TextEncoding = "utf-8" | "utf-16le" | "utf-16be" | "windows-1252" | "macintosh";

/** The accented letters and signs of French in the two encodings of one byte, as Excel writes them on Windows and on a Mac. */
const frenchSigns = "éèêëàâäçîïôöûùüœÉÈÊËÀÂÇÎÔŒæ°€’«»–…";
const ofFrench = (encoding: "windows-1252" | "macintosh") => {
  const decoder = new TextDecoder(encoding);
  return new Set(
    Array.from({ length: 128 }, (_, index) => 128 + index).filter((byte) =>
      frenchSigns.includes(decoder.decode(Uint8Array.of(byte))),
    ),
  );
};

/**
 * Finds the encoding of a text from all of its bytes, given in chunks: by its byte order mark, by the zeros of UTF-16, as UTF-8 where it
 * is valid, otherwise by which of Windows-1252 and MacRoman makes more French letters of it.
 */
export class EncodingDetector {
  #mark: TextEncoding | null = null;
  #length = 0;
  #isUtf8 = true;
  readonly #utf8 = new TextDecoder("utf-8", { fatal: true });
  readonly #bytes = new Float64Array(256);
  readonly #zeros = [0, 0];

  add(chunk: Uint8Array): void {
    if (this.#length === 0) this.#mark = markOf(chunk);
    for (let at = 0; at < chunk.length; at++) {
      const byte = chunk[at] as number;
      this.#bytes[byte] = (this.#bytes[byte] ?? 0) + 1;
      if (byte === 0) {
        const parity = (this.#length + at) % 2;
        this.#zeros[parity] = (this.#zeros[parity] ?? 0) + 1;
      }
    }
    this.#length += chunk.length;
    this.#decode(chunk, true);
  }

  /** The encoding, when everything was added. */
  result(): TextEncoding {
    if (this.#mark) return this.#mark;
    const [even = 0, odd = 0] = this.#zeros;
    // Half of the bytes of a Latin text in UTF-16 are zeros, on one side.
    if (even + odd > this.#length / 5) return odd >= even ? "utf-16le" : "utf-16be";
    this.#decode(new Uint8Array(), false);
    if (this.#isUtf8) return "utf-8";
    const count = (bytes: ReadonlySet<number>) =>
      [...bytes].reduce((sum, byte) => sum + (this.#bytes[byte] ?? 0), 0);
    return count(ofFrench("macintosh")) > count(ofFrench("windows-1252")) ? "macintosh" : "windows-1252";
  }

  #decode(chunk: Uint8Array, stream: boolean) {
    if (!this.#isUtf8) return;
    try {
      this.#utf8.decode(chunk, { stream });
    } catch {
      this.#isUtf8 = false;
    }
  }
}

function markOf([one, two, three]: Uint8Array): TextEncoding | null {
  if (one === 0xef && two === 0xbb && three === 0xbf) return "utf-8";
  if (one === 0xff && two === 0xfe) return "utf-16le";
  if (one === 0xfe && two === 0xff) return "utf-16be";
  return null;
}
