import { and, desc, eq, ne } from "drizzle-orm";
import type { Logger } from "pino";
import type { Database } from "../../../db/open-database.server.ts";
import { session as sessions } from "../../../db/schema.ts";
import type { Live } from "../../../live/live.server.ts";
import { closeSession, livingSession, type Session } from "./session.server.ts";

export type OwnSession = { id: string; userAgent: string | null; createdAt: Date; lastUsedAt: Date };

/** The sessions of this person that still live, the one used last first. `lastUsedAt` is right to 5 minutes. */
export async function listSessions({ db }: { db: Database }, userId: string): Promise<OwnSession[]> {
  const rows = await db.asOwner
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), livingSession()))
    .orderBy(desc(sessions.updatedAt));
  return rows.map(({ id, userAgent, createdAt, updatedAt }) => ({
    id,
    userAgent,
    createdAt,
    lastUsedAt: updatedAt,
  }));
}

/** Ends one session of this person, and its streams. Nothing happens when it is another person's, or none. */
export async function endOwnSession(
  services: { db: Database; live: Live; log: Logger },
  userId: string,
  id: string,
): Promise<void> {
  // What no id looks like may be what no database takes.
  if (!/^[\w-]{1,64}$/.test(id)) return;
  const [own] = await services.db.asOwner
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId)));
  if (own) await closeSession(services, { id: own.id, user: { id: userId } }, "ended_elsewhere");
}

/** Ends every session of this person but the given one, and their streams. */
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
