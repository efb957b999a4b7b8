import { sql } from "drizzle-orm";
import { parisDay } from "#app/calendar/paris-day.ts";
import type { Queries } from "#db/open-database.server.ts";
import { clients, morningMails, nights, outbox, subscriptions, teamMembers } from "#db/schema.ts";
import { beginOf, morningAt } from "./morning.ts";

/** Milliseconds after half past seven, or after a mail was queued or its list delivered, from which it is late. */
const patience = 10 * 60_000;

/**
 * The mails of this morning that are late at `moment`: those that wait in the outbox, those that expired there, and the
 * customers whose list was delivered and for whom no mail was thought of. 0 outside of the morning, but for those that expired,
 * which count until the end of the day: `matinal_mornings_late`.
 */
export async function lateMails(queries: Queries, moment: number): Promise<number> {
  const day = parisDay(moment);
  const since = new Date(beginOf(day)).toISOString();
  const late = new Date(moment - patience).toISOString();
  const isInTime = morningAt(moment) !== null && moment >= beginOf(day) + patience;
  const { rows } = (await queries.execute(sql`
    select (
      select count(*)::int from ${outbox}
      where ${outbox.kind} = 'morning' and ${outbox.createdAt} >= ${since}
        and (${outbox.lastError} like 'EXPIRED%' or (${outbox.failedAt} is null and ${outbox.createdAt} < ${late}))
    ) + (
      select count(*)::int from ${nights}
      join ${teamMembers} on ${teamMembers.teamId} = ${nights.teamId}
      join ${clients} on ${clients.id} = ${teamMembers.clientId}
      where ${isInTime} and ${nights.day} = ${day} and ${nights.state} = 'delivered' and ${nights.deliveredAt} < ${late}
        and ${clients.morningMail}
        and not exists (select 1 from ${morningMails}
          where ${morningMails.clientId} = ${clients.id} and ${morningMails.day} = ${day})
        and not exists (select 1 from ${subscriptions}
          where ${subscriptions.teamId} = ${nights.teamId} and ${subscriptions.cancelledAt} is not null)
    ) as late`)) as unknown as { rows: { late: number }[] };
  return rows[0]?.late ?? 0;
}
