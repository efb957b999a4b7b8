import * as v from "valibot";
import { draftErrorCodes as codes } from "#app/drafts/drafts-protocol.ts";
import { draftQuota } from "#app/drafts/store/draft-quota.ts";
import { storageErrorCode } from "#app/storage/storage-refusal.ts";
import { jsonBody, type Operations, pathParameter } from "../operation.ts";
import { json } from "../responses.server.ts";

const draftId = pathParameter("id", v.pipe(v.string(), v.uuid()), "The id of the draft.");
const version = pathParameter(
  "version",
  v.pipe(v.number(), v.integer(), v.minValue(1)),
  "The number of an earlier version.",
);
const ofVersion = { tag: "drafts", parameters: [draftId, version], needs: "session" } as const;

export const draftVersionOperations: Operations = {
  "/api/drafts/{id}/editor": {
    get: {
      summary: "A draft with what an editor shows beside it",
      tag: "drafts",
      parameters: [draftId],
      answers: { 200: json("The draft, and what its editor knows.", "OpenedDraft") },
      errors: { 404: ["not_found"] },
      needs: "session",
    },
  },
  "/api/drafts/{id}/versions": {
    get: {
      summary: "The earlier versions of a draft, the newest first",
      description: `At most ${draftQuota.versions}. Above that, those that were replaced soonest are dropped; the first and the latest ten stay.`,
      tag: "drafts",
      parameters: [draftId],
      answers: { 200: json("The versions that are kept, without their contents.", "VersionList") },
      errors: { 404: ["not_found"] },
      needs: "session",
    },
  },
  "/api/drafts/{id}/versions/{version}": {
    get: {
      ...ofVersion,
      summary: "An earlier version of a draft",
      answers: { 200: json("The version with its content.", "VersionAnswer") },
      errors: { 404: ["not_found"] },
    },
  },
  "/api/drafts/{id}/versions/{version}/restore": {
    post: {
      ...ofVersion,
      summary: "Make an earlier version the newest",
      description: "The version that it replaces is kept. Counts as a save.",
      body: jsonBody("Restoration"),
      answers: {
        200: json("The draft, whose version is new.", "DraftAnswer"),
        409: json("Another change came first.", "StaleDraft"),
      },
      errors: {
        400: ["invalid_json"],
        404: ["not_found"],
        422: ["invalid_body"],
        413: [storageErrorCode],
        429: [codes.tooManySaves],
        507: [storageErrorCode],
      },
    },
  },
};
