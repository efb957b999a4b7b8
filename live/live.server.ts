import { sql } from "drizzle-orm";
import type { Logger } from "pino";
import * as v from "valibot";
import type { Database, Queries } from "../db/open-database.server.ts";

const channel = "conversation";

/** What the nodes tell one another. It only wakes: whoever hears it reads the database for the rest. */
const News = v.union([
  v.object({ client: v.string(), replyFailed: v.optional(v.string()) }),
  v.object({ session: v.string() }),
]);
type News = v.InferOutput<typeof News>;

/** What a reader of a conversation is told. */
export type Occasion =
  | { kind: "messages" }
  | { kind: "reply-failed"; replyTo: string }
  | { kind: "signed-out" }
  /** This client has opened too many readers since. */
  | { kind: "replaced" }
  /** Announcements may have been missed: look at everything again. */
  | { kind: "missed" }
  | { kind: "closing" };

/** Somebody who follows a client's conversation in a session. */
export type Reader = { clientId: string; sessionId: string; hear: (occasion: Occasion) => void };

/** The most readers that one client has on this node: one more takes the place of the oldest. */
export const mostReaders = 10;

/** The live part of the conversation on this node. Why pull on wake-up: docs/decisions/0006-conversation-order.md. */
export type Live = {
  /**
   * Tells `reader` from now on, and the client's oldest one that it is replaced when there is one too many. Returns the
   * function that stops it.
   */
  follow(reader: Reader): () => void;
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

/** Tells every node, once this transaction commits, that the client's conversation has grown. */
export async function announceMessages(queries: Queries, clientId: string): Promise<void> {
  await announce(queries, { client: clientId });
}

/** Starts listening. One connection serves every reader of this node. */
export async function createLive({ db, log }: { db: Database; log: Logger }): Promise<Live> {
  const readers = new Map<string, Set<Reader>>();
  const running = new Set<Promise<void>>();
  let closing = false;

  const tell = (group: Iterable<Reader>, occasion: Occasion) => {
    for (const reader of [...group]) reader.hear(occasion);
  };
  const everyone = () => [...readers.values()].flatMap((group) => [...group]);

  const stopListening = await db.listen(channel, (payload) => {
    if (payload === null) return tell(everyone(), { kind: "missed" });
    const news = v.safeParse(v.pipe(v.string(), v.parseJson(), News), payload);
    if (!news.success) return log.warn({ channel }, "an announcement that is not ours");
    if ("session" in news.output) {
      const { session } = news.output;
      return tell(
        everyone().filter((reader) => reader.sessionId === session),
        { kind: "signed-out" },
      );
    }
    const { client, replyFailed } = news.output;
    tell(
      readers.get(client) ?? [],
      replyFailed ? { kind: "reply-failed", replyTo: replyFailed } : { kind: "messages" },
    );
  });

  return {
    follow(reader) {
      const group = readers.get(reader.clientId) ?? new Set();
      readers.set(reader.clientId, group.add(reader));
      const [oldest] = group;
      if (oldest && group.size > mostReaders) {
        group.delete(oldest);
        oldest.hear({ kind: "replaced" });
      }
      if (closing) reader.hear({ kind: "closing" });
      return () => {
        group.delete(reader);
        if (group.size === 0 && readers.get(reader.clientId) === group) readers.delete(reader.clientId);
      };
    },
    endSession: (session) => announce(db.asOwner, { session }),
    replyFailed: (client, replyFailed) => announce(db.asOwner, { client, replyFailed }),
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

async function announce(queries: Queries, news: News) {
  await queries.execute(sql`select pg_notify(${channel}, ${JSON.stringify(news)})`);
}
