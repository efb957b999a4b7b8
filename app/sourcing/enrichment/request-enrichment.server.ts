import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import * as v from "valibot";
import { prospectLimits } from "#app/prospects/prospect-limits.ts";
import type { Queries } from "#db/open-database.server.ts";
import { enrichmentBatches } from "#db/schema.ts";
import type { Enricher, EnrichmentContact } from "./enricher.ts";
import { type BatchRow, contactsOf } from "./store/enrichment-rows.server.ts";

const line = v.pipe(v.string(), v.maxLength(2 * prospectLimits.line));
const Contact: v.GenericSchema<EnrichmentContact> = v.object({
  id: v.pipe(v.string(), v.uuid()),
  firstName: line,
  lastName: line,
  company: line,
  siren: v.nullable(v.pipe(v.string(), v.regex(/^\d{9}$/))),
  website: v.nullable(line),
});

/**
 * Stores contacts whose addresses are to be looked for, in batches. Those that the team has stored already are left out, so
 * that a step that is repeated changes nothing; of two callers for the same contacts one waits for the other by a lock of its
 * own. Returns how many were new; `off` without a provider, and then what would have been found stays empty. Throws for a
 * contact that is none.
 */
export async function requestEnrichment(
  tx: Queries,
  enricher: Pick<Enricher, "batchSize"> | null,
  teamId: string,
  contacts: readonly EnrichmentContact[],
): Promise<{ kind: "off" } | { kind: "requested"; added: number }> {
  if (enricher === null) return { kind: "off" };
  const judged = v.parse(v.array(Contact), contacts);
  const stored = (await tx
    .select()
    .from(enrichmentBatches)
    .where(eq(enrichmentBatches.teamId, teamId))) as BatchRow[];
  const known = new Set(contactsOf(stored).map(({ id }) => id));
  const added = judged.filter(({ id }) => !known.has(id) && known.add(id));
  const now = new Date();
  for (let from = 0; from < added.length; from += enricher.batchSize)
    await tx.insert(enrichmentBatches).values({
      ...{ teamId, id: randomUUID(), createdAt: now, dueAt: now },
      contacts: added.slice(from, from + enricher.batchSize),
    });
  return { kind: "requested", added: added.length };
}
