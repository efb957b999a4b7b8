import { apiCopy } from "#app/content/api-copy.ts";
import type { Environment } from "#environment.ts";
import { jsonError } from "../json-error.ts";
import { barePolicy } from "./content-security-policy.ts";
import { headersFor } from "./security-headers.ts";

type Scheme = Pick<Environment, "isHttps">;

/** The headers of a response to a request that never reaches the application. */
export function brokenRequestHeaders(environment: Scheme): Record<string, string> {
  return {
    ...headersFor(environment),
    "Content-Security-Policy": barePolicy,
    "Cache-Control": "no-store",
    Connection: "close",
  };
}

/** The response to a request whose URL cannot be parsed: a missing or malformed Host, another scheme. */
export function brokenRequest(environment: Scheme): Response {
  return jsonError(400, "bad_request", apiCopy.errors.bad_request, brokenRequestHeaders(environment));
}

/** The raw response to bytes that Node cannot read as a request: no HTTP, too large or too slow. */
export function rawBrokenRequest(environment: Scheme, status: string): string {
  const lines = Object.entries({ ...brokenRequestHeaders(environment), "Content-Length": "0" });
  return [`HTTP/1.1 ${status}`, ...lines.map(([name, value]) => `${name}: ${value}`), "", ""].join("\r\n");
}
