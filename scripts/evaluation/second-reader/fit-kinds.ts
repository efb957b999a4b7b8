import type { Weights } from "#app/assistant/guard/rules/second-reader/weights.ts";
import { type Example, kindNames } from "./examples.ts";
import { shuffled } from "./shuffled.ts";

const rounds = 30;
const rate = 0.3;
const decay = 1e-3;
/** Weights are kept in so many parts of one. */
const parts = 10;

/** Learns from the false texts which kind of claim the word classes and marks of a sentence speak of. */
export function fitKinds(examples: readonly Example[]): Weights["kinds"] {
  const items = examples
    .filter(({ isHonest }) => !isHonest)
    .map(({ kind, sentences }) => ({
      kind: kindNames.indexOf(kind),
      traits: [...new Set(sentences.flatMap(({ traits }) => [...traits]))],
    }));
  const bias = kindNames.map(() => 0);
  const weights = new Map<string, number[]>();
  for (const { traits } of items)
    for (const trait of traits)
      weights.set(
        trait,
        kindNames.map(() => 0),
      );
  const rows = (traits: readonly string[]) => [bias, ...traits.map((trait) => weights.get(trait) ?? [])];
  for (let round = 0; round < rounds; round++)
    for (const { kind, traits } of shuffled(items, round)) {
      const used = rows(traits);
      const powers = kindNames.map((_, at) => Math.exp(used.reduce((sum, row) => sum + (row[at] ?? 0), 0)));
      const all = powers.reduce((sum, power) => sum + power, 0);
      for (const [at, power] of powers.entries()) {
        const error = power / all - (at === kind ? 1 : 0);
        for (const row of used)
          row[at] = (row[at] ?? 0) - (rate / (2 + round)) * (error + decay * (row[at] ?? 0));
      }
    }
  const rounded = (row: readonly number[]) => row.map((value) => Math.round(parts * value));
  const sorted = [...weights].sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    names: kindNames,
    bias: rounded(bias),
    traits: Object.fromEntries(sorted.map(([trait, row]) => [trait, rounded(row)])),
  };
}
