/** Whether the caller of a page's form wants JSON; a browser that submits the form itself accepts HTML. */
export function wantsJson(request: Request): boolean {
  const accept = request.headers.get("Accept") ?? "";
  return request.method === "POST" && accept.includes("application/json") && !accept.includes("text/html");
}
