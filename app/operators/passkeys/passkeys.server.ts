import { and, asc, eq } from "drizzle-orm";
import type { Logger } from "pino";
import * as v from "valibot";
import { accountLimit } from "#app/accounts/account-limit.server.ts";
import { type LoadedSession, proofLifetime } from "#app/accounts/session/session.server.ts";
import type { Database, Queries } from "#db/open-database.server.ts";
import { passkey, session as sessions } from "#db/schema.ts";
import { isRecent } from "#db/stored-time.server.ts";
import type { Environment } from "#environment.ts";
import { consume, type Window } from "#limits/limits.server.ts";
import { type AuditActor, recordAudit } from "../audit/record-audit.server.ts";

type PasskeyServices = { environment: Environment; log: Logger; db: Database };

/** 20 questions or answers of one operator in 10 minutes. */
const windows: readonly Window[] = [{ max: 20, seconds: 10 * 60 }];

/** A passkey as its owner sees it. */
export type ShownPasskey = { id: string; name: string | null; createdAt: Date | null };

/** The passkeys of an operator, oldest first. */
export function passkeysOf({ db }: { db: Database }, userId: string): Promise<ShownPasskey[]> {
  return db.asOwner
    .select({ id: passkey.id, name: passkey.name, createdAt: passkey.createdAt })
    .from(passkey)
    .where(eq(passkey.userId, userId))
    .orderBy(asc(passkey.createdAt), asc(passkey.id));
}

/** True when the operator has a passkey, and this session has not answered with one in the last hour. interpretation.md D225. */
export async function needsPasskey(
  { db }: { db: Database },
  { id, user }: Pick<LoadedSession, "id" | "user">,
): Promise<boolean> {
  const owned = await db.asOwner.$count(passkey, eq(passkey.userId, user.id));
  if (owned === 0) return false;
  const [found] = await db.asOwner
    .select({ at: sessions.passkeyAt })
    .from(sessions)
    .where(eq(sessions.id, id));
  return !found?.at || !isRecent(found.at, proofLifetime);
}

/** What the browser needs to make a passkey or to answer with one, as JSON, and the cookie that ties the answer to it. */
export type Challenge = { options: unknown; headers: Headers };

/** `null` when it was asked for too often. `cookie` has the session's. */
export async function challenge(
  services: PasskeyServices,
  { user }: Pick<LoadedSession, "user">,
  cookie: string,
  kind: "registration" | "authentication",
): Promise<Challenge | null> {
  if (!(await mayAsk(services, user.id))) return null;
  const { api } = await authOn(services.db.asOwner, services);
  const call = { headers: new Headers({ Cookie: cookie }), returnHeaders: true } as const;
  const { headers, response } =
    kind === "registration"
      ? await api.generatePasskeyRegistrationOptions({ ...call, query: {} })
      : await api.generatePasskeyAuthenticationOptions(call);
  return { options: response, headers };
}

/**
 * Stores the passkey that the browser has made, under a name of at most 60 characters, and counts it as an answer with it.
 * False when the answer is not one to the challenge. `cookie` has the session's and the challenge's.
 */
export async function addPasskey(
  services: PasskeyServices,
  session: Pick<LoadedSession, "id" | "user">,
  { cookie, answer, name, who }: { cookie: string; answer: string; name: string; who: AuditActor },
): Promise<boolean> {
  const response = readAnswer(answer);
  if (response === null) return false;
  if (!(await mayAsk(services, session.user.id))) return false;
  return unlessRefused(services, async (tx) => {
    const { api } = await authOn(tx, services);
    await api.verifyPasskeyRegistration({
      headers: new Headers({ Cookie: cookie }),
      body: { response, name },
    });
    await recordAudit(tx, who, { action: "passkey.added", clientId: session.user.id });
    await noteAnswer(tx, session.id);
  });
}

/**
 * Notes that this session has answered with a passkey of its owner. False when the answer is wrong, or the passkey somebody
 * else's. The plugin signs in anew by a passkey: that session is removed again before anybody has its cookie.
 */
export async function answerWithPasskey(
  services: PasskeyServices,
  session: Pick<LoadedSession, "id" | "user">,
  { cookie, answer }: { cookie: string; answer: string },
): Promise<boolean> {
  const response = readAnswer(answer);
  if (response === null) return false;
  if (!(await mayAsk(services, session.user.id))) return false;
  return unlessRefused(services, async (tx) => {
    const { api } = await authOn(tx, services);
    const signedIn = await api.verifyPasskeyAuthentication({
      headers: new Headers({ Cookie: cookie }),
      // What is in it, the plugin judges.
      body: { response: response as never },
    });
    await tx.delete(sessions).where(eq(sessions.id, signedIn.session.id));
    if (signedIn.user.id !== session.user.id) throw new Refused();
    await noteAnswer(tx, session.id);
  });
}

/**
 * Removes a passkey of this operator. The last one only where the operator knows that it is (`isLast`): the desk then opens by
 * the code alone.
 */
export async function removePasskey(
  { db }: { db: Database },
  userId: string,
  { id, isLast }: { id: string; isLast: boolean },
  who: AuditActor,
): Promise<"removed" | "missing" | "last"> {
  return db.asOwner.transaction(async (tx) => {
    // Two removals at once would each leave the other's.
    const owned = await tx.select().from(passkey).where(eq(passkey.userId, userId)).for("update");
    if (!owned.some((each) => each.id === id)) return "missing";
    if (owned.length === 1 && !isLast) return "last";
    const removed = await tx
      .delete(passkey)
      .where(and(eq(passkey.userId, userId), eq(passkey.id, id)))
      .returning({ id: passkey.id });
    if (removed.length === 0) return "missing";
    await recordAudit(tx, who, { action: "passkey.removed", clientId: userId });
    return "removed";
  });
}

/** Removes all passkeys of somebody who has lost them, and returns how many there were: the desk then asks for a code alone. */
export async function resetPasskeys(
  { db }: { db: Database },
  userId: string,
  who: AuditActor,
): Promise<number> {
  return db.asOwner.transaction(async (tx) => {
    await recordAudit(tx, who, { action: "passkeys.reset", clientId: userId });
    const removed = await tx.delete(passkey).where(eq(passkey.userId, userId)).returning({ id: passkey.id });
    await tx.update(sessions).set({ passkeyAt: null }).where(eq(sessions.userId, userId));
    return removed.length;
  });
}

async function authOn(queries: Queries, services: PasskeyServices) {
  const { createPasskeyAuth } = await import("./passkey-auth.server.ts");
  return createPasskeyAuth(queries, services);
}

async function mayAsk({ db, environment }: PasskeyServices, userId: string): Promise<boolean> {
  const limit = accountLimit(environment.authSecret, userId, "passkey", windows);
  return (await consume(db.asOwner, [limit])).ok;
}

function noteAnswer(tx: Queries, sessionId: string) {
  return tx.update(sessions).set({ passkeyAt: new Date() }).where(eq(sessions.id, sessionId));
}

/** What a browser answers, as it writes it; 20 kB are a multiple of the longest. */
const Answer = v.pipe(
  v.string(),
  v.maxLength(20_000),
  v.parseJson(),
  v.looseObject({ id: v.string(), rawId: v.string(), type: v.string(), response: v.looseObject({}) }),
);

function readAnswer(text: string) {
  const parsed = v.safeParse(Answer, text);
  return parsed.success ? parsed.output : null;
}

/** The answer was one, and not this operator's. */
class Refused extends Error {}

/** Runs `work` in a transaction; false when the plugin, or `work` itself, refuses what was answered. */
async function unlessRefused(
  { db }: PasskeyServices,
  work: (tx: Queries) => Promise<unknown>,
): Promise<boolean> {
  try {
    await db.asOwner.transaction(work);
    return true;
  } catch (error) {
    const { statusCode, body } = error as { statusCode?: unknown; body?: { code?: unknown } };
    // The plugin calls a wrong registration a failure of its own.
    const isRefused = body?.code === "FAILED_TO_VERIFY_REGISTRATION" || (Number(statusCode) || 500) < 500;
    if (error instanceof Refused || isRefused) return false;
    throw error;
  }
}
