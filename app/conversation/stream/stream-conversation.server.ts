import type { Logger } from "pino";
import type { Session } from "~/accounts/session/session.server.ts";
import { endOfConversation } from "~/conversation/messages.server.ts";
import { openConversation } from "~/conversation/open-conversation.server.ts";
import type { Database } from "../../../db/open-database.server.ts";
import type { Live, LiveEvent } from "../../../live/live.server.ts";
import { aliveSessions, event, feedOf, type Subscriber, signedOut } from "./client-feed.server.ts";
import { EventQueue } from "./event-queue.ts";

/** Milliseconds between two signs of life, each with a look at whether the session still lives. interface.md "HTTP interface": 15 s. */
export const heartbeat = 10_000;

/** Milliseconds, 24 days: an EventSource that was told so does not come back by itself. */
const never = 24 * 24 * 60 * 60 * 1000;

type Streaming = { db: Database; log: Logger; live: Live };

/**
 * The conversation as server-sent events, from behind message `after`, or from its present end when that is
 * `null` (what opening it makes, such as the greeting, is still sent). Each message once and in order: a wake-up
 * only makes the client's feed read what lies behind its subscribers' positions. It ends with the session, the reader,
 * the process, or when the client has opened too many more of them; a reader who does not read is broken off.
 */
export function streamConversation(
  services: Streaming,
  session: Session,
  after: number | null,
  { beat = heartbeat, stall }: { beat?: number; stall?: number } = {},
): ReadableStream<Uint8Array> {
  const clientId = session.user.id;
  let leave = () => {};
  const queue = new EventQueue({
    stall,
    onClose: () => leave(),
    onFailure: (error) => services.log.error({ err: error }, "a stream broke off"),
  });

  // Nothing is read, and nobody followed, before somebody takes the first bytes.
  const join = async () => {
    const feed = feedOf(services, clientId, beat);
    const subscriber: Subscriber = { sessionId: session.id, queue, position: Number.POSITIVE_INFINITY };
    const onEvent = (live: LiveEvent) => {
      switch (live.kind) {
        case "messages":
          return feed.wake();
        case "missed":
          feed.wake();
          return void feed.check();
        case "reply-failed":
          return queue.push(event("reply-failed", { replyTo: live.replyTo }));
        case "replaced":
          return queue.end(`retry: ${never}\n${event("replaced", {})}`);
        case "signed-out":
          return queue.end(signedOut);
        case "closing":
          return queue.end();
      }
    };
    feed.add(subscriber);
    const unsubscribe = services.live.subscribe({ clientId, sessionId: session.id, onEvent });
    leave = () => {
      unsubscribe();
      feed.remove(subscriber);
    };
    if (!queue.isOpen) return leave();

    const isAlive = (await aliveSessions(services, [session.id])).has(session.id);
    if (!isAlive) return queue.end(signedOut);
    subscriber.position = after ?? (await endOfConversation(services, clientId));
    if (!(await openConversation(services, session.user))) return queue.end(signedOut);
    if (queue.isOpen) queue.more = () => feed.catchUp(subscriber);
  };
  queue.push("retry: 1000\n: bonjour\n\n");
  queue.more = join;
  return queue.stream;
}
