/** Digits and consonants that are hard to confuse, on paper or on the telephone: no 0 and O, 1 and I, 2 and Z, no vowels. */
const alphabet = "345679CDFHJKMNPQRTVWX";

const length = 8;

/** What a reference looks like. */
export const referencePattern = /^M-[3-79CDFHJKMNPQRTVWX]{4}-[3-79CDFHJKMNPQRTVWX]{4}$/;

/**
 * The reference number of the contact request with this UUID, such as `M-7K3F-94QX`: always the same, and short
 * enough to be read aloud. There are 21^8 of them, 37 billion, so that two stored requests hardly ever share one.
 */
export function referenceOf(id: string): string {
  const base = BigInt(alphabet.length);
  let rest = BigInt(`0x${id.replaceAll("-", "")}`);
  let text = "";
  while (text.length < length) {
    text += alphabet[Number(rest % base)];
    rest /= base;
  }
  return `M-${text.slice(0, 4)}-${text.slice(4)}`;
}
