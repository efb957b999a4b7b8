import * as v from "valibot";
import type { Message } from "../../transcript/transcript.ts";
import { loadMissed, MessageShape, StepShape } from "../messages-client.ts";
import { followStream, type StreamEvents } from "./follow-stream.ts";

/** What the tabs of one browser say to each other. */
const TabMessage = v.variant("kind", [
  v.object({ kind: v.literal("message"), message: MessageShape }),
  v.object({ kind: v.literal("step"), step: StepShape }),
  v.object({ kind: v.literal("reply failed"), replyTo: v.string() }),
  v.object({ kind: v.literal("signed out") }),
  v.object({ kind: v.literal("connected"), isConnected: v.boolean() }),
  /** The server closed this browser's stream for good: no tab opens it again by itself. */
  v.object({ kind: v.literal("replaced") }),
  /** Does anybody hold the stream? Whoever does answers with "connected" or "replaced". */
  v.object({ kind: v.literal("anybody") }),
  /** Somebody wants to read here: whoever holds the stream opens it again if it was replaced. */
  v.object({ kind: v.literal("take back") }),
]);
type TabMessage = v.InferOutput<typeof TabMessage>;

/** Milliseconds after which the tab that holds the stream and does not answer counts as asleep. */
const silenceTimeout = 3_000;

export type SharedStream = {
  leave: () => void;
  /** Tells the other tabs at once what this one has stored. */
  share: (message: Message) => void;
  /** Opens the stream again after it was replaced, for every tab of this browser. */
  takeBack: () => void;
};

/**
 * Follows the conversation in every tab of this browser by one connection: a browser has six of them for all tabs
 * together (docs/decisions/0006-conversation-order.md). The tab that holds the lock holds the stream and tells the others; when it
 * closes the next one goes on from its own position. A tab in sight takes the stream from one that sleeps. When the
 * server replaces the stream, the lock stays where it is, so that no other tab opens one in its place.
 */
export function followTogether(userId: string, after: () => number, events: StreamEvents): SharedStream {
  if (!("locks" in navigator) || typeof BroadcastChannel === "undefined")
    return followAlone(userId, after, events);

  const name = `matinal.conversation.${userId}`;
  const channel = new BroadcastChannel(name);
  const leaving = new AbortController();
  let isConnected = true;
  let isReplaced = false;
  /** Of the tab that holds the lock. */
  let lead: { open: () => void; stop: () => void } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const say = (message: TabMessage) => {
    if (!leaving.signal.aborted) channel.postMessage(message);
  };
  const hear = (message: TabMessage) => {
    if (message.kind === "message") events.message(message.message);
    if (message.kind === "step") events.step(message.step);
    if (message.kind === "reply failed") events.replyFailed(message.replyTo);
    if (message.kind === "signed out") events.signedOut();
    if (message.kind === "replaced") {
      isReplaced = true;
      events.replaced();
    }
    if (message.kind === "connected") {
      isReplaced = false;
      events.connected(message.isConnected);
    }
  };
  const both = (message: TabMessage) => {
    say(message);
    hear(message);
  };
  const catchUp = async () => {
    const missed = await loadMissed(after());
    if (leaving.signal.aborted) return;
    if (!missed.ok) return missed.reason === "signed out" ? events.signedOut() : undefined;
    for (const message of missed.messages) events.message(message);
    events.step(missed.step);
  };

  /** Everything up to here was heard, if what was before it is known. */
  let heard = after();
  let isCaughtUp = false;
  const notice = ({ seq }: { seq: number }) => {
    if (seq > heard + 1) void catchUp();
    heard = Math.max(heard, seq);
  };

  const openStream = () =>
    followStream(
      userId,
      after,
      {
        message: (message) => {
          heard = Math.max(heard, message.seq);
          both({ kind: "message", message });
        },
        step: (step) => both({ kind: "step", step }),
        replyFailed: (replyTo) => both({ kind: "reply failed", replyTo }),
        signedOut: () => both({ kind: "signed out" }),
        replaced: () => both({ kind: "replaced" }),
        connected: (connected) => {
          isConnected = connected;
          both({ kind: "connected", isConnected });
        },
      },
      false,
    );
  const holdStream = async () => {
    clearTimeout(timer);
    await new Promise<void>((resolve) => {
      let close = isReplaced ? () => {} : openStream();
      lead = {
        open() {
          close();
          isReplaced = false;
          close = openStream();
        },
        stop() {
          lead = null;
          close();
          resolve();
        },
      };
    });
  };
  /** Waits for its turn, and again after somebody took it away. */
  const queue = async (options: LockOptions): Promise<void> => {
    try {
      await navigator.locks.request(name, options, holdStream);
    } catch (error) {
      if (!(error instanceof DOMException)) throw error;
      lead?.stop();
      if (!leaving.signal.aborted) await queue({ signal: leaving.signal });
    }
  };

  /** Asks whoever holds the lock, and takes it when nobody answers. */
  const ask = (kind: "anybody" | "take back") => {
    clearTimeout(timer);
    timer = setTimeout(() => void queue({ steal: true }), silenceTimeout);
    say({ kind });
  };
  const answer = () => {
    if (lead) say(isReplaced ? { kind: "replaced" } : { kind: "connected", isConnected });
  };
  const takeBack = () => {
    isReplaced = false;
    if (lead) lead.open();
    else ask("take back");
  };
  const onVisibility = () => {
    if (document.visibilityState !== "visible") return clearTimeout(timer);
    if (!lead) ask("anybody");
  };

  channel.addEventListener("message", ({ data }) => {
    const parsed = v.safeParse(TabMessage, data);
    if (!parsed.success) return; // Of a tab that runs another version.
    const message = parsed.output;
    if (message.kind === "message") notice(message.message);
    if (message.kind === "take back" && isReplaced) lead?.open();
    if (message.kind === "anybody" || message.kind === "take back") answer();
    if (message.kind === "connected" || message.kind === "replaced") clearTimeout(timer);
    if (message.kind === "connected") {
      // What came between this tab's history and the first word of the one that holds the stream.
      if (!isCaughtUp || isReplaced) void catchUp();
      isCaughtUp = true;
    }
    hear(message);
  });
  document.addEventListener("visibilitychange", onVisibility);
  void queue({ signal: leaving.signal });
  // Whoever opens a page wants to read there, also where the stream was replaced before.
  if (document.visibilityState === "visible") ask("take back");

  return {
    leave() {
      leaving.abort();
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", onVisibility);
      lead?.stop();
      channel.close();
    },
    share(message) {
      notice(message);
      say({ kind: "message", message });
    },
    takeBack,
  };
}

/** For a browser in which tabs cannot arrange themselves: each has a stream of its own. */
function followAlone(userId: string, after: () => number, events: StreamEvents): SharedStream {
  const open = () => followStream(userId, after, events, true);
  let leave = open();
  return {
    leave: () => leave(),
    share: () => {},
    takeBack() {
      leave();
      leave = open();
    },
  };
}
