// Loaded into a process of the product before itself (`node --import`): its `Date` is as far ahead as the file at
// `NIGHT_CLOCK` says, in milliseconds, and what comes every half minute comes four times a second.
import { readFileSync } from "node:fs";

const file = process.env.NIGHT_CLOCK ?? "";
let ahead = 0;
let readAt = Number.NEGATIVE_INFINITY;
/** What the file says now, at most a millisecond late: a request that follows a jump is answered after it. */
function offset(): number {
  if (performance.now() - readAt > 1) {
    ahead = Number(readFileSync(file, "utf8")) || ahead;
    readAt = performance.now();
  }
  return ahead;
}
const { setTimeout: later } = globalThis;

const Real = Date;
class Ahead extends Real {
  constructor(...given: unknown[]) {
    if (given.length === 0) super(Ahead.now());
    else super(...(given as [number]));
  }
  static override now = () => Real.now() + offset();
}
globalThis.Date = Ahead as DateConstructor;
globalThis.setTimeout = Object.assign(
  (work: (...given: unknown[]) => void, milliseconds?: number, ...given: unknown[]) =>
    later(work, milliseconds === 30_000 ? 250 : milliseconds, ...given),
  later,
) as typeof setTimeout;
