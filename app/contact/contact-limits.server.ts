import type { Database } from "#db/open-database.server.ts";
import { network } from "#environment/network.ts";
import type { Environment } from "#environment.ts";
import { keyedDigest } from "#limits/keyed-digest.server.ts";
import { type Consumption, consume, type Limit } from "#limits/limits.server.ts";

const minute = 60;

/** The limits for different requests from one client: 30 in 10 minutes and 100 an hour. */
export function requestLimits(secret: string, remoteAddress: string): Limit[] {
  return [
    {
      bucket: keyedDigest(secret, "contact requests of", network(remoteAddress)),
      windows: [
        { max: 30, seconds: 10 * minute },
        { max: 100, seconds: 60 * minute },
      ],
    },
  ];
}

/**
 * Counts one submission of the form, valid or not: 300 in 10 minutes for one client. Call it before the body is read,
 * so that refused forms count as well.
 */
export function consumeSubmission(
  { db, environment }: { db: Database; environment: Environment },
  remoteAddress: string,
): Promise<Consumption> {
  const bucket = keyedDigest(environment.authSecret, "contact forms of", network(remoteAddress));
  return consume(db.asOwner, [{ bucket, windows: [{ max: 300, seconds: 10 * minute }] }]);
}
