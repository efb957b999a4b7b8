import { and, eq, gt, type SQL } from "drizzle-orm";
import { redirect } from "react-router";
import { type AccountEvent, logEvent } from "~/accounts/event-log.server.ts";
import type { Services } from "~/services.server.ts";
import { outageIn } from "../../../db/outage.ts";
import { session as sessions } from "../../../db/schema.ts";
import { sessionCookie, slidingLifetime } from "./auth.server.ts";
import { cookieIn, cookieName, schemeOf, setCookie } from "./cookies.ts";
import { putNotice } from "./flash.server.ts";

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

/** The session of this request, or `null`: no cookie of ours, a forged one, an ended or expired session. */
export async function loadSession(
  services: Pick<Services, "auth" | "db">,
  request: Request,
): Promise<LoadedSession | null> {
  const found = await findSession(services, request);
  return found && toSession(found);
}

/**
 * The same, and lengthens a session that was not lengthened for a day: send the `Set-Cookie` headers with the
 * answer, since the browser forgets its cookie otherwise.
 */
export async function renewSession(
  services: Pick<Services, "auth" | "db" | "environment">,
  request: Request,
): Promise<{ session: LoadedSession | null; headers: Headers }> {
  const value = cookieIn(request, sessionCookie);
  if (value === null) return { session: null, headers: new Headers() };
  const found = await findSession(services, request);
  if (!found) return { session: null, headers: forgetSession(services) };

  const now = Date.now();
  const latest = found.createdAt.getTime() + absoluteLifetime;
  const wanted = Math.min(now + slidingLifetime * 1000, latest);
  const gained = wanted - found.expiresAt.getTime();
  const isDue = gained >= (wanted === latest ? 1 : day);
  // On a full disk it is lengthened at a later visit.
  if (!isDue || services.db.outage() === "storage_full")
    return { session: toSession(found), headers: new Headers() };

  const expiresAt = new Date(wanted);
  const [lengthened] = await services.db.asOwner
    .update(sessions)
    .set({ expiresAt })
    .where(eq(sessions.id, found.id))
    .returning({ id: sessions.id });
  if (!lengthened) return { session: null, headers: forgetSession(services) };
  const seconds = Math.floor((wanted - now) / 1000);
  const cookie = setCookie(services.environment, sessionCookie, value, seconds);
  return { session: { ...toSession(found), expiresAt }, headers: new Headers([["Set-Cookie", cookie]]) };
}

/**
 * The session of a page's visitor; without one, throws the way to /login, where the reason is told. `renewal` are the
 * headers of `renewSession`, for the page to send. decisions.md D23.
 */
export async function requireSession(
  services: Pick<Services, "auth" | "db" | "environment">,
  request: Request,
): Promise<LoadedSession & { renewal: Headers }> {
  const { session, headers } = await renewSession(services, request);
  if (session) return { ...session, renewal: headers };
  headers.append("Set-Cookie", putNotice(services.environment, "signInFirst"));
  headers.set("Cache-Control", "no-store");
  throw redirect("/login", { headers });
}

/**
 * Ends the session of this request and its live streams on every node. Returns the `Set-Cookie` headers that make
 * the browser forget it; also when there was none.
 */
export async function endSession(
  services: Pick<Services, "auth" | "db" | "environment" | "live" | "log">,
  request: Request,
): Promise<Headers> {
  const session = await loadSession(services, request);
  if (session) await closeSession(services, session, "signed_out");
  return forgetSession(services);
}

type Ending = Extract<AccountEvent, { event: "session_ended" }>["reason"];

/** Ends a session and its live streams on every node. */
export async function closeSession(
  services: Pick<Services, "db" | "live" | "log">,
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

/** The `Set-Cookie` header that makes a browser forget its session. */
function forgetSession({ environment }: Pick<Services, "environment">): Headers {
  return new Headers([["Set-Cookie", setCookie(environment, sessionCookie, "", 0)]]);
}

type Found = {
  id: string;
  user: { id: string; email: string };
  createdAt: Date;
  confirmedAt: Date | null;
  updatedAt: Date;
  expiresAt: Date;
};

async function findSession(
  { auth, db }: Pick<Services, "auth" | "db">,
  request: Request,
): Promise<Found | null> {
  const value = cookieIn(request, sessionCookie);
  if (value === null) return null;
  const answer = await auth.api.getSession({
    // Nothing else that a visitor writes reaches Better Auth.
    headers: new Headers({ Cookie: `${cookieName(schemeOf(request), sessionCookie)}=${value}` }),
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

/** Milliseconds to which the last use of a session is known: each note of it is a write. */
const useGrain = 5 * 60 * 1000;

/** Better Auth reads only the expiry; `updated_at` is ours, for its owner to see when a device was used. */
async function noteUse(db: Services["db"], { id, updatedAt }: Found) {
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

function toSession({ id, user, expiresAt, createdAt, confirmedAt }: Found): LoadedSession {
  return { id, user, expiresAt, provenAt: confirmedAt ?? createdAt };
}
