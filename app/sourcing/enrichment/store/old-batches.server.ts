import { lt, sql } from "drizzle-orm";
import { parisDay } from "#app/calendar/paris-day.ts";
import { daysAfter } from "#app/calendar/working-days.ts";
import { periods, secondsIn } from "#app/periods.ts";
import { type Expiry, expiry } from "#db/housekeeping.server.ts";
import { enrichmentBatches, enrichmentUnits } from "#db/schema.ts";
import { countSpent } from "./units.server.ts";

/** Days for which it is known what a night has used: for a year's questions about a bill. */
const accounted = 400;

/** Contacts that nobody came for, whose units count as used, and what was counted long ago. interpretation.md D139. */
export const oldEnrichments: readonly Expiry[] = [
  {
    name: "old enrichment batches",
    async removeBatch(tx, now, limit) {
      const last = new Date(now - secondsIn(periods.candidate) * 1_000);
      const { rows } = (await tx.execute(sql`
        delete from ${enrichmentBatches} where ctid = any(array(
          select ctid from ${enrichmentBatches} where ${lt(enrichmentBatches.createdAt, last)}
          limit ${limit} for update skip locked
        )) returning provider, units, state`)) as unknown as {
        rows: { provider: string | null; units: number; state: string }[];
      };
      for (const { provider, units, state } of rows)
        if (underWay.has(state)) await countSpent(tx, provider, units);
      return rows.length;
    },
  },
  expiry("old enrichment units", enrichmentUnits, (now) =>
    lt(enrichmentUnits.day, daysAfter(parisDay(now), -accounted)),
  ),
];

/** The states in which units are held that nobody has counted yet. */
const underWay = new Set(["submitting", "unanswered", "submitted"]);
