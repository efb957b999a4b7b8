import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Session } from "#app/accounts/session/session.server.ts";
import type { Message, StreamEventName } from "#app/conversation/protocol.ts";
import { streamConversation } from "#app/conversation/stream/stream-conversation.server.ts";
import type { Services } from "#app/services.server.ts";
import { session as sessions } from "#db/schema.ts";
import { addUser } from "../database/users.ts";
import { eventsIn, type StreamEvent } from "./event-stream.ts";

type Options = { after?: number | null; interval?: number };

/** Opens a stream of the session's conversation, whose events are read one by one. */
export function listen(services: Services, session: Session, { after = null, interval }: Options = {}) {
  const events = eventsIn(streamConversation(services, session, after, { interval }));
  const next = async (): Promise<StreamEvent> => {
    const { value, done } = await events.next();
    if (done) throw new Error("The stream has ended.");
    return value;
  };
  const until = async (name: StreamEventName | null) => {
    for (;;) {
      const event = await next();
      if (event.event === name) return event;
    }
  };
  const message = async () => JSON.parse((await until("message")).data) as Message;
  return {
    next,
    /** The next event with this name; `null` for a comment. */
    until,
    /** The next message. */
    message,
    /** Skips messages until the one with this content. */
    untilContent: async (content: string) => {
      for (;;) if ((await message()).content === content) return;
    },
    /** Reads to the end of the stream. */
    rest: async () => {
      for await (const _ of events);
    },
    isAtEnd: async () => (await events.next()).done === true,
    close: async () => void (await events.return()),
  };
}

/** Adds a user with a session. */
export async function addSignedInUser(services: Services, id: string): Promise<Session> {
  const user = { id, email: `${id}@exemple.fr` };
  await addUser(services.db.asOwner, user);
  return addSession(services, user);
}

/** Adds a session of this user that is valid for an hour. */
export async function addSession({ db }: Services, user: Session["user"]): Promise<Session> {
  const session = { id: randomUUID(), user, expiresAt: new Date(Date.now() + 3_600_000) };
  await db.asOwner
    .insert(sessions)
    .values({ id: session.id, expiresAt: session.expiresAt, token: session.id, userId: user.id });
  return session;
}

export async function deleteSession({ db }: Services, { id }: Session): Promise<void> {
  await db.asOwner.delete(sessions).where(eq(sessions.id, id));
}

export async function expireSession({ db }: Services, { id }: Session): Promise<void> {
  await db.asOwner.update(sessions).set({ expiresAt: new Date() }).where(eq(sessions.id, id));
}
