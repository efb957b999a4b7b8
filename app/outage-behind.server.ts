import { isAPIError } from "better-auth/api";
import type { Database } from "../db/open-database.server.ts";
import { type OutageKind, outageIn } from "../db/outage.ts";

/** What of the database was missing when `error` was thrown; `null` when that is not why. */
export function outageBehind(error: unknown, { db }: { db: Database }): OutageKind | null {
  const outage = outageIn(error);
  if (outage) return outage.kind;
  // Better Auth keeps the cause to itself.
  return isAPIError(error) && error.statusCode >= 500 ? db.outage() : null;
}

/** Seconds after which it is worth another try: a disk is not cleared as fast as a connection is made. */
export const retryAfter: Readonly<Record<OutageKind, number>> = { unavailable: 5, storage_full: 60 };
