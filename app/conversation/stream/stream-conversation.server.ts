import type { Session } from "#app/accounts/session/session.server.ts";
import type { LiveEvent } from "#live/live.server.ts";
import type { ConversationServices } from "../conversation-services.server.ts";
import { lastSequenceNumber } from "../messages.server.ts";
import { openConversation } from "../open-conversation.server.ts";
import { AnswerPosition } from "./answer-position.ts";
import { feedOf, type Subscriber } from "./client-feed.server.ts";
import { EventQueue } from "./event-queue.server.ts";
import { followProspects } from "./follow-prospects.server.ts";
import { serverSentEvent, signedOutEvent } from "./server-sent-event.ts";
import { validSessions } from "./valid-sessions.server.ts";

/** Milliseconds between two heartbeats, each of which checks the session. interface.md "HTTP interface": 15 s. */
export const heartbeat = 10_000;

/** A retry delay of 24 days, in milliseconds, after which an EventSource does not reconnect in practice. */
const neverRetry = 24 * 24 * 60 * 60 * 1000;

/**
 * The conversation as server-sent events: the messages after number `after`, or those stored from now on when that is
 * `null` (including what opening the conversation stores, such as the greeting). Each message is sent once and in
 * order: a notification only makes the client's feed read what lies after its subscribers' positions. The stream ends
 * with the session, the reader, the process, or when newer streams replace it; a reader who stops reading is
 * disconnected.
 */
export function streamConversation(
  services: ConversationServices,
  session: Session,
  after: number | null,
  { interval = heartbeat, stall }: { interval?: number; stall?: number } = {},
): ReadableStream<Uint8Array> {
  const clientId = session.user.id;
  let cleanUp = () => {};
  const queue = new EventQueue({
    stall,
    onClose: () => cleanUp(),
    onFailure: (error) => services.log.error({ err: error }, "a stream failed"),
  });

  // Nothing is queried or subscribed to before the reader requests the first bytes.
  const start = async () => {
    const feed = feedOf(services, clientId, interval);
    const subscriber: Subscriber = {
      sessionId: session.id,
      queue,
      position: Number.POSITIVE_INFINITY,
      answer: new AnswerPosition(),
    };
    const onEvent = (live: LiveEvent) => {
      switch (live.kind) {
        case "messages":
          return feed.notify();
        case "answer":
          return feed.notify("answer");
        case "missed":
          feed.notify();
          return void feed.check();
        case "reply-failed":
          return queue.push(serverSentEvent("reply-failed", { replyTo: live.replyTo }));
        case "replaced":
          return queue.end(`retry: ${neverRetry}\n${serverSentEvent("replaced", {})}`);
        case "signed-out":
          return queue.end(signedOutEvent);
        case "closing":
          return queue.end();
      }
    };
    feed.add(subscriber);
    const unsubscribe = services.live.subscribe({ clientId, sessionId: session.id, onEvent });
    cleanUp = () => {
      unsubscribe();
      feed.remove(subscriber);
    };
    if (!queue.isOpen) return cleanUp();

    const isValid = (await validSessions(services, [session.id])).has(session.id);
    if (!isValid) return queue.end(signedOutEvent);
    subscriber.position = after ?? (await lastSequenceNumber(services, clientId));
    if (!(await openConversation(services, session.user))) return queue.end(signedOutEvent);
    if (!queue.isOpen) return;
    queue.more = () => feed.catchUp(subscriber);
    // The messages do not wait for the list.
    void followProspects(services, clientId, queue).then(
      (unfollow) => {
        if (!queue.isOpen) return unfollow();
        const leave = cleanUp;
        cleanUp = () => {
          leave();
          unfollow();
        };
      },
      (error) => {
        services.log.error({ err: error }, "a stream failed");
        queue.end();
      },
    );
  };
  queue.push("retry: 1000\n: bonjour\n\n");
  queue.more = start;
  return queue.open();
}
