import { randomBytes, randomInt } from "node:crypto";
import { and, eq, gt, lt, sql } from "drizzle-orm";
import type { Database, Queries } from "../../../db/open-database.server.ts";
import { outbox, signInLinks } from "../../../db/schema.ts";
import type { Environment } from "../../../environment.ts";
import { digest, keyedDigest } from "../../../limits/keyed-digest.server.ts";

/** Seconds that a link and its code can be used. decisions.md D21. */
export const linkLifetime = 10 * 60;

/** Wrong codes after which the code is void, in the browser that asked for it. */
const maxWrongHere = 3;

/** Wrong codes after which the code is closed to all other browsers. */
const maxWrongElsewhere = 10;

/** What a mail holds: for 10 minutes, and one of the two once. */
export type SignInSecrets = { id: number; token: string; code: string };

export type SignInLink = typeof signInLinks.$inferSelect;

/**
 * Makes a link and a code for an address, beside those that were sent before. `order` is the outbox row that asks for
 * the mail: `null` when a newer request took its place, since then nobody waits for this one. decisions.md D21.
 */
export async function mintSignInLink(
  { db, environment }: { environment: Environment; db: Database },
  {
    order,
    email,
    next,
    browserHash,
  }: { order: string; email: string; next: string; browserHash: string | null },
): Promise<SignInSecrets | null> {
  return db.asOwner.transaction(async (tx) => {
    await holdAddress(tx, email);
    const [current] = await tx
      .select({ id: outbox.id })
      .from(outbox)
      .where(eq(outbox.id, order))
      .for("update");
    if (!current) return null;

    const token = randomBytes(32).toString("base64url");
    const code = newCode();
    const [made] = await tx
      .insert(signInLinks)
      .values({
        email,
        tokenHash: digest(token),
        codeHash: codeHashOf(environment.authSecret, email, code),
        browserHash,
        next,
        expiresAt: new Date(Date.now() + linkLifetime * 1000),
      })
      .returning({ id: signInLinks.id });
    return made ? { id: made.id, token, code } : null;
  });
}

/** Six digits, each as likely as the others. */
export function newCode(): string {
  return String(randomInt(1_000_000)).padStart(6, "0");
}

/** The mail with this link has left: the links that were sent before it are void from now on. */
export async function noteSent({ db }: { db: Database }, email: string, id: number): Promise<void> {
  await db.asOwner.delete(signInLinks).where(and(eq(signInLinks.email, email), lt(signInLinks.id, id)));
}

/** The mail with this link was not taken: nobody has it. */
export async function discardUnsent({ db }: { db: Database }, id: number): Promise<void> {
  await db.asOwner.delete(signInLinks).where(eq(signInLinks.id, id));
}

/** The link that this token opens and that can still be used, or `null`. Spends nothing. */
export async function findSignInLink(queries: Queries, token: string): Promise<SignInLink | null> {
  const [link] = await queries
    .select()
    .from(signInLinks)
    .where(and(eq(signInLinks.tokenHash, digest(token)), gt(signInLinks.expiresAt, new Date())));
  return link ?? null;
}

/**
 * The links of this address that can still be used, held until the transaction ends: whoever else wants to use one
 * of them waits, and then finds what was left.
 */
export async function holdSignInLinks(tx: Queries, email: string): Promise<SignInLink[]> {
  await holdAddress(tx, email);
  return tx
    .select()
    .from(signInLinks)
    .where(and(eq(signInLinks.email, email), gt(signInLinks.expiresAt, new Date())))
    .orderBy(signInLinks.id);
}

/** `browserHash` is of the browser that presents the code; `onlyItsOwn` leaves out the codes that it did not ask for. */
export type Guess = { codeHash: string; browserHash: string | null; onlyItsOwn: boolean };

/** `closed`: there is none that this browser may try, whether right or wrong; `until` is when the newest expires. */
export type Tried =
  | { is: "right"; link: SignInLink }
  | { is: "wrong" }
  | { is: "closed"; until: Date | null };

/**
 * Compares a code with those of the held `links` and counts a wrong one. The browser that asked has three tries for
 * its code, whatever others do; all others together have ten for it.
 */
export async function tryCode(tx: Queries, links: SignInLink[], guess: Guess): Promise<Tried> {
  const isAsker = ({ browserHash }: SignInLink) => browserHash !== null && browserHash === guess.browserHash;
  const living = links.filter(({ codeHash }) => codeHash !== null);
  const open = living.filter(
    (link) => isAsker(link) || (!guess.onlyItsOwn && link.wrongElsewhere < maxWrongElsewhere),
  );
  const link = open.find(({ codeHash }) => codeHash === guess.codeHash);
  if (link) return { is: "right", link };

  if (open.length === 0 && (living.length > 0 || guess.onlyItsOwn))
    return { is: "closed", until: living.at(-1)?.expiresAt ?? null };
  for (const each of open) {
    const wrongHere = each.wrongHere + 1;
    const isVoid = wrongHere >= maxWrongHere;
    await tx
      .update(signInLinks)
      .set(
        isAsker(each)
          ? { wrongHere, ...(isVoid ? { codeHash: null } : {}) }
          : { wrongElsewhere: each.wrongElsewhere + 1 },
      )
      .where(eq(signInLinks.id, each.id));
  }
  return { is: "wrong" };
}

/** What is kept of a code: with its address, so that it is worth nothing for another one. */
export function codeHashOf(secret: string, email: string, code: string): string {
  return keyedDigest(secret, "sign-in code", `${email}\0${code}`);
}

/** Voids whatever links and codes this address has, and waits for whoever is using them. */
export async function voidLinksOf(tx: Queries, email: string): Promise<void> {
  await holdAddress(tx, email);
  await tx.delete(signInLinks).where(eq(signInLinks.email, email));
}

/** Everything that makes, uses or voids the links of one address happens one after the other. */
async function holdAddress(tx: Queries, email: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${email}, 7254014))`);
}
