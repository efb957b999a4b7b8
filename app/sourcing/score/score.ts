import { scoreCopy as copy } from "#app/content/sourcing/score-copy.ts";
import { scoreOf as sumOf } from "#app/prospects/new-prospect.ts";
import type { Criteria } from "#app/targeting/criteria.ts";
import type { Candidate, Ruling } from "./candidate.ts";
import { freshnessRuling, reachRuling } from "./quality.ts";
import type { Sighting } from "./sighting.ts";
import { againstRulings, signalRulings, withinMost } from "./signals.ts";
import { targetRulings, targetTraits } from "./target.ts";
import type { Multipliers, Trait, Weights } from "./weights.ts";

export type Scored = {
  /** The sum of the reasons, cut to 0 and 100. */
  score: number;
  reasons: { points: number; text: string }[];
  /** The strongest signal, as the record shows it; "" without one. */
  signal: string;
  /** What the customer's outcomes with this prospect will be counted for. */
  traits: Trait[];
};

/**
 * How well a candidate fits what a customer looks for, and why, by rules alone: the same for the same facts. `sighting` is what was
 * kept of the company before, if it was seen. interpretation.md D128.
 */
export function scoreOf(
  candidate: Candidate,
  criteria: Criteria,
  sighting: Sighting | null,
  { points, multipliers }: Weights,
): Scored {
  const weighed = (rulings: readonly Ruling[]) => rulings.map((ruling) => weigh(ruling, multipliers));
  const signals = signalRulings(candidate, sighting, points);
  const [strongest] = signals.toSorted((one, other) => other.points - one.points);
  const reasons = [
    ...weighed(targetRulings(candidate, criteria, points)),
    reachRuling(candidate, points),
    freshnessRuling(candidate, points),
    ...withinMost(weighed(signals), points),
    ...againstRulings(candidate, sighting, points),
  ].map(({ points, text }) => ({ points, text }));
  return {
    score: sumOf(reasons),
    reasons,
    signal: strongest ? capitalised(strongest.text) : "",
    traits: [...targetTraits(candidate, criteria), ...signals.flatMap(({ trait }) => trait ?? [])],
  };
}

/** Points for a trait that the customer's outcomes moved, which the reason says. */
function weigh(ruling: Ruling, multipliers: Multipliers): Ruling {
  const multiplier = ruling.trait && Object.hasOwn(multipliers, ruling.trait) ? multipliers[ruling.trait] : 1;
  const percent = percentOf(multiplier ?? 1);
  if (ruling.points <= 0 || percent === 0) return ruling;
  return {
    ...ruling,
    points: Math.round(ruling.points * (multiplier ?? 1)),
    text: copy.learned.moved(ruling.text, percent),
  };
}

/** By how many per cent a multiplier moves points. */
export const percentOf = (multiplier: number): number => Math.round((multiplier - 1) * 100);

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
