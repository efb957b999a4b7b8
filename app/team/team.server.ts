import { eq, getTableColumns } from "drizzle-orm";
import type { Queries } from "#db/open-database.server.ts";
import { teamMembers, teams } from "#db/schema.ts";

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

const ofMember = (tx: Queries, clientId: string) =>
  tx
    .select(getTableColumns(teams))
    .from(teams)
    .innerJoin(teamMembers, eq(teamMembers.teamId, teams.id))
    .where(eq(teamMembers.clientId, clientId));
