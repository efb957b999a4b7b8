import { type Clause, isNegated, isSupposed } from "../clauses/clause.ts";
import { lexicon } from "../clauses/lexicon.ts";
import { isAdvice, isOurs, isReported } from "../clauses/owner.ts";

const auxiliaries = lexicon("ai avons a ont est sont ete vient viens suis");
const passives = lexicon("ete est sont");
const times = lexicon("heure* minute* h jour jours semaine* mois an ans");
const futures = ["rai", "rons", "ront", "rez", "ra"];
const agreed = ["e", "ee", "es", "ees", "i", "is", "ie", "ies", "u", "us", "ue"];
const participles = ["e", "is", "i", "u", "t"];

const says = (words: readonly string[], ...some: string[]) => some.some((one) => words.includes(one));
const endsWith = (word: string | undefined, endings: readonly string[]) =>
  word !== undefined && word.length > 2 && endings.some((ending) => word.endsWith(ending));

/** How many words of a clause make one step of its length, and the steps that are told apart. */
const step = 4;
const most = 4;

/**
 * How a clause speaks, beside its words: denied, supposed, asked, quoted, an advice; its person, tense and length; what kinds
 * of signs it has. `norm` are its words as the second reader sees them.
 */
export function marksOf(clause: Clause, norm: readonly string[]): string[] {
  const { words } = clause;
  const follows = (at: number) => words[at + 1];
  const marks: readonly (readonly [mark: string, holds: boolean])[] = [
    ["neg", isNegated(clause)],
    ["sup", isSupposed(clause)],
    ["ask", clause.isAsked],
    ["quo", clause.isQuoted],
    ["rep", isReported(clause)],
    ["adv", isAdvice(clause)],
    ["our", isOurs(clause)],
    ["je", says(words, "j", "je", "m", "me")],
    ["nous", says(words, "nous", "notre", "nos", "on")],
    ["vous", says(words, "vous", "votre", "vos")],
    ["aux", auxiliaries.isIn(words)],
    ["fut", words.some((word) => endsWith(word, futures))],
    ["pas", words.some((word, at) => passives.has(word) && endsWith(follows(at), agreed))],
    [
      "pc",
      words.some(
        (word, at) =>
          word === "ai" && (endsWith(follows(at), participles) || endsWith(words[at + 2], participles)),
      ),
    ],
    ["nom", norm.includes("NOM")],
    ["plan", norm.includes("PLAN")],
    ["pct", says(words, "%")],
    ["eur", says(words, "€", "euro", "euros")],
    ["num", norm.some((word) => word.startsWith("#"))],
    ["time", times.isIn(words)],
  ];
  return [
    ...marks.filter(([, holds]) => holds).map(([mark]) => mark),
    ...new Set(norm.filter((word) => word.startsWith("#"))),
    `len${Math.min(most, Math.floor(words.length / step))}`,
  ];
}
