import type { IncomingMessage, ServerResponse } from "node:http";
import type { Environment } from "../environment.ts";
import { brokenRequestHeaders } from "./security-headers.ts";

/** The longest target that a request line may name, in characters. Our longest is a tenth of it. */
const longestTarget = 4_096;

const refusals = {
  400: { code: "bad_request", message: "La requête est mal formée." },
  414: { code: "address_too_long", message: "L’adresse demandée est trop longue." },
};

/**
 * Refuses a request that a proxy in front and this server could read in two ways, or whose address is too long to be
 * ours, before anything looks at it. Returns false for every other request, which is not answered yet.
 */
export function refuseUnclear(
  environment: Pick<Environment, "isHttps">,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const status = judge(request);
  if (status === null) return false;
  const body = Buffer.from(JSON.stringify({ error: refusals[status] }));
  response
    .writeHead(status, {
      ...brokenRequestHeaders(environment),
      "Content-Type": "application/json",
      "Content-Length": body.length,
    })
    .end(body);
  return true;
}

/** RFC 9112 §2.3 (versions), §3.2 (one Host line, and the same host as in a target that names one). */
function judge({ httpVersion, rawHeaders, url = "" }: IncomingMessage): 400 | 414 | null {
  if (httpVersion !== "1.1" && httpVersion !== "1.0") return 400;
  const host = onlyHost(rawHeaders);
  // Some names that Node lets through are no host to anybody else, such as 1.2.3.4.5.
  if (host === null || !URL.canParse(`http://${host}`)) return 400;
  if (url.length > longestTarget) return 414;
  return url.startsWith("/") || isAt(host, url) ? null : 400;
}

/** The Host line as it came; `null` when there is none or more than one, of which Node shows the first alone. */
function onlyHost(rawHeaders: readonly string[]): string | null {
  let host: string | null = null;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? "";
    if (name.length !== 4 || name.toLowerCase() !== "host") continue;
    if (host !== null) return null;
    host = rawHeaders[index + 1] ?? "";
  }
  return host;
}

function isAt(host: string, target: string): boolean {
  const named = URL.parse(target);
  return (
    named !== null &&
    ["http:", "https:"].includes(named.protocol) &&
    named.username + named.password === "" &&
    named.host === URL.parse(`${named.protocol}//${host}`)?.host
  );
}
