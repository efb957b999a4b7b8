import { createAnswerRelay } from "./answer-relay.ts";
import { followAlone, type SharedEvents, type SharedStream } from "./follow-alone.ts";
import { followStream } from "./follow-stream.ts";
import { createGapFiller } from "./gap-filler.ts";
import { requestLeaderLock } from "./leader-lock.ts";
import { openTabChannel, type TabMessage } from "./tab-channel.ts";

/** Milliseconds after which a leader that does not respond counts as frozen. */
const leaderTimeout = 3_000;

/**
 * Follows the stream of the conversation and the list in every tab of this browser over one connection: a browser has six of them for all tabs
 * together (docs/decisions/0006-conversation-order.md). The tab that holds the lock, the leader, opens the stream and
 * broadcasts its events; when it closes, the next one continues from its own position. A visible tab takes the lock
 * from a frozen leader. When the server replaces the stream, the leader keeps the lock, so that no other tab reopens
 * the stream in its place. A tab that lacks the beginning of the answer that is being written gets it from the leader,
 * and the leader from the server, by a new stream. A page without messages, such as the list, has no position: it
 * leads from now on (`after` returns `null`), and the others fill what that leaves out.
 */
export function shareStream(userId: string, after: () => number | null, events: SharedEvents): SharedStream {
  if (!("locks" in navigator) || typeof BroadcastChannel === "undefined")
    return followAlone(userId, after, events);

  const name = `matinal.conversation.${userId}`;
  const gaps = createGapFiller(after, events);
  let isConnected = true;
  let isReplaced = false;
  let isCaughtUp = false;
  let wasInterrupted = false;
  /** Set while this tab is the leader. */
  let leader: { reopen: () => void } | null = null;
  let pingTimer: ReturnType<typeof setTimeout> | undefined;
  const answers = createAnswerRelay({
    after,
    onChange: events.answer,
    requestWhole: () => (leader ? leader.reopen() : channel.post({ kind: "answer wanted" })),
  });

  const dispatch = (message: TabMessage) => {
    switch (message.kind) {
      case "message":
        answers.onMessage(message.message);
        return events.message(message.message);
      case "step":
        return events.step(message.step);
      case "answer":
        return answers.onPart(message.part);
      case "reply failed":
        answers.onFailure(message.replyTo);
        return events.replyFailed(message.replyTo);
      case "prospects":
        return events.prospects(message.seq);
      case "viewers":
        return events.viewers(message.prospect, message.viewers);
      case "signed out":
        return events.signedOut();
      case "replaced":
        isReplaced = true;
        return events.replaced();
      case "connected":
        isReplaced = false;
        return events.connected(message.isConnected);
    }
  };

  const channel = openTabChannel(name, (message) => {
    switch (message.kind) {
      case "message":
        gaps.onBroadcast(message.message);
        break;
      case "connected":
        clearTimeout(pingTimer);
        // Fetches what was stored between this tab's history and the leader's first broadcast, and what came while a
        // leader that shows no messages was reconnecting.
        if (!isCaughtUp || isReplaced || (message.isConnected && wasInterrupted)) void gaps.fetchMissed();
        isCaughtUp = true;
        wasInterrupted = !message.isConnected;
        break;
      case "replaced":
        clearTimeout(pingTimer);
        break;
      case "reopen":
        if (isReplaced) leader?.reopen();
        reportStatus();
        break;
      case "ping":
        reportStatus();
        break;
      case "answer wanted":
        reportAnswer();
    }
    dispatch(message);
  });
  const broadcast = (message: TabMessage) => {
    channel.post(message);
    dispatch(message);
  };
  const reportStatus = () => {
    if (leader) channel.post(isReplaced ? { kind: "replaced" } : { kind: "connected", isConnected });
    reportAnswer();
  };
  const reportAnswer = () => {
    const part = leader && answers.whole();
    if (part) channel.post({ kind: "answer", part });
  };

  const openStream = () =>
    followStream(
      userId,
      after,
      {
        message: (message) => {
          gaps.onStreamed(message);
          broadcast({ kind: "message", message });
        },
        step: (step) => broadcast({ kind: "step", step }),
        answer: (part) => broadcast({ kind: "answer", part }),
        replyFailed: (replyTo) => broadcast({ kind: "reply failed", replyTo }),
        prospects: (seq) => broadcast({ kind: "prospects", seq }),
        viewers: (prospect, viewers) => broadcast({ kind: "viewers", prospect, viewers }),
        signedOut: () => broadcast({ kind: "signed out" }),
        replaced: () => broadcast({ kind: "replaced" }),
        connected: (connected) => {
          isConnected = connected;
          broadcast({ kind: "connected", isConnected });
        },
      },
      { closesWhenHidden: false },
    );
  const lead = () => {
    clearTimeout(pingTimer);
    let closeStream = isReplaced ? () => {} : openStream();
    leader = {
      reopen() {
        closeStream();
        isReplaced = false;
        closeStream = openStream();
      },
    };
    return () => {
      leader = null;
      closeStream();
    };
  };
  const lock = requestLeaderLock(name, lead);

  /** Asks the leader to respond, and takes its place when it does not. */
  const ping = (kind: "ping" | "reopen") => {
    clearTimeout(pingTimer);
    pingTimer = setTimeout(lock.steal, leaderTimeout);
    channel.post({ kind });
  };
  const onVisibilityChange = () => {
    if (document.visibilityState !== "visible") return clearTimeout(pingTimer);
    if (!leader) ping("ping");
  };
  document.addEventListener("visibilitychange", onVisibilityChange);
  // A user who opens a page wants to read it, even if the stream was replaced before.
  if (document.visibilityState === "visible") ping("reopen");

  return {
    close() {
      gaps.stop();
      clearTimeout(pingTimer);
      document.removeEventListener("visibilitychange", onVisibilityChange);
      channel.close();
      lock.release();
    },
    share(message) {
      gaps.onBroadcast(message);
      channel.post({ kind: "message", message });
    },
    reopen() {
      isReplaced = false;
      if (leader) leader.reopen();
      else ping("reopen");
    },
  };
}
