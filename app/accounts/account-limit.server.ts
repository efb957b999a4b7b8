import { type SQL, sql } from "drizzle-orm";
import { rateLimitHits } from "#db/schema.ts";
import { keyedDigest } from "#limits/keyed-digest.server.ts";
import type { Limit, Window } from "#limits/limits.server.ts";

/** A limit on what the owner of an account does; `purpose` distinguishes the limits of one account. */
export function accountLimit(
  secret: string,
  userId: string,
  purpose: string,
  windows: readonly Window[],
): Limit {
  return { bucket: `${prefixOf(secret, userId)}${purpose}`, windows };
}

/** True for the hits that any limit of this account counts. */
export function hitsOfAccount(secret: string, userId: string): SQL {
  return sql`starts_with(${rateLimitHits.bucket}, ${prefixOf(secret, userId)})`;
}

const prefixOf = (secret: string, userId: string) => `${keyedDigest(secret, "account", userId)}.`;
