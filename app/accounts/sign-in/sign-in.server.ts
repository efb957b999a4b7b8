import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Logger } from "pino";
import type * as v from "valibot";
import type { Database, Queries } from "#db/open-database.server.ts";
import { session } from "#db/schema.ts";
import type { Environment } from "#environment.ts";
import type { LimitName } from "#metrics/limit-names.ts";
import type { Outbox } from "#outbox/outbox.server.ts";
import { ensureClient } from "../clients.server.ts";
import { logRefusal, type Subject } from "../event-log.server.ts";
import { isNewAccount, recordOwnAction } from "../own-actions.server.ts";
import { createAuthOver } from "../session/auth.server.ts";
import { deviceOf } from "../session/device.ts";
import { cookiesOf } from "../session/session.server.ts";
import { type NewDevice, newDeviceKind } from "./deliver-new-device.server.ts";
import { type SignInLink, voidAllLinks } from "./redeem/sign-in-links.server.ts";
import { safeReturnPath } from "./safe-return-path.ts";

/** The services that redeeming a link or code needs. */
export type SignInServices = {
  environment: Environment;
  db: Database;
  log: Logger;
  outbox: Pick<Outbox, "enqueueWithin" | "kick">;
};

/** Too many attempts: `retryAfter` is in whole seconds. */
export type Limited = { ok: false; reason: "limited"; retryAfter: number };

/** Wrong, already used, voided by a newer one, or expired. The response never reveals which. */
export type Invalid = { ok: false; reason: "invalid" };

/** A wrong code, for the browser whose own code three wrong ones have voided. interpretation.md D363. */
export type Void = { ok: false; reason: "void" };

/** `headers` are the `Set-Cookie` headers of the new session, `next` is the path to open. */
export type SignedIn = {
  ok: true;
  headers: Headers;
  next: string;
  user: { id: string; email: string };
};

/** The browser that presents a link or code. Signing in ends its previous session. */
export type Presenter = {
  address: string;
  userAgent: string | null;
  previousSessionId?: string | null;
  /** Whether this browser has signed in as the owner of that address before. Without it every one counts as known. */
  isKnownTo?: (email: string) => boolean;
};

/**
 * Starts a session for the owner of a link, and creates user and client on first use. Voids all links and codes of the
 * address and deletes the previous session of the browser. Tells the audit log, and in a mail the owner of an account that
 * had signed in before, of a browser that was not known (interpretation.md D285, D286). Call it in the transaction that
 * locks the link.
 */
export async function startSession(
  services: SignInServices,
  tx: Queries,
  link: SignInLink,
  by: "link" | "code",
  { userAgent, previousSessionId, isKnownTo = () => true }: Presenter,
): Promise<SignedIn> {
  const { headers, response } = await createAuthOver(tx, services).api.signInProven({
    body: { email: link.email },
    // Better Auth stores the user agent, which the list of sessions shows.
    headers: new Headers({ "User-Agent": (userAgent ?? "").slice(0, 400) }),
    returnHeaders: true,
  });
  const { user } = response;
  await voidAllLinks(tx, link.email);
  await ensureClient(tx, user);
  const isNew = await isNewAccount(tx, user.id);
  const { browser, system } = deviceOf(userAgent);
  const device = [browser, system].filter(Boolean).join(", ");
  await recordOwnAction(tx, user.id, { action: "session.started", details: { by, device } });
  if (!isKnownTo(user.email)) {
    await recordOwnAction(tx, user.id, { action: "device.added", details: { device } });
    const payload: v.InferInput<typeof NewDevice> = { browser, system, at: new Date().toISOString() };
    const mail = { kind: newDeviceKind, dedupeKey: randomUUID(), recipient: user.email, payload };
    if (!isNew) await services.outbox.enqueueWithin(tx, mail, 0);
  }
  if (previousSessionId) await tx.delete(session).where(eq(session.id, previousSessionId));
  return { ok: true, headers: cookiesOf(headers), next: safeReturnPath(link.next), user };
}

type Logging = Parameters<typeof logRefusal>[0];

/** Logs a failed attempt and returns its result. */
export async function invalid(services: Logging, by: "link" | "code", subject: Subject): Promise<Invalid> {
  await logRefusal(services, { event: "sign_in_failed", by }, subject);
  return { ok: false, reason: "invalid" };
}

/** Logs an attempt over a limit and returns its result. */
export async function limited(
  services: Logging,
  limit: LimitName,
  retryAfter: number,
  subject: Subject,
): Promise<Limited> {
  await logRefusal(services, { event: "rate_limited", limit, retryAfter }, subject);
  return { ok: false, reason: "limited", retryAfter };
}
