import { sql } from "drizzle-orm";
import type { Logger } from "pino";
import * as v from "valibot";
import type { Database, Queries } from "../db/open-database.server.ts";

const channel = "conversation";

/** What the nodes tell one another. It only wakes: whoever hears it reads the database for the rest. */
const Notification = v.union([
  v.object({ client: v.string(), replyFailed: v.optional(v.string()) }),
  v.object({ session: v.string() }),
]);
type Notification = v.InferOutput<typeof Notification>;

/** What a reader of a conversation is told. */
export type LiveEvent =
  | { kind: "messages" }
  | { kind: "reply-failed"; replyTo: string }
  | { kind: "signed-out" }
  /** This client has opened too many readers since. */
  | { kind: "replaced" }
  /** Announcements may have been missed: look at everything again. */
  | { kind: "missed" }
  | { kind: "closing" };

/** Somebody who follows a client's conversation in a session. */
export type Reader = { clientId: string; sessionId: string; onEvent: (event: LiveEvent) => void };

/** The most readers that one client has on this node: one more takes the place of the oldest. */
export const maxReaders = 10;

/** The live part of the conversation on this node. Why pull on wake-up: docs/decisions/0006-conversation-order.md. */
export type Live = {
  /**
   * Tells `reader` from now on, and the client's oldest one that it is replaced when there is one too many. Returns the
   * function that stops it.
   */
  subscribe(reader: Reader): () => void;
  /** Ends the streams of this session, on every node. */
  endSession(sessionId: string): Promise<void>;
  /** Tells the client's readers, on every node, that the reply to this message could not be made for now. */
  replyFailed(clientId: string, messageId: string): Promise<void>;
  /** Starts `work`, which must not reject, after the answer; `close` waits for it. Nothing starts once it closes. */
  inBackground(work: () => Promise<void>): void;
  isClosing(): boolean;
  /** Ends every stream of this node and waits for background work. */
  close(): Promise<void>;
};

/** Notifies every node, once this transaction commits, that the client's conversation has grown. */
export async function announceMessages(queries: Queries, clientId: string): Promise<void> {
  await notify(queries, { client: clientId });
}

/** Starts listening. One connection serves every reader of this node. */
export async function createLive({ db, log }: { db: Database; log: Logger }): Promise<Live> {
  const readers = new Map<string, Set<Reader>>();
  const running = new Set<Promise<void>>();
  let closing = false;

  const tell = (group: Iterable<Reader>, event: LiveEvent) => {
    for (const reader of [...group]) reader.onEvent(event);
  };
  const everyone = () => [...readers.values()].flatMap((group) => [...group]);

  const stopListening = await db.listen(channel, (payload) => {
    if (payload === null) return tell(everyone(), { kind: "missed" });
    const notification = v.safeParse(v.pipe(v.string(), v.parseJson(), Notification), payload);
    if (!notification.success) return log.warn({ channel }, "an announcement that is not ours");
    if ("session" in notification.output) {
      const { session } = notification.output;
      return tell(
        everyone().filter((reader) => reader.sessionId === session),
        { kind: "signed-out" },
      );
    }
    const { client, replyFailed } = notification.output;
    tell(
      readers.get(client) ?? [],
      replyFailed ? { kind: "reply-failed", replyTo: replyFailed } : { kind: "messages" },
    );
  });

  return {
    subscribe(reader) {
      const group = readers.get(reader.clientId) ?? new Set();
      readers.set(reader.clientId, group.add(reader));
      const [oldest] = group;
      if (oldest && group.size > maxReaders) {
        group.delete(oldest);
        oldest.onEvent({ kind: "replaced" });
      }
      if (closing) reader.onEvent({ kind: "closing" });
      return () => {
        group.delete(reader);
        if (group.size === 0 && readers.get(reader.clientId) === group) readers.delete(reader.clientId);
      };
    },
    endSession: (session) => notify(db.asOwner, { session }),
    replyFailed: (client, replyFailed) => notify(db.asOwner, { client, replyFailed }),
    inBackground(work) {
      if (closing) return;
      const run = work().finally(() => running.delete(run));
      running.add(run);
    },
    isClosing: () => closing,
    async close() {
      if (closing) return;
      closing = true;
      tell(everyone(), { kind: "closing" });
      await Promise.all(running);
      await stopListening();
    },
  };
}

async function notify(queries: Queries, notification: Notification) {
  await queries.execute(sql`select pg_notify(${channel}, ${JSON.stringify(notification)})`);
}
