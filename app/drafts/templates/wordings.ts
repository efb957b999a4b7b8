import type { ProfileFacts } from "../facts/profile-facts.ts";
import { placeholder } from "../placeholders.ts";

/** A wording, or nothing where a fact that it needs is unknown. */
export type Candidate = string | null | false;

type Judge = Pick<ProfileFacts, "isAllowed" | "fill">;

/** The first wording without a banned phrase, filled, of at most `max` code points; `null` if there is none. */
export function anyOf(
  { isAllowed, fill }: Judge,
  candidates: readonly Candidate[],
  max = 1_000,
): string | null {
  const fits = (text: string) => text.length <= max || [...text].length <= max;
  const filled = candidates.map((text) => text && fill(text));
  return filled.find((text): text is string => !!text && fits(text) && isAllowed(text)) || null;
}

/** As `anyOf`, but a visible placeholder if there is none. */
export function oneOf(
  judge: Judge,
  name: Parameters<typeof placeholder>[0],
  candidates: readonly Candidate[],
  max?: number,
): string {
  return anyOf(judge, candidates, max) ?? placeholder(name);
}

/** The allowed ones of these wordings, filled, without repetitions. */
export function allOf(
  { isAllowed, fill }: Judge,
  candidates: readonly Candidate[],
  maxItems: number,
): string[] {
  const filled = candidates.map((text) => text && fill(text));
  const allowed = filled.filter((text): text is string => !!text && isAllowed(text));
  return [...new Set(allowed)].slice(0, maxItems);
}
