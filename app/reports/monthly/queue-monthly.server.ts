import { and, eq, isNull, lt, or, sql } from "drizzle-orm";
import { parisDay } from "#app/calendar/paris-day.ts";
import { plansWith } from "#app/offers/contents.ts";
import type { Database } from "#db/open-database.server.ts";
import { clients, subscriptions, teamMembers } from "#db/schema.ts";
import { storeItem } from "#outbox/outbox-table.server.ts";
import { pageSize, queueSpaced } from "#outbox/queue-spaced.server.ts";
import { type MonthlyPayload, type ReportMonth, reportMonthAt } from "./report-month.ts";

/** The kind of these mails in the outbox. */
export const monthlyReportKind = "monthly-report";

type Candidate = { id: string; email: string };

/**
 * Stores the mails with the report of the month that has ended in the outbox, and resolves with their number: one for each
 * member of a team whose offer includes reports, who wants it and got none yet. It may be called at any time, again and in several
 * processes.
 */
export async function queueMonthlyReports(
  { db }: { db: Database },
  moment: number,
  isStopped: () => boolean = () => false,
): Promise<number> {
  const month = reportMonthAt(moment);
  if (!month) return 0;
  const today = parisDay(moment);
  return queueSpaced({
    pageAfter: (after) => candidates(db, month, { after, today }),
    queue: (client, timing) => queue(db, client, month, timing),
    left: month.until - moment,
    isStopped,
  });
}

async function candidates(
  { asOwner }: Database,
  { from }: ReportMonth,
  { after, today }: { after: string; today: string },
): Promise<Candidate[]> {
  const offers = plansWith("reports").map(({ name }) => name.toLowerCase());
  const { rows } = (await asOwner.execute(sql`
    select ${clients.id} as id, ${clients.email} as email
    from ${clients} join ${teamMembers} on ${teamMembers.clientId} = ${clients.id}
    join ${subscriptions} on ${subscriptions.teamId} = ${teamMembers.teamId}
    where ${clients.id} > ${after} and ${clients.reportMail}
      and (${clients.reportedMonth} is null or ${clients.reportedMonth} < ${from})
      and ${subscriptions.offer} = any(${sql.param(offers)}::text[]) and ${subscriptions.cancelledAt} is null
      and (${subscriptions.until} is null or ${subscriptions.until} >= ${today})
    order by ${clients.id} limit ${pageSize}`)) as unknown as { rows: Candidate[] };
  return rows;
}

/** False if somebody else has done it. */
async function queue(
  { asOwner }: Database,
  { id, email }: Candidate,
  { from }: ReportMonth,
  timing: { delay: number; expiresAfter: number },
): Promise<boolean> {
  return asOwner.transaction(async (tx) => {
    const isOwed = or(isNull(clients.reportedMonth), lt(clients.reportedMonth, from));
    const claimed = await tx
      .update(clients)
      .set({ reportedMonth: from })
      .where(and(eq(clients.id, id), clients.reportMail, isOwed))
      .returning({ id: clients.id });
    if (claimed.length === 0) return false;
    const payload = { clientId: id, month: from } satisfies MonthlyPayload;
    const item = {
      kind: monthlyReportKind,
      dedupeKey: `${id} ${from}`,
      recipient: email,
      payload,
      attempts: 0,
    };
    await storeItem(tx, item, timing);
    return true;
  });
}
