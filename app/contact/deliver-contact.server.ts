import * as v from "valibot";
import type { Database } from "#db/open-database.server.ts";
import { contactMail } from "#mail/contact-mail.tsx";
import { PermanentFailure, ReceiverBusy, ReceiverUnreachable, type Transport } from "#mail/mail.ts";
import { type HandlerServices, handlerOf } from "#outbox/delivery.ts";
import { addressOf, requestMessageId } from "./inbox/thread.ts";
import { referenceOf } from "./reference.ts";
import { postToRelay, RelayFailed } from "./relay.server.ts";
import {
  type Attempt,
  abandonedBefore,
  beginAttempt,
  type ContactRequest,
  recordDelivery,
  recordFailure,
} from "./requests.server.ts";

/**
 * Milliseconds for which an attempt waits for the relay. It is longer than the visitor waits, so that a late response
 * still counts and the request is not sent again.
 */
export const relayTimeout = 18_000;

/** Milliseconds after which the outbox delivers a stored request whose first attempt was lost in a crash. */
export const outboxDelay = relayTimeout + 2_000;

/** The payload of a contact request in the outbox. */
export const ContactPayload = v.object({ requestId: v.pipe(v.string(), v.uuid()) });

/**
 * Delivers a request from the outbox, through the relay or by e-mail when there is none. Throws when it was not
 * accepted: `ReceiverBusy` while the relay asks for a pause, `ReceiverUnreachable` when it is not there.
 */
export const deliverContact = handlerOf(
  v.object({ payload: ContactPayload }),
  async (services, { payload }, transport) => {
    try {
      await deliver(services, payload.requestId, transport);
    } catch (error) {
      if (error instanceof RelayFailed && error.isUnreachable)
        throw new ReceiverUnreachable(error.code, error);
      if (!(error instanceof RelayFailed) || error.retryAfter === null) throw error;
      throw new ReceiverBusy(error.code, error.retryAfter * 1000, error);
    }
  },
);

async function deliver(services: HandlerServices, id: string, transport: Transport): Promise<void> {
  const { contactRelayUrl, contactEmail } = services.environment;
  const attempt = await beginAttempt(services.db.asOwner, id, {
    abandonedBefore: abandonedBefore(services.db, relayTimeout),
    throughRelay: contactRelayUrl !== null,
  });
  if (attempt === "delivered") return;
  if (attempt === "busy") throw new RelayFailed("BUSY");
  if ("retryAfter" in attempt) throw new RelayFailed("PAUSED", attempt);
  await runAttempt(services, attempt, () =>
    contactRelayUrl
      ? postToRelay(contactRelayUrl, attempt.request, relayTimeout)
      : sendByMail(transport, contactEmail, attempt.request),
  );
}

/** Sends a request and records the outcome before it returns. Rethrows the failure. */
export async function runAttempt(
  { db }: { db: Database },
  attempt: Attempt,
  send: () => Promise<void>,
): Promise<void> {
  try {
    await send();
  } catch (error) {
    await recordFailure(db.asOwner, attempt, error instanceof RelayFailed ? error.retryAfter : null);
    throw error;
  }
  await recordDelivery(db.asOwner, attempt);
}

async function sendByMail(transport: Transport, mailbox: string, request: ContactRequest) {
  try {
    await transport.send({
      to: addressOf(mailbox),
      replyTo: request.email,
      link: null,
      code: null,
      messageId: requestMessageId(request.id),
      ...(await contactMail({ ...request, reference: referenceOf(request.id) })),
    });
  } catch (error) {
    // Retried nevertheless: the operator must fix the mailbox, and the visitor was promised a reply.
    if (error instanceof PermanentFailure) throw new RelayFailed("MAILBOX_REFUSED", { cause: error });
    throw error;
  }
}
