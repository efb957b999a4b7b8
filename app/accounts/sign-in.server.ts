import { isAPIError } from "better-auth/api";
import type { Services } from "~/services.server.ts";
import type { Queries } from "../../db/open-database.server.ts";
import { createAuthOver } from "./auth.server.ts";
import { ensureClient } from "./clients.server.ts";
import { digest } from "./digest.server.ts";
import { normaliseEmail } from "./email.ts";
import { giveBackTurns, type Limit, takeTurns } from "./limits.server.ts";
import { ownPath } from "./next.ts";
import { cookiesOf } from "./session.server.ts";
import { codeLimits, linkLimits, mailLimits } from "./sign-in-limits.server.ts";
import { findSignInLink, holdSignInLink, type SignInLink, voidSignInLink } from "./sign-in-links.server.ts";

/** Too often: `retryAfter` is in whole seconds. */
export type Limited = { ok: false; reason: "limited"; retryAfter: number };

/** Wrong, spent, voided by a newer one, or expired: which of them is told to nobody. */
export type Invalid = { ok: false; reason: "invalid" };

/** `headers` are the `Set-Cookie` headers of the new session, `next` is where its owner wanted to go. */
export type SignedIn = { ok: true; headers: Headers; next: string };

/** What the outbox keeps of a request for a link; the link itself does not exist before the mail leaves. */
export type SignInOrder = { next: string; browserHash: string | null };

/**
 * Orders the mail with link and code for an address, known or not: the answer and the work are the same.
 * `browser` is the mark of the browser that asks, `next` where to go afterwards, `address` the client's.
 * decisions.md D21, D22.
 */
export async function requestSignIn(
  { environment, db, outbox }: Pick<Services, "environment" | "db" | "outbox">,
  asked: { email: string; next: unknown; browser: string | null; address: string },
): Promise<{ ok: true } | { ok: false; reason: "malformed" } | Limited> {
  const email = normaliseEmail(asked.email);
  if (email === null) return { ok: false, reason: "malformed" };

  const limits = mailLimits(environment.authSecret, email, asked.address);
  const turn = await takeTurns(db.asOwner, limits);
  if (!turn.ok) return { ok: false, reason: "limited", retryAfter: turn.retryAfter };

  const order: SignInOrder = {
    next: ownPath(asked.next),
    browserHash: asked.browser === null ? null : digest(asked.browser),
  };
  try {
    await outbox.enqueue({ kind: "sign-in", subject: email, payload: order });
  } catch (error) {
    await giveBackTurns(db.asOwner, limits, turn.ids);
    throw error;
  }
  return { ok: true };
}

/**
 * Tells whose link this is, where it leads and whether this browser asked for it, and spends nothing.
 * decisions.md D21.
 */
export async function peekSignInToken(
  services: Services,
  { token, browser, address }: { token: string; browser: string | null; address: string },
): Promise<{ ok: true; email: string; next: string; sameBrowser: boolean } | Invalid | Limited> {
  const limits = linkLimits(services.environment.authSecret, address);
  return counted(services, limits, async () => {
    const link = await findSignInLink(services.db.asOwner, token);
    if (!link) return invalid;
    const sameBrowser = browser !== null && digest(browser) === link.browserHash;
    return { ok: true, email: link.email, next: ownPath(link.next), sameBrowser };
  });
}

/** Uses the link up and signs its owner in, once however many try at the same moment. Its code dies with it. */
export async function redeemSignInToken(
  services: Services,
  { token, address, userAgent }: { token: string; address: string; userAgent: string | null },
): Promise<SignedIn | Invalid | Limited> {
  const limits = linkLimits(services.environment.authSecret, address);
  return counted(services, limits, async () => {
    // Most of what is not good ends here, without a transaction.
    if (!(await findSignInLink(services.db.asOwner, token))) return invalid;
    return redeem(services, { token }, (auth) =>
      auth.api.magicLinkVerify({
        query: { token },
        headers: browserHeaders(userAgent),
        returnHeaders: true,
      }),
    );
  });
}

/** Uses the code up and signs its owner in. Its link dies with it; three wrong codes void the code alone. */
export async function redeemSignInCode(
  services: Services,
  asked: { email: string; code: string; address: string; userAgent: string | null },
): Promise<SignedIn | Invalid | Limited> {
  const email = normaliseEmail(asked.email);
  const code = asked.code.replace(/[\s\p{Z}.-]/gu, "");
  const limits = codeLimits(services.environment.authSecret, email, asked.address);
  return counted(services, limits, async () => {
    if (email === null || !/^\d{6}$/.test(code)) return invalid;
    return redeem(services, { email }, (auth) =>
      auth.api.signInEmailOTP({
        body: { email, otp: code },
        headers: browserHeaders(asked.userAgent),
        returnHeaders: true,
      }),
    );
  });
}

const invalid: Invalid = { ok: false, reason: "invalid" };

/** Counts what fails and nothing else; the turn is taken first, so that many at once cannot pass together. */
async function counted<Result extends { ok: boolean }>(
  { db }: Pick<Services, "db">,
  limits: Limit[],
  attempt: () => Promise<Result>,
): Promise<Result | Limited> {
  const turn = await takeTurns(db.asOwner, limits);
  if (!turn.ok) return { ok: false, reason: "limited", retryAfter: turn.retryAfter };
  const result = await attempt();
  if (result.ok) await giveBackTurns(db.asOwner, limits, turn.ids);
  return result;
}

/** Session, user and client record are made, link and code voided, in one transaction that holds the link. */
async function redeem(
  services: Services,
  wanted: { token: string } | { email: string },
  use: (auth: ReturnType<typeof createAuthOver>) => Promise<Used>,
): Promise<SignedIn | Invalid> {
  return services.db.asOwner.transaction(async (tx) => {
    const link = await holdSignInLink(tx, wanted);
    if (!link) return invalid;
    const used = await refusedAsNull(use(createAuthOver(tx, services)));
    if (!used) return invalid;
    await finish(tx, link, used.response.user);
    return { ok: true, headers: cookiesOf(used.headers), next: ownPath(link.next) };
  });
}

type Used = { headers: Headers; response: { user: { id: string; email: string } } };

async function finish(tx: Queries, link: SignInLink, { id, email }: { id: string; email: string }) {
  await voidSignInLink(tx, link);
  await ensureClient(tx, { id, email });
}

/** Better Auth throws what it refuses: a redirection for a link, 400 or 403 for a code. Only these are expected. */
async function refusedAsNull(use: Promise<Used>): Promise<Used | null> {
  try {
    return await use;
  } catch (error) {
    if (isAPIError(error) && error.statusCode < 500) return null;
    throw error;
  }
}

/** What the list of a person's sessions shows of the browser. */
function browserHeaders(userAgent: string | null): Headers {
  return new Headers({ "User-Agent": (userAgent ?? "").slice(0, 400) });
}
