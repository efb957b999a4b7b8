/** A running delivery. */
export type Running = {
  kind: string;
  /** True unless it is the first attempt. */
  isRetry: boolean;
  /** True once it has waited long for its receiver. */
  isSlow: boolean;
  /** Maximum number of simultaneous deliveries of its kind; as for any kind unless it is said. */
  maxOfKind?: number | undefined;
};

/** The kinds without a free slot; `null` when no slot is free for any kind. */
export type Full = string[] | null;

/** Maximum number of simultaneous deliveries. Retries leave one slot free for first attempts. */
const maxRunning = 4;

/**
 * Maximum number of simultaneous deliveries of one kind, so that a hanging receiver leaves a slot for other kinds.
 * Retries leave one free here too.
 */
const maxOfKind = 3;

/** Maximum number of slow deliveries of one kind that use no slot. Further ones do, so that their number is bounded. */
const maxSlow = 16;

/**
 * The kinds that may not start another first attempt or retry. First attempts never wait for retries, no kind waits for
 * another kind's receiver, and a receiver that hangs on a few items does not delay the others of its kind.
 */
export function fullKinds(running: readonly Running[]): { first: Full; retries: Full } {
  const kinds = [...Map.groupBy(running, ({ kind }) => kind)].map(([kind, ofKind]) => {
    const slotted = usingSlots(ofKind);
    const most = ofKind[0]?.maxOfKind ?? maxOfKind;
    return { kind, most, all: slotted.length, retries: slotted.filter(({ isRetry }) => isRetry).length };
  });
  const all = sum(kinds.map((each) => each.all));
  const retries = sum(kinds.map((each) => each.retries));
  const full = kinds.filter((each) => each.all >= each.most);
  const fullOfRetries = kinds.filter((each) => each.all >= each.most || each.retries >= each.most - 1);
  const kindsOf = (found: { kind: string }[]) => found.map(({ kind }) => kind);
  return {
    first: all >= maxRunning ? null : kindsOf(full),
    retries: all >= maxRunning || retries >= maxRunning - 1 ? null : kindsOf(fullOfRetries),
  };
}

function usingSlots(ofKind: readonly Running[]): Running[] {
  const slow = ofKind.filter(({ isSlow }) => isSlow);
  return [...ofKind.filter(({ isSlow }) => !isSlow), ...slow.slice(maxSlow)];
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
