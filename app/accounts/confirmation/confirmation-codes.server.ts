import { and, eq, lt } from "drizzle-orm";
import { livingSession } from "~/accounts/session/session.server.ts";
import { linkLifetime, newCode } from "~/accounts/sign-in/sign-in-links.server.ts";
import type { Database } from "../../../db/open-database.server.ts";
import { confirmationCodes, outbox, session as sessions } from "../../../db/schema.ts";
import type { Environment } from "../../../environment.ts";
import { keyedDigest } from "../../../limits/keyed-digest.server.ts";

/** Wrong codes after which one is void. */
export const maxWrong = 3;

/**
 * Makes a code that confirms this session, for as long as a sign-in code lives. `order` is the outbox row that asks for
 * the mail: `null` when a newer one took its place, or the session is over.
 */
export async function mintConfirmationCode(
  { db, environment }: { db: Database; environment: Environment },
  { order, sessionId }: { order: string; sessionId: string },
): Promise<{ id: number; code: string } | null> {
  return db.asOwner.transaction(async (tx) => {
    const [session] = await tx
      .select({ id: sessions.id })
      .from(sessions)
      .where(and(eq(sessions.id, sessionId), livingSession()))
      .for("update");
    const [current] = await tx
      .select({ id: outbox.id })
      .from(outbox)
      .where(eq(outbox.id, order))
      .for("update");
    if (!session || !current) return null;

    const code = newCode();
    const [made] = await tx
      .insert(confirmationCodes)
      .values({
        sessionId,
        codeHash: confirmationHashOf(environment.authSecret, sessionId, code),
        expiresAt: new Date(Date.now() + linkLifetime * 1000),
      })
      .returning({ id: confirmationCodes.id });
    return made ? { id: made.id, code } : null;
  });
}

/** The mail with this code has left: the codes that were sent before it are void from now on. */
export async function noteConfirmationSent(
  { db }: { db: Database },
  sessionId: string,
  id: number,
): Promise<void> {
  await db.asOwner
    .delete(confirmationCodes)
    .where(and(eq(confirmationCodes.sessionId, sessionId), lt(confirmationCodes.id, id)));
}

/** The mail with this code was not taken: nobody has it. */
export async function discardConfirmation({ db }: { db: Database }, id: number): Promise<void> {
  await db.asOwner.delete(confirmationCodes).where(eq(confirmationCodes.id, id));
}

/** What is kept of a code: with its session, so that it is worth nothing for another one. */
export function confirmationHashOf(secret: string, sessionId: string, code: string): string {
  return keyedDigest(secret, "confirmation code", `${sessionId}\0${code}`);
}
