import { setImmediate } from "node:timers/promises";
import { and, inArray } from "drizzle-orm";
import type { Logger } from "pino";
import { activeSession } from "~/accounts/session/session.server.ts";
import { type Page, readPage } from "~/conversation/history/history.server.ts";
import type { MessageView } from "~/conversation/messages.server.ts";
import type { Step } from "~/conversation/onboarding/onboarding.ts";
import { openStep } from "~/conversation/onboarding/open-step.server.ts";
import type { Database } from "../../../db/open-database.server.ts";
import { session as sessions } from "../../../db/schema.ts";
import type { Live } from "../../../live/live.server.ts";
import type { EventQueue } from "./event-queue.ts";

/** Bytes of text that are read at once: even as JSON that escapes all of it, less than what may wait in a queue. */
const pageBytes = 32 * 1024;

/** One stream of a client, as its feed sees it. */
export type Subscriber = {
  sessionId: string;
  queue: EventQueue;
  /** The number of the last message that was put into the queue. */
  position: number;
  /** The open question that was last put into the queue; nothing before the first. */
  told?: Step | null;
};

/**
 * All streams of one client on this node. Those who are caught up are served from one read of the database for each
 * wake-up; those who join or lag behind read page by page, as fast as their readers take it. One query looks after
 * all their sessions.
 */
export class Feed {
  readonly #services: { db: Database; log: Logger };
  readonly #clientId: string;
  readonly #everybody = new Set<Subscriber>();
  readonly #caughtUp = new Set<Subscriber>();
  readonly #timer: NodeJS.Timeout;
  readonly #onEmpty: () => void;
  /** Counts wake-ups: whoever reads can tell whether there was one meanwhile. */
  #wakes = 0;
  #isDelivering = false;
  #isChecking = false;

  constructor(
    services: { db: Database; log: Logger },
    clientId: string,
    { beat, onEmpty }: { beat: number; onEmpty: () => void },
  ) {
    this.#services = services;
    this.#clientId = clientId;
    this.#onEmpty = onEmpty;
    this.#timer = setInterval(() => void this.check(), beat).unref();
  }

  add(subscriber: Subscriber): void {
    this.#everybody.add(subscriber);
  }

  remove(subscriber: Subscriber): void {
    this.#caughtUp.delete(subscriber);
    if (!this.#everybody.delete(subscriber) || this.#everybody.size > 0) return;
    clearInterval(this.#timer);
    this.#onEmpty();
  }

  /** The conversation has grown. However often this is called meanwhile, one more read follows. */
  wake(): void {
    this.#wakes++;
    if (!this.#isDelivering) void this.#deliver();
  }

  /** Puts the next page into the queue of one who is not caught up yet, and lets it join the others when that is all. */
  async catchUp(subscriber: Subscriber): Promise<void> {
    await setImmediate();
    const wakes = this.#wakes;
    const { step, ...page } = await this.#read(subscriber.position);
    put(subscriber, page, step);
    if (page.hasMore || wakes !== this.#wakes || !subscriber.queue.isOpen) return;
    subscriber.queue.more = null;
    this.#caughtUp.add(subscriber);
  }

  /** Ends the streams whose sessions are over; the others get a sign of life. */
  async check(): Promise<void> {
    if (this.#isChecking) return;
    this.#isChecking = true;
    const present = [...this.#everybody];
    try {
      const alive = await aliveSessions(
        this.#services,
        present.map(({ sessionId }) => sessionId),
      );
      for (const { sessionId, queue } of present)
        if (!alive.has(sessionId)) queue.end(signedOut);
        else if (queue.isEmpty) queue.push(":\n\n");
    } catch (error) {
      this.#fail(present, error);
    }
    this.#isChecking = false;
  }

  async #deliver() {
    this.#isDelivering = true;
    for (let seen = -1, hasMore = false; hasMore || seen !== this.#wakes; ) {
      // Announcements that came together are answered by one read.
      await setImmediate();
      seen = this.#wakes;
      hasMore = false;
      const readers = [...this.#caughtUp].filter(({ queue }) => queue.isOpen);
      if (readers.length === 0) continue;
      try {
        const { step, ...page } = await this.#read(Math.min(...readers.map(({ position }) => position)));
        for (const reader of readers) put(reader, page, step);
        hasMore = page.hasMore;
      } catch (error) {
        this.#fail(readers, error);
      }
    }
    this.#isDelivering = false;
  }

  #read(after: number): Promise<Page & { step: Step | null }> {
    return this.#services.db.asClient(this.#clientId, async (tx) => ({
      ...(await readPage(tx, this.#clientId, { after, bytes: pageBytes })),
      step: await openStep(tx, this.#clientId),
    }));
  }

  /** The readers come back by themselves and find everything behind their positions. */
  #fail(readers: Subscriber[], error: unknown) {
    this.#services.log.error({ err: error }, "streams broke off");
    for (const { queue } of readers) queue.end();
  }
}

/** Those of these sessions that still live. */
export async function aliveSessions(
  { db }: { db: Database },
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const found = await db.asOwner
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(inArray(sessions.id, [...new Set(ids)]), activeSession()));
  return new Set(found.map(({ id }) => id));
}

/** The last event of a stream whose session is over. */
export const signedOut = event("signed-out", {});

/** A server-sent event without a number. */
export function event(name: string, data: object): string {
  return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}

/** Each message once and in order, whoever read it; the open question behind the last one. */
function put(subscriber: Subscriber, { messages, hasMore }: Page, step: Step | null) {
  const fresh = messages.filter(({ seq }) => seq > subscriber.position);
  for (const message of fresh) {
    subscriber.queue.push(messageEvent(message));
    subscriber.position = message.seq;
  }
  if (hasMore) return;
  if (step !== subscriber.told || fresh.some(({ role }) => role === "assistant"))
    subscriber.queue.push(event("step", { step }));
  subscriber.told = step;
}

function messageEvent(message: MessageView): string {
  return `event: message\nid: ${message.seq}\ndata: ${JSON.stringify(message)}\n\n`;
}

const feeds = new WeakMap<Live, Map<string, Feed>>();

/** The feed of this client on this node; `beat` is what lies between two checks of its sessions, in milliseconds. */
export function feedOf(
  services: { db: Database; log: Logger; live: Live },
  clientId: string,
  beat: number,
): Feed {
  const onNode = feeds.get(services.live) ?? new Map<string, Feed>();
  feeds.set(services.live, onNode);
  const onEmpty = () => void onNode.delete(clientId);
  const feed = onNode.get(clientId) ?? new Feed(services, clientId, { beat, onEmpty });
  onNode.set(clientId, feed);
  return feed;
}
