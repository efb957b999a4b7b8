import { and, eq, getTableColumns, sql } from "drizzle-orm";
import type { Queries } from "#db/open-database.server.ts";
import { teamMembers, teams, user } from "#db/schema.ts";

/** A row of `teams`. */
export type Team = typeof teams.$inferSelect;

/** The client's team; `null` when the client has no row yet, or none any more. */
export async function teamOf(tx: Queries, clientId: string): Promise<Team | null> {
  const [team] = await ofMember(tx, clientId);
  return team ?? null;
}

/**
 * The same, locked against every other writer of the team's prospects until the transaction ends. It comes before the
 * lock on a client's row where both are needed.
 */
export async function lockTeamOf(tx: Queries, clientId: string): Promise<Team | null> {
  const [team] = await ofMember(tx, clientId).for("update", { of: teams });
  return team ?? null;
}

/** True for a client who works in a team that somebody else owns. interpretation.md D308. */
export async function isColleague(tx: Queries, clientId: string): Promise<boolean> {
  const team = await teamOf(tx, clientId);
  return team !== null && team.ownerId !== clientId;
}

/** The address of the owner of the team in which a client works as a colleague; `null` for who owns the team. */
export async function ownerOver(tx: Queries, clientId: string): Promise<string | null> {
  const [found] = await tx
    .select({ id: teams.ownerId, email: user.email })
    .from(teamMembers)
    .innerJoin(teams, eq(teams.id, teamMembers.teamId))
    .innerJoin(user, eq(user.id, teams.ownerId))
    .where(eq(teamMembers.clientId, clientId));
  return found && found.id !== clientId ? found.email : null;
}

/** The owner of a team, for whom its nights work; `null` while the owner works in another team. */
export async function ownerAtWork(queries: Queries, teamId: string): Promise<string | null> {
  const [found] = await queries
    .select({ clientId: teamMembers.clientId })
    .from(teams)
    .innerJoin(teamMembers, and(eq(teamMembers.teamId, teams.id), eq(teamMembers.clientId, teams.ownerId)))
    .where(eq(teams.id, teamId));
  return found?.clientId ?? null;
}

/** True for a client with no colleague in the team. `queries` is the owner's: a client reads no other members' rows. */
export async function worksAlone(queries: Queries, clientId: string): Promise<boolean> {
  const members = await queries
    .select({ id: teamMembers.clientId })
    .from(teamMembers)
    .where(eq(teamMembers.teamId, ownTeamId(clientId)))
    .limit(2);
  return members.length < 2;
}

/** The id of the team in which a client works, as a part of a query. */
export const ownTeamId = (clientId: string) =>
  sql<string>`(select team_id from team_members where client_id = ${clientId})`;

const ofMember = (tx: Queries, clientId: string) =>
  tx
    .select(getTableColumns(teams))
    .from(teams)
    .innerJoin(teamMembers, eq(teamMembers.teamId, teams.id))
    .where(eq(teamMembers.clientId, clientId));
