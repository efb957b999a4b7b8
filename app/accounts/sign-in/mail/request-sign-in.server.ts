import type { Logger } from "pino";
import * as v from "valibot";
import type { Database } from "#db/open-database.server.ts";
import type { Environment } from "#environment.ts";
import { digest } from "#limits/keyed-digest.server.ts";
import { consume } from "#limits/limits.server.ts";
import type { Outbox } from "#outbox/outbox.server.ts";
import { normaliseEmail } from "../../email.ts";
import { safeReturnPath } from "../safe-return-path.ts";
import { type Limited, limited } from "../sign-in.server.ts";
import { mailLimits } from "../sign-in-limits.server.ts";
import { mailKey } from "./mail-keys.server.ts";

/** The payload of a sign-in mail in the outbox. The link itself is created when the mail is sent. */
export const SignInPayload = v.object({ next: v.string(), browserHash: v.nullable(v.string()) });

/**
 * Queues the mail with link and code for an address. Registered and unknown addresses get the same response and cause
 * the same work. `browser` is the id of the requesting browser, `next` the path to open afterwards, `address` the
 * client's IP address, `knownBrowser` the id of a browser in which this address signed in before. interpretation.md D21,
 * D22.
 */
export async function requestSignIn(
  services: { environment: Environment; db: Database; outbox: Outbox; log: Logger },
  request: {
    email: string;
    next: unknown;
    browser: string | null;
    address: string;
    knownBrowser?: string | null;
  },
): Promise<{ ok: true } | { ok: false; reason: "malformed" } | Limited> {
  const { environment, db } = services;
  const { address } = request;
  const email = normaliseEmail(request.email);
  if (email === null) return { ok: false, reason: "malformed" };

  const requester = { remoteAddress: address, knownBrowser: request.knownBrowser ?? null };
  const limits = mailLimits(environment.authSecret, email, requester);
  const browserHash = request.browser === null ? null : digest(request.browser);
  const payload: v.InferInput<typeof SignInPayload> = { next: safeReturnPath(request.next), browserHash };
  const mail = { kind: "sign-in", dedupeKey: mailKey(email, browserHash), recipient: email, payload };
  const consumed = await consume(db.asOwner, limits, (tx) => services.outbox.enqueueWithin(tx, mail, 0));
  if (!consumed.ok) return limited(services, "sign_in_mail", consumed.retryAfter, { email, address });
  services.outbox.kick();
  return { ok: true };
}
