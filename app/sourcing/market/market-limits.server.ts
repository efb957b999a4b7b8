import type { Database } from "#db/open-database.server.ts";
import { network, siteOf } from "#environment/network.ts";
import type { Environment } from "#environment.ts";
import { keyedDigest } from "#limits/keyed-digest.server.ts";
import { consume, type Limit, type Window } from "#limits/limits.server.ts";
import { visitorsShare } from "../register/budget/limits.ts";

const minute = 60;
const hour = 60 * minute;

/** Requests to the register that one network may cause: some ten markets in a row, then one a minute. */
export const perNetwork: readonly Window[] = [
  { max: 12, seconds: minute },
  { max: 90, seconds: hour },
];

/** The same for the /48 of an IPv6 address, which has 65,536 networks: less than half of what all have. */
const perSite: readonly Window[] = [
  { max: Math.floor(visitorsShare / 2) - 1, seconds: minute },
  { max: 180, seconds: hour },
];

/**
 * Counts one request that a visitor's count sends to the register: for the visitor's network, and among those of all
 * visitors on all nodes. Returns the whole seconds until it may be sent, 0 for now. Answers that are stored cost nothing.
 * interpretation.md D112.
 */
export async function secondsUntilRequest(
  { db, environment }: { db: Pick<Database, "asOwner">; environment: Pick<Environment, "authSecret"> },
  remoteAddress: string,
): Promise<number> {
  const bucketOf = (value: string) => keyedDigest(environment.authSecret, "counts of", value);
  const site = siteOf(remoteAddress);
  const limits: Limit[] = [
    { bucket: bucketOf(network(remoteAddress)), windows: perNetwork },
    ...(site ? [{ bucket: bucketOf(site), windows: perSite }] : []),
    { bucket: "register.visitors", windows: [{ max: visitorsShare, seconds: minute }] },
  ];
  const consumed = await consume(db.asOwner, limits);
  return consumed.ok ? 0 : consumed.retryAfter;
}
