/** First and last name of a person. */
export type Name = { first: string; last: string };

/** With these a last name begins: "Gwenaël Le Floc’h", "Anne de La Tour". */
const particle = /^(?:de|du|des|d’\S+|le|la|les|van|von|der|den|di|da|el|ben|o’\S+|mac|mc\S+|saint-\S+)$/iu;

/**
 * First and last name, where the record leaves no doubt: two words, a last name in capitals, or one that begins with a
 * particle. `null` for any other name: a letter then says all of it.
 */
export function nameOf(contact: string): Name | null {
  const words = contact.split(" ");
  const isCapital = (word: string) => word.length > 1 && /\p{Lu}/u.test(word) && word === word.toUpperCase();
  const capitals = words.filter(isCapital);
  const others = words.filter((word) => !isCapital(word));
  if (capitals.length > 0 && others.length > 0) {
    const isApart = words.findLastIndex(isCapital) - words.findIndex(isCapital) === capitals.length - 1;
    const isAtEnd = isCapital(words[0] ?? "") || isCapital(words.at(-1) ?? "");
    return isApart && isAtEnd ? { first: others.join(" "), last: capitals.map(inLowerCase).join(" ") } : null;
  }
  const [first, last, ...more] = words;
  if (!first || !last || particle.test(first)) return null;
  if (more.length > 0 && !particle.test(last)) return null;
  const name = { first, last: [last, ...more].join(" ") };
  return others.length === 0 ? { first: inLowerCase(name.first), last: inLowerCase(name.last) } : name;
}

/** "COURTADE" as a letter writes it; particles stay small: "de La Tour". */
const inLowerCase = (name: string) =>
  name.toLowerCase().replace(/(?<!\p{L})(?!(?:de|du|des)$)\p{L}/gu, (letter) => letter.toUpperCase());

/** A contact as people write it: first name before last, none of them in capitals. */
export function writtenName(contact: string): string {
  const name = nameOf(contact);
  if (name) return `${name.first} ${name.last}`;
  return /\p{Ll}/u.test(contact) ? contact : inLowerCase(contact);
}

/** True of one word alone, or one after a particle: a last name, or nobody knows ("Traoré", "LE GALL"). */
export function isOneName(contact: string): boolean {
  const [first = "", ...rest] = contact.split(" ");
  return rest.length === 0 || (particle.test(first) && nameOf(contact) === null);
}
