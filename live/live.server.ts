import type { Logger } from "pino";
import * as v from "valibot";
import type { Carrier } from "#db/carrier.ts";
import type { Database, Queries } from "#db/open-database.server.ts";
import { wake } from "#db/wake-ups.server.ts";
import { tallies } from "#metrics/tallies.ts";
import { Viewers, type Viewing, viewingTime } from "./viewers.ts";

const channel = "conversation";

/** A notification between nodes. It only signals a change; readers then query the database. */
const Notification = v.union([
  v.object({
    client: v.string(),
    replyFailed: v.optional(v.string()),
    answer: v.optional(v.literal(true)),
    moved: v.optional(v.literal(true)),
  }),
  v.object({ session: v.string() }),
  v.object({ team: v.string(), seq: v.number() }),
  v.object({
    team: v.string(),
    record: v.string(),
    viewer: v.string(),
    tab: v.string(),
    isOpen: v.boolean(),
  }),
]);
type Notification = v.InferOutput<typeof Notification>;

/** An event for a reader of a conversation. */
export type LiveEvent =
  | { kind: "messages" }
  /** The answer that is being written has grown or begun anew. */
  | { kind: "answer" }
  | { kind: "reply-failed"; replyTo: string }
  | { kind: "signed-out" }
  /** The client has opened more readers than `maxReaders`. */
  | { kind: "replaced" }
  /** Notifications may have been missed: read everything again. */
  | { kind: "missed" }
  | { kind: "closing" };

/** A stream of a client's conversation in one session. */
export type Reader = { clientId: string; sessionId: string; onEvent: (event: LiveEvent) => void };

/** Readers of one client on this node. One more replaces the oldest. */
export const maxReaders = 10;

/** Live updates of conversations on this node. Why readers pull: docs/decisions/0006-conversation-order.md. */
export type Live = {
  /** Sends events to `reader` until the returned function is called. Replaces the client's oldest reader beyond the limit. */
  subscribe(reader: Reader): () => void;
  /** Calls `onMessages` after each change of the client's messages until the returned function is called. */
  watch(clientId: string, onMessages: () => void): () => void;
  /**
   * Calls `onProspects` with the number of each change of the team's prospects until the returned function is called, and
   * with `null` when some may have been missed.
   */
  watchProspects(teamId: string, onProspects: (seq: number | null) => void): () => void;
  /** The members of the team who have this record open, by their ids. */
  viewersOf(team: string, record: string): string[];
  /** Calls `onRecord` with each record of the team whose viewers change until the returned function is called. */
  watchViewers(team: string, onRecord: (record: string) => void): () => void;
  /** Tells every node what a tab of a member looks at. */
  announceViewing(viewing: Viewing): Promise<void>;
  /** Calls `onTeam` with every team whose prospects change until the returned function is called, and with `null` when some may have been missed. */
  watchTeams(onTeam: (teamId: string | null) => void): () => void;
  /** Ends the streams of this session, on every node. */
  endSession(sessionId: string): Promise<void>;
  /** Notifies the client's readers, on every node, that the reply to this message failed for now. */
  replyFailed(clientId: string, messageId: string): Promise<void>;
  /** Starts `work`, which must not reject; `close` waits for it. Does nothing while closing. */
  inBackground(work: () => Promise<void>): void;
  /** The number of streams that are open on this node. */
  openStreams(): number;
  /** Aborted when `close` begins. */
  readonly closing: AbortSignal;
  /** Ends every stream of this node and waits for background work. */
  close(): Promise<void>;
};

/** Notifies every node, once this transaction commits, of new messages in the client's conversation. */
export async function announceMessages(queries: Queries, clientId: string): Promise<void> {
  await notify(queries, { client: clientId });
}

/** Notifies every node, once this transaction commits, that the answer to the client has grown or begun anew. */
export async function announceAnswer(queries: Queries, clientId: string): Promise<void> {
  await notify(queries, { client: clientId, answer: true });
}

/** Notifies every node, once this transaction commits, that prospects of this team have changed up to number `seq`. */
export async function announceProspects(
  queries: Queries,
  changed: { team: string; seq: number },
): Promise<void> {
  await notify(queries, changed);
}

/** Ends the client's streams on every node once this transaction commits: their readers come back, to the team that is theirs now. */
export async function announceMove(queries: Queries, clientId: string): Promise<void> {
  await notify(queries, { client: clientId, moved: true });
}

/** A carrier of wake-ups that this process also receives from. */
export type LiveCarrier = Carrier & {
  /** Calls `listener` for each wake-up on `channel`, and with `null` when some may have been missed. */
  listen(channel: string, listener: (payload: string | null) => void): void;
  close(): Promise<void>;
};

/** Milliseconds between two looks at what a carrier may have lost: while it is away, and at any time. */
const lookIntervals = { away: 3_000, always: 60_000 };

type Options = { db: Database; log: Logger; carrier?: LiveCarrier | null };

/**
 * Starts to listen. One connection serves every reader of this node. Wake-ups go through `carrier` while it is connected,
 * else through the database, on which every node listens, too.
 */
export async function createLive({ db, log, carrier = null }: Options): Promise<Live> {
  const readers = new Map<string, Set<Reader>>();
  const watchers = new Map<string, Set<() => void>>();
  const prospectWatchers = new Map<string, Set<(seq: number | null) => void>>();
  const viewers = new Viewers();
  const viewerWatchers = new Map<string, Set<(record: string) => void>>();
  const sweeping = setInterval(() => viewers.sweep(), viewingTime).unref();
  const teamWatchers = new Set<(teamId: string | null) => void>();
  const running = new Set<Promise<void>>();
  const closing = new AbortController();

  const dispatch = (group: Iterable<Reader>, event: LiveEvent) => {
    for (const reader of [...group]) reader.onEvent(event);
  };
  const allReaders = () => [...readers.values()].flatMap((group) => [...group]);

  const receive = (payload: string | null) => {
    if (payload === null) {
      for (const group of watchers.values()) for (const onMessages of [...group]) onMessages();
      for (const group of prospectWatchers.values()) for (const onProspects of [...group]) onProspects(null);
      for (const onTeam of [...teamWatchers]) onTeam(null);
      return dispatch(allReaders(), { kind: "missed" });
    }
    const notification = v.safeParse(v.pipe(v.string(), v.parseJson(), Notification), payload);
    if (!notification.success) return log.warn({ channel }, "a notification that is not ours");
    if ("session" in notification.output) {
      const { session } = notification.output;
      return dispatch(
        allReaders().filter((reader) => reader.sessionId === session),
        { kind: "signed-out" },
      );
    }
    if ("viewer" in notification.output) {
      const { team } = notification.output;
      for (const record of viewers.note(notification.output))
        for (const onRecord of [...(viewerWatchers.get(team) ?? [])]) onRecord(record);
      return;
    }
    if ("team" in notification.output) {
      const { team, seq } = notification.output;
      for (const onProspects of [...(prospectWatchers.get(team) ?? [])]) onProspects(seq);
      for (const onTeam of [...teamWatchers]) onTeam(team);
      return;
    }
    const { client, replyFailed, answer, moved } = notification.output;
    const group = readers.get(client) ?? [];
    if (moved) return dispatch(group, { kind: "closing" });
    if (replyFailed) return dispatch(group, { kind: "reply-failed", replyTo: replyFailed });
    if (answer) return dispatch(group, { kind: "answer" });
    for (const onMessages of [...(watchers.get(client) ?? [])]) onMessages();
    dispatch(group, { kind: "messages" });
  };
  const stopListening = await db.listen(channel, receive);
  carrier?.listen(channel, receive);
  db.wakeUps.carrier = carrier;
  const looking = carrier && lookForMissed(carrier, () => receive(null));

  return {
    subscribe(reader) {
      const group = readers.get(reader.clientId) ?? new Set();
      readers.set(reader.clientId, group.add(reader));
      const [oldest] = group;
      if (oldest && group.size > maxReaders) {
        group.delete(oldest);
        oldest.onEvent({ kind: "replaced" });
        tallies.limitsHit.add("streams");
      }
      if (closing.signal.aborted) reader.onEvent({ kind: "closing" });
      return () => {
        group.delete(reader);
        if (group.size === 0 && readers.get(reader.clientId) === group) readers.delete(reader.clientId);
      };
    },
    watch: (clientId, onMessages) => join(watchers, clientId, onMessages),
    watchProspects: (teamId, onProspects) => join(prospectWatchers, teamId, onProspects),
    viewersOf: (team, record) => viewers.of(team, record),
    watchViewers: (team, onRecord) => join(viewerWatchers, team, onRecord),
    announceViewing: (viewing) => notify(db.asOwner, viewing),
    watchTeams(onTeam) {
      teamWatchers.add(onTeam);
      return () => void teamWatchers.delete(onTeam);
    },
    endSession: (session) => notify(db.asOwner, { session }),
    replyFailed: (client, replyFailed) => notify(db.asOwner, { client, replyFailed }),
    inBackground(work) {
      if (closing.signal.aborted) return;
      const run = work().finally(() => running.delete(run));
      running.add(run);
    },
    openStreams: () => [...readers.values()].reduce((sum, group) => sum + group.size, 0),
    closing: closing.signal,
    async close() {
      if (closing.signal.aborted) return;
      closing.abort();
      dispatch(allReaders(), { kind: "closing" });
      await Promise.all(running);
      clearInterval(looking ?? undefined);
      clearInterval(sweeping);
      db.wakeUps.carrier = null;
      await carrier?.close();
      await stopListening();
    },
  };
}

/** Adds a watcher to the group of this name; the returned function removes it, and the group with the last one. */
function join<Watcher>(groups: Map<string, Set<Watcher>>, name: string, watcher: Watcher): () => void {
  const group = groups.get(name) ?? new Set();
  groups.set(name, group.add(watcher));
  return () => {
    group.delete(watcher);
    if (group.size === 0 && groups.get(name) === group) groups.delete(name);
  };
}

/** Calls `look` every three seconds while the carrier is away, and once a minute. */
function lookForMissed(carrier: Carrier, look: () => void): NodeJS.Timeout {
  let lookedAt = performance.now();
  return setInterval(() => {
    if (carrier.isConnected() && performance.now() - lookedAt < lookIntervals.always) return;
    lookedAt = performance.now();
    look();
  }, lookIntervals.away).unref();
}

function notify(queries: Queries, notification: Notification): Promise<void> {
  return wake(queries, channel, JSON.stringify(notification));
}
