import { folded } from "#app/french/folded.ts";

/** The ASCII letters and digits of a text, folded. */
export function lettersAndDigits(text: string): string {
  return folded(text).replace(/[^a-z0-9]/g, "");
}

/** A key forwards and backwards, folded. */
export function plainForms(key: string): string[] {
  const forwards = lettersAndDigits(key);
  return [...new Set([forwards, [...forwards].reverse().join("")])];
}

/** The decimal codes of a key's characters, one after the other. */
export const decimalCodes = (key: string) => Buffer.from(key).join("");

/**
 * The forms in which a key may be written, folded: forwards and backwards; encoded for a URL; as hexadecimal, which is also
 * a URL whose every character is encoded; and as base64 at each of its three places among other bytes.
 */
export function formsOf(key: string): string[] {
  const bytes = Buffer.from(key);
  const base64 = [0, 1, 2].map((before) => {
    const encoded = Buffer.concat([Buffer.alloc(before), bytes]).toString("base64");
    // The characters at both ends depend on the bytes beside the key.
    return encoded.slice(Math.ceil((before * 8) / 6), Math.floor(((before + bytes.length) * 8) / 6));
  });
  const inUrl = key.replace(/[^a-z0-9]/gi, (character) => `%${character.charCodeAt(0).toString(16)}`);
  const forms = [...plainForms(key), lettersAndDigits(inUrl), bytes.toString("hex")];
  return [...new Set([...forms, ...base64.map(lettersAndDigits)])];
}
