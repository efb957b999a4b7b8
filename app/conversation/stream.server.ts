import { and, eq } from "drizzle-orm";
import { livingSession, type Session } from "~/accounts/session.server.ts";
import type { Services } from "~/services.server.ts";
import { session as sessions } from "../../db/schema.ts";
import { Bell } from "./bell.ts";
import { endOfConversation, type MessageView, readConversation } from "./messages.server.ts";
import type { Step } from "./onboarding.ts";
import { openConversation } from "./open-conversation.server.ts";

/** Milliseconds between two signs of life, each with a look at whether the session still lives. contract.md: 15 s. */
export const heartbeat = 10_000;

/** Messages read at once: enough to be quick, few enough that a slow reader holds little memory. */
const pageSize = 200;

type Streaming = Pick<Services, "db" | "log" | "live">;

/**
 * The conversation as server-sent events, from behind message `after`, or from its present end when that is
 * `null` (what opening it makes, such as the greeting, is still sent). Each message once and in order: a wake-up
 * only makes the stream read what lies behind its cursor. It ends with the session, the reader or the process.
 */
export function streamConversation(
  services: Streaming,
  session: Session,
  after: number | null,
  beat = heartbeat,
): ReadableStream<Uint8Array> {
  const bell = new Bell();
  const events = eventsOf(services, session, after, beat, bell);
  const encoder = new TextEncoder();
  let isCancelled = false;

  return new ReadableStream(
    {
      async pull(controller) {
        try {
          const { value, done } = await events.next();
          if (isCancelled) return;
          if (done) controller.close();
          else controller.enqueue(encoder.encode(value));
        } catch (error) {
          if (isCancelled) return;
          // The reader comes back by itself and finds everything behind its cursor.
          services.log.error({ err: error }, "a stream broke off");
          controller.close();
        }
      },
      async cancel() {
        isCancelled = true;
        bell.hear({ kind: "closing" });
        await events.return();
      },
    },
    // Nothing is read, and nobody followed, before somebody takes the first bytes.
    { highWaterMark: 0 },
  );
}

async function* eventsOf(
  services: Streaming,
  session: Session,
  after: number | null,
  beat: number,
  bell: Bell,
): AsyncGenerator<string, void> {
  const clientId = session.user.id;
  yield "retry: 1000\n: bonjour\n\n";

  const unfollow = services.live.follow({
    clientId,
    sessionId: session.id,
    hear: (occasion) => bell.hear(occasion),
  });
  try {
    let cursor = after ?? (await endOfConversation(services, clientId));
    await openConversation(services, session.user);

    let nextCheck = 0;
    let told: Step | null | undefined;
    while (!bell.isOver) {
      bell.quiet();
      if (Date.now() >= nextCheck || bell.takeMissed()) {
        nextCheck = Date.now() + beat;
        if (!(await isAlive(services, session.id))) return yield event("signed-out", {});
        yield ":\n\n";
      }

      const page = await readConversation(services, clientId, cursor, pageSize);
      for (const message of page.messages) {
        if (bell.isOver) break;
        yield messageEvent(message);
        cursor = message.seq;
      }
      if (bell.isOver) break;
      if (page.messages.length === pageSize) continue;

      if (page.step !== told || page.messages.some(({ role }) => role === "assistant"))
        yield event("step", { step: page.step });
      told = page.step;
      for (const replyTo of bell.takeFailures()) yield event("reply-failed", { replyTo });

      await bell.rings(nextCheck - Date.now());
    }
    if (bell.isSignedOut) yield event("signed-out", {});
  } finally {
    unfollow();
  }
}

function messageEvent(message: MessageView): string {
  return `event: message\nid: ${message.seq}\ndata: ${JSON.stringify(message)}\n\n`;
}

function event(name: string, data: object): string {
  return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}

async function isAlive({ db }: Streaming, sessionId: string): Promise<boolean> {
  const found = await db.asOwner
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), livingSession()));
  return found.length > 0;
}
