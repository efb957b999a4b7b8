import type { Features } from "./sentence-features.ts";
import type { Weights } from "./weights.ts";

/** How a sentence reads: as logarithms of the odds, against an honest one, of a claim and of a wrong fact of our offers. */
export type Odds = { claim: number; fact: number };

/** Many features of a sentence weigh no more together than their root. */
export function oddsOf(places: readonly number[], { claim, fact, scale, bias }: Weights): Odds {
  let [claims, facts] = [0, 0];
  for (const place of places) {
    claims += claim[place] ?? 0;
    facts += fact[place] ?? 0;
  }
  const unit = scale / Math.sqrt(Math.max(1, places.length));
  return { claim: bias.claim + unit * claims, fact: bias.fact + unit * facts };
}

/**
 * The score of a sentence: that it claims what nobody may. A sentence with figures is judged by the rules as to these, so
 * that a wrong fact counts as no claim there.
 */
export function scoreOf({ claim, fact }: Odds, hasFigures: boolean): number {
  return hasFigures ? claim - Math.log(1 + Math.exp(fact)) : Math.log(Math.exp(claim) + Math.exp(fact));
}

/** The kind whose words the sentence has most of. */
export function kindOf({ traits }: Features, { kinds }: Weights): string {
  const sums = kinds.names.map((_, kind) =>
    [...traits].reduce((sum, trait) => sum + (kinds.traits[trait]?.[kind] ?? 0), kinds.bias[kind] ?? 0),
  );
  return kinds.names[sums.indexOf(Math.max(...sums))] ?? "";
}
