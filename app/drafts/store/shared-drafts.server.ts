import { and, desc, eq, ne, type SQL } from "drizzle-orm";
import { memberName } from "#app/team/member-name.ts";
import { ownTeamId, teamOf } from "#app/team/team.server.ts";
import type { Database, Queries } from "#db/open-database.server.ts";
import { drafts, teamMembers, user } from "#db/schema.ts";
import type { SharedDraft, SharedSummary } from "../drafts-protocol.ts";
import { draftQuota } from "./draft-quota.ts";
import { draftColumns, isReadable, summaryColumns, toDraft, toSummary } from "./draft-rows.server.ts";

/**
 * Lets the team of a client read a draft of theirs, or no longer. False if the client has none with this id, a UUID.
 * interpretation.md D296.
 */
export async function shareDraft(
  { db }: { db: Database },
  clientId: string,
  id: string,
  isShared: boolean,
): Promise<boolean> {
  return db.asClient(clientId, async (tx) => {
    const team = await teamOf(tx, clientId);
    const sharedWith = isShared && team ? team.id : null;
    const found = await tx
      .update(drafts)
      .set({ sharedWith })
      .where(and(eq(drafts.clientId, clientId), eq(drafts.id, id)))
      .returning({ id: drafts.id });
    return found.length > 0;
  });
}

/** What colleagues share with a client, or of that what is for one prospect, the newest first. interpretation.md D296. */
export async function listSharedDrafts(
  { db }: { db: Database },
  clientId: string,
  { prospectId }: { prospectId?: string | undefined } = {},
): Promise<SharedSummary[]> {
  const rows = await db.asClient(clientId, (tx) =>
    tx
      .select({ ...summaryColumns, clientId: drafts.clientId })
      .from(drafts)
      .where(
        and(isForClient(clientId), prospectId === undefined ? undefined : eq(drafts.prospectId, prospectId)),
      )
      .orderBy(desc(drafts.updatedAt), desc(drafts.id))
      .limit(draftQuota.drafts),
  );
  const names = rows.length > 0 ? await namesOf(db.asOwner, clientId) : new Map<string, string>();
  return rows.map((row) => ({ ...toSummary(row), by: names.get(row.clientId) ?? "" }));
}

/** A draft that a colleague shares with a client; `null` if there is none with this id, a UUID. interpretation.md D296. */
export async function readSharedDraft(
  { db }: { db: Database },
  clientId: string,
  id: string,
): Promise<SharedDraft | null> {
  const [row] = await db.asClient(clientId, (tx) =>
    tx
      .select(draftColumns)
      .from(drafts)
      .where(and(isForClient(clientId), eq(drafts.id, id))),
  );
  if (!row || !isReadable(row)) return null;
  const names = await namesOf(db.asOwner, clientId);
  return { draft: toDraft(row), by: names.get(row.clientId) ?? "" };
}

/** What others share with the team in which the client works. */
const isForClient = (clientId: string): SQL | undefined =>
  and(eq(drafts.sharedWith, ownTeamId(clientId)), ne(drafts.clientId, clientId));

/** What those who work in the client's team are called, by their ids. */
async function namesOf(queries: Queries, clientId: string): Promise<Map<string, string>> {
  const members = await queries
    .select({ id: user.id, email: user.email })
    .from(teamMembers)
    .innerJoin(user, eq(user.id, teamMembers.clientId))
    .where(eq(teamMembers.teamId, ownTeamId(clientId)));
  return new Map(members.map(({ id, email }) => [id, memberName(email)]));
}
