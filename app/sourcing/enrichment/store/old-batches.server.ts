import { lt } from "drizzle-orm";
import { type Expiry, expiry } from "#db/housekeeping.server.ts";
import { enrichmentBatches, enrichmentUnits } from "#db/schema.ts";
import { monthOf } from "./enrichment-rows.server.ts";

const day = 24 * 60 * 60_000;

/** Milliseconds for which contacts are kept that no night has taken: longer than any provider keeps a result. */
const retention = 40 * day;

/** Milliseconds for which it is known what a month has used: for a year's questions about a bill. */
const accounted = 400 * day;

/** Contacts that nobody came for, and what was counted long ago. */
export const oldEnrichments: readonly Expiry[] = [
  expiry("old enrichment batches", enrichmentBatches, (now) =>
    lt(enrichmentBatches.createdAt, new Date(now - retention)),
  ),
  expiry("old enrichment units", enrichmentUnits, (now) =>
    lt(enrichmentUnits.month, monthOf(now - accounted)),
  ),
];
