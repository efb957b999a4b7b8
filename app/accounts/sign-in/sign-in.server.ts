import { eq } from "drizzle-orm";
import type { Logger } from "pino";
import { ensureClient } from "~/accounts/clients.server.ts";
import { normaliseEmail } from "~/accounts/email.ts";
import { logRefusal, type Refused } from "~/accounts/event-log.server.ts";
import { createAuthOver } from "~/accounts/session/auth.server.ts";
import { cookiesOf } from "~/accounts/session/session.server.ts";
import type { Database, Queries } from "../../../db/open-database.server.ts";
import { session } from "../../../db/schema.ts";
import type { Environment } from "../../../environment.ts";
import { digest } from "../../../limits/keyed-digest.server.ts";
import { consume, type Limit, refund } from "../../../limits/limits.server.ts";
import type { Outbox } from "../../../outbox/outbox.server.ts";
import { orderKey } from "./mail-orders.server.ts";
import { safeReturnPath } from "./safe-return-path.ts";
import { codeLimits, linkLimits, mailLimits } from "./sign-in-limits.server.ts";
import {
  codeHashOf,
  findSignInLink,
  holdSignInLinks,
  type SignInLink,
  tryCode,
  voidLinksOf,
} from "./sign-in-links.server.ts";

/** What redeeming a link or code works with. */
type SigningIn = { environment: Environment; db: Database; log: Logger };

/** Too often: `retryAfter` is in whole seconds. */
export type Limited = { ok: false; reason: "limited"; retryAfter: number };

/** Wrong, spent, voided by a newer one, or expired: which of them is told to nobody. */
export type Invalid = { ok: false; reason: "invalid" };

/** `headers` are the `Set-Cookie` headers of the new session, `next` is where its owner wanted to go. */
export type SignedIn = {
  ok: true;
  headers: Headers;
  next: string;
  user: { id: string; email: string };
};

/** What the outbox keeps of a request for a link; the link itself does not exist before the mail leaves. */
export type SignInOrder = { next: string; browserHash: string | null };

/** A browser that presents a link or code. `former` is the id of the session that it leaves by signing in. */
export type Presenter = {
  address: string;
  userAgent: string | null;
  former?: string | null;
};

/**
 * Orders the mail with link and code for an address, known or not: the answer and the work are the same.
 * `browser` is the mark of the browser that asks, `next` where to go afterwards, `address` the client's, `knownBrowser`
 * the number of a browser in which this address signed in before. decisions.md D21, D22.
 */
export async function requestSignIn(
  services: { environment: Environment; db: Database; outbox: Outbox; log: Logger },
  asked: {
    email: string;
    next: unknown;
    browser: string | null;
    address: string;
    knownBrowser?: string | null;
  },
): Promise<{ ok: true } | { ok: false; reason: "malformed" } | Limited> {
  const { environment, db } = services;
  const email = normaliseEmail(asked.email);
  if (email === null) return { ok: false, reason: "malformed" };

  const asking = { clientAddress: asked.address, knownBrowser: asked.knownBrowser ?? null };
  const limits = mailLimits(environment.authSecret, email, asking);
  const turn = await consume(db.asOwner, limits);
  if (!turn.ok) return limited(services, "sign_in_mail", turn.retryAfter, { email, address: asked.address });

  const browserHash = asked.browser === null ? null : digest(asked.browser);
  const order: SignInOrder = { next: safeReturnPath(asked.next), browserHash };
  try {
    const dedupeKey = orderKey(email, browserHash);
    await services.outbox.enqueue({ kind: "sign-in", dedupeKey, payload: order });
  } catch (error) {
    await refund(db.asOwner, limits, turn.ids);
    throw error;
  }
  return { ok: true };
}

/**
 * Tells whose link this is, where it leads and whether this browser asked for it, and spends nothing.
 * decisions.md D21.
 */
export async function peekSignInToken(
  services: SigningIn,
  { token, browser, address }: { token: string; browser: string | null; address: string },
): Promise<{ ok: true; email: string; next: string; sameBrowser: boolean } | Invalid | Limited> {
  const link = await findSignInLink(services.db.asOwner, token);
  if (!link) return unknownLink(services, address);
  const sameBrowser = browser !== null && digest(browser) === link.browserHash;
  return { ok: true, email: link.email, next: safeReturnPath(link.next), sameBrowser };
}

/** Uses the link up and signs its owner in, once however many try at the same moment. Its code dies with it. */
export async function redeemSignInToken(
  services: SigningIn,
  { token, ...presenter }: Presenter & { token: string },
): Promise<SignedIn | Invalid | Limited> {
  const { address } = presenter;
  const found = await findSignInLink(services.db.asOwner, token);
  if (!found) return unknownLink(services, address);
  const { email } = found;
  const entered = await services.db.asOwner.transaction(async (tx) => {
    const link = (await holdSignInLinks(tx, email)).find(({ id }) => id === found.id);
    return link ? enter(services, tx, link, presenter) : null;
  });
  return entered ?? failed(services, "link", { email, address });
}

/**
 * Uses the code up and signs its owner in. Its link dies with it. `browser` is the mark of the browser that presents
 * it: where it was asked for three wrong codes void it, alone; elsewhere ten in all close it to other browsers, which
 * are then told to wait, whether the next one is right or wrong.
 */
export async function redeemSignInCode(
  services: SigningIn,
  { browser, ...presenter }: Presenter & { email: string; code: string; browser: string | null },
): Promise<SignedIn | Invalid | Limited> {
  const { authSecret } = services.environment;
  const email = normaliseEmail(presenter.email);
  const code = readCode(presenter.code);
  const who = { email, address: presenter.address };
  const turn = await consumeOne(services, codeLimits(authSecret, presenter.address));
  // The browser that asked has tries of its own, which its neighbours in the network cannot use up.
  if (!turn.ok && (browser === null || email === null || code === null))
    return limited(services, "sign_in_code", turn.retryAfter, who);
  if (email === null || code === null) return failed(services, "code", who);

  const guess = {
    codeHash: codeHashOf(authSecret, email, code),
    browserHash: browser === null ? null : digest(browser),
    onlyItsOwn: !turn.ok,
  };
  // A wrong code is no error: what was counted is kept.
  const tried = await services.db.asOwner.transaction(async (tx) => {
    const result = await tryCode(tx, await holdSignInLinks(tx, email), guess);
    return result.is === "right" ? enter(services, tx, result.link, presenter) : result;
  });
  if ("ok" in tried) {
    if (turn.ok) await turn.refund();
    return tried;
  }
  if (tried.is === "wrong") return failed(services, "code", who);
  const retryAfter = turn.ok
    ? Math.ceil(((tried.until?.getTime() ?? 0) - Date.now()) / 1000)
    : turn.retryAfter;
  return limited(services, "sign_in_code", Math.max(1, retryAfter), who);
}

/** The six digits of a code as somebody typed or copied it, or `null`. */
export function readCode(typed: string): string | null {
  const code = typed.length > 100 ? "" : typed.replace(/[\s\p{Z}.-]/gu, "");
  return /^\d{6}$/.test(code) ? code : null;
}

type Refundable = { ok: true; refund: () => Promise<void> } | { ok: false; retryAfter: number };

/** Counted before the attempt and refunded when it succeeds, so that many at once cannot pass together. */
async function consumeOne({ db }: { db: Database }, limits: Limit[]): Promise<Refundable> {
  const turn = await consume(db.asOwner, limits);
  return turn.ok ? { ok: true, refund: () => refund(db.asOwner, limits, turn.ids) } : turn;
}

type Logging = Parameters<typeof logRefusal>[0];

/** Counts against the network. A link that is good never does: looking it up costs one read of an index. */
async function unknownLink(services: SigningIn, address: string): Promise<Invalid | Limited> {
  const turn = await consume(services.db.asOwner, linkLimits(services.environment.authSecret, address));
  if (!turn.ok) return limited(services, "sign_in_link", turn.retryAfter, { address });
  return failed(services, "link", { address });
}

async function failed(services: Logging, by: "link" | "code", who: Refused): Promise<Invalid> {
  await logRefusal(services, { event: "sign_in_failed", by }, who);
  return { ok: false, reason: "invalid" };
}

async function limited(services: Logging, limit: string, retryAfter: number, who: Refused): Promise<Limited> {
  await logRefusal(services, { event: "rate_limited", limit, retryAfter }, who);
  return { ok: false, reason: "limited", retryAfter };
}

/**
 * Makes session, user and client record, voids all links and codes of the address, and removes the session that this
 * browser leaves, in the transaction that holds the links.
 */
async function enter(
  services: SigningIn,
  tx: Queries,
  link: SignInLink,
  { userAgent, former }: Presenter,
): Promise<SignedIn> {
  const { headers, response } = await createAuthOver(tx, services).api.signInProven({
    body: { email: link.email },
    headers: browserHeaders(userAgent),
    returnHeaders: true,
  });
  const { user } = response;
  await voidLinksOf(tx, link.email);
  await ensureClient(tx, user);
  if (former) await tx.delete(session).where(eq(session.id, former));
  return { ok: true, headers: cookiesOf(headers), next: safeReturnPath(link.next), user };
}

/** What the list of a person's sessions shows of the browser. */
function browserHeaders(userAgent: string | null): Headers {
  return new Headers({ "User-Agent": (userAgent ?? "").slice(0, 400) });
}
