import { and, eq, gt, isNull } from "drizzle-orm";
import type { Logger } from "pino";
import { logEvent, logRefusal } from "~/accounts/event-log.server.ts";
import { livingSession, type Session } from "~/accounts/session/session.server.ts";
import { mailInterval } from "~/accounts/sign-in/mail-interval.ts";
import { orderKey } from "~/accounts/sign-in/mail-orders.server.ts";
import { type Limited, readCode } from "~/accounts/sign-in/sign-in.server.ts";
import { confirmationLimits } from "~/accounts/sign-in/sign-in-limits.server.ts";
import { linkLifetime } from "~/accounts/sign-in/sign-in-links.server.ts";
import type { Database, Queries } from "../../../db/open-database.server.ts";
import { confirmationCodes, outbox, session as sessions } from "../../../db/schema.ts";
import type { Environment } from "../../../environment.ts";
import { consume, refund } from "../../../limits/limits.server.ts";
import type { Outbox } from "../../../outbox/outbox.server.ts";
import { confirmationHashOf, maxWrong } from "./confirmation-codes.server.ts";

/** What the outbox keeps of a request for a code. */
export type ConfirmationOrder = { sessionId: string };

/**
 * Orders a mail to the owner of this session with a code that confirms it: 60 s apart and 5 an hour for one session.
 * What was sent before stays good until the new mail has left.
 */
export async function requestConfirmation(
  services: { environment: Environment; db: Database; outbox: Outbox; log: Logger },
  { id, user }: Session,
): Promise<{ ok: true } | Limited> {
  const { environment, db } = services;
  const limits = confirmationLimits(environment.authSecret, user.email, id);
  const turn = await consume(db.asOwner, limits);
  if (!turn.ok) {
    const { retryAfter } = turn;
    const limit = "confirmation_mail";
    await logRefusal(services, { event: "rate_limited", limit, retryAfter }, { clientId: user.id });
    return { ok: false, reason: "limited", retryAfter };
  }
  const payload: ConfirmationOrder = { sessionId: id };
  try {
    const dedupeKey = orderKey(user.email, id);
    await services.outbox.enqueue({ kind: "confirmation", dedupeKey, payload });
  } catch (error) {
    await refund(db.asOwner, limits, turn.ids);
    throw error;
  }
  return { ok: true };
}

/**
 * Seconds until another code may be asked for, when one that can be used is in the owner's mailbox or on its way
 * there; `null` when there is none.
 */
export async function awaitedConfirmation(
  { db }: { db: Database },
  { id, user }: Session,
): Promise<number | null> {
  const newest = (await livingCodes(db.asOwner, id)).at(-1);
  if (newest) {
    const age = linkLifetime - (newest.expiresAt.getTime() - Date.now()) / 1000;
    return Math.max(0, Math.ceil(mailInterval - age));
  }
  const ordered = await db.asOwner
    .select({ id: outbox.id })
    .from(outbox)
    .where(
      and(
        eq(outbox.kind, "confirmation"),
        eq(outbox.dedupeKey, orderKey(user.email, id)),
        isNull(outbox.failedAt),
      ),
    );
  return ordered.length > 0 ? mailInterval : null;
}

/** `void`: there is no code any more, because of this wrong one, an earlier one or the time. */
export type Confirmed = { ok: true } | { ok: false; reason: "wrong" | "void" };

/**
 * Confirms with the code of the mail that the owner is there: for an hour this session counts as just signed in.
 * Three wrong codes void it. It is worth nothing in another session and signs nobody in.
 */
export async function confirmSession(
  services: { environment: Environment; db: Database; log: Logger },
  { id, user }: Session,
  typed: string,
): Promise<Confirmed> {
  const code = readCode(typed);
  const hash = code === null ? null : confirmationHashOf(services.environment.authSecret, id, code);
  // A wrong code is no error: what was counted is kept.
  const confirmed = await services.db.asOwner.transaction(async (tx): Promise<Confirmed> => {
    // Held, so that many guesses at once come one after the other.
    const held = await tx
      .select({ id: sessions.id })
      .from(sessions)
      .where(and(eq(sessions.id, id), livingSession()))
      .for("update");
    if (held.length === 0) return { ok: false, reason: "void" };
    const codes = await livingCodes(tx, id);
    if (codes.some(({ codeHash }) => codeHash === hash)) {
      await tx.delete(confirmationCodes).where(eq(confirmationCodes.sessionId, id));
      await tx.update(sessions).set({ confirmedAt: new Date() }).where(eq(sessions.id, id));
      return { ok: true };
    }
    let left = 0;
    for (const { id: codeId, wrong } of codes) {
      const counted = eq(confirmationCodes.id, codeId);
      if (wrong + 1 >= maxWrong) await tx.delete(confirmationCodes).where(counted);
      else {
        await tx
          .update(confirmationCodes)
          .set({ wrong: wrong + 1 })
          .where(counted);
        left += 1;
      }
    }
    return { ok: false, reason: left > 0 ? "wrong" : "void" };
  });
  if (confirmed.ok) logEvent(services, { event: "session_confirmed", clientId: user.id });
  else await logRefusal(services, { event: "confirmation_failed" }, { clientId: user.id });
  return confirmed;
}

function livingCodes(queries: Queries, sessionId: string) {
  return queries
    .select()
    .from(confirmationCodes)
    .where(and(eq(confirmationCodes.sessionId, sessionId), gt(confirmationCodes.expiresAt, new Date())))
    .orderBy(confirmationCodes.id);
}
