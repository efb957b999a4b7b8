import { and, eq, sql } from "drizzle-orm";
import { deliverWithin } from "#app/prospects/store/deliver-prospects.server.ts";
import { loadTargets, type Target } from "#app/targeting/personas/targets.server.ts";
import { ownerAtWork } from "#app/team/team.server.ts";
import type { Database, Queries } from "#db/open-database.server.ts";
import { candidates, nights, searches, teams } from "#db/schema.ts";
import { forgetContacts } from "../enrichment/enrichment-outcomes.server.ts";
import {
  type Candidate,
  deliveredOfCompanies,
  dropCandidates,
  emptied,
  isWaiting,
  waitingCandidates,
} from "./candidates/candidate-rows.server.ts";
import { sumOf } from "./candidates/dropped.ts";
import { leaveOutExcluded } from "./candidates/exclusions.server.ts";
import { newProspectOf } from "./candidates/new-prospect-of.server.ts";
import { withinCompanyLimit } from "./quota/company-limit.ts";
import { dueOn, portionsOn } from "./quota/due.server.ts";
import { inTurns, itemsOf } from "./quota/shares.ts";

export type DeliveredNight =
  | { kind: "delivered"; count: number }
  /** An operator holds the list. */
  | { kind: "held" }
  /** It is not staged, or was delivered before. */
  | { kind: "not_staged" }
  /** Nothing is due (any more), or the list is full. */
  | { kind: "left" };

/**
 * Delivers what a night staged, in one transaction: the best, as many as are due by what is stored then, and never more.
 * Who is skipped because an import is bringing them stays for the next night; whom the customer excludes by now goes
 * (interpretation.md D161).
 */
export async function deliverNight(
  { db }: { db: Database },
  { teamId, day }: { teamId: string; day: string },
): Promise<DeliveredNight> {
  const clientId = await ownerAtWork(db.asOwner, teamId);
  const targets = clientId === null ? [] : await loadTargets({ db }, clientId);
  return db.asOwner.transaction(async (tx) => {
    const [team] = await tx.select().from(teams).where(eq(teams.id, teamId)).for("update");
    const isNight = and(eq(nights.teamId, teamId), eq(nights.day, day));
    const [night] = team ? await tx.select().from(nights).where(isNight).for("update") : [];
    if (!team || night?.state !== "staged") return { kind: "not_staged" };
    const [search] = await tx.select().from(searches).where(eq(searches.teamId, teamId));
    if (search?.heldAt) return { kind: "held" };

    const due = await dueOn(tx, teamId, day);
    const [first] = targets;
    const excluded = first?.criteria.exclude.length ? await leaveOutExcluded(tx, teamId, first.criteria) : 0;
    const dropped = sumOf(night.dropped, { excluded });
    const ready = due > 0 ? await readyOf(tx, teamId, day, targets) : [];
    const brought = await bring(tx, team, day, ready, due);
    if (due === 0 || brought === "full") {
      const error = brought === "full" ? "LIST_FULL" : night.error;
      await tx.update(nights).set({ state: "left", error, dropped }).where(isNight);
      return { kind: "left" };
    }
    await tx
      .update(nights)
      .set({ state: "delivered", delivered: brought, dropped, deliveredAt: new Date() })
      .where(isNight);
    return { kind: "delivered", count: brought };
  });
}

/** Who may be delivered, in turns of the targets. */
async function readyOf(
  tx: Queries,
  teamId: string,
  day: string,
  targets: readonly Target[],
): Promise<Candidate[]> {
  const staged = await waitingCandidates(tx, teamId, ["staged"]);
  const allowed = withinCompanyLimit(staged, await deliveredOfCompanies(tx, teamId, day));
  // What was prepared for an owner who works elsewhere since comes as it is.
  if (targets.length === 0) return allowed;
  return inTurns(itemsOf(await portionsOn(tx, teamId, day, targets), allowed));
}

/** Delivers the first of those who are ready that the team has not, up to `due`, and returns their number. */
async function bring(
  tx: Queries,
  team: typeof teams.$inferSelect,
  day: string,
  ready: readonly Candidate[],
  due: number,
): Promise<number | "full"> {
  let current = team;
  let count = 0;
  for (let from = 0; count < due && from < ready.length; ) {
    const batch = ready.slice(from, from + due - count);
    from += batch.length;
    const delivered = await deliverWithin(tx, current, {
      deliveredOn: day,
      prospects: batch.map(newProspectOf),
    });
    if (delivered.kind === "full") return count > 0 ? count : "full";
    const left = new Set([...delivered.skipped, ...delivered.objected]);
    const brought = batch.filter((_, position) => !left.has(position));
    const objected = delivered.objected.flatMap((position) => batch[position]?.id ?? []);
    await dropCandidates(tx, team.id, objected);
    await empty(
      tx,
      team.id,
      day,
      brought.map(({ id }, index) => ({ id, prospect_id: delivered.ids[index] ?? null })),
    );
    // Nothing more is asked about them.
    await forgetContacts(
      tx,
      team.id,
      brought.map(({ id }) => id),
    );
    count += brought.length;
    current = {
      ...current,
      lastSeq: current.lastSeq + brought.length,
      prospectCount: current.prospectCount + brought.length,
    };
  }
  return count;
}

/** Leaves of those who were delivered what keeps them from coming again, and tells later what changed, in one statement. */
async function empty(
  tx: Queries,
  teamId: string,
  day: string,
  delivered: readonly { id: string; prospect_id: string | null }[],
): Promise<void> {
  if (delivered.length === 0) return;
  await tx
    .update(candidates)
    .set({
      ...{ state: "delivered", deliveredOn: day, prospectId: sql`given.prospect_id`, ...emptied },
      checkedOn: day,
    })
    .from(sql`jsonb_to_recordset(${JSON.stringify(delivered)}::jsonb) as given(id uuid, prospect_id uuid)`)
    .where(and(eq(candidates.teamId, teamId), eq(candidates.id, sql`given.id`), isWaiting));
}
