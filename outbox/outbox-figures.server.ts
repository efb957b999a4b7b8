import { sql } from "drizzle-orm";
import type { Queries } from "#db/open-database.server.ts";
import { outbox } from "#db/schema.ts";

/**
 * The items that wait, and how long the one has waited, in seconds, that has waited the longest: since it was due while
 * nobody has tried, since it was stored afterwards. `matinal_outbox_waiting` and `matinal_outbox_oldest_seconds`.
 */
export async function outboxFigures(
  queries: Queries,
  moment: number,
): Promise<{ waiting: number; oldest: number }> {
  const { rows } = (await queries.execute(sql`
    select count(*)::int as waiting,
      min(case when ${outbox.attempts} = 0 then ${outbox.dueAt} else ${outbox.createdAt} end) as since
    from ${outbox} where ${outbox.failedAt} is null`)) as unknown as {
    rows: { waiting: number; since: Date | string | null }[];
  };
  const [{ waiting, since } = { waiting: 0, since: null }] = rows;
  return { waiting, oldest: since === null ? 0 : Math.max(0, (moment - new Date(since).getTime()) / 1000) };
}
