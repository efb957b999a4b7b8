/** The one shape of an error for programs: `{ error: { code, message } }`. interface.md "HTTP interface". */
export function jsonError(status: number, code: string, message: string, headers?: HeadersInit): Response {
  return Response.json({ error: { code, message } }, { status, headers });
}
