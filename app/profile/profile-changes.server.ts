import { accountLimit } from "#app/accounts/account-limit.server.ts";
import type { Database } from "#db/open-database.server.ts";
import type { Environment } from "#environment.ts";
import { consume } from "#limits/limits.server.ts";

/** How often one client may change the profile, by the form or a field: as often as it may send messages. */
const windows = [
  { max: 60, seconds: 60 },
  { max: 2_000, seconds: 24 * 60 * 60 },
];

/** Counts one change of the profile; returns the whole seconds until the client may try again, 0 for now. */
export async function secondsUntilChange(
  { db, environment }: { db: Database; environment: Pick<Environment, "authSecret"> },
  clientId: string,
): Promise<number> {
  const limit = accountLimit(environment.authSecret, clientId, "profile-changes", windows);
  const consumed = await consume(db.asOwner, [limit]);
  return consumed.ok ? 0 : consumed.retryAfter;
}
