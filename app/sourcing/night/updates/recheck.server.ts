import { and, asc, desc, eq, gt, isNull, lte, ne, not, or, sql } from "drizzle-orm";
import { daysAfter, monthsAfter } from "#app/calendar/working-days.ts";
import { contentsOfTeam } from "#app/team/current-offer.server.ts";
import type { Queries } from "#db/open-database.server.ts";
import { candidates, prospects } from "#db/schema.ts";
import { ages } from "../../score/weights.ts";
import { hourAt } from "../hours.ts";
import { isAnyDue, type Night, writeNight } from "../lease.server.ts";
import { nightLimits } from "../night-limits.ts";
import type { NightServices } from "../steps/services.ts";
import { noteClosed, noteSeen } from "./note-updates.server.ts";

/**
 * Asks the register for companies of delivered records, those first that it was asked for the longest ago, and notes what changed.
 * A company that has ended is in no search any more, so that nothing else would tell. It stops where the register does not answer,
 * while another night waits for its turn, and at the last call: no list of the morning waits for it. interpretation.md D295.
 */
export async function recheckDelivered(services: NightServices, night: Night): Promise<Night> {
  const { db, register, clock } = services;
  const { teamId, day } = night;
  const { features } = await contentsOfTeam(db.asOwner, teamId);
  if (!features.includes("realTimeUpdates")) return night;
  let held = night;
  for (const siren of await dueCompanies(db.asOwner, teamId, day)) {
    if (hourAt(clock())?.isLastCall !== false || (await isAnyDue(db, day))) break;
    const answer = await register.company(siren, { priority: "night" });
    if (!answer.ok) break;
    // The lease begins anew; whoever was overtaken ends here.
    held = await writeNight(db, held, async () => ({}));
    if (answer.company) await noteSeen({ db }, teamId, [answer.company], day);
    else if (answer.isClosed) await noteClosed({ db }, teamId, siren, day);
    else await noteChecked(db.asOwner, teamId, siren, day);
  }
  return held;
}

/** Companies of delivered records that somebody may still approach, and of which the register was not asked for some days. */
async function dueCompanies(queries: Queries, teamId: string, day: string): Promise<string[]> {
  const { companies, days } = nightLimits.rechecks;
  const checkedOn = sql<string | null>`min(${candidates.checkedOn})`;
  const rows = await queries
    .select({ siren: candidates.siren })
    .from(candidates)
    .innerJoin(
      prospects,
      and(eq(prospects.teamId, candidates.teamId), eq(prospects.id, candidates.prospectId)),
    )
    .where(
      and(
        ...[eq(candidates.teamId, teamId), eq(candidates.state, "delivered")],
        gt(candidates.deliveredOn, monthsAfter(day, -ages.sighting)),
        or(isNull(candidates.checkedOn), lte(candidates.checkedOn, daysAfter(day, -days))),
        ne(prospects.status, "not_relevant"),
        not(sql`${prospects.updates} @> '[{"kind": "closed"}]'::jsonb`),
      ),
    )
    .groupBy(candidates.siren)
    .orderBy(
      sql`${checkedOn} asc nulls first`,
      desc(sql`max(${candidates.deliveredOn})`),
      asc(candidates.siren),
    )
    .limit(companies);
  return rows.map(({ siren }) => siren);
}

/** The register has it, and says nothing that may be told. */
async function noteChecked(queries: Queries, teamId: string, siren: string, day: string): Promise<void> {
  await queries
    .update(candidates)
    .set({ checkedOn: day })
    .where(
      and(eq(candidates.teamId, teamId), eq(candidates.siren, siren), eq(candidates.state, "delivered")),
    );
}
