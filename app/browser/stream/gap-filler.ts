import type { StreamEvents } from "./follow-stream.ts";
import { loadMissed } from "./load-missed.ts";

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
 * `after` returns the page's position; a page that shows no messages (`null`) misses none.
 */
export function createGapFiller(
  after: () => number | null,
  events: Pick<StreamEvents, "message" | "step" | "signedOut">,
): GapFiller {
  let newest = after() ?? Number.POSITIVE_INFINITY;
  let isStopped = false;

  const fetchMissed = async () => {
    const position = after();
    if (position === null) return;
    const missed = await loadMissed(position);
    if (isStopped) return;
    if (!missed.ok) return missed.reason === "signed out" ? events.signedOut() : undefined;
    for (const message of missed.messages) events.message(message);
    const through = missed.messages.at(-1)?.seq ?? position;
    // A message that was broadcast meanwhile brought a newer question with it.
    if (through >= newest) events.step(missed.step);
    newest = Math.max(newest, through);
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
