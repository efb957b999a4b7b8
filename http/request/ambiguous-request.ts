import type { IncomingMessage, ServerResponse } from "node:http";
import { apiCopy } from "#app/content/api-copy.ts";
import type { Environment } from "#environment.ts";
import { brokenRequestHeaders } from "../security/broken-request.ts";

/** Maximum length of a request target, in characters. The longest target of the product is a tenth of it. */
const maxTargetLength = 4_096;

const codes = { 400: "bad_request", 414: "address_too_long" } as const;

/**
 * Refuses an ambiguous request, which a proxy in front could interpret differently from this server, and one whose
 * target is too long. Returns true when it has sent a response.
 */
export function refuseAmbiguous(
  environment: Pick<Environment, "isHttps">,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const status = refusalOf(request);
  if (status === null) return false;
  const code = codes[status];
  const body = Buffer.from(JSON.stringify({ error: { code, message: apiCopy.errors[code] } }));
  response
    .writeHead(status, {
      ...brokenRequestHeaders(environment),
      "Content-Type": "application/json",
      "Content-Length": body.length,
    })
    .end(body);
  return true;
}

/** RFC 9112 §2.3 (version), §3.2 (exactly one Host, equal to the host of an absolute target). */
function refusalOf({ httpVersion, rawHeaders, url = "" }: IncomingMessage): 400 | 414 | null {
  if (httpVersion !== "1.1" && httpVersion !== "1.0") return 400;
  const host = onlyHost(rawHeaders);
  // Node accepts some names that cannot be part of a URL, such as 1.2.3.4.5.
  if (host === null || !URL.canParse(`http://${host}`)) return 400;
  if (url.length > maxTargetLength) return 414;
  return url.startsWith("/") || isTargetAt(host, url) ? null : 400;
}

/** The value of the Host header; `null` unless there is exactly one. `headers` would show the first of several. */
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

function isTargetAt(host: string, target: string): boolean {
  const url = URL.parse(target);
  return (
    url !== null &&
    ["http:", "https:"].includes(url.protocol) &&
    url.username + url.password === "" &&
    url.host === URL.parse(`${url.protocol}//${host}`)?.host
  );
}
