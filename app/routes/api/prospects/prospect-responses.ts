import { apiCopy } from "#app/content/api-copy.ts";
import { jsonError } from "#http/json-error.ts";

const copy = apiCopy.prospects;

/** The 404 for an id that the client's team has no prospect with. */
export const noSuchProspect = (): Response => jsonError(404, "not_found", copy.missing);
