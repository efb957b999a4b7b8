import * as v from "valibot";
import { profileFields } from "#app/profile/profile-field.ts";
import { contentSchemas } from "./draft-content.ts";
import { type DraftKind, draftKinds, draftSources, draftsPath } from "./draft-kind.ts";

// The wire format of drafts, for server, browser and tests. docs/product/interface.md "HTTP interface".

export const gapsPath = `${draftsPath}/gaps` as const;
export const draftPath = (id: string) => `${draftsPath}/${id}` as const;
export const editorPath = (id: string) => `${draftPath(id)}/editor` as const;
export const versionsPath = (id: string) => `${draftPath(id)}/versions` as const;
export const versionPath = (id: string, version: number) => `${versionsPath(id)}/${version}` as const;
export const restorePath = (id: string, version: number) => `${versionPath(id, version)}/restore` as const;

const moment = v.pipe(v.string(), v.isoTimestamp());
const count = v.pipe(v.number(), v.integer(), v.minValue(1));

const described = {
  title: v.string(),
  version: count,
  source: v.picklist(draftSources),
  /** The name of the model that wrote it; absent of a template, and of drafts before it was kept. */
  model: v.optional(v.string()),
};

const id = v.pipe(v.string(), v.uuid());

/** The prospect that a draft is for, as the record names it now; `contact` is "" if the person is unknown. */
export const DraftRecipient = v.object({ id, company: v.string(), contact: v.string() });
export type DraftRecipient = v.InferOutput<typeof DraftRecipient>;

/** A draft without its content. `version` is 1 for a new draft and grows by one with each change. */
export const DraftSummary = v.object({
  id,
  kind: v.picklist(draftKinds),
  ...described,
  /** Absent of a draft for anybody. */
  prospect: v.optional(DraftRecipient),
  /** The id of the persona that it is for; absent of a draft for the profile's, and for a prospect. */
  persona: v.optional(id),
  createdAt: moment,
  updatedAt: moment,
});
export type DraftSummary = v.InferOutput<typeof DraftSummary>;

const draftOf = <Kind extends DraftKind>(kind: Kind) =>
  v.object({ ...DraftSummary.entries, kind: v.literal(kind), content: contentSchemas[kind] });

/** A draft with the content of its kind. */
export const Draft = v.variant("kind", [
  draftOf("email"),
  draftOf("sequence"),
  draftOf("search"),
  draftOf("call_script"),
  draftOf("plan"),
]);
export type Draft = v.InferOutput<typeof Draft>;

/**
 * The response to `POST /api/drafts`, and to `GET` and `PATCH /api/drafts/{id}`. A save adds `room`, the bytes that are
 * left for drafts, once 80 % of the quota are used.
 */
export const DraftAnswer = v.object({ draft: Draft, room: v.optional(v.pipe(v.number(), v.minValue(0))) });
export type DraftAnswer = v.InferOutput<typeof DraftAnswer>;

/** A draft that a colleague shares, and what they are called. */
export const SharedSummary = v.object({ ...DraftSummary.entries, by: v.string() });
export type SharedSummary = v.InferOutput<typeof SharedSummary>;

/** The response to `GET /api/shared-drafts`: what colleagues share, the newest first. */
export const SharedList = v.object({ drafts: v.array(SharedSummary) });
export type SharedList = v.InferOutput<typeof SharedList>;

/** The response to `GET /api/shared-drafts/{id}`. */
export const SharedDraft = v.object({ draft: Draft, by: v.string() });
export type SharedDraft = v.InferOutput<typeof SharedDraft>;

/** The body of `PUT /api/drafts/{id}/sharing`, and its response. */
export const Sharing = v.object({ shared: v.boolean() });
export type Sharing = v.InferOutput<typeof Sharing>;

/** The response to `GET /api/drafts/{id}/editor`: a draft, and what its editor shows beside it. */
export const OpenedDraft = v.object({
  draft: Draft,
  /** The fields of the profile that shape this kind of work, in the order of the form. */
  usedFields: v.array(v.picklist(profileFields)),
  /** What was written into gaps before, by their keys. */
  answers: v.record(v.string(), v.string()),
  /** What the linter knows of the sender. */
  profile: v.object({
    company_name: v.optional(v.string()),
    tone: v.optional(v.string()),
    banned_phrases: v.optional(v.string()),
  }),
  /** The bytes that are left for drafts, once it is time to tell; else `null`. */
  room: v.nullable(v.number()),
  /** True while colleagues may read it; `null` for who works alone. */
  shared: v.nullable(v.boolean()),
});
export type OpenedDraft = v.InferOutput<typeof OpenedDraft>;

/** The 409 for a version that is not the newest: the newest draft. */
export const StaleDraft = v.object({
  error: v.object({ code: v.literal("stale_version"), message: v.string() }),
  draft: Draft,
});
export type StaleDraft = v.InferOutput<typeof StaleDraft>;

/** The response to `GET /api/drafts`: every draft of the client, the newest first. */
export const DraftList = v.object({ drafts: v.array(DraftSummary) });
export type DraftList = v.InferOutput<typeof DraftList>;

/** An earlier version of a draft; `createdAt` is when it was saved. */
export const VersionSummary = v.object({ ...described, createdAt: moment });
export type VersionSummary = v.InferOutput<typeof VersionSummary>;

/** The response to `GET /api/drafts/{id}/versions`: the earlier versions that are kept, the newest first. */
export const VersionList = v.object({ versions: v.array(VersionSummary) });
export type VersionList = v.InferOutput<typeof VersionList>;

/** The response to `GET /api/drafts/{id}/versions/{version}`; the draft's kind says which content it is. */
export const VersionAnswer = v.object({
  version: v.object({ ...VersionSummary.entries, content: v.union(Object.values(contentSchemas)) }),
});
export type VersionAnswer = v.InferOutput<typeof VersionAnswer>;

/** The `code` of each error with which the drafts API refuses a request. */
export const draftErrorCodes = {
  invalidKey: "invalid_key",
  invalidContent: "invalid_content",
  invalidQuery: "invalid_query",
  noProfile: "no_profile",
  keyReused: "key_reused",
  /** The client has as many drafts as are stored. */
  draftsFull: "drafts_full",
  /** The response is a `StaleDraft`. */
  stale: "stale_version",
  tooManyDrafts: "too_many_drafts",
  tooManySaves: "too_many_saves",
  /** The profile was changed too often. */
  tooManyChanges: "too_many_changes",
  notAcceptable: "not_acceptable",
} as const;
