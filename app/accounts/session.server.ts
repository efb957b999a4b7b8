import { eq } from "drizzle-orm";
import { redirect } from "react-router";
import type { Services } from "~/services.server.ts";
import { outageIn } from "../../db/outage.ts";
import { session as sessions } from "../../db/schema.ts";
import { putNotice } from "./notice.server.ts";

/** A signed-in browser. `id` names the session and is no secret: the cookie holds another value. */
export type Session = { id: string; user: { id: string; email: string }; expiresAt: Date };

/** The session of this request, or `null`: no cookie of ours, a forged one, an ended or expired session. */
export async function loadSession(
  { auth, db }: Pick<Services, "auth" | "db">,
  request: Request,
): Promise<Session | null> {
  const found = await auth.api.getSession({
    headers: onlyCookies(request),
    query: { disableRefresh: true },
  });
  if (found) await noteUse(db, found.session);
  return found && toSession(found);
}

/**
 * The same, and lengthens a session that was not lengthened for a day: send the `Set-Cookie` headers with the
 * answer, since the browser forgets its cookie otherwise.
 */
export async function renewSession(
  { auth, db }: Pick<Services, "auth" | "db">,
  request: Request,
): Promise<{ session: Session | null; headers: Headers }> {
  const found = await auth.api.getSession({
    headers: onlyCookies(request),
    query: { disableRefresh: db.outage() === "storage_full" },
    returnHeaders: true,
  });
  if (found.response) await noteUse(db, found.response.session);
  return { session: found.response && toSession(found.response), headers: cookiesOf(found.headers) };
}

/**
 * The session of a page's visitor; without one, throws the way to /login, where the reason is told. `renewal` are the
 * headers of `renewSession`, for the page to send. decisions.md D23.
 */
export async function requireSession(
  services: Pick<Services, "auth" | "db" | "environment">,
  request: Request,
): Promise<Session & { renewal: Headers }> {
  const { session, headers } = await renewSession(services, request);
  if (session) return { ...session, renewal: headers };
  throw redirect("/login", {
    headers: { "Set-Cookie": putNotice(services.environment, "signInFirst"), "Cache-Control": "no-store" },
  });
}

/**
 * Ends the session of this request and its live streams on every node. Returns the `Set-Cookie` headers that make
 * the browser forget it; also when there was none.
 */
export async function endSession(
  services: Pick<Services, "auth" | "db" | "live">,
  request: Request,
): Promise<Headers> {
  const session = await loadSession(services, request);
  if (session) await closeSession(services, session);
  const { headers } = await services.auth.api.signOut({ headers: new Headers(), returnHeaders: true });
  return cookiesOf(headers);
}

/** Ends a session and its live streams on every node. */
export async function closeSession(
  { db, live }: Pick<Services, "db" | "live">,
  session: Pick<Session, "id">,
): Promise<void> {
  // Ours rather than Better Auth's own deletion, which reports success when the database refuses.
  // On a full disk too: it is a small write, and whoever signs out must be able to rely on it.
  await db.asOwner.transaction((tx) => tx.delete(sessions).where(eq(sessions.id, session.id)), {
    accessMode: "read write",
  });
  await live.endSession(session.id);
}

/** Milliseconds to which the last use of a session is known: each note of it is a write. */
const useGrain = 5 * 60 * 1000;

/** Better Auth reads only the expiry; `updated_at` is ours, for its owner to see when a device was used. */
async function noteUse(db: Services["db"], { id, updatedAt }: { id: string; updatedAt: Date }) {
  const now = Date.now();
  if (now - new Date(updatedAt).getTime() < useGrain) return;
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

/** Nothing else that a visitor writes reaches Better Auth. */
function onlyCookies(request: Request): Headers {
  return new Headers({ Cookie: request.headers.get("Cookie") ?? "" });
}

/** The `Set-Cookie` headers alone. */
export function cookiesOf(headers: Headers): Headers {
  return new Headers(headers.getSetCookie().map((cookie) => ["Set-Cookie", cookie]));
}

function toSession(found: {
  session: { id: string; expiresAt: Date };
  user: { id: string; email: string };
}): Session {
  const { session, user } = found;
  return {
    id: session.id,
    user: { id: user.id, email: user.email },
    expiresAt: new Date(session.expiresAt),
  };
}
