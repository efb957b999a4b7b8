import { decomposed } from "~/profile/decomposed.ts";

/** The letters and digits of a text, without case, accents and widths. */
export function fold(text: string): string {
  return decomposed(text)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "");
}

/**
 * The forms in which a key may be written, folded: forwards and backwards; encoded for a URL; as hexadecimal, which is also
 * a URL whose every character is encoded; and as base64 at each of its three places among other bytes.
 */
export function formsOf(key: string): string[] {
  const bytes = Buffer.from(key);
  const forwards = fold(key);
  const base64 = [0, 1, 2].map((before) => {
    const encoded = Buffer.concat([Buffer.alloc(before), bytes]).toString("base64");
    // The characters at both ends depend on the bytes beside the key.
    return encoded.slice(Math.ceil((before * 8) / 6), Math.floor(((before + bytes.length) * 8) / 6));
  });
  const inUrl = key.replace(/[^a-z0-9]/gi, (character) => `%${character.charCodeAt(0).toString(16)}`);
  const forms = [forwards, [...forwards].reverse().join(""), fold(inUrl), bytes.toString("hex")];
  return [...new Set([...forms, ...base64.map(fold)])];
}
