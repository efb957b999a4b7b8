import { apiCopy } from "#app/content/api-copy.ts";
import { jsonError } from "#http/json-error.ts";

/** Answers every other path under /api/, for any method. */
function notFound(): Response {
  return jsonError(404, "not_found", apiCopy.errors.not_found);
}

export const loader = notFound;
export const action = notFound;
