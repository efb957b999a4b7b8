import { isDeepStrictEqual } from "node:util";
import { and, count, eq } from "drizzle-orm";
import type { ProfileValues } from "#app/profile/profile-field.ts";
import { loadProfile } from "#app/profile/profile-store.server.ts";
import { profileValues } from "#app/profile/profile-values.ts";
import { type NoRoom, requireRoom, storeWithinQuota } from "#app/storage/storage-use.server.ts";
import type { Criteria } from "#app/targeting/criteria.ts";
import { findPersona, profileFor } from "#app/targeting/personas/targets.server.ts";
import { savedCriteria } from "#app/targeting/store/targeting.server.ts";
import type { Queries } from "#db/open-database.server.ts";
import { drafts } from "#db/schema.ts";
import { Gate } from "#limits/gate.ts";
import { consume, refund } from "#limits/limits.server.ts";
import type { NewDraft } from "../draft-bodies.ts";
import type { DraftContents } from "../draft-content.ts";
import type { DraftKind } from "../draft-kind.ts";
import type { Draft } from "../drafts-protocol.ts";
import type { DraftProspect } from "../facts/prospect-facts.ts";
import { contentFromProfile, type DraftGround, draftTitle } from "../templates/make-draft.ts";
import { draftQuota } from "./draft-quota.ts";
import { draftLimitsOf } from "./draft-rates.server.ts";
import { findRecipient, type Recipient } from "./draft-recipient.server.ts";
import { type DraftServices, draftColumns, isReadable, toDraft } from "./draft-rows.server.ts";
import { lockClient } from "./next-version.server.ts";

export type CreatedDraft =
  | { kind: "created" | "repeated"; draft: Draft }
  /** The key belongs to a draft of another kind or prospect, or to one that can no longer be read. */
  | { kind: "conflict" }
  /** The client's team has no such prospect. */
  | { kind: "no-prospect" }
  /** The client's team has no such persona. */
  | { kind: "no-persona" }
  /** There is no saved profile to make it from. */
  | { kind: "no-profile" }
  /** The client has as many drafts as `draftQuota` allows. */
  | { kind: "full" }
  /** The rate limit is reached; `retryAfter` is in whole seconds. */
  | { kind: "limited"; retryAfter: number }
  | NoRoom;

/**
 * The content of a new draft from elsewhere than the templates, with the name of the model that wrote it; `null` if there
 * is none, so that the template serves. Never rejects. It may take its time: nothing of the database is held meanwhile.
 */
export type FillDraft = <Kind extends DraftKind>(
  kind: Kind,
  profile: Readonly<ProfileValues>,
  record: Readonly<DraftProspect> | null,
) => Promise<FilledDraft<Kind> | null>;

/** What a model wrote, and its name. */
export type FilledDraft<Kind extends DraftKind = DraftKind> = { content: DraftContents[Kind]; model: string };

/** One creation of a client at a time on this node, so that a repeated key is found, counts no hit and fills nothing. */
const gate = new Gate(1);

/**
 * Makes ready-made work of this kind from the client's profile, or for a persona, and from the record of the prospect that it is
 * for if one is named, with what that one's persona says; filled by `fill` if that succeeds, else by the template, which opens a mail with `situation`. `key` is an idempotency key: the same key, kind,
 * prospect and persona again return the draft as it is now, and are never refused.
 */
export async function createDraft(
  services: DraftServices,
  clientId: string,
  wish: NewDraft,
  fill: FillDraft = async () => null,
  { situation = null }: Pick<DraftGround, "situation"> = {},
): Promise<CreatedDraft> {
  return gate.run(clientId, async () => {
    const { db, environment } = services;
    const due = await db.asClient(clientId, (tx) => dueDraft(tx, clientId, wish));
    if (due.kind !== "due") return due;

    const limits = draftLimitsOf(environment.authSecret, clientId, "drafts");
    const consumed = await consume(db.asOwner, limits);
    if (!consumed.ok) return { kind: "limited", retryAfter: consumed.retryAfter };
    const filled = await fill(wish.kind, due.profile, due.prospect?.record ?? null);
    const ready = { ...due, ...writtenFor(wish.kind, due, { filled, situation }) };
    const created = await storeWithinQuota(services, clientId, (tx) =>
      storeDraft(tx, clientId, wish, ready, { filled, situation }),
    );
    if (created.kind !== "created") await refund(db.asOwner, limits, consumed.ids);
    return created;
  });
}

type Written = { title: string; content: DraftContents[DraftKind] };
type Means = { filled: FilledDraft | null; situation: string | null };

/**
 * The title and content of a draft of what is due. Call it before the transaction that stores them: the first template of a
 * process reads a lexicon, which takes a slow machine longer than a transaction may be idle (`idleTimeout`).
 */
function writtenFor(
  kind: DraftKind,
  { profile, targeting, prospect }: Pick<Due, "profile" | "targeting" | "prospect">,
  { filled, situation }: Means,
): Written {
  const record = prospect?.record ?? null;
  return {
    title: draftTitle(kind, profile, record),
    content: filled?.content ?? contentFromProfile(kind, profile, { record, targeting, situation }),
  };
}

type Due = {
  kind: "due";
  profile: ProfileValues;
  /** Whose searches it is about: as it was saved, or that of the persona; `null` while it follows the profile. */
  targeting: Criteria | null;
  prospect: Recipient | null;
};

/** What to make a draft from, or why none is to be made. With `lock`, its prospect stays until the transaction ends. */
async function dueDraft(
  tx: Queries,
  clientId: string,
  wish: NewDraft,
  { lock = false } = {},
): Promise<Due | CreatedDraft> {
  const earlier = await draftWithKey(tx, clientId, wish);
  if (earlier) return earlier;
  const { prospectId, personaId } = wish;
  const persona = personaId === undefined ? null : await findPersona(tx, clientId, personaId);
  if (personaId !== undefined && !persona) return { kind: "no-persona" };
  const prospect = prospectId === undefined ? null : await findRecipient(tx, clientId, prospectId, { lock });
  if (prospectId !== undefined && !prospect) return { kind: "no-prospect" };
  const profile = await loadProfile(tx, clientId);
  if (!profile) return { kind: "no-profile" };
  const [stored] = await tx.select({ count: count() }).from(drafts).where(eq(drafts.clientId, clientId));
  if ((stored?.count ?? 0) >= draftQuota.drafts) return { kind: "full" };
  const targeting =
    wish.kind === "search" ? (persona?.criteria ?? (await savedCriteria(tx, clientId))) : null;
  const values = await profileFor(
    tx,
    clientId,
    prospect?.personaId ?? personaId ?? null,
    profileValues(profile),
  );
  return { kind: "due", profile: values, targeting, prospect };
}

async function draftWithKey(
  tx: Queries,
  clientId: string,
  { key, kind, prospectId, personaId }: NewDraft,
): Promise<CreatedDraft | null> {
  const [found] = await tx
    .select(draftColumns)
    .from(drafts)
    .where(and(eq(drafts.clientId, clientId), eq(drafts.key, key)));
  if (!found) return null;
  const isSame =
    found.kind === kind &&
    found.prospectId === (prospectId?.toLowerCase() ?? null) &&
    found.personaId === (personaId ?? null);
  return isSame && isReadable(found) ? { kind: "repeated", draft: toDraft(found) } : { kind: "conflict" };
}

async function storeDraft(
  tx: Queries,
  clientId: string,
  wish: NewDraft,
  { title, content, ...before }: Due & Written,
  means: Means,
): Promise<CreatedDraft> {
  const { key, kind } = wish;
  const { filled } = means;
  // Two nodes could otherwise exceed the quota, or meet in the key.
  await lockClient(tx, clientId);
  const due = await dueDraft(tx, clientId, wish, { lock: true });
  if (due.kind !== "due") return due;
  const { prospect } = due;
  // Somebody may have changed what it is made from since.
  const written = isDeepStrictEqual(due, before) ? { title, content } : writtenFor(kind, due, means);

  const now = new Date();
  const [row] = await tx
    .insert(drafts)
    .values({
      clientId,
      key,
      kind,
      ...written,
      source: filled ? "model" : "template",
      model: filled?.model || null,
      teamId: prospect?.teamId ?? null,
      prospectId: prospect?.id ?? null,
      personaId: wish.personaId ?? null,
      createdAt: now,
      updatedAt: now,
    })
    .returning(draftColumns);
  if (!row) throw new Error("The database did not return the stored draft.");
  await requireRoom(tx, "work");
  return { kind: "created", draft: toDraft(row) };
}
