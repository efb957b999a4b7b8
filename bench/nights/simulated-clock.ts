/** A clock of this process that stands still until it is moved: `Date` shows it from then on. Timers stay real. */
export function startSimulatedClock(moment: number) {
  let now = moment;
  const Real = Date;
  globalThis.Date = class extends Real {
    constructor(...given: unknown[]) {
      super(...((given.length === 0 ? [now] : given) as [number]));
    }
    static override now = () => now;
  } as DateConstructor;
  return {
    now: () => now,
    /** For a database of its own, which has seen no other moment. */
    beginAt(moment: number) {
      now = moment;
    },
    /** Never goes back. */
    moveTo(later: number) {
      now = Math.max(now, later);
    },
  };
}
