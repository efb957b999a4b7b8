import { randomBytes } from "node:crypto";
import { and, desc, eq, lt, sql } from "drizzle-orm";
import { periods, secondsIn } from "#app/periods.ts";
import type { Database, Queries } from "#db/open-database.server.ts";
import { outbox, signInLinks } from "#db/schema.ts";
import { isAheadIn } from "#db/stored-time.server.ts";
import type { Environment } from "#environment.ts";
import { digest } from "#limits/keyed-digest.server.ts";
import { mailInterval } from "../mail-interval.ts";
import { codeHashOf, newCode } from "./sign-in-codes.server.ts";

/** Seconds for which a link and its code are valid. interpretation.md D21. */
export const linkLifetime = secondsIn(periods.link);

/** The secrets of one mail. Using one of the two voids both. */
export type SignInSecrets = { id: number; token: string; code: string };

export type SignInLink = typeof signInLinks.$inferSelect;

/**
 * Creates a link and a code for an address; earlier ones stay valid. `itemId` is the outbox item of the mail. Returns
 * `null` when a newer request has replaced that item, so that no mail is due. interpretation.md D21.
 */
export async function createSignInLink(
  { db, environment }: { environment: Environment; db: Database },
  { itemId, ...request }: LinkRequest & { itemId: string },
): Promise<SignInSecrets | null> {
  return db.asOwner.transaction(async (tx) => {
    await lockAddress(tx, request.email);
    const [current] = await tx
      .select({ id: outbox.id })
      .from(outbox)
      .where(eq(outbox.id, itemId))
      .for("update");
    if (!current) return null;

    return storeSignInLink(tx, environment, request);
  });
}

/** Who may use a link, and the path to open. `browserHash` identifies the browser that requested it. */
type LinkRequest = { email: string; next: string; browserHash: string | null };

/** Stores a link and its code without a mail; earlier ones stay valid. */
export async function storeSignInLink(
  tx: Queries,
  { authSecret }: Pick<Environment, "authSecret">,
  request: LinkRequest,
): Promise<SignInSecrets> {
  const token = randomBytes(32).toString("base64url");
  const code = newCode();
  const [created] = await tx
    .insert(signInLinks)
    .values({
      ...request,
      tokenHash: digest(token),
      codeHash: codeHashOf(authSecret, request.email, code),
      expiresAt: new Date(Date.now() + linkLifetime * 1000),
    })
    .returning({ id: signInLinks.id });
  if (!created) throw new Error("The link was not stored.");
  return { id: created.id, token, code };
}

/** The URL in a mail. A fragment is not sent to any server. */
export function signInUrl({ appUrl }: Pick<Environment, "appUrl">, token: string): string {
  return `${appUrl}/login#access_token=${token}`;
}

/** Voids the links before this one. Call it once the mail with this link was accepted. */
export async function voidOlderLinks({ db }: { db: Database }, email: string, id: number): Promise<void> {
  await db.asOwner.delete(signInLinks).where(and(eq(signInLinks.email, email), lt(signInLinks.id, id)));
}

/** Deletes a link whose mail was not accepted, so that nobody received it. */
export async function deleteSignInLink({ db }: { db: Database }, id: number): Promise<void> {
  await db.asOwner.delete(signInLinks).where(eq(signInLinks.id, id));
}

/** The valid link with this token, or `null`. Does not use it up. */
export async function findSignInLink(queries: Queries, token: string): Promise<SignInLink | null> {
  const [link] = await queries
    .select()
    .from(signInLinks)
    .where(and(eq(signInLinks.tokenHash, digest(token)), isValid()));
  return link ?? null;
}

/** A mail that a browser has asked for and may still use, and the path to open afterwards. */
export type AskedSignIn = {
  email: string;
  next: string;
  /** False once three wrong codes have voided its code: the link still works. */
  hasCode: boolean;
  /** Seconds until another mail may be requested. */
  resendAfter: number;
};

/** The newest valid mail that the browser with this id has asked for, or `null`. interpretation.md D363. */
export async function signInAskedBy(queries: Queries, browser: string): Promise<AskedSignIn | null> {
  const [link] = await queries
    .select()
    .from(signInLinks)
    .where(and(eq(signInLinks.browserHash, digest(browser)), isValid()))
    .orderBy(desc(signInLinks.id))
    .limit(1);
  if (!link) return null;
  const { email, next, codeHash, expiresAt } = link;
  return { email, next, hasCode: codeHash !== null, resendAfter: secondsUntilNextMail(expiresAt) };
}

/** Seconds until another mail may be requested, after one whose link or code expires then. */
export function secondsUntilNextMail(expiresAt: Date): number {
  const age = linkLifetime - (expiresAt.getTime() - Date.now()) / 1000;
  return Math.min(mailInterval, Math.max(0, Math.ceil(mailInterval - age)));
}

/**
 * The valid links of this address, locked until the transaction ends: a concurrent redemption waits, and then sees its
 * result.
 */
export async function lockSignInLinks(tx: Queries, email: string): Promise<SignInLink[]> {
  await lockAddress(tx, email);
  return tx
    .select()
    .from(signInLinks)
    .where(and(eq(signInLinks.email, email), isValid()))
    .orderBy(signInLinks.id);
}

const isValid = () => isAheadIn(signInLinks.expiresAt, linkLifetime * 1000);

/** Voids every link and code of this address, after waiting for redemptions in progress. */
export async function voidAllLinks(tx: Queries, email: string): Promise<void> {
  await lockAddress(tx, email);
  await tx.delete(signInLinks).where(eq(signInLinks.email, email));
}

/** Serialises everything that creates, uses or voids the links of one address. */
async function lockAddress(tx: Queries, email: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${email}, 7254014))`);
}
