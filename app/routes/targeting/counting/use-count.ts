import { useCallback, useEffect, useState } from "react";
import type { Criteria } from "#app/targeting/criteria.ts";
import type { CompanyCount } from "#app/targeting/targeting-protocol.ts";
import { type Variant, variantsOf } from "#app/targeting/variants.ts";
import { type CountOutcome, countCompanies } from "../targeting-calls.ts";

/** Milliseconds after a change before it is counted. */
const pause = 600;

export type CountedVariant = Variant & { found: CompanyCount };

export type Counting = {
  /** The newest count, also while the next one is under way. */
  found: CompanyCount | null;
  isCounting: boolean;
  problem: Exclude<CountOutcome["kind"], "counted"> | null;
  /** What one criterion more or less would give. */
  variants: CountedVariant[];
  again: () => void;
};

/**
 * Counts the companies of the criteria while they are edited: a change ends the count before it. With `hasVariants` false, nothing
 * but the criteria themselves.
 */
export function useCount(criteria: Criteria, isOn: boolean, { hasVariants = true } = {}): Counting {
  const [found, setFound] = useState<CompanyCount | null>(null);
  const [isCounting, setCounting] = useState(isOn);
  const [problem, setProblem] = useState<Counting["problem"]>(null);
  const [variants, setVariants] = useState<CountedVariant[]>([]);
  const [attempt, setAttempt] = useState(0);
  const key = JSON.stringify(criteria);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` is what `criteria` say, `attempt` repeats a count
  useEffect(() => {
    if (!isOn) return;
    const abort = new AbortController();
    setCounting(true);
    const timer = setTimeout(async () => {
      const outcome = await countCompanies(criteria, abort.signal);
      if (abort.signal.aborted) return;
      setCounting(false);
      setVariants([]);
      setProblem(outcome.kind === "counted" ? null : outcome.kind);
      setFound(outcome.kind === "counted" ? outcome.found : null);
      if (outcome.kind !== "counted" || !hasVariants) return;
      // One after the other: the register answers few requests a second, for everybody.
      for (const variant of variantsOf(criteria, outcome.found)) {
        const other = await countCompanies(variant.criteria, abort.signal);
        if (abort.signal.aborted || other.kind !== "counted") return;
        setVariants((before) => [...before, { ...variant, found: other.found }]);
      }
    }, pause);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [key, isOn, attempt]);

  const again = useCallback(() => setAttempt((before) => before + 1), []);
  return { found, isCounting, problem, variants, again };
}
