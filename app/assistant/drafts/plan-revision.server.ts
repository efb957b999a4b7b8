import { and, desc, eq, lt } from "drizzle-orm";
import { instructions } from "#app/content/assistant/instructions-copy.ts";
import { revisionReplies } from "#app/content/assistant/revision-copy.ts";
import type { DraftContent, TypedDraft } from "#app/drafts/draft-content.ts";
import type { Draft } from "#app/drafts/drafts-protocol.ts";
import { fillGaps } from "#app/drafts/gaps/draft-gaps.ts";
import { filledSince } from "#app/drafts/gaps/filled-since.ts";
import { type RevisionGround, revisedByRules } from "#app/drafts/revisions/revise-by-rules.server.ts";
import type { Revising } from "#app/drafts/revisions/revising.ts";
import type { FillDraft } from "#app/drafts/store/create-draft.server.ts";
import { findRecipient } from "#app/drafts/store/draft-recipient.server.ts";
import { type DraftRow, findDraft, toDraft } from "#app/drafts/store/draft-rows.server.ts";
import { findVersion } from "#app/drafts/store/earlier-versions.server.ts";
import type { Revision } from "#app/drafts/store/store-revision.server.ts";
import { draftTitle } from "#app/drafts/templates/make-draft.ts";
import { loadProfile } from "#app/profile/profile-store.server.ts";
import { profileValues } from "#app/profile/profile-values.ts";
import { profileFor } from "#app/targeting/personas/targets.server.ts";
import type { Database, Queries } from "#db/open-database.server.ts";
import { draftVersions } from "#db/schema.ts";
import { draftWishIn } from "../requests/draft-wish.ts";
import type { Revise } from "./fill-draft.server.ts";
import { onlyOrdered, orderFaults } from "./order-faults.ts";

/** The next version of a draft, made and not stored yet. */
export type PlannedRevision =
  | {
      kind: "planned";
      revision: Revision;
      /** The draft as it is now, of which the revision was made. */
      draft: Draft;
      /** True where a model wrote the revision. */
      isByModel: boolean;
    }
  /** The client has no such draft. */
  | { kind: "missing" }
  /** There is nothing to change; `isCorrect` where a model read the draft and found no mistake. */
  | { kind: "nothing"; isCorrect?: true };

export type RevisionWish = {
  draftId: string;
  revising: Revising;
  /** The prospect that `revising` is for, if it is for one. */
  prospectId?: string;
  /** What the customer said before in the conversation, in own sentences. */
  said?: readonly string[];
};

/** The filler that writes another version of a draft; `undefined` without a model. */
export type Reviser = (revise: Revise) => FillDraft | undefined;

/**
 * Makes the next version of a client's draft as it is ordered: by the model if there is one and what it writes may stand,
 * else by the rules of the templates. Nothing is stored, and nothing of the database is held meanwhile. interpretation.md
 * D187.
 */
export async function planRevision(
  { db }: { db: Database },
  clientId: string,
  { draftId, revising, prospectId, said = [] }: RevisionWish,
  reviser: Reviser = () => undefined,
): Promise<PlannedRevision> {
  const found = await db.asClient(clientId, (tx) => readGround(tx, clientId, draftId));
  if (!found) return { kind: "missing" };
  const { row, profile, record } = found;
  const draft = toDraft(row);
  const { kind, content } = draft as TypedDraft;
  const whom = revising.kind === "person" ? revising.record : record;

  const before = { kind, content } as TypedDraft;
  const judge = (after: TypedDraft) => {
    const ordered = onlyOrdered(revising, { before, after });
    return { draft: ordered, faults: orderFaults(revising, { before, after: ordered }, said) };
  };
  const hasNoSubject = revising.kind === "subject" && kind !== "email" && kind !== "sequence";
  const fill = hasNoSubject ? undefined : reviser({ content, order: orderOf(revising), judge });
  const written = fill ? await fill(kind, profile, whom) : null;
  const isUnchanged = written !== null && isSame(written.content, content);
  const isOfSpelling = revising.kind === "wish" && draftWishIn(revising.words) === "spelling";
  if (isUnchanged && isOfSpelling) return { kind: "nothing", isCorrect: true };
  const filled = isUnchanged ? null : written;
  const next = filled
    ? { content: filled.content, source: "model" as const, model: filled.model || null }
    : withSource(row, await byRules(before, revising, { profile, record }));
  if (!next) return { kind: "nothing" };
  const isOwnTitle = row.title !== draftTitle(kind, profile, record);
  const title = isOwnTitle ? row.title : draftTitle(kind, profile, whom);
  return {
    kind: "planned",
    revision: { draftId, of: row.version, next: { title, ...next }, ...(prospectId && { prospectId }) },
    draft,
    isByModel: filled !== null,
  };
}

/** What rules make of it, if that is what was ordered: a closing formula alone is no other tone. */
async function byRules(
  before: TypedDraft,
  revising: Revising,
  ground: RevisionGround,
): Promise<DraftContent | null> {
  const content = await revisedByRules(before, revising, ground);
  const after = content && ({ kind: before.kind, content } as TypedDraft);
  const isOrdered =
    after && (revising.kind !== "tone" || orderFaults(revising, { before, after }).length === 0);
  return isOrdered ? content : null;
}

/** Makes the version before the newest one the next. */
export async function planUndo(
  { db }: { db: Database },
  clientId: string,
  draftId: string,
): Promise<(PlannedRevision & { kind: "planned"; to: number }) | { kind: "missing" | "nothing" }> {
  return db.asClient(clientId, async (tx) => {
    const row = await findDraft(tx, clientId, draftId);
    if (!row) return { kind: "missing" };
    const before = await versionBefore(tx, row);
    const earlier = before === null ? null : await findVersion(tx, row, before);
    if (!earlier) return { kind: "nothing" };
    const { title, source, model, content, version: to } = earlier;
    const revision = { draftId, of: row.version, next: { title, source, model, content } };
    return { kind: "planned", revision, draft: toDraft(row), isByModel: false, to };
  });
}

/**
 * Makes what stood before an order the next version, with the gaps that the customer has filled since; the order made
 * version `version` of version `from`. "edited" where more than gaps has changed since.
 */
export async function planTakeBack(
  { db }: { db: Database },
  clientId: string,
  draftId: string,
  { from, version }: { from: number; version: number },
): Promise<
  | (PlannedRevision & { kind: "planned"; to: number; isFilled: boolean })
  | { kind: "missing" | "nothing" | "edited" }
> {
  return db.asClient(clientId, async (tx) => {
    const row = await findDraft(tx, clientId, draftId);
    if (!row) return { kind: "missing" };
    const earlier = await findVersion(tx, row, from);
    if (!earlier || row.version < version) return { kind: "nothing" };
    const draft = toDraft(row);
    const { kind } = row;
    const ordered = row.version === version ? row : await findVersion(tx, row, version);
    const typed = (content: unknown) => ({ kind, content }) as TypedDraft;
    const filled = ordered && filledSince(typed(ordered.content), typed(row.content));
    if (!filled) return { kind: "edited" };
    const content = fillGaps(typed(earlier.content), filled);
    const { title, source, model, version: to } = earlier;
    const revision = { draftId, of: row.version, next: { title, source, model, content } };
    return { kind: "planned", revision, draft, isByModel: false, to, isFilled: filled.size > 0 };
  });
}

/** A draft that is to be revised, and what it was made from; `null` if the client has none with this id. */
async function readGround(tx: Queries, clientId: string, draftId: string) {
  const row = await findDraft(tx, clientId, draftId);
  if (!row) return null;
  const recipient = row.prospectId === null ? null : await findRecipient(tx, clientId, row.prospectId);
  const stored = profileValues((await loadProfile(tx, clientId)) ?? {});
  const profile = await profileFor(tx, clientId, recipient?.personaId ?? row.personaId, stored);
  return { row, profile, record: recipient?.record ?? null };
}

async function versionBefore(tx: Queries, { clientId, id, version }: DraftRow): Promise<number | null> {
  const [before] = await tx
    .select({ version: draftVersions.version })
    .from(draftVersions)
    .where(
      and(
        eq(draftVersions.clientId, clientId),
        eq(draftVersions.draftId, id),
        lt(draftVersions.version, version),
      ),
    )
    .orderBy(desc(draftVersions.version))
    .limit(1);
  return before?.version ?? null;
}

/** What rules wrote is of whoever wrote the rest of the draft. */
const withSource = ({ source, model }: DraftRow, content: DraftContent | null) =>
  content && { content, source, model };

function orderOf(revising: Revising): string {
  const { orders } = instructions.draft;
  return revising.kind === "tone" ? orders.tone(revisionReplies.tones[revising.tone]) : orders[revising.kind];
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
