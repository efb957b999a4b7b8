import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { readExamples } from "./examples.ts";
import { fitKinds } from "./fit-kinds.ts";
import { fitWeights } from "./fit-weights.ts";
import { leaveOneOutTable, scoredByOthers, thresholdFor } from "./leave-one-out.ts";

/** Of the honest texts that no rule strikes, so many may the second reader strike. */
const allowed = 0.012;

const file = join(import.meta.dirname, "../../../app/assistant/guard/rules/second-reader/weights.json");

/*
 * node scripts/evaluation/second-reader/train.ts: learns from the labelled sentences that are no held-out ones, prints what
 * the second reader adds for authors it has not read, and writes its weights. docs/decisions/0051-second-reader.md.
 */
const examples = await readExamples("tuning", "tuning-2", "learnt");
const ours = await readExamples("ours");
const scored = scoredByOthers(examples, ours);
const threshold = thresholdFor(allowed, scored);
console.log(leaveOneOutTable(scored, threshold));

const { claim, fact, scale, bias } = fitWeights([...examples, ...ours]);
const base64 = (bytes: Int8Array) => Buffer.from(bytes.buffer).toString("base64");
const weights = {
  scale,
  bias,
  threshold,
  kinds: fitKinds(examples),
  claim: base64(claim),
  fact: base64(fact),
};
writeFileSync(file, `${JSON.stringify(weights)}\n`);
