import * as v from "valibot";
import { apiCopy } from "~/content/api-copy.ts";
import { jsonError } from "../../../../http/json-error.ts";

const Id = v.pipe(v.string(), v.length(36), v.uuid());

/** The id of the message in the path; `null` for one that no message can have. */
export function messageIdIn(params: Record<string, string | undefined>): string | null {
  return v.is(Id, params.id) ? params.id : null;
}

/** The 404 for an id that is none of the client's messages. */
export const noSuchMessage = (): Response => jsonError(404, "not_found", apiCopy.errors.not_found);
