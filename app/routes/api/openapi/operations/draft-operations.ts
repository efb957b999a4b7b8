import * as v from "valibot";
import { draftErrorCodes as codes } from "#app/drafts/drafts-protocol.ts";
import { exportFormats } from "#app/drafts/export/export-draft.server.ts";
import { draftQuota } from "#app/drafts/store/draft-quota.ts";
import { storageErrorCode } from "#app/storage/storage-refusal.ts";
import { jsonBody, type Operation, type Operations, parameter, pathParameter } from "../operation.ts";
import { errorWith, json, jsonOf } from "../responses.server.ts";

const draftId = pathParameter("id", v.pipe(v.string(), v.uuid()), "The id of the draft.");
const ofDraft = { tag: "drafts", parameters: [draftId], needs: "session" } as const;

/** What is wrong at each place: sentences in French. */
const places = { places: v.array(v.object({ path: v.string(), message: v.string() })) };
const invalid = v.union([errorWith([codes.invalidContent], places), errorWith(["invalid_body"])]);

const text = { schema: { type: "string" } };
const exported: Operation = {
  ...ofDraft,
  summary: "A draft as a file",
  description:
    "`csv` for searches, with semicolons, `eml` for e-mails and sequences. Each file names its origin. A mail has no recipient: nothing is sent.",
  parameters: [
    draftId,
    parameter("query", "format", v.picklist(exportFormats), "The format, which is required."),
    parameter("query", "mail", v.pipe(v.number(), v.integer()), "Of a sequence this mail alone, from 1."),
  ],
  answers: {
    200: {
      description: "The file.",
      headers: { "Content-Disposition": { required: true, schema: { type: "string" } } },
      content: { "text/plain": text, "text/markdown": text, "text/csv": text, "message/rfc822": text },
    },
  },
  errors: { 404: ["not_found"], 406: [codes.notAcceptable] },
};

const prospectOfList = parameter(
  "query",
  "prospectId",
  v.optional(v.pipe(v.string(), v.uuid())),
  "Only those for this prospect.",
);

export const draftOperations: Operations = {
  "/api/drafts": {
    get: {
      summary: "The drafts, the newest first",
      tag: "drafts",
      parameters: [prospectOfList],
      answers: {
        200: json(`All of them, at most ${draftQuota.drafts}, without their contents.`, "DraftList"),
      },
      errors: { 422: [codes.invalidQuery] },
      needs: "session",
    },
    post: {
      summary: "Make a draft from the profile",
      description: `With \`prospectId\` also from the record of that prospect, whom the draft then names; it goes with the record. The same key again is never refused. At most ${draftQuota.drafts} drafts, and 20 new ones a minute.`,
      tag: "drafts",
      body: jsonBody("NewDraft"),
      answers: {
        200: json("The draft that was made before under this key.", "DraftAnswer"),
        201: json("The draft, which is stored.", "DraftAnswer"),
      },
      errors: {
        400: ["invalid_json"],
        404: ["not_found"],
        409: [codes.noProfile, codes.keyReused, codes.draftsFull],
        422: ["invalid_body", codes.invalidKey],
        413: [storageErrorCode],
        429: [codes.tooManyDrafts],
        507: [storageErrorCode],
      },
      needs: "session",
    },
  },
  "/api/drafts/gaps": {
    put: {
      summary: "Keep what was written into gaps for the next drafts",
      description:
        "By the names of the gaps, such as `votre nom` or `créneau`. What the profile lacks goes there; what is about a recipient (`prénom`, `société`) is not kept. Counts as a change of the profile.",
      tag: "drafts",
      body: jsonBody("SavedGaps"),
      answers: { 204: { description: "It is kept." } },
      errors: {
        400: ["invalid_json"],
        409: [codes.noProfile],
        422: ["invalid_body"],
        429: [codes.tooManyChanges],
      },
      needs: "session",
    },
  },
  "/api/drafts/{id}": {
    get: {
      ...ofDraft,
      summary: "A draft",
      answers: { 200: json("The draft.", "DraftAnswer") },
      errors: { 404: ["not_found"] },
    },
    patch: {
      ...ofDraft,
      summary: "Save a draft",
      description:
        "Only the newest version can be changed; the former one is kept. Without a change there is no new version. At most 120 calls a minute, restorations included.",
      body: jsonBody("DraftChange"),
      answers: {
        200: json("The draft, which is stored.", "DraftAnswer"),
        409: json("Another change came first.", "StaleDraft"),
        422: jsonOf("Unprocessable Content: `invalid_content`, `invalid_body`", invalid),
      },
      errors: {
        400: ["invalid_json"],
        404: ["not_found"],
        413: [storageErrorCode],
        429: [codes.tooManySaves],
        507: [storageErrorCode],
      },
    },
    delete: {
      ...ofDraft,
      summary: "Delete a draft with its versions",
      answers: { 204: { description: "It is deleted." } },
      errors: { 404: ["not_found"] },
    },
  },
  "/api/drafts/{id}/export": { get: exported },
  "/api/drafts/{id}/sharing": {
    put: {
      ...ofDraft,
      summary: "Let the team read a draft, or no longer",
      description: "Colleagues read the newest version, and change nothing.",
      body: jsonBody("Sharing"),
      answers: { 200: json("Whether it is shared.", "Sharing") },
      errors: { 400: ["invalid_json"], 404: ["not_found"], 422: ["invalid_body"] },
    },
  },
  "/api/shared-drafts": {
    get: {
      summary: "What colleagues share, the newest first",
      tag: "drafts",
      parameters: [prospectOfList],
      answers: { 200: json("Without their contents; `by` is what the colleague is called.", "SharedList") },
      errors: { 422: [codes.invalidQuery] },
      needs: "session",
    },
  },
  "/api/shared-drafts/{id}": {
    get: {
      ...ofDraft,
      summary: "A draft that a colleague shares",
      answers: { 200: json("The draft.", "SharedDraft") },
      errors: { 404: ["not_found"] },
    },
  },
};
