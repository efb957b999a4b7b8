import * as v from "valibot";
import { Answer, Message, OpenStep } from "#app/conversation/protocol.ts";

/** A message between the tabs of one browser. */
const TabMessage = v.variant("kind", [
  v.object({ kind: v.literal("message"), message: Message }),
  v.object({ kind: v.literal("step"), step: OpenStep }),
  v.object({ kind: v.literal("answer"), part: Answer }),
  /** Asks the leader for the answer that is being written, from 0. */
  v.object({ kind: v.literal("answer wanted") }),
  v.object({ kind: v.literal("reply failed"), replyTo: v.string() }),
  v.object({ kind: v.literal("prospects"), seq: v.number() }),
  v.object({ kind: v.literal("viewers"), prospect: v.string(), viewers: v.array(v.string()) }),
  v.object({ kind: v.literal("signed out") }),
  v.object({ kind: v.literal("connected"), isConnected: v.boolean() }),
  /** The server replaced this browser's stream: no tab reopens it unless the user asks. */
  v.object({ kind: v.literal("replaced") }),
  /** Asks whether a leader is alive; it answers "connected" or "replaced". */
  v.object({ kind: v.literal("ping") }),
  /** Asks the leader to reopen the stream if it was replaced; it answers as to a ping. */
  v.object({ kind: v.literal("reopen") }),
]);
export type TabMessage = v.InferOutput<typeof TabMessage>;

export type TabChannel = { post: (message: TabMessage) => void; close: () => void };

/** Opens the BroadcastChannel `name`. `onMessage` receives what other tabs post; after `close`, `post` does nothing. */
export function openTabChannel(name: string, onMessage: (message: TabMessage) => void): TabChannel {
  const channel = new BroadcastChannel(name);
  let isClosed = false;
  channel.addEventListener("message", ({ data }) => {
    const parsed = v.safeParse(TabMessage, data);
    // Skips messages of a tab that runs another version.
    if (parsed.success) onMessage(parsed.output);
  });
  return {
    post: (message) => {
      if (!isClosed) channel.postMessage(message);
    },
    close: () => {
      isClosed = true;
      channel.close();
    },
  };
}
