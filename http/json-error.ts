/** An error of the HTTP interface, as `{ error: { code, message } }`. interface.md "HTTP interface". */
export function jsonError(status: number, code: string, message: string, headers?: HeadersInit): Response {
  return Response.json({ error: { code, message } }, { status, headers });
}
