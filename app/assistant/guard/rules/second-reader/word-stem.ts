const endings =
  "issements issement ateurs atrices atrice ateur ations ation ements ement ments ment eraient erions erait erais eront erons erez eras erai era aient antes ante ants ant ions iez ait ais ees ee es er ez ent ons ives ive ifs if euses euse eux elles elle els el aux ales ale al e s x"
    .split(" ")
    .sort((a, b) => b.length - a.length);

/** Letters that a stem has at least, and letters of a word that is one itself, but for its plural. */
const shortest = 3;
const short = 4;

/** The beginning that the forms of a French word share, roughly: "relançons", "relancer" and "relance" have one. Folded. */
export function wordStem(word: string): string {
  if (word.length <= short) return word.endsWith("s") ? word.slice(0, -1) : word;
  const ending = endings.find((one) => word.endsWith(one) && word.length - one.length >= shortest);
  return ending ? word.slice(0, -ending.length) : word;
}
