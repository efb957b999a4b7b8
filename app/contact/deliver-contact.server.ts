import type { Database } from "../../db/open-database.server.ts";
import { contactMail } from "../../mail/contact-mail.tsx";
import { PermanentFailure, ReceiverBusy, type Transport } from "../../mail/mail.ts";
import type { Handler } from "../../outbox/outbox.server.ts";
import { postToRelay, RelayFailed } from "./relay.server.ts";
import { type Attempt, beginAttempt, type ContactRequest, delivered, gaveUp } from "./requests.server.ts";

/**
 * Milliseconds for which an attempt listens to the relay, longer than the visitor waits: an answer that comes late
 * still counts, and the request is not sent again.
 */
export const relayTimeout = 18_000;

/** Milliseconds after which the outbox takes up what was stored and, after a crash, nobody is sending. */
export const takenUpAfter = relayTimeout + 2_000;

/**
 * The outbox's way: through the relay, or by e-mail when there is none. Throws until somebody took it, `ReceiverBusy`
 * while the relay wants to be left alone.
 */
export const deliverContact: Handler = async (services, owed, transport) => {
  try {
    await deliver(services, owed, transport);
  } catch (error) {
    if (!(error instanceof RelayFailed) || error.retryAfter === null) throw error;
    throw new ReceiverBusy(error.code, error.retryAfter * 1000, error);
  }
};

const deliver: Handler = async (services, { dedupeKey: id }, transport) => {
  const { contactRelayUrl, contactEmail } = services.environment;
  const attempt = await beginAttempt(services.db.asOwner, id, {
    givenUpBefore: new Date(Date.now() - relayTimeout),
    throughRelay: contactRelayUrl !== null,
  });
  if (attempt === "delivered") return;
  if (attempt === "busy") throw new RelayFailed("BUSY");
  if ("retryAfter" in attempt) throw new RelayFailed("PAUSED", attempt);
  await carryOut(services, attempt, () =>
    contactRelayUrl
      ? postToRelay(contactRelayUrl, attempt.request, relayTimeout)
      : sendByMail(transport, contactEmail, attempt.request),
  );
};

/** Makes an attempt and records how it ended before anybody is told. Rethrows what went wrong. */
export async function carryOut(
  { db }: { db: Database },
  attempt: Attempt,
  send: () => Promise<void>,
): Promise<void> {
  try {
    await send();
  } catch (error) {
    await gaveUp(db.asOwner, attempt, error instanceof RelayFailed ? error.retryAfter : null);
    throw error;
  }
  await delivered(db.asOwner, attempt);
}

async function sendByMail(transport: Transport, mailbox: string, request: ContactRequest) {
  const to = mailbox.match(/<([^<>]+)>$/)?.[1] ?? mailbox;
  try {
    await transport.send({
      to,
      replyTo: request.email,
      link: null,
      code: null,
      ...(await contactMail(request)),
    });
  } catch (error) {
    // A mailbox that refuses is the operator's to mend, and what a visitor was promised waits for that.
    if (error instanceof PermanentFailure) throw new RelayFailed("MAILBOX_REFUSED", { cause: error });
    throw error;
  }
}
