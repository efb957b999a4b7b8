import { featureBits } from "./sentence-features.ts";
import weights from "./weights.json" with { type: "json" };

/** What the second reader has learnt: a weight of each place of a feature, for a claim and for a wrong fact of our offers. */
export type Weights = {
  claim: Int8Array;
  fact: Int8Array;
  /** Of one unit of a weight. */
  scale: number;
  bias: { claim: number; fact: number };
  /** The score from which a sentence is a claim. */
  threshold: number;
  /** For each word class and mark, what it says of each kind. */
  kinds: {
    names: readonly string[];
    bias: readonly number[];
    traits: Readonly<Record<string, readonly number[]>>;
  };
};

const decoded = (text: string) => new Int8Array(Buffer.from(text, "base64"));

/** The weights in the repository; scripts/evaluation/second-reader/train.ts writes them. */
export const learnt: Weights = { ...weights, claim: decoded(weights.claim), fact: decoded(weights.fact) };
if (learnt.claim.length !== 1 << featureBits)
  throw new Error("The weights are of another size: train again.");
