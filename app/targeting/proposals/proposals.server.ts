import { and, eq, sql } from "drizzle-orm";
import { parisDay } from "#app/calendar/paris-day.ts";
import { daysAfter } from "#app/calendar/working-days.ts";
import { dismissedProspects } from "#app/prospects/store/dismissed-prospects.server.ts";
import { teamOf } from "#app/team/team.server.ts";
import type { Database, Queries } from "#db/open-database.server.ts";
import { settledDismissals } from "#db/schema.ts";
import type { Environment } from "#environment.ts";
import type { Criteria } from "../criteria.ts";
import { secondsUntil } from "../store/targeting-rates.server.ts";
import { type Dismissal, dismissalOf } from "./dismissal.ts";
import { enoughDismissals, reasonsDecided } from "./proposals.ts";
import {
  type DeclinedProposal,
  mostDismissals,
  type ProposalReason,
  proposalReasons,
} from "./proposals-protocol.ts";

/** Days for which a delivered prospect says something about whom the customer looks for. interpretation.md D108. */
const telling = 90;

/**
 * The dismissals about which the client has not decided, for each reason of which there are enough to propose something, the
 * newest. interpretation.md D108.
 */
export async function openDismissals(tx: Queries, clientId: string, now = Date.now()): Promise<Dismissal[]> {
  const team = await teamOf(tx, clientId);
  if (!team) return [];
  const settled = await tx
    .select()
    .from(settledDismissals)
    .where(and(eq(settledDismissals.clientId, clientId), eq(settledDismissals.teamId, team.id)));
  const wanted = proposalReasons.map((reason) => ({
    reason,
    after: settled.find((row) => row.reason === reason)?.throughSeq ?? 0,
  }));
  const since = daysAfter(parisDay(now), -telling);
  const found = await dismissedProspects(tx, team.id, wanted, { since, most: mostDismissals });
  const isEnough = (reason: string) =>
    found.filter((each) => each.reason === reason).length >= enoughDismissals;
  return found
    .filter(({ reason }) => isEnough(reason))
    .map((each) => dismissalOf({ ...each, reason: each.reason as ProposalReason }));
}

/** The same in a transaction of the client. */
export async function loadDismissals({ db }: { db: Database }, clientId: string): Promise<Dismissal[]> {
  return db.asClient(clientId, (tx) => openDismissals(tx, clientId));
}

/** Settles what a change of the client's criteria decides. interpretation.md D109. */
export async function settleDecided(
  tx: Queries,
  clientId: string,
  before: Criteria,
  after: Criteria,
): Promise<void> {
  const dismissals = await openDismissals(tx, clientId);
  for (const reason of reasonsDecided(before, after, dismissals)) {
    const own = dismissals.filter((each) => each.reason === reason);
    await settle(tx, clientId, { reason, through: Math.max(...own.map(({ seq }) => seq)) });
  }
}

/**
 * Declines what is proposed for a reason: nothing is proposed again for the prospects up to that number. Returns the whole seconds
 * until the client may try again, 0 once it is stored. interpretation.md D109.
 */
export async function declineProposal(
  { db, environment }: { db: Database; environment: Pick<Environment, "authSecret"> },
  clientId: string,
  declined: DeclinedProposal,
): Promise<number> {
  const retryAfter = await secondsUntil({ db, environment }, clientId, "targeting-changes");
  if (retryAfter > 0) return retryAfter;
  await db.asClient(clientId, (tx) => settle(tx, clientId, declined));
  return 0;
}

/** What was settled stays so, and nothing is settled that has not happened. */
async function settle(tx: Queries, clientId: string, { reason, through }: DeclinedProposal): Promise<void> {
  const team = await teamOf(tx, clientId);
  if (!team) return;
  const throughSeq = Math.min(through, team.lastSeq);
  await tx
    .insert(settledDismissals)
    .values({ clientId, teamId: team.id, reason, throughSeq, settledAt: new Date() })
    .onConflictDoUpdate({
      target: [settledDismissals.clientId, settledDismissals.teamId, settledDismissals.reason],
      set: {
        throughSeq: sql`greatest(${settledDismissals.throughSeq}, excluded.through_seq)`,
        settledAt: sql`excluded.settled_at`,
      },
    });
}
