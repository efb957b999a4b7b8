import { eq } from "drizzle-orm";
import type { Queries } from "#db/open-database.server.ts";
import { signInLinks } from "#db/schema.ts";
import type { SignInLink } from "./sign-in-links.server.ts";

/** Wrong codes in the requesting browser that void the code. */
const maxWrongHere = 3;

/** Wrong codes in other browsers that close the code to them. */
const maxWrongElsewhere = 10;

/** `browserHash` identifies the presenting browser. `ownCodesOnly` limits the attempt to codes that it requested. */
export type CodeAttempt = {
  codeHashes: readonly string[];
  browserHash: string | null;
  ownCodesOnly: boolean;
};

/**
 * `void`: wrong, and three wrong ones have voided the code that this browser requested; no other browser is told.
 * `closed`: no code is open to this browser, so nothing was compared. `until` is the expiry of the newest one.
 */
export type CodeResult =
  | { outcome: "correct"; link: SignInLink }
  | { outcome: "wrong" | "void" }
  | { outcome: "closed"; until: Date | null };

/**
 * Compares a code with those of the locked `links` and counts a wrong one. The requesting browser has three attempts
 * for its code, whatever others do; all other browsers together have ten.
 */
export async function tryCode(tx: Queries, links: SignInLink[], attempt: CodeAttempt): Promise<CodeResult> {
  const isRequester = ({ browserHash }: SignInLink) =>
    browserHash !== null && browserHash === attempt.browserHash;
  const valid = links.filter(({ codeHash }) => codeHash !== null);
  const open = valid.filter(
    (link) => isRequester(link) || (!attempt.ownCodesOnly && link.wrongElsewhere < maxWrongElsewhere),
  );
  const link = open.find(({ codeHash }) => codeHash !== null && attempt.codeHashes.includes(codeHash));
  if (link) return { outcome: "correct", link };

  const isLeft = (own: SignInLink) => isRequester(own) && own.wrongHere + 1 < maxWrongHere;
  const hasNoneLeft = links.some(isRequester) && !open.some(isLeft);
  if (open.length === 0 && !hasNoneLeft && (valid.length > 0 || attempt.ownCodesOnly))
    return { outcome: "closed", until: valid.at(-1)?.expiresAt ?? null };
  for (const each of open) {
    const wrongHere = each.wrongHere + 1;
    const isVoid = wrongHere >= maxWrongHere;
    await tx
      .update(signInLinks)
      .set(
        isRequester(each)
          ? { wrongHere, ...(isVoid ? { codeHash: null } : {}) }
          : { wrongElsewhere: each.wrongElsewhere + 1 },
      )
      .where(eq(signInLinks.id, each.id));
  }
  return { outcome: hasNoneLeft ? "void" : "wrong" };
}
