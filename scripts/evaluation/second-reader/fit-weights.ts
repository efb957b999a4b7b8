import { kindOf, oddsOf, scoreOf } from "#app/assistant/guard/rules/second-reader/score.ts";
import { neverDenied } from "#app/assistant/guard/rules/second-reader/second-reader.ts";
import { featureBits } from "#app/assistant/guard/rules/second-reader/sentence-features.ts";
import type { Weights } from "#app/assistant/guard/rules/second-reader/weights.ts";
import { type Example, factKind } from "./examples.ts";
import { shuffled } from "./shuffled.ts";

/** What the fit is done with; chosen by leaving out each author in turn. */
const rounds = 12;
const rate = 0.5;
const decay = 1e-4;
/** A false sentence that the rules find counts less: the second reader is asked about the others. */
const weightOfFound = 0.5;
/** A feature of one example alone says nothing of others. */
const leastExamples = 2;
/** The largest weight, of those in a byte. */
const largest = 127;

type Sentence = Example["sentences"][number];
type Fitted = Pick<Weights, "claim" | "fact" | "scale" | "bias">;

/**
 * Logistic regression with three outcomes (honest, claim, wrong fact) and steps by each weight's own history (AdaGrad), always
 * in the same order: the same examples give the same weights. Of a false text with several sentences the falsest one counts.
 */
export function fitWeights(examples: readonly Example[]): Fitted {
  const size = 1 << featureBits;
  const kept = frequentPlaces(examples, size);
  const columns = { claim: column(size), fact: column(size) };
  const items = examples.map(({ sentences, ...rest }) => ({
    ...rest,
    sentences: sentences.map((one) => ({ ...one, places: one.places.filter((place) => kept[place] === 1) })),
  }));
  for (let round = 0; round < rounds; round++)
    for (const { sentences, isHonest, kind, isFound } of shuffled(items, round)) {
      const wanted = isHonest ? null : kind === factKind ? "fact" : "claim";
      for (const { places } of wanted ? [falsest(sentences, columns)] : sentences)
        step(columns, places, wanted, wanted && isFound ? weightOfFound : 1);
    }
  return quantised(columns);
}

/** A column of weights with the sums of the squares of their steps; the last one is the bias. */
type Column = { weights: Float64Array; squares: Float64Array };
type Columns = { claim: Column; fact: Column };

const column = (size: number): Column => ({
  weights: new Float64Array(size + 1),
  squares: new Float64Array(size + 1).fill(1e-6),
});

function oddsIn({ weights }: Column, places: readonly number[]): number {
  let sum = 0;
  for (const place of places) sum += weights[place] ?? 0;
  return (weights.at(-1) ?? 0) + sum / Math.sqrt(Math.max(1, places.length));
}

function falsest(sentences: readonly Sentence[], { claim, fact }: Columns): Sentence {
  const scores = sentences.map(({ places }) => oddsIn(claim, places) + oddsIn(fact, places));
  return sentences[scores.indexOf(Math.max(...scores))] as Sentence;
}

function step(columns: Columns, places: readonly number[], wanted: keyof Columns | null, weight: number) {
  const [claim, fact] = [Math.exp(oddsIn(columns.claim, places)), Math.exp(oddsIn(columns.fact, places))];
  const all = 1 + claim + fact;
  move(columns.claim, places, weight * (claim / all - (wanted === "claim" ? 1 : 0)));
  move(columns.fact, places, weight * (fact / all - (wanted === "fact" ? 1 : 0)));
}

function move({ weights, squares }: Column, places: readonly number[], error: number) {
  const unit = error / Math.sqrt(Math.max(1, places.length));
  const change = (at: number, gradient: number) => {
    squares[at] = (squares[at] ?? 0) + gradient * gradient;
    weights[at] = (weights[at] ?? 0) - (rate * gradient) / Math.sqrt(squares[at] ?? 1);
  };
  for (const place of places) change(place, unit + decay * (weights[place] ?? 0));
  change(weights.length - 1, error);
}

/** 1 for the places of features that enough examples have. */
function frequentPlaces(examples: readonly Example[], size: number): Uint8Array {
  const counts = new Uint16Array(size);
  for (const { sentences } of examples)
    for (const place of new Set(sentences.flatMap(({ places }) => places)))
      counts[place] = (counts[place] ?? 0) + 1;
  return Uint8Array.from(counts, (count) => (count >= leastExamples ? 1 : 0));
}

const largestOf = (weights: Float64Array, least: number) =>
  weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), least);

/** In bytes, as the product reads them. */
function quantised({ claim, fact }: Columns): Fitted {
  const rounded = (value: number) => Math.round(1000 * value) / 1000;
  const most = [claim, fact].reduce((largest, { weights }) => largestOf(weights.slice(0, -1), largest), 0);
  const scale = Math.ceil((1e5 * most) / largest) / 1e5;
  const bytes = ({ weights }: Column) =>
    Int8Array.from(weights.slice(0, -1), (value) => Math.round(value / scale));
  return {
    claim: bytes(claim),
    fact: bytes(fact),
    scale,
    bias: { claim: rounded(claim.weights.at(-1) ?? 0), fact: rounded(fact.weights.at(-1) ?? 0) },
  };
}

/** The score of a text: that of its falsest sentence which is no denial of what nobody claims by one. */
export function scoreIn(fitted: Fitted & Pick<Weights, "kinds">, { sentences }: Example): number {
  const weights = fitted as Weights;
  const scores = sentences.map((one) =>
    one.isDenial && neverDenied.has(kindOf(one, weights))
      ? Number.NEGATIVE_INFINITY
      : scoreOf(oddsOf(one.places, weights), one.hasFigures),
  );
  return Math.max(...scores);
}
