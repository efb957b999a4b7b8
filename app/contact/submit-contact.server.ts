import { setTimeout as pause } from "node:timers/promises";
import type { Logger } from "pino";
import type { Database } from "../../db/open-database.server.ts";
import type { Environment } from "../../environment.ts";
import { keyedDigest } from "../../limits/keyed-digest.server.ts";
import { consume } from "../../limits/limits.server.ts";
import type { Outbox } from "../../outbox/outbox.server.ts";
import { type ContactForm, contactFields } from "./contact-form.ts";
import { requestLimits } from "./contact-limits.server.ts";
import { carryOut, relayTimeout, takenUpAfter } from "./deliver-contact.server.ts";
import { postToRelay, RelayFailed } from "./relay.server.ts";
import {
  beginAttempt,
  type ContactRequest,
  findSame,
  lockWords,
  relayPause,
  store,
  told,
} from "./requests.server.ts";

/**
 * `delivered`: the relay took it, or it is stored and goes by e-mail. `failed`: it is stored and goes on being
 * tried, but nobody took it yet. `limited`: nothing was stored. `retryAfter` is in whole seconds; after a failure it
 * is there when the relay named a time.
 */
export type Submitted =
  | { outcome: "delivered" }
  | { outcome: "failed"; retryAfter?: number }
  | { outcome: "limited"; retryAfter: number };

/** What handing a request on works with. */
type Submitting = { db: Database; environment: Environment; log: Logger; outbox: Outbox };

/** Milliseconds that a visitor waits for the relay. decisions.md D29. */
const visitorTimeout = 5_000;

/** Milliseconds between two looks at an attempt that another request is making. */
const pollInterval = 200;

/**
 * Stores what a visitor wrote, then hands it on, within 5 seconds. The same words are one request however often they
 * come from one view of the form (`formKey`), are sent again because of a failure, or are sent twice at once; and one
 * that was taken is never sent again. decisions.md D29.
 */
export async function submitContact(
  services: Submitting,
  asked: { form: ContactForm; formKey: string | null; address: string },
): Promise<Submitted> {
  const { db } = services;
  const kept = await keep(services, asked);
  if ("outcome" in kept) return kept;
  if (await isTaken(services, kept)) {
    if (kept.failureShownAt !== null) await told(db.asOwner, kept.id, "delivered");
    return { outcome: "delivered" };
  }
  const retryAfter = await relayPause(db.asOwner);
  await told(db.asOwner, kept.id, "failed", retryAfter);
  return retryAfter > 0 ? { outcome: "failed", retryAfter } : { outcome: "failed" };
}

/** Without a relay it is enough that it is stored: a mail server may take its time. */
async function isTaken(services: Submitting, { id, deliveredAt }: ContactRequest): Promise<boolean> {
  if (deliveredAt !== null) return true;
  const { contactRelayUrl } = services.environment;
  if (contactRelayUrl) return handOn(services, contactRelayUrl, id);
  services.outbox.kick();
  return true;
}

/** Stored together with what the outbox owes, in one transaction: a crash right after it loses nothing. */
function keep(
  { db, environment, outbox }: Submitting,
  { form, formKey, address }: { form: ContactForm; formKey: string | null; address: string },
): Promise<ContactRequest | Submitted> {
  const words = JSON.stringify(contactFields.map((field) => form[field]));
  const digest = keyedDigest(environment.authSecret, "contact request", words);
  return db.asOwner.transaction(async (tx) => {
    await lockWords(tx, digest);
    const same = await findSame(tx, { digest, formKey });
    if (same) return same;

    const turn = await consume(tx, requestLimits(environment.authSecret, address));
    if (!turn.ok) return { outcome: "limited", retryAfter: turn.retryAfter };
    const request = await store(tx, { form, digest, formKey });
    await outbox.enqueueWithin(tx, owed(request.id), environment.contactRelayUrl ? takenUpAfter : 0);
    return request;
  });
}

const owed = (id: string) => ({ kind: "contact", dedupeKey: id, payload: {} });

/**
 * True when the relay took it within 5 seconds, by this attempt or by one that was already under way. Only one that
 * its visitor had stopped waiting for before this one came is overtaken: those who send at once share one attempt.
 * While the relay wants to be left alone, nobody tries.
 */
async function handOn(services: Submitting, relayUrl: string, id: string): Promise<boolean> {
  const deadline = performance.now() + visitorTimeout;
  const givenUpBefore = new Date(Date.now() - visitorTimeout);
  while (performance.now() < deadline) {
    const attempt = await beginAttempt(services.db.asOwner, id, { givenUpBefore, throughRelay: true });
    if (attempt === "delivered") return true;
    if (attempt !== "busy") {
      if ("retryAfter" in attempt) return leaveToOutbox(services, id, new RelayFailed("PAUSED", attempt));
      const ended = carryOut(services, attempt, () =>
        postToRelay(relayUrl, attempt.request, relayTimeout),
      ).then(
        () => true,
        (error: unknown) => leaveToOutbox(services, id, error),
      );
      const left = Math.max(0, deadline - performance.now());
      return Promise.race([ended, pause(left, false, { ref: false })]);
    }
    await pause(pollInterval);
  }
  return false;
}

/**
 * Whatever went wrong, it is tried again in a second or when the relay wants it, and so on; also when the visitor was
 * answered long ago.
 */
async function leaveToOutbox({ outbox, log }: Submitting, id: string, error: unknown): Promise<false> {
  const retryAfter = error instanceof RelayFailed ? error.retryAfter : null;
  const reason = error instanceof RelayFailed ? error.code : "UNEXPECTED";
  log.error(
    { kind: "contact", reason, err: error instanceof RelayFailed ? undefined : error },
    "contact request not delivered, will retry",
  );
  try {
    await outbox.enqueue({ ...owed(id), attempts: 1 }, (retryAfter ?? 1) * 1000);
  } catch (cause) {
    log.error({ err: cause, kind: "contact" }, "the outbox cannot be written");
  }
  return false;
}
