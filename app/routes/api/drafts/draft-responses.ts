import { apiCopy } from "#app/content/api-copy.ts";
import {
  draftErrorCodes as codes,
  type Draft,
  type DraftAnswer,
  type StaleDraft,
} from "#app/drafts/drafts-protocol.ts";
import type { ContentError } from "#app/drafts/parse-content.ts";
import type { NotStored, StoredDraft } from "#app/drafts/store/next-version.server.ts";
import { noRoom } from "#app/endpoints/no-room.ts";
import { tooOften } from "#app/endpoints/too-often.server.ts";
import type { Services } from "#app/services.server.ts";
import { roomToTell } from "#app/storage/storage-quota.ts";
import { jsonError } from "#http/json-error.ts";

const copy = apiCopy.drafts;

/** The response with a draft. */
export const draftAnswer = (draft: Draft, status = 200): Response =>
  Response.json({ draft } satisfies DraftAnswer, { status });

/** The response with a draft that was saved or restored, and the room that is left, once it is time to tell. */
export function savedAnswer({ draft, use }: StoredDraft): Response {
  const room = roomToTell(use, "work");
  return Response.json({ draft, ...(room !== null && { room }) } satisfies DraftAnswer);
}

/** The 404 for an id that this client has no draft with. */
export const noSuchDraft = (): Response => jsonError(404, "not_found", copy.missing);

/** The 404 for a version that is not kept. */
export const noSuchVersion = (): Response => jsonError(404, "not_found", copy.missingVersion);

/** Enough to mark in a form; a content of 64 kB can have thousands of errors. */
const maxPlaces = 20;
const maxPath = 100;

/** The 422 for a content: a sentence, and the places that are wrong with a sentence each. */
export function invalidContent(errors: readonly ContentError[]): Response {
  const places = errors
    .slice(0, maxPlaces)
    .map(({ path, message }) => ({ path: path.slice(0, maxPath), message }));
  const message = places[0]?.message ?? "";
  return Response.json({ error: { code: codes.invalidContent, message, places } }, { status: 422 });
}

/** The response to a change that was not stored; `missing` is that of a draft or version which does not exist. */
export function notStored(
  services: Pick<Services, "db" | "environment" | "log">,
  clientId: string,
  reason: NotStored,
  missing: () => Response,
): Response | Promise<Response> {
  switch (reason.kind) {
    case "missing":
      return missing();
    case "stale":
      return staleDraft(reason.draft);
    case "limited":
      return tooOften(services, clientId, {
        limit: "draft_saves",
        code: codes.tooManySaves,
        retryAfter: reason.retryAfter,
      });
    case "no-room":
      return noRoom(reason);
  }
}

function staleDraft(draft: Draft): Response {
  const error = { code: codes.stale, message: copy.stale };
  return Response.json({ error, draft } satisfies StaleDraft, { status: 409 });
}
