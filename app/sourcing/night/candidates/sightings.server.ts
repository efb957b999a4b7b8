import { inArray, lte, sql } from "drizzle-orm";
import { parisDay } from "#app/calendar/paris-day.ts";
import { monthsAfter } from "#app/calendar/working-days.ts";
import { periods } from "#app/periods.ts";
import { type Expiry, expiry } from "#db/housekeeping.server.ts";
import type { Queries } from "#db/open-database.server.ts";
import { sightings } from "#db/schema.ts";
import type { Sighting } from "../../score/sighting.ts";

type Row = typeof sightings.$inferInsert;
type Compared = Row & { isKept: boolean };

/** What was kept of companies, by SIREN, brought up to date with what they look like now; nothing is stored yet. */
export async function compareSightings(
  queries: Queries,
  seen: ReadonlyMap<string, Sighting>,
): Promise<Map<string, Compared>> {
  const sirens = [...seen.keys()];
  const kept =
    sirens.length > 0 ? await queries.select().from(sightings).where(inArray(sightings.siren, sirens)) : [];
  const rows = new Map(kept.map((row) => [row.siren, row]));
  return new Map(
    [...seen].map(([siren, now]): [string, Compared] => {
      const row = rows.get(siren);
      if (!row) return [siren, { siren, seenOn: now.on, seen: now, before: null, isKept: false }];
      const last = row.seen as Sighting;
      // Another client's night told of it already, or a night of an earlier day is made good.
      if (last.on >= now.on) return [siren, { ...row, isKept: true }];
      const before = isSame(last, now) ? row.before : last;
      return [siren, { siren, seenOn: now.on, seen: now, before, isKept: true }];
    }),
  );
}

/** How these companies were before they changed, by SIREN; those of which no change is known are absent. */
export function changedOf(rows: Iterable<Row>): Map<string, Sighting> {
  return new Map([...rows].flatMap(({ siren, before }) => (before ? [[siren, before as Sighting]] : [])));
}

/** Stores them, in one order on all nodes, so that no two wait for each other. */
export async function keepSightings(tx: Queries, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insert(sightings)
    .values(
      rows
        .map(({ siren, seenOn, seen, before }) => ({ siren, seenOn, seen, before }))
        .sort((one, other) => (one.siren < other.siren ? -1 : 1)),
    )
    .onConflictDoUpdate({
      target: sightings.siren,
      set: { seenOn: sql`excluded.seen_on`, seen: sql`excluded.seen`, before: sql`excluded.before` },
    });
}

/** Companies that no night has seen for so long that nothing would be news. */
export const oldSightings: Expiry = expiry("sightings", sightings, (now) =>
  lte(sightings.seenOn, monthsAfter(parisDay(now), -periods.sighting.count)),
);

function isSame({ on: _, ...one }: Sighting, { on: __, ...other }: Sighting): boolean {
  const told = ({ directors, headcount, headOffice, accounts }: Omit<Sighting, "on">) =>
    JSON.stringify([
      [...directors].sort(),
      headcount?.band,
      headcount?.year,
      headOffice.siret,
      headOffice.city,
      accounts,
    ]);
  return told(one) === told(other);
}
