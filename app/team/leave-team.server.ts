import { setImmediate } from "node:timers/promises";
import { and, asc, eq, notExists, sql } from "drizzle-orm";
import type { Queries } from "#db/open-database.server.ts";
import { drafts, prospects, teamMembers, teams, webhooks } from "#db/schema.ts";
import { announceMove, announceProspects } from "#live/live.server.ts";
import type { Team } from "./team.server.ts";

/** Prospects that one statement gives back, because each blocks the event loop of the embedded database. */
const batch = 500;

/**
 * Takes a colleague out of a team, and back to the list that was set aside, or a new empty one. What was given to them is
 * nobody's; their drafts for prospects of the team and their webhooks go, the others are shared no longer, and what they did stays
 * in the histories. The caller has locked the team. interpretation.md D309.
 */
export async function leaveTeam(tx: Queries, team: Team, clientId: string): Promise<void> {
  await giveBack(tx, team, clientId);
  await tx.delete(drafts).where(and(eq(drafts.clientId, clientId), eq(drafts.teamId, team.id)));
  const isSharedHere = and(eq(drafts.clientId, clientId), eq(drafts.sharedWith, team.id));
  await tx.update(drafts).set({ sharedWith: null }).where(isSharedHere);
  await tx.delete(webhooks).where(and(eq(webhooks.clientId, clientId), eq(webhooks.teamId, team.id)));
  if (team.nextOwnerId === clientId)
    await tx.update(teams).set({ nextOwnerId: null }).where(eq(teams.id, team.id));
  await tx
    .delete(teamMembers)
    .where(and(eq(teamMembers.teamId, team.id), eq(teamMembers.clientId, clientId)));
  await tx
    .insert(teamMembers)
    .values({ teamId: await homeOf(tx, clientId), clientId, createdAt: new Date() });
  await announceMove(tx, clientId);
}

/** The team that a client owns and in which nobody works. */
async function homeOf(tx: Queries, clientId: string): Promise<string> {
  const working = tx.select({ one: sql`1` }).from(teamMembers).where(eq(teamMembers.teamId, teams.id));
  const [home] = await tx
    .select({ id: teams.id })
    .from(teams)
    .where(and(eq(teams.ownerId, clientId), notExists(working)))
    .orderBy(asc(teams.createdAt))
    .limit(1);
  if (home) return home.id;
  const [made] = await tx.insert(teams).values({ ownerId: clientId }).returning({ id: teams.id });
  if (!made) throw new Error("The database did not return the new team.");
  return made.id;
}

/** Gives back all prospects of a member, each with a number of its own, so that readers and webhooks learn of it. */
async function giveBack(tx: Queries, team: Team, clientId: string): Promise<void> {
  const isTheirs = and(eq(prospects.teamId, team.id), eq(prospects.assigneeId, clientId));
  for (;;) {
    const [locked] = await tx.select({ lastSeq: teams.lastSeq }).from(teams).where(eq(teams.id, team.id));
    const base = locked?.lastSeq ?? 0;
    const rows = await tx
      .select({ id: prospects.id })
      .from(prospects)
      .where(isTheirs)
      .orderBy(asc(prospects.id))
      .limit(batch);
    if (rows.length === 0) return;
    await tx.execute(sql`
      update ${prospects} set assignee_id = null, seq = ${base} + numbered.number
      from unnest(${sql.param(rows.map(({ id }) => id))}::uuid[]) with ordinality as numbered(id, number)
      where ${prospects.teamId} = ${team.id} and ${prospects.id} = numbered.id`);
    const seq = base + rows.length;
    await tx.update(teams).set({ lastSeq: seq }).where(eq(teams.id, team.id));
    await announceProspects(tx, { team: team.id, seq });
    await setImmediate();
  }
}
