/** A word in capitals, as family names are often written in France. */
const isCapital = (word: string) => /\p{Lu}/u.test(word) && word === word.toLocaleUpperCase("fr");

/**
 * First and last name of a person, as CRMs want them apart: `COURTADE Hélène` begins with the last name, any other name with
 * the first. One word alone is the last name.
 */
export function nameParts(contact: string): { firstName: string; lastName: string } {
  const words = contact.trim().split(/\s+/).filter(Boolean);
  const firstSmall = words.findIndex((word) => !isCapital(word));
  if (firstSmall > 0 && words.slice(firstSmall).every((word) => !isCapital(word)))
    return { firstName: words.slice(firstSmall).join(" "), lastName: words.slice(0, firstSmall).join(" ") };
  if (words.length < 2) return { firstName: "", lastName: words.join(" ") };
  return { firstName: words[0] ?? "", lastName: words.slice(1).join(" ") };
}
