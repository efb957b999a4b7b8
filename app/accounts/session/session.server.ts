import { and, eq, gt, type SQL } from "drizzle-orm";
import type { Logger } from "pino";
import { type AccountEvent, logEvent } from "~/accounts/event-log.server.ts";
import type { Database } from "../../../db/open-database.server.ts";
import { outageIn } from "../../../db/outage.ts";
import { session as sessions } from "../../../db/schema.ts";
import type { Live } from "../../../live/live.server.ts";
import type { Auth } from "./auth.server.ts";
import { slidingLifetime } from "./auth.server.ts";

/** A signed-in browser. `id` names the session and is no secret: the cookie holds another value. */
export type Session = { id: string; user: { id: string; email: string }; expiresAt: Date };

/** The same as it was loaded. `provenAt`: when its owner last showed to be one, by signing in or by a code. */
export type LoadedSession = Session & { provenAt: Date };

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** Milliseconds after the sign-in when a session is over, however often it was lengthened. */
export const absoluteLifetime = 90 * day;

/** Milliseconds for which a proof is good enough for what cannot be undone. */
const proofLifetime = hour;

/** True for the sessions that live: neither expired nor older than any session may become. */
export function livingSession(now = Date.now()): SQL | undefined {
  return and(gt(sessions.expiresAt, new Date(now)), gt(sessions.createdAt, new Date(now - absoluteLifetime)));
}

/** True while the owner's last proof is less than an hour old. */
export function isFresh({ provenAt }: Pick<LoadedSession, "provenAt">): boolean {
  return Date.now() - provenAt.getTime() <= proofLifetime;
}

type Ending = Extract<AccountEvent, { event: "session_ended" }>["reason"];

/** Ends a session and its live streams on every node. */
export async function closeSession(
  services: { db: Database; live: Live; log: Logger },
  { id, user }: { id: string; user: { id: string } },
  reason: Ending,
): Promise<void> {
  // Ours rather than Better Auth's own deletion, which reports success when the database refuses.
  // On a full disk too: it is a small write, and whoever signs out must be able to rely on it.
  await services.db.asOwner.transaction((tx) => tx.delete(sessions).where(eq(sessions.id, id)), {
    accessMode: "read write",
  });
  await services.live.endSession(id);
  logEvent(services, { event: "session_ended", clientId: user.id, reason });
}

/** A session as the database has it. */
export type FoundSession = {
  id: string;
  user: { id: string; email: string };
  createdAt: Date;
  confirmedAt: Date | null;
  updatedAt: Date;
  expiresAt: Date;
};

/** The living session that this `Cookie` header (`name=value`) stands for, or `null`; its use is noted. */
export async function findSession(
  { auth, db }: { auth: Auth; db: Database },
  cookie: string,
): Promise<FoundSession | null> {
  const answer = await auth.api.getSession({
    headers: new Headers({ Cookie: cookie }),
    query: { disableRefresh: true },
  });
  if (!answer) return null;
  const { session, user } = answer;
  const found = {
    id: session.id,
    user: { id: user.id, email: user.email },
    createdAt: new Date(session.createdAt),
    confirmedAt: session.confirmedAt ? new Date(session.confirmedAt) : null,
    updatedAt: new Date(session.updatedAt),
    expiresAt: new Date(session.expiresAt),
  };
  if (Date.now() >= found.createdAt.getTime() + absoluteLifetime) return null;
  await noteUse(db, found);
  return found;
}

/**
 * Lengthens a session that was not lengthened for a day, up to 90 days after its sign-in. Resolves with its new end,
 * `null` when it was not due, or `"ended"` when it is over meanwhile.
 */
export async function lengthenSession(db: Database, found: FoundSession): Promise<Date | null | "ended"> {
  const latest = found.createdAt.getTime() + absoluteLifetime;
  const wanted = Math.min(Date.now() + slidingLifetime * 1000, latest);
  const gained = wanted - found.expiresAt.getTime();
  const isDue = gained >= (wanted === latest ? 1 : day);
  // On a full disk it is lengthened at a later visit.
  if (!isDue || db.outage() === "storage_full") return null;

  const expiresAt = new Date(wanted);
  const [lengthened] = await db.asOwner
    .update(sessions)
    .set({ expiresAt })
    .where(eq(sessions.id, found.id))
    .returning({ id: sessions.id });
  return lengthened ? expiresAt : "ended";
}

/** Milliseconds to which the last use of a session is known: each note of it is a write. */
const useGrain = 5 * 60 * 1000;

/** Better Auth reads only the expiry; `updated_at` is ours, for its owner to see when a device was used. */
async function noteUse(db: Database, { id, updatedAt }: FoundSession) {
  const now = Date.now();
  if (now - updatedAt.getTime() < useGrain) return;
  try {
    await db.asOwner
      .update(sessions)
      .set({ updatedAt: new Date(now) })
      .where(eq(sessions.id, id));
  } catch (error) {
    // A note alone must not keep anybody from reading.
    if (outageIn(error)?.kind !== "storage_full") throw error;
  }
}

/** The `Set-Cookie` headers alone. */
export function cookiesOf(headers: Headers): Headers {
  return new Headers(headers.getSetCookie().map((cookie) => ["Set-Cookie", cookie]));
}

/** What callers are told of a session that was found. */
export function toSession({ id, user, expiresAt, createdAt, confirmedAt }: FoundSession): LoadedSession {
  return { id, user, expiresAt, provenAt: confirmedAt ?? createdAt };
}
