import { useEffect, useMemo, useRef, useState } from "react";
import type { ToldProposal } from "#app/targeting/proposals/proposals-protocol.ts";
import type { QueuedEvent } from "../model/event-queue.ts";
import type { ListState } from "../model/list-store.ts";

/** What is proposed, and the record in which that came about; `null` where the page came with it. */
type Shown = { told: ToldProposal; in: string | null };

export type ListProposal = { shown: Shown | null; decline: () => Promise<void> };

/**
 * The change of the criteria that follows from the prospects that are not relevant: what the page came with, and what the server
 * says once somebody dismissed another, took that back, or changed something in another window.
 */
export function useProposal(state: ListState, initial: ToldProposal | null): ListProposal {
  const [shown, setShown] = useState<Shown | null>(initial && { told: initial, in: null });
  const before = useRef({ queue: state.queue, seq: state.seq });
  const dismissed = useRef<string | null>(null);
  const latest = useRef(0);
  const isShown = shown !== null;
  const { queue, seq, filter } = state;

  useEffect(() => {
    const { queue: waiting, seq: known } = before.current;
    before.current = { queue, seq };
    if (filter.sample) return;
    const sent = waiting.filter(({ key }) => !queue.some((event) => event.key === key));
    const dismissal = sent.find(isDismissal);
    if (!dismissal && !(isShown && (sent.length > 0 || seq !== known))) return;
    if (dismissal) dismissed.current = dismissal.prospectId;
    latest.current += 1;
    const asked = latest.current;
    void loadCalls()
      .then((calls) => calls?.newestProposal())
      .then((told) => {
        if (told === undefined || asked !== latest.current) return;
        // What stands above the rows stays there, so that nothing moves while somebody works.
        setShown((now) => told && { told, in: now?.in === null ? null : dismissed.current });
      });
  }, [queue, seq, filter, isShown]);

  return useMemo(
    () => ({
      shown,
      async decline() {
        if (!shown) return;
        latest.current += 1;
        setShown(null);
        if (!(await (await loadCalls())?.decline(shown.told))) setShown(shown);
      },
    }),
    [shown],
  );
}

/** `null` without a network. */
const loadCalls = () => import("./proposal-calls.ts").catch(() => null);

/** True for a dismissal from whose reason a change can follow. */
const isDismissal = ({ doing }: QueuedEvent) =>
  doing.kind === "status" && doing.reason !== undefined && doing.reason !== "other";
