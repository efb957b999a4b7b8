import { createHash } from "node:crypto";
import { type Bodies, chooseEncoding, type Encoding } from "./encoding.ts";

/** An answer kept in memory, the same for everybody, made ready for each form that it may travel in. */
export type CachedResponse = { identity: Form } & Partial<Record<Encoding, Form>>;

type Form = { etag: string; body: Uint8Array; whole: FixedHeaders; unchanged: FixedHeaders };

/** Made once and never changed: the same object every time, by which others may remember what they make of it. */
export type FixedHeaders = Readonly<Record<string, string>>;

/**
 * Keeps the answer. `headers` are those that speak of the content; what holds for every answer is added elsewhere.
 * The tags follow the headers and the body: another content has others.
 */
export function cacheResponse(headers: Record<string, string>, bodies: Bodies): CachedResponse {
  const hash = createHash("sha256").update(JSON.stringify(headers)).update(bodies.identity);
  const version = hash.digest("base64url").slice(0, 22);
  const { identity, br, gzip } = bodies;
  return {
    identity: formOf(headers, identity, `"${version}"`),
    ...(br && { br: formOf(headers, br, `"${version}-br"`, "br") }),
    ...(gzip && { gzip: formOf(headers, gzip, `"${version}-gzip"`, "gzip") }),
  };
}

function formOf(headers: FixedHeaders, body: Uint8Array, etag: string, encoding?: Encoding): Form {
  const unchanged = { ...headers, ETag: etag, Vary: "Accept-Encoding" };
  const whole = {
    ...unchanged,
    "Content-Length": String(body.length),
    ...(encoding && { "Content-Encoding": encoding }),
  };
  return { etag, body, whole, unchanged };
}

/** What the reader's request says about the form that it wants. */
export type Wish = { method: string; acceptEncoding: string | null; ifNoneMatch: string | null };

type Reply = { status: 200 | 304; headers: FixedHeaders; body: Uint8Array | null };

/** The stored answer in the form that this reader wants: 304 when it has it already, no body for HEAD. */
export function chooseResponse(stored: CachedResponse, { method, acceptEncoding, ifNoneMatch }: Wish): Reply {
  const form = stored[chooseEncoding(acceptEncoding, stored)] ?? stored.identity;
  if (isKnown(ifNoneMatch, form.etag)) return { status: 304, headers: form.unchanged, body: null };
  return { status: 200, headers: form.whole, body: method === "HEAD" ? null : form.body };
}

/** The same as a Response. */
export function respondFromCache(stored: CachedResponse, method: string, request: Headers): Response {
  const { status, headers, body } = chooseResponse(stored, {
    method,
    acceptEncoding: request.get("Accept-Encoding"),
    ifNoneMatch: request.get("If-None-Match"),
  });
  return new Response(body as Uint8Array<ArrayBuffer> | null, { status, headers: { ...headers } });
}

/** RFC 9110 §13.1.2, with its weak comparison: a proxy may have marked our tag as weak. */
function isKnown(ifNoneMatch: string | null, etag: string): boolean {
  if (ifNoneMatch === null) return false;
  return (
    ifNoneMatch.trim() === "*" ||
    ifNoneMatch.split(",").some((known) => known.trim().replace(/^W\//, "") === etag)
  );
}
