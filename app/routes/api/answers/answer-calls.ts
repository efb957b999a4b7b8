import { apiCopy } from "#app/content/api-copy.ts";
import { jsonError } from "#http/json-error.ts";

/** The 404 for an id that is none of the client's messages. */
export const noSuchMessage = (): Response => jsonError(404, "not_found", apiCopy.errors.not_found);
