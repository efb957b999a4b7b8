import type { ProspectEvent } from "#app/prospects/prospects-protocol.ts";
import { standingIds } from "../../model/shown-prospect.ts";

/**
 * The ids of the events to undo so that a call counts no more, the newest first: the call, and the next step that was chosen
 * after it. `null` when something else was done since, which has to be undone first.
 */
export function undoable(
  history: readonly ProspectEvent[],
  { userId, outcome, steps }: { userId: string; outcome: string; steps: number },
): string[] | null {
  const standing = standingIds(history);
  const newest = history.filter(({ id }) => standing.has(id)).slice(0, steps + 1);
  const isOurs = newest.every(
    ({ kind, data, by }, index) =>
      by === userId && (index === steps ? kind === "call" && data.outcome === outcome : kind === "next_step"),
  );
  return isOurs && newest.length === steps + 1 ? newest.map(({ id }) => id) : null;
}
