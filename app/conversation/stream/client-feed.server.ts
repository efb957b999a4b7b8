import { setImmediate } from "node:timers/promises";
import type { Logger } from "pino";
import { committing } from "#db/database.server.ts";
import type { Database, Queries } from "#db/open-database.server.ts";
import type { Live } from "#live/live.server.ts";
import { pendingAnswer } from "../answering/claim/pending-answer.server.ts";
import { type Page, readPage } from "../history/history.server.ts";
import type { Step } from "../onboarding/onboarding.ts";
import { openStep } from "../onboarding/open-step.server.ts";
import type { AnswerPosition, ShownAnswer } from "./answer-position.ts";
import type { EventQueue } from "./event-queue.server.ts";
import { messageEvent, serverSentEvent, signedOutEvent } from "./server-sent-event.ts";
import { validSessions } from "./valid-sessions.server.ts";

/** Bytes of text per query: even as fully escaped JSON they fit into the buffer of a queue. */
const pageBytes = 32 * 1024;

/** One stream of a client, as its feed sees it. */
export type Subscriber = {
  sessionId: string;
  queue: EventQueue;
  /** The number of the last message pushed into the queue. */
  position: number;
  /** The open question last pushed into the queue; undefined before the first. */
  lastStep?: Step | null;
  /** How much of the answer under way was pushed into the queue. */
  readonly answer: AnswerPosition;
};

type Read = Page & { step: Step | null; answer: ShownAnswer | null };

/**
 * All streams of one client on this node. After a notification one query serves every stream that is caught up;
 * streams that join or lag behind query page by page, as fast as their readers read them.
 */
export class ClientFeed {
  readonly #services: { db: Database; log: Logger };
  readonly #clientId: string;
  readonly #subscribers = new Set<Subscriber>();
  readonly #caughtUp = new Set<Subscriber>();
  readonly #node: NodeFeeds;
  /** Counts notifications, so that a query can detect one that arrived meanwhile. */
  #notifications = 0;
  /** True when messages may have changed since the last query, and not only the answer under way. */
  #hasNewMessages = false;
  #isDelivering = false;

  constructor(services: { db: Database; log: Logger }, clientId: string, node: NodeFeeds) {
    this.#services = services;
    this.#clientId = clientId;
    this.#node = node;
  }

  get subscribers(): Iterable<Subscriber> {
    return this.#subscribers;
  }

  add(subscriber: Subscriber): void {
    this.#subscribers.add(subscriber);
  }

  remove(subscriber: Subscriber): void {
    this.#caughtUp.delete(subscriber);
    if (this.#subscribers.delete(subscriber) && this.#subscribers.size === 0)
      this.#node.remove(this.#clientId);
  }

  /** Delivers what is new. Any number of calls during a query causes one more query. */
  notify(changed: "messages" | "answer" = "messages"): void {
    this.#notifications++;
    if (changed === "messages") this.#hasNewMessages = true;
    if (!this.#isDelivering) void this.#deliver();
  }

  /** Pushes the next page to a subscriber that lags behind; after the last page it counts as caught up. */
  async catchUp(subscriber: Subscriber): Promise<void> {
    await setImmediate();
    const notifications = this.#notifications;
    const page = await this.#read(subscriber.position);
    pushPage(subscriber, page);
    if (page.hasMore || notifications !== this.#notifications || !subscriber.queue.isOpen) return;
    subscriber.queue.more = null;
    this.#caughtUp.add(subscriber);
  }

  /** Ends the streams of this node whose sessions are over. */
  check(): Promise<void> {
    return this.#node.check();
  }

  async #deliver() {
    this.#isDelivering = true;
    for (let seen = -1, hasMore = false; hasMore || seen !== this.#notifications; ) {
      // One query serves notifications that came together.
      await setImmediate();
      seen = this.#notifications;
      hasMore = false;
      const readers = [...this.#caughtUp].filter(({ queue }) => queue.isOpen);
      if (readers.length === 0) continue;
      try {
        if (this.#hasNewMessages) {
          this.#hasNewMessages = false;
          const page = await this.#read(Math.min(...readers.map(({ position }) => position)));
          for (const reader of readers) pushPage(reader, page);
          hasMore = page.hasMore;
          this.#hasNewMessages ||= hasMore;
        } else {
          const answer = await this.#services.db.asClient(this.#clientId, async (tx) =>
            committing(readAnswer(tx, this.#clientId)),
          );
          for (const reader of readers) pushAnswer(reader, answer);
        }
      } catch (error) {
        abort(this.#services, readers, error);
      }
    }
    this.#isDelivering = false;
  }

  #read(after: number): Promise<Read> {
    return this.#services.db.asClient(this.#clientId, async (tx) => committing(this.#readAll(tx, after)));
  }

  async #readAll(tx: Queries, after: number): Promise<Read> {
    const [page, step, answer] = await Promise.all([
      readPage(tx, this.#clientId, { after, bytes: pageBytes }),
      openStep(tx, this.#clientId),
      // After the messages: an answer that is stored meanwhile then comes neither way, and its notification follows.
      readAnswer(tx, this.#clientId),
    ]);
    return { ...page, step, answer };
  }
}

/** Ends the streams: their readers reconnect and continue from their positions. */
function abort({ log }: { log: Logger }, subscribers: readonly Subscriber[], error: unknown) {
  log.error({ err: error }, "streams were aborted");
  for (const { queue } of subscribers) queue.end();
}

/**
 * Pushes the new messages of a page, and after the last page the open question if it changed or was asked again, and the
 * answer under way.
 */
function pushPage(subscriber: Subscriber, { messages, hasMore, step, answer }: Read) {
  const fresh = messages.filter(({ seq }) => seq > subscriber.position);
  for (const message of fresh) {
    subscriber.queue.push(messageEvent(message));
    subscriber.position = message.seq;
  }
  if (hasMore) return;
  if (step !== subscriber.lastStep || fresh.some(({ role }) => role === "assistant"))
    subscriber.queue.push(serverSentEvent("step", { step }));
  subscriber.lastStep = step;
  pushAnswer(subscriber, answer);
}

function pushAnswer(subscriber: Subscriber, answer: ShownAnswer | null) {
  const part = subscriber.answer.advance(answer);
  if (part) subscriber.queue.push(serverSentEvent("answer", part));
}

async function readAnswer(tx: Queries, clientId: string): Promise<ShownAnswer | null> {
  return (await pendingAnswer(tx, clientId)) ?? null;
}

/**
 * How many sessions one query checks, and so how many streams end when it fails twice. A query for each client would be
 * most of what the database does for clients who only read.
 */
const checkedTogether = 100;

/** The feeds of this node. */
class NodeFeeds {
  readonly #services: { db: Database; log: Logger };
  readonly #interval: number;
  readonly #feeds = new Map<string, ClientFeed>();
  #timer: NodeJS.Timeout | undefined;
  #isChecking = false;
  #isAskedAgain = false;

  constructor(services: { db: Database; log: Logger }, interval: number) {
    this.#services = services;
    this.#interval = interval;
  }

  of(clientId: string): ClientFeed {
    const feed = this.#feeds.get(clientId) ?? new ClientFeed(this.#services, clientId, this);
    this.#feeds.set(clientId, feed);
    this.#timer ??= setInterval(() => {
      for (const { queue } of this.#subscribers()) if (queue.isEmpty) queue.push(":\n\n");
      void this.check();
    }, this.#interval).unref();
    return feed;
  }

  remove(clientId: string): void {
    this.#feeds.delete(clientId);
    if (this.#feeds.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  /** Ends the streams whose sessions are over. Any number of calls during a check causes one more. */
  async check(): Promise<void> {
    this.#isAskedAgain = true;
    if (this.#isChecking) return;
    this.#isChecking = true;
    while (this.#isAskedAgain) {
      this.#isAskedAgain = false;
      const subscribers = this.#subscribers();
      const checks: Promise<void>[] = [];
      for (let first = 0; first < subscribers.length; first += checkedTogether)
        checks.push(this.#checkSome(subscribers.slice(first, first + checkedTogether)));
      await Promise.all(checks);
    }
    this.#isChecking = false;
  }

  #subscribers(): Subscriber[] {
    return [...this.#feeds.values()].flatMap((feed) => [...feed.subscribers]);
  }

  async #checkSome(subscribers: readonly Subscriber[]) {
    const read = () =>
      validSessions(
        this.#services,
        subscribers.map(({ sessionId }) => sessionId),
      );
    try {
      // Once more: those who come back cost the database more than a second query.
      const valid = await read().catch(read);
      for (const { sessionId, queue } of subscribers) if (!valid.has(sessionId)) queue.end(signedOutEvent);
    } catch (error) {
      abort(this.#services, subscribers, error);
    }
  }
}

const nodes = new WeakMap<Live, NodeFeeds>();

/** The feed of this client on this node, which checks all sessions every `interval` milliseconds. */
export function feedOf(
  services: { db: Database; log: Logger; live: Live },
  clientId: string,
  interval: number,
): ClientFeed {
  const node = nodes.get(services.live) ?? new NodeFeeds(services, interval);
  nodes.set(services.live, node);
  return node.of(clientId);
}
