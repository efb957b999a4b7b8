import { setTimeout as pause } from "node:timers/promises";
import type { Logger } from "pino";
import type * as v from "valibot";
import type { Database } from "#db/open-database.server.ts";
import type { Environment } from "#environment.ts";
import { acceptedDigests, keyedDigest } from "#limits/keyed-digest.server.ts";
import { consume, type Limit } from "#limits/limits.server.ts";
import type { Outbox } from "#outbox/outbox.server.ts";
import { type ContactForm, contactFields } from "./contact-form.ts";
import type { DataRight } from "./data-request.ts";
import { type ContactPayload, outboxDelay, relayTimeout, runAttempt } from "./deliver-contact.server.ts";
import { referenceOf } from "./reference.ts";
import { postToRelay, RelayFailed } from "./relay.server.ts";
import {
  abandonedBefore,
  beginAttempt,
  type ContactRequest,
  findDuplicate,
  lockContent,
  recordShownOutcome,
  relayPause,
  storeRequest,
} from "./requests.server.ts";

/**
 * `delivered`: the relay accepted the request, or it is stored and will be sent by e-mail; the visitor may quote its `reference`. `failed`: it is stored and
 * retried, but was not accepted yet. `limited`: nothing was stored. `retryAfter` is in whole seconds; a failure has it
 * when the relay asked for a pause.
 */
export type Submitted =
  | { outcome: "delivered"; reference: string }
  | { outcome: "failed"; retryAfter?: number }
  | { outcome: "limited"; retryAfter: number };

/** A valid form as it is stored. `dataRight` is null for a message, `formKey` without JavaScript; a new request counts in `limits`. */
type Submission = {
  form: ContactForm;
  dataRight: DataRight | null;
  formKey: string | null;
  limits: readonly Limit[];
};

export type SubmitServices = { db: Database; environment: Environment; log: Logger; outbox: Outbox };

/** Milliseconds that a visitor waits for the relay. interpretation.md D29. */
export const visitorTimeout = 5_000;

type Timing = { visitorTimeout: number };

/** Milliseconds between two checks of an attempt that another submission makes. */
const pollInterval = 200;

/**
 * Stores a contact request and tries to deliver it, within 5 seconds. Submissions with the same content are one request
 * when they come from one view of the form (`formKey`), follow a failure, or are simultaneous. An accepted request is
 * never sent again. interpretation.md D29.
 */
export async function submitContact(
  services: SubmitServices,
  submission: Submission,
  timing = { visitorTimeout },
): Promise<Submitted> {
  const { db } = services;
  const request = await findOrStore(services, submission);
  if ("outcome" in request) return request;
  if (await deliverNow(services, request, timing)) {
    if (request.failureShownAt !== null) await recordShownOutcome(db.asOwner, request.id, "delivered");
    const reference = referenceOf(request.id);
    // The relay's format has no place for the reference: this line leads from it to the request.
    services.log.info({ kind: "contact", reference, id: request.id }, "contact request accepted");
    return { outcome: "delivered", reference };
  }
  const retryAfter = await relayPause(db.asOwner);
  await recordShownOutcome(db.asOwner, request.id, "failed", retryAfter);
  return retryAfter > 0 ? { outcome: "failed", retryAfter } : { outcome: "failed" };
}

/** True when the request was accepted. Without a relay a stored one counts, because a mail server may be slow. */
async function deliverNow(
  services: SubmitServices,
  { id, deliveredAt }: ContactRequest,
  timing: Timing,
): Promise<boolean> {
  if (deliveredAt !== null) return true;
  const { contactRelayUrl } = services.environment;
  if (contactRelayUrl) return deliverThroughRelay(services, contactRelayUrl, id, timing);
  services.outbox.kick();
  return true;
}

/** Stores the request together with its outbox item in one transaction, so that a crash loses nothing. */
function findOrStore(
  { db, environment, outbox }: SubmitServices,
  { form, dataRight, formKey, limits }: Submission,
): Promise<ContactRequest | Submitted> {
  const content = JSON.stringify(contactFields.map((field) => form[field]));
  const digest = keyedDigest(environment.authSecret, "contact request", content);
  return db.asOwner.transaction(async (tx) => {
    await lockContent(tx, digest);
    const digests = acceptedDigests(environment, "contact request", content);
    const duplicate = await findDuplicate(tx, { digests, formKey });
    if (duplicate) return duplicate;

    const consumed = await consume(tx, limits);
    if (!consumed.ok) return { outcome: "limited", retryAfter: consumed.retryAfter };
    const request = await storeRequest(tx, { form, dataRight, digest, formKey });
    await outbox.enqueueWithin(tx, itemOf(request.id), environment.contactRelayUrl ? outboxDelay : 0);
    return request;
  });
}

const itemOf = (id: string) => ({
  kind: "contact",
  dedupeKey: id,
  recipient: null,
  payload: { requestId: id } satisfies v.InferInput<typeof ContactPayload>,
});

/**
 * True when the relay accepts the request within 5 seconds, in this attempt or in one that is already running.
 * Simultaneous submissions share one attempt; only an attempt whose visitor has stopped waiting is superseded. Makes no
 * attempt during a pause of the relay.
 */
async function deliverThroughRelay(
  services: SubmitServices,
  relayUrl: string,
  id: string,
  timing: Timing,
): Promise<boolean> {
  const deadline = performance.now() + timing.visitorTimeout;
  const before = abandonedBefore(services.db, visitorTimeout);
  while (performance.now() < deadline) {
    const attempt = await beginAttempt(services.db.asOwner, id, {
      abandonedBefore: before,
      throughRelay: true,
    });
    if (attempt === "delivered") return true;
    if (attempt !== "busy") {
      if ("retryAfter" in attempt) return leaveToOutbox(services, id, new RelayFailed("PAUSED", attempt));
      const result = runAttempt(services, attempt, () =>
        postToRelay(relayUrl, attempt.request, relayTimeout),
      ).then(
        () => true,
        (error: unknown) => leaveToOutbox(services, id, error),
      );
      const remaining = Math.max(0, deadline - performance.now());
      return Promise.race([result, pause(remaining, false, { ref: false })]);
    }
    await pause(pollInterval);
  }
  return false;
}

/** Logs the failure and leaves the retry to the outbox, after a second or when the relay's pause ends. */
async function leaveToOutbox({ outbox, log }: SubmitServices, id: string, error: unknown): Promise<false> {
  const retryAfter = error instanceof RelayFailed ? error.retryAfter : null;
  const reason = error instanceof RelayFailed ? error.code : "UNEXPECTED";
  log.error(
    { kind: "contact", reason, err: error instanceof RelayFailed ? undefined : error },
    "contact request not delivered, will retry",
  );
  try {
    await outbox.enqueue({ ...itemOf(id), attempts: 1 }, (retryAfter ?? 1) * 1000);
  } catch (cause) {
    log.error({ err: cause, kind: "contact" }, "the outbox cannot be written");
  }
  return false;
}
