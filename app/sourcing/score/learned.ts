import { scoreCopy as copy } from "#app/content/sourcing/score-copy.ts";
import type { Status, StatusReason } from "#app/prospects/prospect-status.ts";
import { bands } from "#app/targeting/register/headcount.ts";
import { percentOf } from "./score.ts";
import { learning, type Multipliers, points, type Trait, type Weights } from "./weights.ts";
import { shown } from "./words.ts";

/** What came of a prospect whose traits were kept with it. */
export type ProspectOutcome = { traits: readonly Trait[]; isSuccess: boolean };

/**
 * Whether the work on a prospect succeeded; `null` while that is open, or was decided by what no trait tells: that it is a
 * customer already, or a competitor.
 */
export function successOf(status: Status, reason: StatusReason | null): boolean | null {
  if (status === "meeting" || status === "won") return true;
  if (status === "lost") return false;
  if (status !== "not_relevant") return null;
  return reason === "customer_already" || reason === "competitor" ? null : false;
}

/**
 * The weights that a customer's own outcomes make of the plain ones, with a sentence for each that moved, the strongest first. A
 * trait moves when it was seen often enough with and without, and the difference is beyond chance: by the fourth root of
 * the odds ratio, within bounds. It depends on the outcomes alone, never on earlier weights. `sectorName` gives the label
 * of a NAF code. interpretation.md D130.
 */
export function learnedWeights(
  outcomes: readonly ProspectOutcome[],
  sectorName: (code: string) => string | null,
): { weights: Weights; sentences: string[] } {
  const all: Count = { good: outcomes.filter(({ isSuccess }) => isSuccess).length, of: outcomes.length };
  const moved = [...countsOf(outcomes)]
    .map(([trait, count]) => {
      const elsewhere = { good: all.good - count.good, of: all.of - count.of };
      return {
        trait,
        count,
        elsewhere,
        multiplier: multiplierOf(count, elsewhere),
        name: nameOf(trait, sectorName),
      };
    })
    .filter(({ multiplier, name }) => name !== null && percentOf(multiplier) !== 0)
    .sort(
      (one, other) =>
        Math.abs(Math.log(other.multiplier)) - Math.abs(Math.log(one.multiplier)) ||
        (one.trait < other.trait ? -1 : 1),
    );
  const multipliers: Multipliers = Object.fromEntries(
    moved.map(({ trait, multiplier }) => [trait, multiplier]),
  );
  const sentences = moved.map(({ name, count, elsewhere, multiplier }) =>
    copy.learned.sentence(
      name ?? "",
      [count.good, count.of],
      [elsewhere.good, elsewhere.of],
      percentOf(multiplier),
    ),
  );
  return { weights: { points, multipliers }, sentences };
}

type Count = { good: number; of: number };

function countsOf(outcomes: readonly ProspectOutcome[]): Map<Trait, Count> {
  const counts = new Map<Trait, Count>();
  for (const { traits, isSuccess } of outcomes)
    for (const trait of new Set(traits)) {
      const { good, of } = counts.get(trait) ?? { good: 0, of: 0 };
      counts.set(trait, { good: good + (isSuccess ? 1 : 0), of: of + 1 });
    }
  return counts;
}

/** Half a success and half a failure more on either side keep the odds finite. */
function multiplierOf(having: Count, elsewhere: Count): number {
  if (having.of < learning.least || elsewhere.of < learning.least) return 1;
  const cells = [having, elsewhere].flatMap(({ good, of }) => [good + 0.5, of - good + 0.5]);
  const [good = 1, bad = 1, goodElsewhere = 1, badElsewhere = 1] = cells;
  const difference = Math.log(good) - Math.log(bad) - Math.log(goodElsewhere) + Math.log(badElsewhere);
  const error = Math.sqrt(cells.reduce((sum, cell) => sum + 1 / cell, 0));
  if (Math.abs(difference) < learning.certainty * error) return 1;
  const most = Math.log(learning.most);
  return Math.exp(Math.min(most, Math.max(-most, difference / learning.root)));
}

/** A trait in words; `null` for one that no rule gives points for. */
function nameOf(trait: Trait, sectorName: (code: string) => string | null): string | null {
  const at = trait.indexOf(":");
  const value = trait.slice(at + 1);
  const words = copy.learned.trait;
  switch (trait.slice(0, at)) {
    case "sector":
      return shown(sectorName(value) ?? "") || copy.sector.code(shown(value));
    case "size": {
      const band = bands.find(({ code }) => code === value);
      return band ? words.size(band) : null;
    }
    case "place":
      return words.place(shown(value));
    case "role":
      return Object.hasOwn(words.role, value) ? words.role[value as keyof typeof words.role] : null;
    case "signal":
      return Object.hasOwn(words.signal, value) ? words.signal[value as keyof typeof words.signal] : null;
    default:
      return null;
  }
}
