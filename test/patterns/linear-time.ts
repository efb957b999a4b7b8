import { checkSync, type Diagnostics, type Parameters } from "recheck";
import type { Pattern } from "./regular-expressions.ts";

// In this process and in JavaScript: the package would otherwise look for its Java or native form.
process.env.RECHECK_SYNC_BACKEND = "pure";

/** Proves, or finds the text that shows the contrary. Lookarounds without a bound and backreferences are beyond it. */
const proof: Parameters = { checker: "automaton", timeout: 60_000 };

/** Runs the pattern on texts that are made from it to be slow, and counts steps: nothing depends on a clock. */
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
 * How the time that a backtracking engine needs for this pattern grows with the text, in the worst case: `"linear"`,
 * or what is wrong. Judged are one search through a text and, where the pattern is used for it, the search for all
 * matches in it, since a match may look further than it reaches. docs/decisions/0016-linear-patterns.md.
 */
export function growthOf({ source, flags, isRepeated }: Omit<Pattern, "place">): string {
  const check = (pattern: string, parameters: Parameters) =>
    checkSync(
      pattern,
      flags.replaceAll(/[dgvy]/g, (flag) => (flag === "v" ? "u" : "")),
      parameters,
    );

  const once = check(source, proof);
  if (once.status !== "safe") return problemOf(once);
  // "safe": no part repeats without a bound, so each attempt is bounded.
  if (isRepeated && once.complexity.type !== "safe") {
    const all = check(`^(?:(?:${source})|[\\s\\S])*`, proof);
    if (all.status !== "safe") return problemOf(all);
  }
  const tried = check(source, trial);
  return tried.status === "safe" ? "linear" : problemOf(tried);
}

function problemOf(verdict: Exclude<Diagnostics, { status: "safe" }>): string {
  if (verdict.status === "unknown") return `cannot be proved: ${verdict.error.kind}`;
  return `${verdict.complexity.summary}: ${verdict.attack.pattern}`;
}
