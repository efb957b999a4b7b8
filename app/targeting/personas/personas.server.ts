import { and, asc, eq } from "drizzle-orm";
import * as v from "valibot";
import { ensureClient } from "#app/accounts/clients.server.ts";
import { parisDay } from "#app/calendar/paris-day.ts";
import { list } from "#app/content/signed-in/list-copy.ts";
import { tones } from "#app/profile/choices.ts";
import { loadProfile } from "#app/profile/profile-store.server.ts";
import { profilePersona } from "#app/prospects/profile-persona.ts";
import { contentsFor } from "#app/team/current-offer.server.ts";
import { isColleague, lockTeamOf, type Team, teamOf } from "#app/team/team.server.ts";
import type { Database, Queries } from "#db/open-database.server.ts";
import { personas } from "#db/schema.ts";
import type { Environment } from "#environment.ts";
import { isBeyond } from "../count-values.ts";
import { Criteria, noCriteria } from "../criteria.ts";
import { targetingIn } from "../store/targeting.server.ts";
import { secondsUntil } from "../store/targeting-rates.server.ts";
import type { NewPersona, PersonaChange } from "./persona-bodies.ts";
import { personaLimits as limits } from "./persona-limits.ts";
import type { Persona } from "./personas-protocol.ts";

type Services = { db: Database; environment: Pick<Environment, "authSecret"> };
type Client = { id: string; email: string };

/** Why the personas are not changed. */
export type PersonaRefusal =
  /** Another persona has the name. */
  | { kind: "duplicate-name" }
  /** There would be more than `personaLimits` allows. */
  | { kind: "full" }
  /** The others leave `left` percent. */
  | { kind: "no-share"; left: number }
  /** More values than the offer includes in one targeting. */
  | { kind: "bounded" }
  /** The personas are those of somebody else's team. */
  | { kind: "colleague" }
  /** `retryAfter` is in whole seconds. */
  | { kind: "limited"; retryAfter: number }
  /** The account has been deleted. */
  | { kind: "deleted" };

export type AddedPersona =
  | { kind: "added" | "repeated"; persona: Persona }
  /** The id belongs to another persona. */
  | { kind: "id-taken" }
  | PersonaRefusal;

export type ChangedPersona =
  | { kind: "saved" | "stale"; persona: Persona }
  /** The team has no such persona (any more). */
  | { kind: "missing" }
  | PersonaRefusal;

export type RemovedPersona = { kind: "removed" } | { kind: "missing" } | PersonaRefusal;

/** What a client may read of a row. */
const personaColumns = {
  id: personas.id,
  version: personas.version,
  name: personas.name,
  share: personas.share,
  criteria: personas.criteria,
  valueProp: personas.valueProp,
  tone: personas.tone,
  sharedSince: personas.sharedSince,
};

/**
 * The personas of the client's team: the first one is what profile and targeting say, with the share that the others leave;
 * then the oldest. interpretation.md D292.
 */
export async function loadPersonas({ db }: Pick<Services, "db">, clientId: string): Promise<Persona[]> {
  return db.asClient(clientId, async (tx) => {
    const team = await teamOf(tx, clientId);
    const others = team ? await personasOf(tx, team.id) : [];
    const profile = await loadProfile(tx, clientId);
    const { version, criteria } = await targetingIn(tx, clientId);
    const first = {
      ...{ id: profilePersona, version, name: list.persona.ofProfile, share: leftBy(others), criteria },
      ...{ valueProp: profile?.valueProp ?? "", tone: toneIn(profile?.tone ?? null) },
    };
    return [first, ...others];
  });
}

/** The names of the personas of the client's team by their ids, without that of the profile. */
export async function personaNames(
  { db }: Pick<Services, "db">,
  clientId: string,
): Promise<Map<string, string>> {
  return db.asClient(clientId, async (tx) => {
    const team = await teamOf(tx, clientId);
    const { id, name } = personas;
    const rows = team
      ? await tx
          .select({ id, name })
          .from(personas)
          .where(eq(personas.teamId, team.id))
          .orderBy(asc(personas.createdAt), asc(id))
      : [];
    return new Map(rows.map((row) => [row.id, row.name]));
  });
}

/**
 * Adds a persona to the team that the client owns. Once more with its id, it is left as it is if it is still the same.
 * interpretation.md D292.
 */
export async function addPersona(
  services: Services,
  client: Client,
  { id = crypto.randomUUID(), ...wanted }: NewPersona,
): Promise<AddedPersona> {
  return changing(services, client, async (tx, team, bound): Promise<AddedPersona> => {
    const all = await personasOf(tx, team.id);
    const earlier = all.find((persona) => persona.id === id);
    if (earlier) {
      const { id: _, version: __, ...stands } = earlier;
      return isSame(stands, wanted) ? { kind: "repeated", persona: earlier } : { kind: "id-taken" };
    }
    const refused = refusalOf(wanted, all, isBeyond(bound, wanted.criteria, noCriteria));
    if (refused) return refused;
    const now = new Date();
    await tx.insert(personas).values({
      ...{ teamId: team.id, id, ...wanted, createdAt: now, updatedAt: now },
      sharedSince: lastMorning(),
    });
    if (wanted.share > 0) await shareAnew(tx, team.id);
    return { kind: "added", persona: { id, version: 1, ...wanted } };
  });
}

/**
 * Saves what is given as the next version of a persona, if `version` is still the newest one or none is given. Of simultaneous
 * saves of one version exactly one succeeds. interpretation.md D292.
 */
export async function changePersona(
  services: Services,
  client: Client,
  id: string,
  { version, ...change }: PersonaChange,
): Promise<ChangedPersona> {
  return changing(services, client, async (tx, team, bound): Promise<ChangedPersona> => {
    const all = await personasOf(tx, team.id);
    const before = all.find((persona) => persona.id === id);
    if (!before) return { kind: "missing" };
    if (version !== undefined && version !== before.version) return { kind: "stale", persona: before };
    const after = { ...before, ...change, version: before.version + 1 };
    const others = all.filter((persona) => persona !== before);
    const refused = refusalOf(after, others, isBeyond(bound, after.criteria, before.criteria));
    if (refused) return refused;
    const { id: _, ...stored } = after;
    await tx
      .update(personas)
      .set({ ...stored, updatedAt: new Date() })
      .where(and(eq(personas.teamId, team.id), eq(personas.id, id)));
    if (after.share !== before.share) await shareAnew(tx, team.id);
    return { kind: "saved", persona: after };
  });
}

/** Removes a persona; whom it brought stays in the list. interpretation.md D292. */
export async function removePersona(services: Services, client: Client, id: string): Promise<RemovedPersona> {
  return changing(services, client, async (tx, team): Promise<RemovedPersona> => {
    const [removed] = await tx
      .delete(personas)
      .where(and(eq(personas.teamId, team.id), eq(personas.id, id)))
      .returning({ share: personas.share });
    if (!removed) return { kind: "missing" };
    if (removed.share > 0) await shareAnew(tx, team.id);
    return { kind: "removed" };
  });
}

/** The personas of a team beside the profile's, the oldest first, each with the day since which its share counts. */
export async function personaRows(
  tx: Queries,
  teamId: string,
): Promise<(Persona & { sharedSince: string })[]> {
  const rows = await tx
    .select(personaColumns)
    .from(personas)
    .where(eq(personas.teamId, teamId))
    .orderBy(asc(personas.createdAt), asc(personas.id));
  return rows.map((row) => ({ ...row, criteria: criteriaIn(row.criteria), tone: toneIn(row.tone) }));
}

/** The same as callers are told of them. */
const personasOf = async (tx: Queries, teamId: string): Promise<Persona[]> =>
  (await personaRows(tx, teamId)).map(({ sharedSince: _, ...persona }) => persona);

/** Criteria as they are stored; those with a code that is gone name nobody until they are saved anew. */
export function criteriaIn(stored: unknown): Criteria {
  const parsed = v.safeParse(Criteria, stored);
  return parsed.success ? parsed.output : noCriteria;
}

const toneIn = (stored: string | null): Persona["tone"] => tones.find((tone) => tone === stored) ?? null;

/** The percent that personas leave to the profile's. */
export const leftBy = (others: readonly Pick<Persona, "share">[]): number =>
  limits.share - others.reduce((sum, { share }) => sum + share, 0);

function refusalOf(
  wanted: Omit<Persona, "id" | "version">,
  others: readonly Persona[],
  isBounded: boolean,
): PersonaRefusal | null {
  const { name, share } = wanted;
  const all = [...others, wanted];
  if (all.length > limits.personas || Buffer.byteLength(JSON.stringify(all)) > limits.bytes)
    return { kind: "full" };
  if (others.some((other) => other.name.toLowerCase() === name.toLowerCase()))
    return { kind: "duplicate-name" };
  const left = leftBy(others);
  if (share > left) return { kind: "no-share", left };
  return isBounded ? { kind: "bounded" } : null;
}

/** Milliseconds from midnight until a morning is delivered: before, its day is not past for the shares. */
const untilDelivery = 7 * 60 * 60_000;

/** The day in Paris of the last morning that was delivered by the shares before. */
const lastMorning = () => parisDay(Date.now() - untilDelivery);

/** From the next morning on, what is delivered counts for the shares as they are now. */
async function shareAnew(tx: Queries, teamId: string): Promise<void> {
  await tx.update(personas).set({ sharedSince: lastMorning() }).where(eq(personas.teamId, teamId));
}

/** A change by the owner of a team, under its lock. */
async function changing<Done>(
  services: Services,
  client: Client,
  change: (tx: Queries, team: Team, bound: number | null) => Promise<Done>,
): Promise<Done | PersonaRefusal> {
  const { db } = services;
  const retryAfter = await secondsUntil(services, client.id, "targeting-changes");
  if (retryAfter > 0) return { kind: "limited", retryAfter };
  const { criteria: bound } = await contentsFor(db.asOwner, client.id);
  return db.asClient(client.id, async (tx): Promise<Done | PersonaRefusal> => {
    if (!(await ensureClient(tx, client))) return { kind: "deleted" };
    if (await isColleague(tx, client.id)) return { kind: "colleague" };
    const team = await lockTeamOf(tx, client.id);
    return team ? change(tx, team, bound) : { kind: "deleted" };
  });
}

const isSame = (one: Omit<Persona, "id" | "version">, other: Omit<Persona, "id" | "version">) =>
  one.name === other.name &&
  one.share === other.share &&
  one.valueProp === other.valueProp &&
  one.tone === other.tone &&
  JSON.stringify(sorted(one.criteria)) === JSON.stringify(sorted(other.criteria));

/** The lists of criteria in the order of the schema; the database keeps another. */
const sorted = (criteria: Criteria) =>
  Object.keys(noCriteria).map((name) => criteria[name as keyof Criteria]);
