import { and, desc, eq, gt, gte, isNull, sql } from "drizzle-orm";
import type { Queries } from "#db/open-database.server.ts";
import { prospects } from "#db/schema.ts";
import type { StatusReason } from "../prospect-status.ts";

/** A reason, and the team's number after which prospects were dismissed for it. */
export type Wanted = { reason: StatusReason; after: number };

/**
 * The team's prospects that are not relevant for these reasons, of each the newest `most`, that were delivered on the day `since`
 * or later, but for those of a persona: what is known of their companies, and why. It takes as long for a hundred thousand as for ten.
 */
export async function dismissedProspects(
  tx: Queries,
  teamId: string,
  wanted: readonly Wanted[],
  { since, most }: { since: string; most: number },
) {
  const { dismissedBecause, dismissedSeq, deliveredOn } = prospects;
  const found = tx
    .select({
      seq: dismissedSeq,
      company: prospects.company,
      siren: prospects.siren,
      website: prospects.website,
      sector: prospects.sector,
      naf: prospects.naf,
      headcountMin: prospects.headcountMin,
      headcountMax: prospects.headcountMax,
      city: prospects.city,
      department: prospects.department,
      role: prospects.role,
    })
    .from(prospects)
    .where(
      and(
        eq(prospects.teamId, teamId),
        sql`${dismissedBecause} = wanted.reason`,
        gt(dismissedSeq, sql`wanted.after`),
        gte(deliveredOn, since),
        // What a persona brought says nothing about the team's targeting.
        isNull(prospects.personaId),
      ),
    )
    .orderBy(desc(dismissedSeq))
    .limit(most)
    .as("found");
  const rows = await tx
    .select({
      reason: sql<StatusReason>`wanted.reason`,
      ...{ seq: found.seq, company: found.company, siren: found.siren, website: found.website },
      ...{ sector: found.sector, naf: found.naf, city: found.city, department: found.department },
      ...{ role: found.role, headcountMin: found.headcountMin, headcountMax: found.headcountMax },
    })
    .from(sql`jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as wanted(reason text, after bigint)`)
    .crossJoinLateral(found);
  return rows.map(({ headcountMin: min, headcountMax: max, seq, ...row }) => ({
    ...{ ...row, seq: seq ?? 0 },
    headcount: min === null ? null : { min, max },
  }));
}
