import { createHash } from "node:crypto";
import { type Bodies, chooseEncoding, type Encoding } from "./encoding.server.ts";

/**
 * A response in memory, the same for everybody, with one variant for each content encoding. `route` is the pattern of the
 * route that made it.
 */
export type CachedResponse = { status: Status; route: string; identity: Variant } & Partial<
  Record<Encoding, Variant>
>;

type Status = 200 | 404;

/** `full` are the headers of a complete response, `notModified` those of a 304; `etag` is `null` for a 404. */
type Variant = { etag: string | null; body: Uint8Array; full: FixedHeaders; notModified: FixedHeaders };

/** Created once and never changed: the object is the same for every response, so it can be a key of a WeakMap. */
export type FixedHeaders = Readonly<Record<string, string>>;

/**
 * Prepares a response for the cache. `headers` describe the content; the headers of every response are added when it
 * is sent. The ETags depend on the headers and the body; a 404 has none, because conditions do not apply to it (RFC 9110
 * §13.2.1).
 */
export function cacheResponse(
  headers: Record<string, string>,
  bodies: Bodies,
  { status = 200, route }: { status?: Status; route: string },
): CachedResponse {
  const hash = createHash("sha256").update(JSON.stringify(headers)).update(bodies.identity);
  const version = hash.digest("base64url").slice(0, 22);
  const { identity, br, gzip } = bodies;
  const tag = (suffix: string) => (status === 200 ? `"${version}${suffix}"` : null);
  return {
    status,
    route,
    identity: variantOf(headers, identity, tag("")),
    ...(br && { br: variantOf(headers, br, tag("-br"), "br") }),
    ...(gzip && { gzip: variantOf(headers, gzip, tag("-gzip"), "gzip") }),
  };
}

function variantOf(
  headers: FixedHeaders,
  body: Uint8Array,
  etag: string | null,
  encoding?: Encoding,
): Variant {
  const notModified = { ...headers, ...(etag !== null && { ETag: etag }), Vary: "Accept-Encoding" };
  const full = {
    ...notModified,
    "Content-Length": String(body.length),
    ...(encoding && { "Content-Encoding": encoding }),
  };
  return { etag, body, full, notModified };
}

/** The parts of a request that select the response. */
export type Preferences = { method: string; acceptEncoding: string | null; ifNoneMatch: string | null };

type Selected = { status: Status | 304; headers: FixedHeaders; body: Uint8Array | null };

/** The variant that the client prefers: 304 when the client has it already, without a body for HEAD. */
export function selectResponse(
  cached: CachedResponse,
  { method, acceptEncoding, ifNoneMatch }: Preferences,
): Selected {
  const variant = cached[chooseEncoding(acceptEncoding, cached)] ?? cached.identity;
  if (variant.etag !== null && matchesTag(ifNoneMatch, variant.etag))
    return { status: 304, headers: variant.notModified, body: null };
  return { status: cached.status, headers: variant.full, body: method === "HEAD" ? null : variant.body };
}

/** The same as a `Response`. */
export function respondFromCache(cached: CachedResponse, method: string, request: Headers): Response {
  const { status, headers, body } = selectResponse(cached, {
    method,
    acceptEncoding: request.get("Accept-Encoding"),
    ifNoneMatch: request.get("If-None-Match"),
  });
  return new Response(body as Uint8Array<ArrayBuffer> | null, { status, headers: { ...headers } });
}

/** RFC 9110 §13.1.2. The comparison is weak, because a proxy may have marked our ETag as weak. */
function matchesTag(ifNoneMatch: string | null, etag: string): boolean {
  if (ifNoneMatch === null) return false;
  return (
    ifNoneMatch.trim() === "*" ||
    ifNoneMatch.split(",").some((candidate) => candidate.trim().replace(/^W\//, "") === etag)
  );
}
