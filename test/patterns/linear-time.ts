import { checkSync, type Diagnostics, type Parameters } from "recheck";
import type { Pattern } from "./regular-expressions.ts";

// Run recheck in this process, in JavaScript; by default it looks for its Java or native form.
process.env.RECHECK_SYNC_BACKEND = "pure";

/** Proves that a pattern is linear, or finds a counterexample. It cannot prove unbounded lookarounds and backreferences. */
const proof: Parameters = { checker: "automaton", timeout: 240_000 };

/** Counts the steps of the pattern on adversarial texts; no clock is involved. */
const trial: Parameters = {
  checker: "fuzz",
  timeout: null,
  incubationTimeout: null,
  attackTimeout: null,
  maxInitialGenerationSize: 100,
  maxGenerationSize: 30,
  maxIteration: 2,
  attackLimit: 3_000_000,
  maxAttackStringSize: 4_000,
};

/**
 * How the time of a backtracking engine for this pattern grows with the text in the worst case: `"linear"`, or a
 * description of the problem. Checks one search through a text and, for a repeated pattern, the search for all matches,
 * since a match may look further than it reaches. docs/decisions/0016-linear-patterns.md.
 */
export function growthOf({ source, flags, isRepeated }: Omit<Pattern, "location">): string {
  const check = (pattern: string, parameters: Parameters) =>
    checkSync(
      pattern,
      flags.replaceAll(/[dgvy]/g, (flag) => (flag === "v" ? "u" : "")),
      parameters,
    );

  const proven = check(source, proof);
  if (proven.status !== "safe") return problemOf(proven);
  // The complexity "safe" means that no part repeats without a bound, so each attempt is bounded.
  if (isRepeated && proven.complexity.type !== "safe") {
    const all = check(`^(?:(?:${source})|[\\s\\S])*`, proof);
    if (all.status !== "safe") return problemOf(all);
  }
  const tested = check(source, trial);
  return tested.status === "safe" ? "linear" : problemOf(tested);
}

function problemOf(verdict: Exclude<Diagnostics, { status: "safe" }>): string {
  if (verdict.status === "unknown") return `cannot be proved: ${verdict.error.kind}`;
  return `${verdict.complexity.summary}: ${verdict.attack.pattern}`;
}
