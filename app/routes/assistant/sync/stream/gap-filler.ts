import { loadMissed } from "../api-calls/message-calls.ts";
import type { StreamEvents } from "./follow-stream.ts";

export type GapFiller = {
  /** Fetches everything after the page's position, and the open question. */
  fetchMissed: () => Promise<void>;
  /** Records a message that another tab broadcast, and fetches what lies between it and the one before. */
  onBroadcast: (message: { seq: number }) => void;
  /** Records a message of this tab's own stream, which leaves no gaps. */
  onStreamed: (message: { seq: number }) => void;
  stop: () => void;
};

/**
 * Fills the gaps between broadcast messages: nothing replays a broadcast to a tab that was frozen or not yet open.
 * `after` returns the page's position.
 */
export function createGapFiller(
  after: () => number,
  events: Pick<StreamEvents, "message" | "step" | "signedOut">,
): GapFiller {
  let newest = after();
  let isStopped = false;

  const fetchMissed = async () => {
    const missed = await loadMissed(after());
    if (isStopped) return;
    if (!missed.ok) return missed.reason === "signed out" ? events.signedOut() : undefined;
    for (const message of missed.messages) events.message(message);
    events.step(missed.step);
  };

  return {
    fetchMissed,
    onBroadcast: ({ seq }) => {
      if (seq > newest + 1) void fetchMissed();
      newest = Math.max(newest, seq);
    },
    onStreamed: ({ seq }) => {
      newest = Math.max(newest, seq);
    },
    stop: () => {
      isStopped = true;
    },
  };
}
