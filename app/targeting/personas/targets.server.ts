import { and, eq } from "drizzle-orm";
import type { ProfileValues } from "#app/profile/profile-field.ts";
import { ownTeamId, teamOf } from "#app/team/team.server.ts";
import type { Database, Queries } from "#db/open-database.server.ts";
import { personas } from "#db/schema.ts";
import type { Criteria } from "../criteria.ts";
import { placeName } from "../register/places.ts";
import { sizeNames } from "../sentences.ts";
import { loadTargeting } from "../store/targeting.server.ts";
import { criteriaIn, leftBy, personaRows } from "./personas.server.ts";

/** One of the targetings for which a team's nights look. */
export type Target = {
  /** Null for the targeting of the profile. */
  personaId: string | null;
  /** Percent of the contacts. */
  share: number;
  /** With what any of the team's targetings excludes. */
  criteria: Criteria;
  /** The day in Paris after which deliveries count for the shares; null while there is but one targeting. */
  sharedSince: string | null;
};

/**
 * What the nights of a client's team look for: the targeting of the profile first, then each persona. What one of them excludes
 * comes by none. interpretation.md D293.
 */
export async function loadTargets({ db }: { db: Database }, clientId: string): Promise<Target[]> {
  const { criteria } = await loadTargeting({ db }, clientId);
  const others = await db.asClient(clientId, async (tx) => {
    const team = await teamOf(tx, clientId);
    return team ? personaRows(tx, team.id) : [];
  });
  const sharedSince = others[0]?.sharedSince ?? null;
  const targets = [
    { personaId: null, share: leftBy(others), criteria },
    ...others.map(({ id, share, criteria }) => ({ personaId: id, share, criteria })),
  ];
  const exclude = [...new Set(targets.flatMap((target) => target.criteria.exclude))];
  return targets.map((target) => ({
    ...{ ...target, criteria: { ...target.criteria, exclude } },
    sharedSince,
  }));
}

/**
 * The profile as drafts for a persona of the client's team say it: with the persona's value proposition and tone, and whom it looks
 * for, where it has its own. interpretation.md D294.
 */
export async function profileFor(
  tx: Queries,
  clientId: string,
  personaId: string | null,
  profile: ProfileValues,
): Promise<ProfileValues> {
  const own = personaId === null ? null : await findPersona(tx, clientId, personaId);
  if (!own) return profile;
  const { titles, naf, headcount, departments, regions } = own.criteria;
  const places = [
    ...regions.map((code) => placeName("region", code)),
    ...departments.map((code) => placeName("department", code)),
  ];
  return {
    ...profile,
    value_prop: own.valueProp || profile.value_prop,
    tone: own.tone ?? profile.tone,
    icp_title: titles.join(", ") || profile.icp_title,
    // The register's names of trades are no words for a mail.
    icp_industry: naf.length > 0 ? "" : profile.icp_industry,
    icp_size: sizeNames(headcount).join(", ") || profile.icp_size,
    icp_location: places.join(", ") || profile.icp_location,
  };
}

/** What drafts need of a persona of the client's team; `null` if there is none with this id. */
export async function findPersona(
  tx: Queries,
  clientId: string,
  personaId: string,
): Promise<{ valueProp: string; tone: string | null; criteria: Criteria } | null> {
  const { valueProp, tone, criteria } = personas;
  const [own] = await tx
    .select({ valueProp, tone, criteria })
    .from(personas)
    .where(and(eq(personas.teamId, ownTeamId(clientId)), eq(personas.id, personaId)));
  return own ? { ...own, criteria: criteriaIn(own.criteria) } : null;
}
