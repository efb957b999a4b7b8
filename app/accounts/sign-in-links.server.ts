import { and, eq, gt, inArray } from "drizzle-orm";
import type { Services } from "~/services.server.ts";
import type { Queries } from "../../db/open-database.server.ts";
import { outbox, signInLinks, verification } from "../../db/schema.ts";
import { createAuthOver, linkLifetime } from "./auth.server.ts";
import { digest } from "./digest.server.ts";

/** What a mail holds: for 10 minutes, and one of the two once. */
export type SignInSecrets = { token: string; code: string };

export type SignInLink = typeof signInLinks.$inferSelect;

/**
 * Makes the link and the code of one address, and voids those made before. `order` is the outbox row that asks for
 * the mail: `null` when a newer request took its place, since then nobody waits for this one. decisions.md D21.
 */
export async function mintSignInLink(
  services: Pick<Services, "environment" | "log" | "db">,
  {
    order,
    email,
    next,
    browserHash,
  }: { order: string; email: string; next: string; browserHash: string | null },
): Promise<SignInSecrets | null> {
  return services.db.asOwner.transaction(async (tx) => {
    const [current] = await tx
      .select({ id: outbox.id })
      .from(outbox)
      .where(eq(outbox.id, order))
      .for("update");
    if (!current) return null;

    const [older] = await tx.select().from(signInLinks).where(eq(signInLinks.email, email)).for("update");
    await forget(tx, email, older?.tokenHash);

    const auth = createAuthOver(tx, services);
    let token = "";
    const take = (minted: string) => {
      token = minted;
    };
    await auth.api.signInMagicLink({ body: { email, metadata: { take } }, headers: new Headers() });
    const code = await auth.api.createVerificationOTP({ body: { email, type: "sign-in" } });

    await tx.insert(signInLinks).values({
      email,
      tokenHash: digest(token),
      browserHash,
      next,
      expiresAt: new Date(Date.now() + linkLifetime * 1000),
    });
    return { token, code };
  });
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
 * The same, held until the transaction ends: whoever else wants to use this address's link or code waits, and then
 * finds neither.
 */
export async function holdSignInLink(
  tx: Queries,
  wanted: { token: string } | { email: string },
): Promise<SignInLink | null> {
  const [link] = await tx
    .select()
    .from(signInLinks)
    .where(
      and(
        "token" in wanted
          ? eq(signInLinks.tokenHash, digest(wanted.token))
          : eq(signInLinks.email, wanted.email),
        gt(signInLinks.expiresAt, new Date()),
      ),
    )
    .for("update");
  return link ?? null;
}

/** Voids a link together with its code. */
export async function voidSignInLink(tx: Queries, link: SignInLink): Promise<void> {
  await forget(tx, link.email, link.tokenHash);
}

/** Voids whatever link and code this address has, and waits for whoever is using them. */
export async function voidLinksOf(tx: Queries, email: string): Promise<void> {
  const [link] = await tx.select().from(signInLinks).where(eq(signInLinks.email, email)).for("update");
  await forget(tx, email, link?.tokenHash);
}

async function forget(tx: Queries, email: string, tokenHash: string | undefined) {
  await tx.delete(signInLinks).where(eq(signInLinks.email, email));
  await tx.delete(verification).where(inArray(verification.identifier, keptUnder(email, tokenHash)));
}

/** The names under which Better Auth keeps the code of this address and the token of its link. */
export function keptUnder(email: string, tokenHash: string | undefined): string[] {
  return [`sign-in-otp-${email}`, ...(tokenHash ? [`magic-link:${tokenHash}`] : [])];
}
