/** A word of letters, with its apostrophe: "l’énergie" counts as two, "aujourd’hui" too. */
const word = /\p{L}+/gu;
const vowels = /[aeiouyàâäéèêëîïôöùûüœæ]+/gi;

/** Sounds of two syllables inside one group of vowels; a rule of thumb that suits the formula. */
const hiatus = /[éè][aoui]|[ï]|ia$|io(?!n)|éo|éa/i;

/**
 * The syllables of a French word by its groups of vowels. A silent ending, as in "facture", "factures" and "parlent",
 * counts for none.
 */
export function syllablesIn(text: string): number {
  const bare = /[^aeiouyàâäéèêëîïôöùûüœæ](?:e|es|ent)$/i.test(text)
    ? text.replace(/(?:ent|es|e)$/i, "")
    : text;
  const groups = bare.match(vowels)?.length ?? 0;
  return Math.max(1, groups + (hiatus.test(bare) ? 1 : 0));
}

/**
 * Reading ease by Kandel and Moles (1958), Flesch's formula for French: 207 − 1.015 × words per sentence − 73.6 ×
 * syllables per word, from 0 to 100. Above 60 reads easily, below 30 needs study. `null` under 30 words, where a single
 * one decides.
 */
export function readingEase(sentences: readonly string[]): number | null {
  const words = sentences.flatMap((sentence) => sentence.match(word) ?? []);
  if (words.length < 30) return null;
  const syllables = words.reduce((sum, one) => sum + (one.length > 40 ? 1 : syllablesIn(one)), 0);
  const score = 207 - (1.015 * words.length) / sentences.length - (73.6 * syllables) / words.length;
  return Math.round(Math.min(100, Math.max(0, score)));
}

/** The number of words of a sentence. */
export const wordCount = (sentence: string) => sentence.match(word)?.length ?? 0;
