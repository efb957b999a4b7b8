import { and, eq, isNotNull, ne, or } from "drizzle-orm";
import type { Queries } from "#db/open-database.server.ts";
import { clientProfile, teamMembers, teams } from "#db/schema.ts";

/** The fields of a profile; an absent one keeps its value. ENT-14. */
export type ProfileFields = Partial<
  Omit<typeof clientProfile.$inferInsert, "id" | "clientId" | "teamId" | "createdAt" | "updatedAt">
>;

/** What a colleague has instead of what the profile says about the team's owner alone. */
export type ColleagueFields = Partial<
  Pick<typeof teamMembers.$inferInsert, "senderName" | "calendlyUrl" | "draftGaps">
>;

/**
 * True once there is nothing to ask before the client works: the team has a profile, created by the chat or the form, or it is
 * somebody else's team, whose owner writes it. interpretation.md D308.
 */
export async function isOnboarded(queries: Queries, clientId: string): Promise<boolean> {
  return (await onboardedTeam(queries, clientId)).length > 0;
}

/** The same as a query, which finds the team if so and nothing otherwise. */
export function onboardedTeam(queries: Queries, clientId: string) {
  const isSomebodyElses = ne(teams.ownerId, teamMembers.clientId);
  return queries
    .select({ id: teams.id })
    .from(teamMembers)
    .innerJoin(teams, eq(teams.id, teamMembers.teamId))
    .leftJoin(clientProfile, eq(clientProfile.teamId, teams.id))
    .where(and(eq(teamMembers.clientId, clientId), or(isNotNull(clientProfile.id), isSomebodyElses)));
}

/**
 * The profile of the client's team, or `null` if there is none. A colleague finds their own name, booking link and answers to
 * gaps in it, never the owner's. interpretation.md D308.
 */
export async function loadProfile(
  queries: Queries,
  clientId: string,
): Promise<typeof clientProfile.$inferSelect | null> {
  const { senderName, calendlyUrl, draftGaps } = teamMembers;
  const [found] = await queries
    .select({
      profile: clientProfile,
      ownerId: teams.ownerId,
      ofColleague: { senderName, calendlyUrl, draftGaps, clientId: teamMembers.clientId },
    })
    .from(teamMembers)
    .innerJoin(teams, eq(teams.id, teamMembers.teamId))
    .innerJoin(clientProfile, eq(clientProfile.teamId, teams.id))
    .where(eq(teamMembers.clientId, clientId));
  if (!found) return null;
  const { profile, ownerId, ofColleague } = found;
  return ownerId === clientId ? profile : { ...profile, ...ofColleague };
}

/** Creates or updates the profile of the team that the client owns; it has at most one. CHT-20, ONB-28. */
export async function saveProfile(queries: Queries, clientId: string, fields: ProfileFields): Promise<void> {
  const updatedAt = new Date();
  await queries
    .insert(clientProfile)
    .values({ ...fields, clientId, createdAt: updatedAt, updatedAt })
    .onConflictDoUpdate({ target: clientProfile.teamId, set: { ...fields, updatedAt } });
}

/** Keeps what a colleague has instead of the owner's, for as long as they are in the team. */
export async function saveColleague(
  queries: Queries,
  clientId: string,
  fields: ColleagueFields,
): Promise<void> {
  await queries.update(teamMembers).set(fields).where(eq(teamMembers.clientId, clientId));
}
