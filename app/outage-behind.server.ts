import { isAPIError } from "better-auth/api";
import type { Database } from "#db/open-database.server.ts";
import { type OutageKind, outageIn } from "#db/outage.ts";

/** The database outage that caused `error`; `null` when it had another cause. */
export function outageBehind(error: unknown, { db }: { db: Database }): OutageKind | null {
  const outage = outageIn(error);
  if (outage) return outage.kind;
  // Better Auth hides the cause of its errors.
  return isAPIError(error) && error.statusCode >= 500 ? db.outage() : null;
}

/** Seconds until a retry may succeed: clearing a disk takes longer than reconnecting. */
export const retryAfter: Readonly<Record<OutageKind, number>> = { unavailable: 5, storage_full: 60 };
