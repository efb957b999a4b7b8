import { sql } from "drizzle-orm";
import type { Queries } from "#db/open-database.server.ts";
import { teams, webhookDeliveries, webhooks } from "#db/schema.ts";
import { isOverIn } from "#db/stored-time.server.ts";
import { webhookLimits } from "../webhook-limits.ts";
import { longestPause, longestWait } from "./schedule.ts";

/** A webhook to which something is to be sent. */
export type Due = {
  clientId: string;
  id: string;
  /** True while its receiver fails. */
  isFailing: boolean;
};

/**
 * The webhooks to which something is to be sent, at most `limit`: those whose receivers work first, then the longest due.
 * `teamIds` are the only teams of interest; `null` for all.
 */
export async function dueWebhooks(
  queries: Queries,
  teamIds: readonly string[] | null,
  limit: number,
): Promise<Due[]> {
  const now = Date.now();
  const ofTeams =
    teamIds === null ? sql`true` : sql`${webhooks.teamId} = any(${`{${teamIds.join(",")}}`}::uuid[])`;
  const isWaiting = sql`${webhookDeliveries.clientId} = ${webhooks.clientId}
    and ${webhookDeliveries.webhookId} = ${webhooks.id} and ${webhookDeliveries.status} = 'waiting'`;
  const { rows } = (await queries.execute(sql`
    select ${webhooks.clientId} as "clientId", ${webhooks.id} as id, ${webhooks.failures} > 0 as "isFailing"
    from ${webhooks} join ${teams} on ${teams.id} = ${webhooks.teamId}
    where ${ofTeams} and ${webhooks.disabledAt} is null and ${isOverIn(webhooks.dueAt, longestPause, now)}
      and (
        exists (select from ${webhookDeliveries}
          where ${isWaiting} and ${isOverIn(webhookDeliveries.dueAt, longestWait, now)})
        or ${teams.lastSeq} > ${webhooks.takenSeq}
          and (${webhooks.holdUntil} is null or ${isOverIn(webhooks.holdUntil, longestWait, now)})
          and (select count(*) from ${webhookDeliveries} where ${isWaiting}) < ${webhookLimits.waiting}
      )
    order by ${webhooks.failures} > 0, ${webhooks.dueAt} limit ${limit}`)) as unknown as { rows: Due[] };
  return rows;
}
