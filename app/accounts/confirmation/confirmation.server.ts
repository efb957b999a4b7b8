import { and, eq, isNull } from "drizzle-orm";
import type { Logger } from "pino";
import * as v from "valibot";
import type { Database, Queries } from "#db/open-database.server.ts";
import { confirmationCodes, outbox, session as sessions } from "#db/schema.ts";
import { isAheadIn } from "#db/stored-time.server.ts";
import type { Environment } from "#environment.ts";
import { consume } from "#limits/limits.server.ts";
import type { Outbox } from "#outbox/outbox.server.ts";
import { logEvent, logRefusal } from "../event-log.server.ts";
import { activeSession, type Session } from "../session/session.server.ts";
import { mailKey } from "../sign-in/mail/mail-keys.server.ts";
import { mailInterval } from "../sign-in/mail-interval.ts";
import { parseCode } from "../sign-in/redeem/redeem-code.server.ts";
import { linkLifetime, secondsUntilNextMail } from "../sign-in/redeem/sign-in-links.server.ts";
import type { Limited } from "../sign-in/sign-in.server.ts";
import { confirmationLimits } from "../sign-in/sign-in-limits.server.ts";
import { confirmationHashesOf, maxWrong } from "./confirmation-codes.server.ts";

/** The payload of a confirmation mail in the outbox. */
export const ConfirmationPayload = v.object({ sessionId: v.string() });

/**
 * Queues a mail to the owner of this session with a code that confirms it: 60 s apart and 5 an hour for one session.
 * The earlier code stays valid until the new mail was accepted.
 */
export async function requestConfirmation(
  services: { environment: Environment; db: Database; outbox: Outbox; log: Logger },
  { id, user }: Session,
): Promise<{ ok: true } | Limited> {
  const { environment, db } = services;
  const limits = confirmationLimits(environment.authSecret, user.email, id);
  const payload: v.InferInput<typeof ConfirmationPayload> = { sessionId: id };
  const mail = {
    kind: "confirmation",
    dedupeKey: mailKey(user.email, id),
    recipient: user.email,
    payload,
  };
  const consumed = await consume(db.asOwner, limits, (tx) => services.outbox.enqueueWithin(tx, mail, 0));
  if (!consumed.ok) {
    const { retryAfter } = consumed;
    const limit = "confirmation_mail";
    await logRefusal(services, { event: "rate_limited", limit, retryAfter }, { clientId: user.id });
    return { ok: false, reason: "limited", retryAfter };
  }
  services.outbox.kick();
  return { ok: true };
}

/**
 * Seconds until another code may be requested, when a valid one was sent or waits in the outbox; `null` when there is
 * none.
 */
export async function pendingConfirmation(
  { db }: { db: Database },
  { id, user }: Session,
): Promise<number | null> {
  const newest = (await validCodes(db.asOwner, id)).at(-1);
  if (newest) return secondsUntilNextMail(newest.expiresAt);
  const queued = await db.asOwner
    .select({ id: outbox.id })
    .from(outbox)
    .where(
      and(
        eq(outbox.kind, "confirmation"),
        eq(outbox.dedupeKey, mailKey(user.email, id)),
        isNull(outbox.failedAt),
      ),
    );
  return queued.length > 0 ? mailInterval : null;
}

/** `void`: no valid code is left; it expired, or this or an earlier wrong code voided it. */
export type Confirmed = { ok: true } | { ok: false; reason: "wrong" | "void" };

/**
 * Confirms the owner's identity with the code of the mail: for an hour this session counts as just signed in. Three
 * wrong codes void it. It is invalid in any other session and does not sign in.
 */
export async function confirmSession(
  services: { environment: Environment; db: Database; log: Logger },
  { id, user }: Session,
  typed: string,
): Promise<Confirmed> {
  const code = parseCode(typed);
  const hashes = code === null ? [] : confirmationHashesOf(services.environment, id, code);
  // A wrong code does not throw, because a rollback would lose the count of wrong codes.
  const confirmed = await services.db.asOwner.transaction(async (tx): Promise<Confirmed> => {
    // The row lock serialises simultaneous attempts.
    const locked = await tx
      .select({ id: sessions.id })
      .from(sessions)
      .where(and(eq(sessions.id, id), activeSession()))
      .for("update");
    if (locked.length === 0) return { ok: false, reason: "void" };
    const codes = await validCodes(tx, id);
    if (codes.some(({ codeHash }) => hashes.includes(codeHash))) {
      await tx.delete(confirmationCodes).where(eq(confirmationCodes.sessionId, id));
      await tx.update(sessions).set({ confirmedAt: new Date() }).where(eq(sessions.id, id));
      return { ok: true };
    }
    let remaining = 0;
    for (const { id: codeId, wrong } of codes) {
      const thisCode = eq(confirmationCodes.id, codeId);
      if (wrong + 1 >= maxWrong) await tx.delete(confirmationCodes).where(thisCode);
      else {
        await tx
          .update(confirmationCodes)
          .set({ wrong: wrong + 1 })
          .where(thisCode);
        remaining += 1;
      }
    }
    return { ok: false, reason: remaining > 0 ? "wrong" : "void" };
  });
  if (confirmed.ok) logEvent(services, { event: "session_confirmed", clientId: user.id });
  else await logRefusal(services, { event: "confirmation_failed" }, { clientId: user.id });
  return confirmed;
}

function validCodes(queries: Queries, sessionId: string) {
  return queries
    .select()
    .from(confirmationCodes)
    .where(
      and(
        eq(confirmationCodes.sessionId, sessionId),
        isAheadIn(confirmationCodes.expiresAt, linkLifetime * 1000),
      ),
    )
    .orderBy(confirmationCodes.id);
}
