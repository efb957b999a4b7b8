import { and, asc, desc, eq, inArray, sql } from "drizzle-orm";
import { activeSession } from "#app/accounts/session/session.server.ts";
import { parisDay } from "#app/calendar/paris-day.ts";
import { daysAfter } from "#app/calendar/working-days.ts";
import { referenceOf } from "#app/contact/reference.ts";
import { trialDays } from "#app/offers/price-rules.ts";
import type { Status } from "#app/prospects/prospect-status.ts";
import { unitsByDay } from "#app/sourcing/enrichment/store/units.server.ts";
import { criteriaIn } from "#app/targeting/personas/personas.server.ts";
import { understoodIn } from "#app/targeting/sentences.ts";
import { targetingOf } from "#app/targeting/store/targeting.server.ts";
import { cancellationOf, deletedAt, isCancelled } from "#app/team/subscription.server.ts";
import { termsOf } from "#app/team/subscription-terms.server.ts";
import type { Queries } from "#db/open-database.server.ts";
import {
  auditLog,
  clientProfile,
  clients,
  contactRequests,
  hiddenImports,
  imports,
  nights,
  personas,
  prospects,
  searches,
  session,
  subscriptions,
  targeting,
  teamMembers,
} from "#db/schema.ts";

/** How many nights, sessions, requests and imports a record shows. */
const shown = { nights: 10, sessions: 20, requests: 10, imports: 20 } as const;

/** True for the id of a client. */
export async function isClient(tx: Queries, id: string): Promise<boolean> {
  const [found] = await tx.select({ id: clients.id }).from(clients).where(eq(clients.id, id));
  return found !== undefined;
}

export type ClientRecord = NonNullable<Awaited<ReturnType<typeof readClient>>>;

/**
 * What the desk shows of a client: no conversation, draft or note, and nobody of the list. `tx` is of `Database.asOperator`;
 * null when there is no such client. interpretation.md D221.
 */
export async function readClient(tx: Queries, id: string) {
  const [client] = await tx
    .select({
      ...{ id: clients.id, email: clients.email, since: clients.createdAt, hasMail: clients.morningMail },
      teamId: teamMembers.teamId,
    })
    .from(clients)
    .leftJoin(teamMembers, eq(teamMembers.clientId, clients.id))
    .where(eq(clients.id, id));
  if (!client) return null;
  const { teamId, ...own } = client;
  const profile = teamId === null ? null : await profileOf(tx, teamId);
  return {
    ...own,
    profile,
    targeting: await targetingIn(tx, teamId, profile),
    personas: teamId === null ? [] : await personasIn(tx, teamId),
    subscription: teamId === null ? null : await subscriptionIn(tx, teamId),
    hold: teamId === null ? null : await holdOf(tx, id, teamId),
    nights: teamId === null ? [] : await nightsOf(tx, teamId),
    counts: teamId === null ? [] : await countsOf(tx, teamId),
    imports: teamId === null ? [] : await importsOf(tx, teamId),
    sessions: await sessionsOf(tx, id),
    requests: await requestsOf(tx, own.email),
  };
}

async function profileOf(tx: Queries, teamId: string) {
  const { companyName, industry, icpIndustry, icpTitle, icpSize, icpLocation } = clientProfile;
  const { senderName, valueProp, tone, commonObjections, primaryGoal } = clientProfile;
  const { calendlyUrl, linkedinUrl, bannedPhrases, updatedAt } = clientProfile;
  const [found] = await tx
    .select({
      ...{ companyName, industry, icpIndustry, icpTitle, icpSize, icpLocation, senderName, valueProp, tone },
      ...{ commonObjections, primaryGoal, calendlyUrl, linkedinUrl, bannedPhrases, updatedAt },
    })
    .from(clientProfile)
    .where(eq(clientProfile.teamId, teamId));
  return found ?? null;
}

async function targetingIn(
  tx: Queries,
  teamId: string | null,
  profile: Awaited<ReturnType<typeof profileOf>>,
) {
  const { criteria, lastVersion } = targeting;
  const [row] =
    teamId === null
      ? []
      : await tx.select({ criteria, lastVersion }).from(targeting).where(eq(targeting.teamId, teamId));
  const { version, understood, notUnderstood } = targetingOf(row ?? null, profile);
  return { followsProfile: version === 0, understood, notUnderstood };
}

/** The personas beside the profile's, the oldest first. */
async function personasIn(tx: Queries, teamId: string) {
  const { id, name, share, criteria } = personas;
  const rows = await tx
    .select({ id, name, share, criteria })
    .from(personas)
    .where(eq(personas.teamId, teamId))
    .orderBy(asc(personas.createdAt), asc(id));
  return rows.map((row) => ({ ...row, criteria: understoodIn(criteriaIn(row.criteria)) }));
}

/**
 * `lastDay` is the last day of the offer, entered or that of a trial; `cancellation` the moment at which it is cancelled, which is
 * to come where the customer lets it end and `isCancelled` is false; `deletedOn` the day on which the prospect data go.
 */
async function subscriptionIn(tx: Queries, teamId: string) {
  const { offer, until, cancelledAt, cancelRequestedAt, changedAt } = subscriptions;
  const [found] = await tx
    .select({ offer, until, cancelledAt, cancelRequestedAt, changedAt })
    .from(subscriptions)
    .where(eq(subscriptions.teamId, teamId));
  if (!found) return null;
  const since = (await termsOf(tx, teamId)).at(-1)?.since ?? null;
  const trialEnd =
    found.offer === "trial" && since ? daysAfter(parisDay(since.getTime()), trialDays - 1) : null;
  const cancellation = cancellationOf(found);
  return {
    ...{ offer: found.offer, until: found.until, changedAt: found.changedAt, since },
    lastDay: found.until ?? trialEnd,
    ...{ cancellation, isCancelled: isCancelled(found) },
    deletedOn: cancellation && parisDay(deletedAt(cancellation).getTime()),
  };
}

/** Since when the list is held, and what the audit log has of it; null while it is not. */
async function holdOf(tx: Queries, clientId: string, teamId: string) {
  const [row] = await tx
    .select({ heldAt: searches.heldAt, heldBy: searches.heldBy })
    .from(searches)
    .where(eq(searches.teamId, teamId));
  if (!row?.heldAt) return null;
  const [told] = await tx
    .select({ actor: auditLog.actor, details: auditLog.details })
    .from(auditLog)
    .where(and(eq(auditLog.clientId, clientId), eq(auditLog.action, "list.held")))
    .orderBy(desc(auditLog.id))
    .limit(1);
  const reason = told?.details.reason;
  return {
    since: row.heldAt,
    by: told?.actor ?? row.heldBy,
    reason: typeof reason === "string" && reason !== "" ? reason : null,
  };
}

async function nightsOf(tx: Queries, teamId: string) {
  const { day, state, dueAt, failures, error, enrichmentError, quota, seen, found, enriched } = nights;
  const { delivered, deliveredAt } = nights;
  const rows = await tx
    .select({
      ...{ day, state, dueAt, failures, error, enrichmentError, quota, seen, found, enriched },
      ...{ delivered, deliveredAt },
    })
    .from(nights)
    .where(eq(nights.teamId, teamId))
    .orderBy(desc(day))
    .limit(shown.nights);
  const oldest = rows.at(-1);
  const spent: ReadonlyMap<string, number> = oldest ? await unitsByDay(tx, teamId, oldest.day) : new Map();
  return rows.map((night) => ({ ...night, spent: spent.get(night.day) ?? 0 }));
}

/** How many prospects have which status, without what an import has brought that is not whole. */
async function countsOf(tx: Queries, teamId: string): Promise<{ status: Status; count: number }[]> {
  const { status, importId } = prospects;
  return tx
    .select({ status, count: sql<number>`count(*)::integer` })
    .from(prospects)
    .where(
      sql`${prospects.teamId} = ${teamId} and (${importId} is null or not ${importId} = any(array(
        select id from imports where team_id = ${teamId} and state in (${hiddenImports}))))`,
    )
    .groupBy(status);
}

async function importsOf(tx: Queries, teamId: string) {
  const { id, state, fileName, createdAt, importedBy, added, known, refused } = imports;
  const { undoneAt, kept } = imports;
  return tx
    .select({ id, state, fileName, createdAt, importedBy, added, known, refused, undoneAt, kept })
    .from(imports)
    .where(and(eq(imports.teamId, teamId), inArray(state, ["done", "undoing", "undone"])))
    .orderBy(desc(createdAt))
    .limit(shown.imports);
}

async function sessionsOf(tx: Queries, clientId: string) {
  const { id, userAgent, createdAt, updatedAt } = session;
  return tx
    .select({ id, userAgent, createdAt, lastUsedAt: updatedAt })
    .from(session)
    .where(and(eq(session.userId, clientId), activeSession()))
    .orderBy(desc(updatedAt))
    .limit(shown.sessions);
}

async function requestsOf(tx: Queries, email: string) {
  const { id, subject, state, createdAt } = contactRequests;
  const rows = await tx
    .select({ id, subject, state, createdAt })
    .from(contactRequests)
    .where(eq(sql`lower(${contactRequests.email})`, email))
    .orderBy(desc(createdAt))
    .limit(shown.requests);
  return rows.map((row) => ({ ...row, reference: referenceOf(row.id) }));
}
