import { accountLimit } from "#app/accounts/account-limit.server.ts";
import type { Database } from "#db/open-database.server.ts";
import type { Environment } from "#environment.ts";
import { consume, type Window } from "#limits/limits.server.ts";

/** A change of the criteria is counted while it is edited, with what each criterion would give: some five counts. */
const windows = {
  "targeting-changes": [
    { max: 60, seconds: 60 },
    { max: 2_000, seconds: 24 * 60 * 60 },
  ],
  "targeting-counts": [
    { max: 120, seconds: 60 },
    { max: 3_000, seconds: 24 * 60 * 60 },
  ],
  "targeting-proposals": [{ max: 12, seconds: 24 * 60 * 60 }],
} satisfies Record<string, readonly Window[]>;

/** Counts one use; returns the whole seconds until the client may try again, 0 for now. */
export async function secondsUntil(
  { db, environment }: { db: Pick<Database, "asOwner">; environment: Pick<Environment, "authSecret"> },
  clientId: string,
  use: keyof typeof windows,
): Promise<number> {
  const consumed = await consume(db.asOwner, [
    accountLimit(environment.authSecret, clientId, use, windows[use]),
  ]);
  return consumed.ok ? 0 : consumed.retryAfter;
}
