import { apiCopy } from "#app/content/api-copy.ts";

/** An error of the HTTP interface, as `{ error: { code, message } }`. interface.md "HTTP interface". */
export function jsonError(
  status: number,
  code: string,
  message: string,
  headers?: HeadersInit,
  more: Record<string, string> = {},
): Response {
  return Response.json({ error: { code, message, ...more } }, { status, headers });
}

/** The answer to a request that failed unexpectedly, with the id by which operators find it. */
export const unexpected = (requestId: string): Response =>
  jsonError(500, "internal", apiCopy.errors.internal, {}, { requestId });
