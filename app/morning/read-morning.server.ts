import { and, count, eq, sql } from "drizzle-orm";
import { parisMoment } from "#app/calendar/working-days.ts";
import { plainLine, shortened } from "#app/drafts/facts/plain-line.ts";
import { type Status, statuses } from "#app/prospects/prospect-status.ts";
import { conditionsOf, orders } from "#app/prospects/store/list-prospects.server.ts";
import { subscriptionOf } from "#app/team/subscription.server.ts";
import { teamOf } from "#app/team/team.server.ts";
import type { Database, Queries } from "#db/open-database.server.ts";
import { clients, prospects } from "#db/schema.ts";
import { beginOf } from "./morning.ts";

/** What the mail of a morning says. */
type MorningContent = {
  day: string;
  /** How many were delivered that day and are still new. */
  newCount: number;
  /** How many have a step due, by their status in the order of a sale. */
  due: { status: Status; count: number }[];
  /** How many of those have it since an earlier day. */
  overdue: number;
  /** The first of the list. A role may be "". */
  first: { company: string; role: string }[];
};

/** Prospects that the mail names. */
const mostNamed = 3;

/** Code points of a company or role in the mail. */
const longest = 80;

/**
 * What there is for a client on a day in Paris, as the list shows it now; `null` if there is nothing, the mail is
 * switched off, the offer is cancelled, or the client is gone.
 */
export async function readMorning(
  { db }: { db: Database },
  clientId: string,
  day: string,
): Promise<MorningContent | null> {
  return db.asClient(clientId, async (tx) => {
    const [client] = await tx
      .select({ wantsMail: clients.morningMail })
      .from(clients)
      .where(eq(clients.id, clientId));
    const team = await teamOf(tx, clientId);
    if (!client?.wantsMail || !team) return null;
    if ((await subscriptionOf(tx, team.id))?.cancelledAt) return null;
    // As in a page of the list: the embedded database would sort all of a view.
    await tx.execute(sql`select set_config('enable_sort', 'off', true)`);
    const newCount = await tx.$count(prospects, and(eq(prospects.teamId, team.id), ...viewOf("today", day)));
    const isOverdue = sql`${prospects.nextAt} < ${parisMoment(day, 0).toISOString()}::timestamptz`;
    const due = await tx
      .select({
        status: prospects.status,
        count: count(),
        overdue: sql<number>`count(*) filter (where ${isOverdue})`.mapWith(Number),
      })
      .from(prospects)
      .where(and(eq(prospects.teamId, team.id), ...viewOf("due", day)))
      .groupBy(prospects.status);
    if (newCount === 0 && due.length === 0) return null;

    const fresh = await firstOf(tx, team.id, "today", day, mostNamed);
    const later = await firstOf(tx, team.id, "due", day, mostNamed - fresh.length);
    return {
      day,
      newCount,
      due: statuses.flatMap((status) => due.filter((each) => each.status === status)),
      overdue: due.reduce((sum, { overdue }) => sum + overdue, 0),
      first: [...fresh, ...later].map(({ company, role }) => ({
        company: shortened(plainLine(company), longest),
        role: shortened(plainLine(role), longest),
      })),
    };
  });
}

type View = "today" | "due";

const viewOf = (view: View, day: string) => conditionsOf(view, beginOf(day));

async function firstOf(tx: Queries, teamId: string, view: View, day: string, most: number) {
  return tx
    .select({ company: prospects.company, role: prospects.role })
    .from(prospects)
    .where(and(eq(prospects.teamId, teamId), ...viewOf(view, day)))
    .orderBy(...orders[view])
    .limit(most);
}
