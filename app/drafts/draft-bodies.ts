import * as v from "valibot";
import { line } from "./draft-content.ts";
import { draftKinds, prospectDraftKinds } from "./draft-kind.ts";
import { draftErrorCodes } from "./drafts-protocol.ts";
import { gapLimits } from "./gaps/gap-name.ts";

// What a client sends, apart from drafts-protocol.ts so that no page loads it: browsers need only the types.

/** The query of `GET /api/drafts`: the drafts for one prospect, or all. */
export const ListQuery = v.object({ prospectId: v.optional(v.pipe(v.string(), v.length(36), v.uuid())) });

/** A text of one line that is not blank, of at most `max` code points. */
const gapText = (max: number) => v.pipe(line(max), v.minLength(1));

/** A version of a draft, as PostgreSQL's integer. */
const Version = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647));

/**
 * The body of `POST /api/drafts`; `key` makes it idempotent, `prospectId` makes it for that prospect of the client's team,
 * `personaId` for anybody of that persona. docs/product/interface.md "HTTP interface".
 */
export const NewDraft = v.pipe(
  v.object({
    key: v.pipe(v.string(), v.length(36, draftErrorCodes.invalidKey), v.uuid(draftErrorCodes.invalidKey)),
    kind: v.picklist(draftKinds),
    prospectId: v.optional(v.pipe(v.string(), v.length(36), v.uuid())),
    personaId: v.optional(v.pipe(v.string(), v.length(36), v.uuid(), v.toLowerCase())),
  }),
  v.check(({ prospectId, personaId }) => prospectId === undefined || personaId === undefined),
  v.check(
    ({ kind, prospectId }) =>
      prospectId === undefined || (prospectDraftKinds as readonly string[]).includes(kind),
  ),
);
export type NewDraft = v.InferOutput<typeof NewDraft>;

/**
 * The body of `PATCH /api/drafts/{id}`. `version` is the one that was edited. The content is judged by `parseContent`
 * and the title by `parseTitle`; without a title the draft keeps its own.
 */
export const DraftChange = v.object({
  version: Version,
  content: v.unknown(),
  title: v.optional(v.string()),
});
export type DraftChange = v.InferOutput<typeof DraftChange>;

/** The body of `PUT /api/drafts/gaps`: what was written into gaps, by their names, to keep it for the next drafts. */
export const SavedGaps = v.object({
  gaps: v.pipe(
    v.array(v.object({ name: gapText(gapLimits.name), value: gapText(gapLimits.value) })),
    v.minLength(1),
    v.maxLength(gapLimits.gaps),
  ),
});
export type SavedGap = v.InferOutput<typeof SavedGaps>["gaps"][number];

/** The body of `POST /api/drafts/{id}/versions/{version}/restore`: the version that it replaces. */
export const Restoration = v.object({ version: Version });
export type Restoration = v.InferOutput<typeof Restoration>;
