/** A delivery that is under way. */
export type Running = {
  kind: string;
  /** Not its first attempt. */
  isRetry: boolean;
  /** It has waited long for its receiver. */
  isSlow: boolean;
};

/** The kinds that have no place, or `null` when nothing has. */
export type Full = string[] | null;

/** How many leave at the same time. Retries leave one place free, for what is new. */
const atOnce = 4;

/** How many of one kind: a receiver that hangs leaves a place for the other kinds. Retries leave one free, too. */
const ofOneKind = 3;

/** How many slow ones of one kind give up their place. More of them keep it, so that their number is bounded. */
const maxSlow = 16;

/**
 * Which kinds may start nothing more, first attempts and retries apart: what is new never waits for retries, no kind
 * waits for another one's receiver, and a receiver that hangs on a few does not hold up the rest of its kind.
 */
export function fullKinds(running: readonly Running[]): { first: Full; retries: Full } {
  const kinds = [...Map.groupBy(running, ({ kind }) => kind)].map(([kind, ofKind]) => {
    const placed = withPlace(ofKind);
    return { kind, all: placed.length, retries: placed.filter(({ isRetry }) => isRetry).length };
  });
  const all = sum(kinds.map((each) => each.all));
  const retries = sum(kinds.map((each) => each.retries));
  const full = kinds.filter((each) => each.all >= ofOneKind);
  const fullOfRetries = kinds.filter((each) => each.all >= ofOneKind || each.retries >= ofOneKind - 1);
  const named = (found: { kind: string }[]) => found.map(({ kind }) => kind);
  return {
    first: all >= atOnce ? null : named(full),
    retries: all >= atOnce || retries >= atOnce - 1 ? null : named(fullOfRetries),
  };
}

function withPlace(ofKind: readonly Running[]): Running[] {
  const slow = ofKind.filter(({ isSlow }) => isSlow);
  return [...ofKind.filter(({ isSlow }) => !isSlow), ...slow.slice(maxSlow)];
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
