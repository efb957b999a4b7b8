import { icpSizes, primaryGoals, tones } from "./choices.ts";
import { longestPhrase, phraseOf, plain } from "./phrases.ts";
import { goalWordings, sizeWordings, toneWordings, type Wording } from "./synonyms.ts";

const sizeVocabulary = vocabularyOf(icpSizes, sizeWordings);
const toneVocabulary = vocabularyOf(tones, toneWordings);
const goalVocabulary = vocabularyOf(primaryGoals, goalWordings);

/** The size that `answer` names, or `null`. decisions.md D26. */
export const icpSizeOf = (answer: string) => valueNamedIn(answer, sizeVocabulary);
/** The tone that `answer` names, or `null` when it names none, several, or denies one. decisions.md D26. */
export const toneOf = (answer: string) => valueNamedIn(answer, toneVocabulary);
/** The goal that `answer` names, or `null` when it names none, several, or denies one. decisions.md D26. */
export const primaryGoalOf = (answer: string) => valueNamedIn(answer, goalVocabulary);

/** True when `text` begins with the name of a size: "PME industrielles" speaks of a size without being one value. */
export function beginsWithSize(text: string): boolean {
  const words = `${phraseOf(text)} `;
  return [...sizeVocabulary.whole.keys()].some((name) => words.startsWith(`${name} `));
}

/** True when `text` names sizes and nothing else: "PME", "TPE/PME". */
export function namesOnlySizes(text: string): boolean {
  if (text.length > longestPhrase) return false;
  const parts = partsOf(text);
  return (
    sizeVocabulary.whole.has(phraseOf(text)) ||
    (parts.length > 0 && parts.every((part) => sizeVocabulary.whole.has(part)))
  );
}

/** Wordings in the form of `phraseOf`, with the value that each one means. */
type Vocabulary<Value extends string> = { whole: Map<string, Value>; within: Map<string, Value> };

function vocabularyOf<Value extends string>(
  values: readonly Value[],
  wordings: Record<Value, Wording>,
): Vocabulary<Value> {
  const whole = new Map<string, Value>();
  const within = new Map<string, Value>();
  for (const value of values) {
    const strong = wordings[value].within?.split(",") ?? [];
    for (const wording of strong) within.set(phraseOf(wording), value);
    for (const wording of [value, ...strong, ...wordings[value].whole.split(",")])
      whole.set(phraseOf(wording), value);
  }
  return { whole, within };
}

/** What an enumeration names, in the form of `phraseOf`. */
function partsOf(answer: string): string[] {
  return answer
    .split(/[,;/&+]|\s(?:et|ou)\s/i)
    .map(phraseOf)
    .filter(Boolean);
}

function valueNamedIn<Value extends string>(answer: string, { whole, within }: Vocabulary<Value>) {
  if (answer.length > longestPhrase) return null;
  const named = whole.get(phraseOf(answer));
  if (named) return named;

  const values = new Set(partsOf(answer).map((part) => whole.get(part)));
  if (values.size === 1 && !values.has(undefined)) return [...values][0] ?? null;

  if (denials.test(plain(answer))) return null;
  const sentence = ` ${phraseOf(answer)} `;
  const mentioned = new Set(
    [...within].filter(([words]) => sentence.includes(` ${words} `)).map(([, value]) => value),
  );
  return mentioned.size === 1 ? ([...mentioned][0] ?? null) : null;
}

const denials = /\b(pas|ni|non|jamais|aucune?|moins|eviter?|sauf|not?)\b/;
