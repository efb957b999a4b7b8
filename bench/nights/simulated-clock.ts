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
    /** Never goes back. */
    moveTo(later: number) {
      now = Math.max(now, later);
    },
  };
}
