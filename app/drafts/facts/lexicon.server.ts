import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { folded } from "#app/french/folded.ts";

/*
 * What a dictionary knows of French words: verbs and nouns of Lefff, and a list of all forms. They are read when the first
 * question is asked. docs/decisions/0070-french-lexicon.md.
 */
const { resolve } = createRequire(import.meta.url);
const readPackage = (path: string): unknown => JSON.parse(readFileSync(resolve(path), "utf8"));

/** A value that is made when it is first needed. */
function lazy<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => (made ??= make());
}

/** Persons of one tense in the order of Lefff: je, tu, il, nous, vous, ils. */
type Persons = readonly string[];
/** Tenses by their letter in Lefff; S is the subjunctive, K are the participles of the past: m, m plural, f, f plural. */
type Conjugation = Readonly<Partial<Record<"P" | "S" | "I" | "F" | "C" | "K", Persons>>>;

/** Tenses in which an offer speaks: present, imperfect, future, conditional. */
const tenses = ["P", "I", "F", "C"] as const;
const [il, nous, vous, ils] = [2, 3, 4, 5];

/** Forms of one verb in one tense, for the persons that a mail needs. */
type Forms = { nous: string; vous: string };
type Verbs = {
  singular: ReadonlyMap<string, Forms>;
  plural: ReadonlyMap<string, Forms>;
  subjunctives: ReadonlyMap<string, string>;
  presents: ReadonlyMap<string, string>;
  participles: ReadonlySet<string>;
};

const verbs = lazy((): Verbs => {
  const conjugations = readPackage("french-verbs-lefff/dist/conjugations.json") as Record<
    string,
    Conjugation
  >;
  const [singular, plural] = [new Map<string, Forms>(), new Map<string, Forms>()];
  const subjunctives = new Map<string, string>();
  const presents = new Map<string, string>();
  const participles = new Set<string>();
  for (const [infinitive, conjugation] of Object.entries(conjugations)) {
    presents.set(infinitive, conjugation.P?.[nous] ?? "");
    for (const participle of conjugation.K ?? []) participles.add(participle);
    const wished = conjugation.S;
    if (wished?.[vous])
      for (const third of [wished[il], wished[ils]])
        if (third && !subjunctives.has(third)) subjunctives.set(third, wished[vous]);
    for (const tense of tenses) {
      const persons = conjugation[tense];
      if (!persons) continue;
      const forms = { nous: persons[nous] ?? "", vous: persons[vous] ?? "" };
      if (["", "NA"].includes(forms.nous) || ["", "NA"].includes(forms.vous)) continue;
      // Of two verbs that share a form, the first of the alphabet would win by chance: the commoner has the shorter name.
      addShorter(singular, persons[il] ?? "", forms);
      addShorter(plural, persons[ils] ?? "", forms);
    }
  }
  return { singular, plural, subjunctives, presents, participles };
});

function addShorter(map: Map<string, Forms>, form: string, forms: Forms): void {
  if (form === "" || form === "NA") return;
  const before = map.get(form);
  if (!before || forms.nous.length < before.nous.length) map.set(form, forms);
}

/** "occupe" of "elle occupe" is occupons, "entretiendra" entretiendrons; `null` for what is no form of "il" or "elle". */
export const nousOf = (third: string): string | null => verbs().singular.get(third)?.nous ?? null;

/** "occupe" of "elle occupe" is occupez; `null` for what is no form of "il" or "elle". */
export const vousOf = (third: string): string | null => verbs().singular.get(third)?.vous ?? null;

/** "occupent" of "ils occupent" is occupez; `null` for what is no form of "ils" or "elles". */
export const vousOfPlural = (third: string): string | null => verbs().plural.get(third)?.vous ?? null;

/** "évitent" of "pour qu’ils évitent" is évitiez, "ait" of "pour qu’il ait" ayez; `null` for what is no form of the subjunctive. */
export const vousOfSubjunctive = (third: string): string | null => verbs().subjunctives.get(third) ?? null;

/** "occupent" of "ils occupent" is occupons; `null` for what is no form of "ils" or "elles". */
export const nousOfPlural = (third: string): string | null => verbs().plural.get(third)?.nous ?? null;

/** "réduire" is réduisons; `null` for what is no infinitive. */
export const nousOfInfinitive = (infinitive: string): string | null =>
  verbs().presents.get(infinitive) || null;

/** True of an infinitive, some of which are nouns too: "devoir". */
export const isVerb = (word: string): boolean => verbs().presents.has(word);

/** True of a participle of the past in any gender and number: "payés". */
export const isParticiple = (word: string): boolean => verbs().participles.has(word);

const genders = lazy(
  () =>
    new Map(
      Object.entries(
        readPackage("french-words-gender-lefff/dist/words.json") as Record<string, "M" | "F">,
      ).map(([noun, gender]) => [noun, gender === "M" ? "m" : "f"] as const),
    ),
);

/** A noun by its gender and number. */
export type Noun = { gender: "m" | "f"; isPlural: boolean };

/** What the list of nouns says of a word in lower case, "lames" of lame; `null` for a word that is in neither number there. */
export function nounOf(word: string): Noun | null {
  const single = genders().get(word);
  if (single) return { gender: single, isPlural: false };
  const gender = singulars(word)
    .map((noun) => genders().get(noun))
    .find((found) => found !== undefined);
  return gender ? { gender, isPlural: true } : null;
}

/** The singulars that a plural may have: "chevaux" is cheval, "bureaux" bureau. */
function singulars(plural: string): string[] {
  if (plural.endsWith("aux"))
    return [`${plural.slice(0, -3)}al`, plural.slice(0, -1), `${plural.slice(0, -3)}ail`];
  return /[sx]$/.test(plural) ? [plural.slice(0, -1)] : [];
}

const words = lazy(() => readPackage("an-array-of-french-words") as string[]);

/** True of a form that the list of words has, in lower case with its accents. The list is sorted by code units. */
export function isWord(form: string): boolean {
  const list = words();
  let [from, to] = [0, list.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((list[middle] ?? "") < form) from = middle + 1;
    else to = middle;
  }
  return list[from] === form;
}

/** True of a word in lower case that the list has as it is or with accents: "tours" is one before it is a town. */
export const isFrench = (word: string): boolean => isWord(word) || spellingsOf(folded(word)).length > 0;

/** Tenses that no offer is written in: "livrâmes", "livrèrent". */
const literary = /(?:[âîû](?:t|mes|tes)|èrent|ss(?:e|es|ions|iez|ent))$/;
const hasAccents = /[^a-z-]/;

/** Words with accents by their form without, and the words that are such forms; one first letter at a time. */
const spellings = new Map<string, ReadonlyMap<string, readonly string[]>>();

function spellingsFrom(letter: string): ReadonlyMap<string, readonly string[]> {
  const before = spellings.get(letter);
  if (before) return before;
  const known = new Map<string, string[]>();
  const own = words().filter(
    (word) => word.startsWith(letter) || (word > "{" && folded(word).startsWith(letter)),
  );
  for (const word of own) {
    if (!hasAccents.test(word) || literary.test(word)) continue;
    const plain = folded(word);
    known.set(plain, [...(known.get(plain) ?? []), word]);
  }
  for (const word of own) if (!hasAccents.test(word)) known.get(word)?.push(word);
  spellings.set(letter, known);
  return known;
}

/** The words that a form without accents can be: "coutera" is coûtera alone, "marche" marche or marché. */
export const spellingsOf = (plain: string): readonly string[] =>
  spellingsFrom(plain.charAt(0)).get(plain) ?? [];
