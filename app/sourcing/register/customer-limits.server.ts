import { accountLimit } from "#app/accounts/account-limit.server.ts";
import { currentTermOf } from "#app/team/current-offer.server.ts";
import { teamOf } from "#app/team/team.server.ts";
import type { Database, Queries } from "#db/open-database.server.ts";
import type { Environment } from "#environment.ts";
import { consume, type Window } from "#limits/limits.server.ts";
import { peoplesShare, withoutOfferShare } from "./budget/limits.ts";

const minute = 60;
const hour = 60 * minute;

/** Requests that the counts of one account may send: a change on /ciblage needs some ten. */
const perAccount = {
  withOffer: [
    { max: 150, seconds: minute },
    { max: 2_000, seconds: hour },
  ],
  withoutOffer: [
    { max: 75, seconds: minute },
    { max: 1_000, seconds: hour },
  ],
} satisfies Record<string, readonly Window[]>;

/**
 * Counts one request that a client's count sends to the register: for the client, among those of everybody who has signed
 * in, so that the night keeps its part, and for who has no offer among those, so that strangers keep no customer waiting.
 * Returns the whole seconds until it may be sent, 0 for now. Answers that are stored cost nothing. interpretation.md D167.
 */
export async function secondsUntilRequestOf(
  { db, environment }: { db: Pick<Database, "asOwner">; environment: Pick<Environment, "authSecret"> },
  clientId: string,
): Promise<number> {
  const isCustomer = await hasOffer(db.asOwner, clientId);
  const own = perAccount[isCustomer ? "withOffer" : "withoutOffer"];
  const shared = (bucket: string, max: number) => ({ bucket, windows: [{ max, seconds: minute }] });
  const consumed = await consume(db.asOwner, [
    accountLimit(environment.authSecret, clientId, "register-requests", own),
    shared("register.people", peoplesShare),
    ...(isCustomer ? [] : [shared("register.people-without-offer", withoutOfferShare)]),
  ]);
  return consumed.ok ? 0 : consumed.retryAfter;
}

/** True for a client whose team has an offer or a trial today. */
async function hasOffer(queries: Queries, clientId: string): Promise<boolean> {
  const team = await teamOf(queries, clientId);
  return team !== null && (await currentTermOf(queries, team.id)) !== null;
}
