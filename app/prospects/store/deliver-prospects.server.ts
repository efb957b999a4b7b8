import { setImmediate } from "node:timers/promises";
import { eq } from "drizzle-orm";
import { objectedTo } from "#app/sourcing/objections/objected-to.server.ts";
import type { Team } from "#app/team/team.server.ts";
import type { Database, Queries } from "#db/open-database.server.ts";
import { teams } from "#db/schema.ts";
import { announceProspects } from "#live/live.server.ts";
import { type NewProspect, personIn } from "../new-prospect.ts";
import { prospectLimits } from "../prospect-limits.ts";
import { confirmProspects } from "./confirm-prospects.server.ts";
import { insertRows, KnownProspects, rowOf } from "./new-rows.server.ts";

type Delivered =
  /** `skipped` are the positions of those that the team has already, or that come twice; `objected` of those who objected. */
  | { kind: "delivered"; ids: string[]; skipped: number[]; objected: number[] }
  /** The team would have more prospects than `prospectLimits` allows: none is stored. */
  | { kind: "full" }
  /** There is no such team (any more). */
  | { kind: "missing" };

/** Prospects in one statement: each blocks the event loop of the embedded database for about 100 ms. */
const batchSize = 250;

/** What is delivered to a team: new prospects of a day in Paris. */
export type Delivery = { deliveredOn: string; prospects: readonly NewProspect[] };

/**
 * Stores prospects as new ones of that day in Paris, in one transaction, and wakes the readers. A prospect that the team has
 * is skipped and so confirmed: one with the same address, or, unless both have addresses, with the same person and company. Who
 * objected is left out. interpretation.md D81, D144, D160.
 */
export async function deliverProspects(
  { db }: { db: Database },
  teamId: string,
  delivery: Delivery,
): Promise<Delivered> {
  return db.asOwner.transaction(async (tx) => {
    const [team] = await tx.select().from(teams).where(eq(teams.id, teamId)).for("update");
    return team ? deliverWithin(tx, team, delivery) : { kind: "missing" };
  });
}

/** The same in a transaction of the caller, who has locked the team. */
export async function deliverWithin(
  tx: Queries,
  team: Pick<Team, "id" | "lastSeq" | "prospectCount">,
  { deliveredOn, prospects: wanted }: Delivery,
): Promise<Exclude<Delivered, { kind: "missing" }>> {
  const teamId = team.id;
  const known = new KnownProspects();
  for (const batch of batches(wanted)) await known.load(tx, teamId, batch);
  const objected = await objectedTo(tx, wanted.map(personIn));
  const skipped: number[] = [];
  const fresh = wanted.filter((prospect, position) => {
    if (objected.has(position)) return false;
    const isFresh = known.add(prospect);
    if (!isFresh) skipped.push(position);
    return isFresh;
  });
  const repeated = skipped.flatMap((position) => wanted[position] ?? []);
  await confirmProspects(tx, teamId, known.idsOf(repeated), deliveredOn);
  const others = { skipped, objected: [...objected].sort((one, other) => one - other) };
  if (fresh.length === 0) return { kind: "delivered", ids: [], ...others };
  if (team.prospectCount + fresh.length > prospectLimits.prospects) return { kind: "full" };

  const at = new Date();
  let seq = team.lastSeq;
  const ids: string[] = [];
  for (const batch of batches(fresh)) {
    const rows = batch.map((prospect) => rowOf({ teamId, deliveredOn, at }, ++seq, prospect));
    ids.push(...rows.map(({ id }) => id));
    await insertRows(tx, rows);
    await setImmediate();
  }
  await tx
    .update(teams)
    .set({ lastSeq: seq, prospectCount: team.prospectCount + fresh.length })
    .where(eq(teams.id, teamId));
  await announceProspects(tx, { team: teamId, seq });
  return { kind: "delivered", ids, ...others };
}

function* batches<Item>(items: readonly Item[]): Generator<Item[]> {
  for (let from = 0; from < items.length; from += batchSize) yield items.slice(from, from + batchSize);
}
