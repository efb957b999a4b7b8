import { and, desc, eq, ne } from "drizzle-orm";
import type { Logger } from "pino";
import * as v from "valibot";
import type { Database } from "#db/open-database.server.ts";
import { session as sessions } from "#db/schema.ts";
import type { Live } from "#live/live.server.ts";
import { activeSession, closeSession, type Session } from "./session.server.ts";

export type OwnSession = { id: string; userAgent: string | null; createdAt: Date; lastUsedAt: Date };

/** The active sessions of this user, the most recently used first. `lastUsedAt` is accurate to 5 minutes. */
export async function listSessions({ db }: { db: Database }, userId: string): Promise<OwnSession[]> {
  const rows = await db.asOwner
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), activeSession()))
    .orderBy(desc(sessions.updatedAt));
  return rows.map(({ id, userAgent, createdAt, updatedAt }) => ({
    id,
    userAgent,
    createdAt,
    lastUsedAt: updatedAt,
  }));
}

/** The id of a session, as a form sends it. */
export const SessionId = v.pipe(v.string(), v.maxLength(64), v.regex(/^[\w-]+$/));

/** Ends one session of this user, and its streams. Returns false when they have none with this id. */
export async function endOwnSession(
  services: { db: Database; live: Live; log: Logger },
  userId: string,
  id: v.InferOutput<typeof SessionId>,
): Promise<boolean> {
  const [own] = await services.db.asOwner
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId)));
  if (!own) return false;
  await closeSession(services, { id: own.id, user: { id: userId } }, "ended_elsewhere");
  return true;
}

/** Ends every other session of this user, and their streams. */
export async function endOtherSessions(
  services: { db: Database; live: Live; log: Logger },
  session: Session,
): Promise<void> {
  const others = await services.db.asOwner
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.userId, session.user.id), ne(sessions.id, session.id)));
  for (const { id } of others) await closeSession(services, { id, user: session.user }, "ended_elsewhere");
}
