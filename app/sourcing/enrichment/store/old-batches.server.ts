import { lte, sql } from "drizzle-orm";
import { parisDay } from "#app/calendar/paris-day.ts";
import { daysAfter } from "#app/calendar/working-days.ts";
import { periods, secondsIn } from "#app/periods.ts";
import { type Expiry, expiry } from "#db/housekeeping.server.ts";
import { enrichmentBatches, enrichmentUnits } from "#db/schema.ts";
import { countSpent } from "./units.server.ts";

const isOld = (now: number) =>
  lte(enrichmentBatches.createdAt, new Date(now - secondsIn(periods.candidate) * 1_000));

/** Contacts that nobody came for, whose units count as used. interpretation.md D139. */
export const oldBatches: Expiry = {
  name: "old enrichment batches",
  count: (queries, now) => queries.$count(enrichmentBatches, isOld(now)),
  async removeBatch(tx, now, limit) {
    const { rows } = (await tx.execute(sql`
      delete from ${enrichmentBatches} where ctid = any(array(
        select ctid from ${enrichmentBatches} where ${isOld(now)}
        limit ${limit} for update skip locked
      )) returning provider, units, state`)) as unknown as {
      rows: { provider: string | null; units: number; state: string }[];
    };
    for (const { provider, units, state } of rows)
      if (underWay.has(state)) await countSpent(tx, provider, units);
    return rows.length;
  },
};

/** What was counted long ago. */
export const oldUnits: Expiry = expiry("old enrichment units", enrichmentUnits, (now) =>
  lte(enrichmentUnits.day, daysAfter(parisDay(now), -periods.enrichmentUnits.count)),
);

/** The states in which units are held that nobody has counted yet. */
const underWay = new Set(["submitting", "unanswered", "submitted"]);
