import { and, count, eq, isNotNull, isNull, ne, or, sql } from "drizzle-orm";
import { parisMoment } from "#app/calendar/working-days.ts";
import { plainLine, shortened } from "#app/drafts/facts/plain-line.ts";
import { type Status, statuses } from "#app/prospects/prospect-status.ts";
import { countsOf, firstRows, partsOf } from "#app/prospects/store/list-prospects.server.ts";
import { subscriptionOf } from "#app/team/subscription.server.ts";
import { teamOf } from "#app/team/team.server.ts";
import type { Database } from "#db/open-database.server.ts";
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
    const now = beginOf(day);
    // What is given to somebody else is in that one's mail alone. interpretation.md D309.
    const isTheirs = or(isNull(prospects.assigneeId), eq(prospects.assigneeId, clientId));
    const newOfOthers = and(
      ...[eq(prospects.teamId, team.id), isNotNull(prospects.assigneeId), ne(prospects.assigneeId, clientId)],
      ...partsOf("today", now),
    );
    const newCount = (await countsOf(tx, team, now)).new - (await tx.$count(prospects, newOfOthers));
    const isOverdue = sql`${prospects.nextAt} < ${parisMoment(day, 0).toISOString()}::timestamptz`;
    const counted: { status: Status; count: number; overdue: number }[] = [];
    for (const part of partsOf("due", now))
      counted.push(
        ...(await tx
          .select({
            status: prospects.status,
            count: count(),
            overdue: sql<number>`count(*) filter (where ${isOverdue})`.mapWith(Number),
          })
          .from(prospects)
          .where(and(eq(prospects.teamId, team.id), isTheirs, part))
          .groupBy(prospects.status)),
      );
    if (newCount === 0 && counted.length === 0) return null;

    const isOwn = and(eq(prospects.teamId, team.id), isTheirs);
    const fresh = await firstRows(tx, isOwn, { view: "today", now, limit: mostNamed });
    const later = await firstRows(tx, isOwn, { view: "due", now, limit: mostNamed - fresh.length });
    return {
      day,
      newCount,
      due: statuses.flatMap((status) => {
        const ofStatus = counted.filter((each) => each.status === status);
        return ofStatus.length === 0 ? [] : { status, count: sum(ofStatus.map((each) => each.count)) };
      }),
      overdue: sum(counted.map(({ overdue }) => overdue)),
      first: [...fresh, ...later].map(({ company, role }) => ({
        company: shortened(plainLine(company), longest),
        role: shortened(plainLine(role), longest),
      })),
    };
  });
}

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
