import { and, eq, lt } from "drizzle-orm";
import type { Database } from "#db/open-database.server.ts";
import { confirmationCodes, outbox, session as sessions } from "#db/schema.ts";
import type { Environment } from "#environment.ts";
import { acceptedDigests, keyedDigest, type Secrets } from "#limits/keyed-digest.server.ts";
import { activeSession } from "../session/session.server.ts";
import { newCode } from "../sign-in/redeem/sign-in-codes.server.ts";
import { linkLifetime } from "../sign-in/redeem/sign-in-links.server.ts";

/** The number of wrong codes after which a code is void. */
export const maxWrong = 3;

/**
 * Creates a code that confirms this session, valid as long as a sign-in code. `itemId` is the outbox item of the mail.
 * Returns `null` when a newer request has replaced that item or the session has ended.
 */
export async function createConfirmationCode(
  { db, environment }: { db: Database; environment: Environment },
  { itemId, sessionId }: { itemId: string; sessionId: string },
): Promise<{ id: number; code: string } | null> {
  return db.asOwner.transaction(async (tx) => {
    const [session] = await tx
      .select({ id: sessions.id })
      .from(sessions)
      .where(and(eq(sessions.id, sessionId), activeSession()))
      .for("update");
    const [current] = await tx
      .select({ id: outbox.id })
      .from(outbox)
      .where(eq(outbox.id, itemId))
      .for("update");
    if (!session || !current) return null;

    const code = newCode();
    const [created] = await tx
      .insert(confirmationCodes)
      .values({
        sessionId,
        codeHash: confirmationHashOf(environment.authSecret, sessionId, code),
        expiresAt: new Date(Date.now() + linkLifetime * 1000),
      })
      .returning({ id: confirmationCodes.id });
    return created ? { id: created.id, code } : null;
  });
}

/** Voids the codes before this one. Call it once the mail with this code was accepted. */
export async function voidOlderCodes({ db }: { db: Database }, sessionId: string, id: number): Promise<void> {
  await db.asOwner
    .delete(confirmationCodes)
    .where(and(eq(confirmationCodes.sessionId, sessionId), lt(confirmationCodes.id, id)));
}

/** Deletes a code whose mail was not accepted, so that nobody received it. */
export async function deleteConfirmationCode({ db }: { db: Database }, id: number): Promise<void> {
  await db.asOwner.delete(confirmationCodes).where(eq(confirmationCodes.id, id));
}

/** The stored form of a code. It depends on the session, so that the code is valid in no other one. */
export function confirmationHashOf(secret: string, sessionId: string, code: string): string {
  return keyedDigest(secret, "confirmation code", `${sessionId}\0${code}`);
}

/** The stored forms that this code can have while a secret is replaced. */
export function confirmationHashesOf(secrets: Secrets, sessionId: string, code: string): string[] {
  return acceptedDigests(secrets, "confirmation code", `${sessionId}\0${code}`);
}
