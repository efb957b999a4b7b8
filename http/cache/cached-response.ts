import { createHash } from "node:crypto";
import { type Bodies, chooseEncoding, type Encoding } from "./encoding.ts";

/** A response in memory, the same for everybody, with one variant for each content encoding. */
export type CachedResponse = { identity: Variant } & Partial<Record<Encoding, Variant>>;

/** `full` are the headers of a 200, `notModified` those of a 304. */
type Variant = { etag: string; body: Uint8Array; full: FixedHeaders; notModified: FixedHeaders };

/** Created once and never changed: the object is the same for every response, so it can be a key of a WeakMap. */
export type FixedHeaders = Readonly<Record<string, string>>;

/**
 * Prepares a response for the cache. `headers` describe the content; the headers of every response are added when it
 * is sent. The ETags depend on the headers and the body.
 */
export function cacheResponse(headers: Record<string, string>, bodies: Bodies): CachedResponse {
  const hash = createHash("sha256").update(JSON.stringify(headers)).update(bodies.identity);
  const version = hash.digest("base64url").slice(0, 22);
  const { identity, br, gzip } = bodies;
  return {
    identity: variantOf(headers, identity, `"${version}"`),
    ...(br && { br: variantOf(headers, br, `"${version}-br"`, "br") }),
    ...(gzip && { gzip: variantOf(headers, gzip, `"${version}-gzip"`, "gzip") }),
  };
}

function variantOf(headers: FixedHeaders, body: Uint8Array, etag: string, encoding?: Encoding): Variant {
  const notModified = { ...headers, ETag: etag, Vary: "Accept-Encoding" };
  const full = {
    ...notModified,
    "Content-Length": String(body.length),
    ...(encoding && { "Content-Encoding": encoding }),
  };
  return { etag, body, full, notModified };
}

/** The parts of a request that select the response. */
export type Preferences = { method: string; acceptEncoding: string | null; ifNoneMatch: string | null };

type Selected = { status: 200 | 304; headers: FixedHeaders; body: Uint8Array | null };

/** The variant that the client prefers: 304 when the client has it already, without a body for HEAD. */
export function selectResponse(
  cached: CachedResponse,
  { method, acceptEncoding, ifNoneMatch }: Preferences,
): Selected {
  const variant = cached[chooseEncoding(acceptEncoding, cached)] ?? cached.identity;
  if (matchesTag(ifNoneMatch, variant.etag)) return { status: 304, headers: variant.notModified, body: null };
  return { status: 200, headers: variant.full, body: method === "HEAD" ? null : variant.body };
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
