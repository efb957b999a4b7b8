/** Words about people of whom nobody has spoken yet: in a mail mostly the recipient, whom one addresses as "vous". */
const third = /(?<![\p{L}\p{M}’'-])(?:ils|elles|eux|leurs?)(?![\p{L}\p{M}-])/giu;

/** A word, for those below. */
const word = /[\p{L}\p{M}\d’]+/gu;

/** Words before somebody whom one of them may mean, and such people: "les artisans et leurs équipes". */
const determiners = new Set("les des aux ces vos nos mes plusieurs certains certaines beaucoup".split(" "));
const people = new Set("clients entreprises artisans gens pme tpe".split(" "));

/** Endings of things and of work, which sign, decide and own nothing: "les bordereaux". */
const thing = /(?:[ts]ions|ages|ments|eaux|ures|ités|[ae]nces|eries|ives|oirs|ettes|aies|ines|isations)$/iu;

/** Where somebody is named whom a later word may mean, in UTF-16 code units; `null` if nobody is. */
export function antecedentIn(text: string): number | null {
  const found = [...text.matchAll(word)];
  for (const [at, { 0: one, index }] of found.entries()) {
    const next = found[at + 1]?.[0] ?? "";
    const after = found[at + 2]?.[0].toLowerCase() ?? "";
    if (people.has(one.toLowerCase())) return index;
    // What belongs to things stands right beside them: "les machines et leurs pièces".
    if (determiners.has(one.toLowerCase()) && (!thing.test(next) || after === "et" || after === "avec"))
      return index;
  }
  return null;
}

/** A word of the third person that has nobody to mean, with its offset in UTF-16 code units. */
export type ThirdPerson = { text: string; start: number; end: number };

/**
 * The words of a sentence that speak of somebody who is not named in it, nor in the text `before` it: all of them after a first
 * one before which nobody is named.
 */
export function thirdPersonIn(sentence: string, before = ""): ThirdPerson[] {
  if (antecedentIn(before) !== null) return [];
  const found = [...sentence.matchAll(third)].map(({ 0: text, index }) => ({
    text,
    start: index,
    end: index + text.length,
  }));
  const known = antecedentIn(sentence) ?? sentence.length;
  return (found[0]?.start ?? known) < known ? found : [];
}

/**
 * What to say to the recipient instead, where no other word has to change: "leurs factures" is "vos factures", "on leur
 * livre" is "on vous livre". `null` for a subject, whose verb would change.
 */
export function toYou(sentence: string, { text, start, end }: ThirdPerson): string | null {
  const word = text.toLowerCase();
  const isCapital = text.charAt(0) !== word.charAt(0);
  const said = (you: string) => (isCapital ? you.charAt(0).toUpperCase() + you.slice(1) : you);
  if (word === "leurs") return said("vos");
  if (word === "eux") return said("vous");
  if (word !== "leur") return null;
  const isObject =
    /(?:^|[\s’])(?<!chez )(?:on|nous|je|j’|qui|ne|n’)\s?$/iu.test(
      sentence.slice(Math.max(0, start - 13), start),
    ) || /^\s\p{L}{2,20}(?:er|ir)(?!\p{L})/u.test(sentence.slice(end, end + 24));
  return said(isObject ? "vous" : "votre");
}
