import { and, eq, gt, type SQL } from "drizzle-orm";
import type { Logger } from "pino";
import { periods, secondsIn } from "#app/periods.ts";
import type { Database } from "#db/open-database.server.ts";
import { outageIn } from "#db/outage.ts";
import { session as sessions } from "#db/schema.ts";
import { isRecent } from "#db/stored-time.server.ts";
import type { Live } from "#live/live.server.ts";
import { type AccountEvent, logEvent } from "../event-log.server.ts";
import type { Auth } from "./auth.server.ts";
import { slidingLifetime } from "./auth.server.ts";

/** A signed-in browser. `id` is not secret: the cookie contains another value. */
export type Session = { id: string; user: { id: string; email: string }; expiresAt: Date };

/** A session with `provenAt`: when its owner last proved their identity, by signing in or by a confirmation code. */
export type LoadedSession = Session & { provenAt: Date };

const day = 24 * 60 * 60 * 1000;

/** Milliseconds after the sign-in at which a session ends, however often it was extended. */
export const absoluteLifetime = secondsIn(periods.wholeSession) * 1000;

/** Milliseconds for which a proof of identity permits irreversible actions. */
export const proofLifetime = secondsIn(periods.proof) * 1000;

/** True for active sessions: neither expired nor older than `absoluteLifetime`. */
export function activeSession(now = Date.now()): SQL | undefined {
  return and(gt(sessions.expiresAt, new Date(now)), gt(sessions.createdAt, new Date(now - absoluteLifetime)));
}

/** True while the owner's last proof is younger than `proofLifetime`. */
export function isFresh({ provenAt }: Pick<LoadedSession, "provenAt">): boolean {
  return isRecent(provenAt, proofLifetime);
}

type EndReason = Extract<AccountEvent, { event: "session_ended" }>["reason"];

/** Ends a session and its live streams on every node. */
export async function closeSession(
  services: { db: Database; live: Live; log: Logger },
  { id, user }: { id: string; user: { id: string } },
  reason: EndReason,
): Promise<void> {
  // Better Auth's own deletion would report success when the database fails.
  // Allowed on a full disk too: it is a small write, and signing out must be reliable.
  await services.db.asOwner.transaction((tx) => tx.delete(sessions).where(eq(sessions.id, id)), {
    accessMode: "read write",
  });
  await services.live.endSession(id);
  logEvent(services, { event: "session_ended", clientId: user.id, reason });
}

/** A session as stored. */
export type FoundSession = {
  id: string;
  user: { id: string; email: string };
  createdAt: Date;
  confirmedAt: Date | null;
  updatedAt: Date;
  expiresAt: Date;
};

/** The active session of this `Cookie` header (`name=value`), or `null`. Records its use. */
export async function findSession(
  { auth, db }: { auth: Auth; db: Database },
  cookie: string,
): Promise<FoundSession | null> {
  const result = await auth.api.getSession({
    headers: new Headers({ Cookie: cookie }),
    query: { disableRefresh: true },
  });
  if (!result) return null;
  const { session, user } = result;
  const found = {
    id: session.id,
    user: { id: user.id, email: user.email },
    createdAt: new Date(session.createdAt),
    confirmedAt: session.confirmedAt ? new Date(session.confirmedAt) : null,
    updatedAt: new Date(session.updatedAt),
    expiresAt: new Date(session.expiresAt),
  };
  if (Date.now() >= found.createdAt.getTime() + absoluteLifetime) return null;
  await recordUse(db, found);
  return found;
}

/**
 * Extends a session that was not extended for a day, up to 90 days after its sign-in. Resolves with its new end, `null`
 * when no extension was due, or `"ended"` when it has ended meanwhile.
 */
export async function extendSession(db: Database, found: FoundSession): Promise<Date | null | "ended"> {
  const latest = found.createdAt.getTime() + absoluteLifetime;
  const extendedEnd = Math.min(Date.now() + slidingLifetime * 1000, latest);
  const extension = extendedEnd - found.expiresAt.getTime();
  const isDue = extension >= (extendedEnd === latest ? 1 : day);
  // On a full disk a later visit extends it.
  if (!isDue || db.outage() === "storage_full") return null;

  const expiresAt = new Date(extendedEnd);
  const [extended] = await db.asOwner
    .update(sessions)
    .set({ expiresAt })
    .where(eq(sessions.id, found.id))
    .returning({ id: sessions.id });
  return extended ? expiresAt : "ended";
}

/** Milliseconds between two records of a session's use, because each one is a write. */
const useResolution = 5 * 60 * 1000;

/** Better Auth does not read `updated_at`; the list of devices shows it. */
async function recordUse(db: Database, { id, updatedAt }: FoundSession) {
  const now = Date.now();
  if (isRecent(updatedAt, useResolution, now)) return;
  try {
    await db.asOwner
      .update(sessions)
      .set({ updatedAt: new Date(now) })
      .where(eq(sessions.id, id));
  } catch (error) {
    // A failure to record the use must not make reads fail.
    if (outageIn(error)?.kind !== "storage_full") throw error;
  }
}

/** Only the `Set-Cookie` headers. */
export function cookiesOf(headers: Headers): Headers {
  return new Headers(headers.getSetCookie().map((cookie) => ["Set-Cookie", cookie]));
}

/** A stored session as callers see it. */
export function toSession({ id, user, expiresAt, createdAt, confirmedAt }: FoundSession): LoadedSession {
  return { id, user, expiresAt, provenAt: confirmedAt ?? createdAt };
}
