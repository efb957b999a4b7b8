/** Where a press was made. */
export type Press = {
  /** What was pressed. */
  target: unknown;
  /** Where the pointer was, in pixels of the window; null for a press of the keyboard. */
  at: { x: number; y: number } | null;
  /** All that contains the target. */
  path: readonly unknown[];
};

/** What became of the rows of a list: one is gone, or they stand in another order. */
export type RowChange = "gone" | "moved";

/** For how long a change may go unseen by a hand that presses again, in milliseconds. */
export const settling = 500;

/** How far a pointer wanders between two presses of the same hand, in pixels. */
const reach = 24;

/**
 * Knows a press that repeats the one by which the rows of a list changed: it was meant for what is no longer there, and would
 * act on what has come under the pointer. `now` is in milliseconds.
 */
export function repeatedPresses(now: () => number) {
  let last: Press | null = null;
  let change: { kind: RowChange; until: number } | null = null;
  return {
    /** Notes that rows of this list have changed. By themselves they leave whoever presses elsewhere alone. */
    changed(list: unknown, kind: RowChange): void {
      if (last?.path.includes(list)) change = { kind, until: now() + settling };
    },
    /** True for a press that repeats the last one. */
    isRepeated(press: Press): boolean {
      const isRepeated = change !== null && now() < change.until && isSame(last, press, change.kind);
      if (!isRepeated) [last, change] = [press, null];
      return isRepeated;
    },
  };
}

function isSame(last: Press | null, { target, at }: Press, kind: RowChange): boolean {
  // The button of a row that has moved went along; that of a row that is gone belongs to another one now.
  if (target === last?.target) return kind === "gone";
  return at !== null && last?.at != null && Math.hypot(at.x - last.at.x, at.y - last.at.y) <= reach;
}

/** What became of rows with these keys; null when all stand where they stood, also with others after them. */
export function rowChange(before: readonly string[], after: readonly string[]): RowChange | null {
  if (before.every((key, place) => after[place] === key)) return null;
  return before.length > after.length || before.some((key) => !after.includes(key)) ? "gone" : "moved";
}
