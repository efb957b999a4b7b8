import { eq } from "drizzle-orm";
import * as v from "valibot";
import { ensureClient } from "#app/accounts/clients.server.ts";
import { loadProfile } from "#app/profile/profile-store.server.ts";
import { contentsFor } from "#app/team/current-offer.server.ts";
import { isColleague, ownTeamId } from "#app/team/team.server.ts";
import type { Database, Queries } from "#db/open-database.server.ts";
import { targeting } from "#db/schema.ts";
import type { Environment } from "#environment.ts";
import { isBeyond } from "../count-values.ts";
import { Criteria, isSame } from "../criteria.ts";
import { goneIn } from "../gone-activities.ts";
import { proposalSentences } from "../proposals/proposal-sentences.ts";
import { openDismissals, settleDecided } from "../proposals/proposals.server.ts";
import { proposalsOf } from "../proposals/proposals.ts";
import type { ToldProposal } from "../proposals/proposals-protocol.ts";
import { readProfile } from "../reading/read-profile.ts";
import { notUnderstoodIn, understoodIn } from "../sentences.ts";
import type { Targeting, TargetingChange } from "../targeting-protocol.ts";
import { secondsUntil } from "./targeting-rates.server.ts";

type Store = { db: Database; environment: Pick<Environment, "authSecret"> };

export type SavedTargeting =
  | { kind: "saved" | "stale"; targeting: Targeting }
  /** `retryAfter` is in whole seconds. */
  | { kind: "limited"; retryAfter: number }
  /** The targeting is that of somebody else's team. */
  | { kind: "colleague" }
  /** More values than the offer includes. */
  | { kind: "bounded" }
  /** The account has been deleted. */
  | { kind: "deleted" };

/** What follows from the prospects that are not relevant, in sentences, the newest first. interpretation.md D108. */
export async function loadProposals({ db }: Pick<Store, "db">, clientId: string): Promise<ToldProposal[]> {
  return db.asClient(clientId, async (tx) => {
    const dismissals = await openDismissals(tx, clientId);
    if (dismissals.length === 0) return [];
    const { criteria } = await targetingIn(tx, clientId);
    return proposalsOf(criteria, dismissals).map((proposal) => {
      const { reason, through } = proposal;
      return { reason, through, ...proposalSentences(proposal, criteria) };
    });
  });
}

/** Whom the client looks for: as it was saved, or read from the profile while it follows that. interpretation.md D118. */
export async function loadTargeting({ db }: Pick<Store, "db">, clientId: string): Promise<Targeting> {
  return db.asClient(clientId, (tx) => targetingIn(tx, clientId));
}

/**
 * Saves the criteria as the next version, or with `null` lets them follow the profile again, if `version` is still the
 * newest one, what it was changed `from` is still what the profile says, and the offer includes as many. Of simultaneous saves of one version exactly one succeeds. interpretation.md D123 and D288.
 */
export async function saveTargeting(
  { db, environment }: Store,
  client: { id: string; email: string },
  { version, criteria, from }: TargetingChange,
): Promise<SavedTargeting> {
  const retryAfter = await secondsUntil({ db, environment }, client.id, "targeting-changes");
  if (retryAfter > 0) return { kind: "limited", retryAfter };
  const { criteria: bound } = await contentsFor(db.asOwner, client.id);
  return db.asClient(client.id, async (tx): Promise<SavedTargeting> => {
    if (!(await ensureClient(tx, client))) return { kind: "deleted" };
    if (await isColleague(tx, client.id)) return { kind: "colleague" };
    const clientId = client.id;
    const nothingYet = { clientId, criteria: null, lastVersion: 0, updatedAt: new Date() };
    await tx.insert(targeting).values(nothingYet).onConflictDoNothing();
    const row = await rowOf(tx, clientId, { lock: true });
    const before = await targetingIn(tx, clientId);
    if (before.version !== version || (version === 0 && from && !isSame(from, asSent(before.criteria))))
      return { kind: "stale", targeting: before };
    // Also after following the profile again the numbers go on, so that none ever stands for two versions.
    const lastVersion = (row?.lastVersion ?? 0) + (criteria ? 1 : 0);
    if (criteria && isBeyond(bound, criteria, before.criteria)) return { kind: "bounded" };
    await tx
      .update(targeting)
      .set({ criteria, lastVersion, updatedAt: new Date() })
      .where(eq(targeting.teamId, ownTeamId(clientId)));
    const after = await targetingIn(tx, clientId);
    await settleDecided(tx, clientId, before.criteria, after.criteria);
    return { kind: "saved", targeting: after };
  });
}

/** Criteria as they come back from a page: each list in the order in which it is sent. */
function asSent(criteria: Criteria): Criteria {
  const sent = v.safeParse(Criteria, criteria);
  return sent.success ? sent.output : criteria;
}

type Row = typeof targeting.$inferSelect;

const versionOf = (row: Pick<Row, "criteria" | "lastVersion"> | null) =>
  row?.criteria ? row.lastVersion : 0;

async function rowOf(tx: Queries, clientId: string, { lock = false } = {}): Promise<Row | null> {
  const query = tx
    .select()
    .from(targeting)
    .where(eq(targeting.teamId, ownTeamId(clientId)));
  const [row] = await (lock ? query.for("update") : query);
  return row ?? null;
}

/** The criteria that the client saved; `null` while they follow the profile, and for codes that are gone. */
export async function savedCriteria(tx: Queries, clientId: string): Promise<Criteria | null> {
  const row = await rowOf(tx, clientId);
  const saved = v.safeParse(Criteria, row?.criteria);
  return saved.success ? saved.output : null;
}

/** The same in a transaction of the client. */
export async function targetingIn(tx: Queries, clientId: string): Promise<Targeting> {
  const row = await rowOf(tx, clientId);
  return targetingOf(row, await loadProfile(tx, clientId));
}

/** What `loadTargeting` tells, of what is stored: the saved criteria, and the profile that counts without any. */
export function targetingOf(
  row: Pick<Row, "criteria" | "lastVersion"> | null,
  profile: Record<"icpIndustry" | "icpTitle" | "icpSize" | "icpLocation", string | null> | null,
): Targeting {
  // Codes that a later nomenclature dropped would be refused; then the profile counts until they are saved anew.
  const saved = v.safeParse(Criteria, row?.criteria);
  if (saved.success)
    return {
      version: versionOf(row),
      criteria: saved.output,
      understood: understoodIn(saved.output),
      notUnderstood: goneIn(saved.output, new Date()),
    };
  const { criteria, approximations, remarks } = readProfile({
    icp_industry: profile?.icpIndustry ?? "",
    icp_title: profile?.icpTitle ?? "",
    icp_size: profile?.icpSize ?? "",
    icp_location: profile?.icpLocation ?? "",
  });
  return {
    version: versionOf(row),
    criteria,
    understood: understoodIn(criteria, approximations),
    notUnderstood: [...notUnderstoodIn(remarks), ...goneIn(criteria, new Date())],
  };
}
