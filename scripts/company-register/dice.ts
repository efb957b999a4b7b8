/** Numbers that look random and are the same in each run. */
export type Dice = {
  /** From 0 to below 1. */
  roll(): number;
  /** True with this probability. */
  happens(probability: number): boolean;
  pick<T>(choices: readonly T[]): T;
  /** A whole number from `low` to `high`, both included. */
  between(low: number, high: number): number;
};

/** The dice of one company: what is invented for it does not change when other companies are added. */
export function diceFor(seed: number): Dice {
  // The finaliser of MurmurHash3 over a Weyl sequence.
  let state = Math.imul(seed + 1, 0x9e3779b1);
  const roll = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    roll,
    happens: (probability) => roll() < probability,
    pick: (choices) => choices[Math.floor(roll() * choices.length)] as (typeof choices)[number],
    between: (low, high) => low + Math.floor(roll() * (high - low + 1)),
  };
}
