import { jsonError } from "../../../http/json-error.ts";

/** Answers every other path under /api/, for any method. */
function notFound(): Response {
  return jsonError(404, "not_found", "Cette adresse n’existe pas.");
}

export const loader = notFound;
export const action = notFound;
