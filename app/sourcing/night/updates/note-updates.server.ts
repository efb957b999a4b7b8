import { and, eq, inArray, sql } from "drizzle-orm";
import type { ProspectUpdate, Source } from "#app/prospects/prospects-protocol.ts";
import { sourcesFrom } from "#app/prospects/sources/fields-from.ts";
import { contentsOfTeam } from "#app/team/current-offer.server.ts";
import type { Database, Queries } from "#db/open-database.server.ts";
import { candidates, prospects, teams } from "#db/schema.ts";
import { announceProspects } from "#live/live.server.ts";
import type { Company } from "../../register/company.ts";
import { changesBetween, type Sighting } from "../../score/sighting.ts";
import { seenOf } from "../candidates/judge.server.ts";
import { line } from "../candidates/prospect-of.server.ts";

/** Updates that a record keeps. */
const most = 10;

/** What the register tells of companies, by SIREN: how each is now, null of one that has ended. */
type Told = ReadonlyMap<string, Company | null>;

/**
 * Compares companies that the register has just told of with how they were when their people were delivered to the team, and marks
 * in these records what changed, as a change of the list: open pages, webhooks and exports follow it. Nothing for a team whose
 * offer keeps records as they were delivered. interpretation.md D295.
 */
export async function noteSeen(
  { db }: { db: Database },
  teamId: string,
  companies: readonly Company[],
  day: string,
): Promise<void> {
  await noteTold({ db }, teamId, new Map(companies.map((company) => [company.siren, company])), day);
}

/** Marks in the records of a company that it has ended. */
export async function noteClosed(
  { db }: { db: Database },
  teamId: string,
  siren: string,
  day: string,
): Promise<void> {
  await noteTold({ db }, teamId, new Map([[siren, null]]), day);
}

async function noteTold({ db }: { db: Database }, teamId: string, told: Told, day: string): Promise<void> {
  const { asOwner } = db;
  // Most companies of a page were delivered to nobody.
  if ((await deliveredOf(asOwner, teamId, [...told.keys()])).length === 0) return;
  const { features } = await contentsOfTeam(asOwner, teamId);
  if (!features.includes("realTimeUpdates")) return;
  await asOwner.transaction(async (tx) => {
    const [team] = await tx.select().from(teams).where(eq(teams.id, teamId)).for("update");
    if (!team) return;
    let seq = team.lastSeq;
    for (const row of await deliveredOf(tx, teamId, [...told.keys()])) {
      const now = told.get(row.siren) ?? null;
      const found = now ? changesOf(row, now, day) : closingOf(row, day);
      const isOwn = and(eq(candidates.teamId, teamId), eq(candidates.id, row.id));
      await tx
        .update(candidates)
        .set({ checkedOn: day, ...(now && { seen: seenOf(now, day) }) })
        .where(isOwn);
      if (found.length === 0) continue;
      seq += 1;
      const updates = [...found, ...(row.updates as ProspectUpdate[])].slice(0, most);
      await tx
        .update(prospects)
        .set({ seq, updates, ...(now && movedTo(row, now, found, day)) })
        .where(and(eq(prospects.teamId, teamId), eq(prospects.id, row.prospectId)));
    }
    if (seq === team.lastSeq) return;
    await tx.update(teams).set({ lastSeq: seq }).where(eq(teams.id, teamId));
    await announceProspects(tx, { team: teamId, seq });
  });
}

type Delivered = Awaited<ReturnType<typeof deliveredOf>>[number];

/** Who was delivered of these companies, and is still in the list. */
async function deliveredOf(queries: Queries, teamId: string, sirens: readonly string[]) {
  if (sirens.length === 0) return [];
  const { id, siren, personKey, seen, deliveredOn } = candidates;
  return queries
    .select({
      ...{ id, siren, personKey, seen, deliveredOn, prospectId: prospects.id },
      ...{ updates: prospects.updates, sources: prospects.sources },
    })
    .from(candidates)
    .innerJoin(
      prospects,
      and(eq(prospects.teamId, candidates.teamId), eq(prospects.id, candidates.prospectId)),
    )
    .where(
      and(
        eq(candidates.teamId, teamId),
        eq(candidates.state, "delivered"),
        inArray(candidates.siren, [...sirens]),
      ),
    )
    .orderBy(sql`${prospects.seq}`);
}

/** The changes of a company since it was seen last that its people should know; none of one that was never seen. */
function changesOf({ seen, personKey }: Delivered, company: Company, day: string): ProspectUpdate[] {
  if (seen === null) return [];
  const before = seen as Sighting;
  const now = seenOf(company, day);
  const hasLeft =
    before.on < day &&
    before.directors.includes(personKey) &&
    now.directors.length > 0 &&
    !now.directors.includes(personKey);
  return [
    ...(hasLeft ? [{ kind: "left" as const, on: day }] : []),
    ...changesBetween(before, now).flatMap((change): ProspectUpdate[] => {
      if (change.kind === "directors") return [{ kind: "director", on: day }];
      if (change.kind !== "moved") return [];
      const [from, to] = [line(change.from ?? ""), line(change.to ?? "")];
      return [{ kind: "moved", on: day, ...(from && { from }), ...(to && { to }) }];
    }),
  ];
}

/** A company ends once. */
const closingOf = ({ updates }: Delivered, day: string): ProspectUpdate[] =>
  (updates as ProspectUpdate[]).some(({ kind }) => kind === "closed") ? [] : [{ kind: "closed", on: day }];

/** The town of a record whose company has moved, with where it is known from. */
function movedTo({ sources }: Delivered, company: Company, found: readonly ProspectUpdate[], day: string) {
  const city = line(company.headOffice.city ?? "");
  if (city === "" || !found.some(({ kind }) => kind === "moved")) return {};
  const others = (sources as Source[]).filter(({ field }) => field !== "city");
  const { department } = company.headOffice;
  return { city, department, sources: [...others, ...sourcesFrom("register", { city }, day)] };
}
