import { createHash } from "node:crypto";
import { type Bodies, chooseEncoding, type Encoding } from "./encoding.ts";

/** An answer kept in memory, the same for everybody, in each form that it may travel in. */
export type StoredAnswer = {
  headers: Readonly<Record<string, string>>;
  bodies: Bodies;
  /** Of the headers and the body, without the quotes: another content has another one. */
  version: string;
};

/** Keeps the answer. `headers` are those that speak of the content; what holds for every answer is added elsewhere. */
export function storeAnswer(headers: Record<string, string>, bodies: Bodies): StoredAnswer {
  const hash = createHash("sha256").update(JSON.stringify(headers)).update(bodies.identity);
  return { headers, bodies, version: hash.digest("base64url").slice(0, 22) };
}

/** What the reader's request says about the form that it wants. */
export type Wish = { method: string; acceptEncoding: string | null; ifNoneMatch: string | null };

type Reply = { status: 200 | 304; headers: Record<string, string>; body: Uint8Array | null };

/** The stored answer in the form that this reader wants: 304 when it has it already, no body for HEAD. */
export function replyFromStore(stored: StoredAnswer, { method, acceptEncoding, ifNoneMatch }: Wish): Reply {
  const encoding = chooseEncoding(acceptEncoding, stored.bodies);
  const body = stored.bodies[encoding] ?? stored.bodies.identity;
  const etag = etagOf(stored.version, encoding);
  const headers: Record<string, string> = { ...stored.headers, ETag: etag, Vary: "Accept-Encoding" };
  if (isKnown(ifNoneMatch, etag)) return { status: 304, headers, body: null };

  headers["Content-Length"] = String(body.length);
  if (encoding !== "identity") headers["Content-Encoding"] = encoding;
  return { status: 200, headers, body: method === "HEAD" ? null : body };
}

/** The same as a Response. */
export function answerFromStore(stored: StoredAnswer, method: string, request: Headers): Response {
  const { status, headers, body } = replyFromStore(stored, {
    method,
    acceptEncoding: request.get("Accept-Encoding"),
    ifNoneMatch: request.get("If-None-Match"),
  });
  return new Response(body as Uint8Array<ArrayBuffer> | null, { status, headers });
}

function etagOf(version: string, encoding: Encoding): string {
  return encoding === "identity" ? `"${version}"` : `"${version}-${encoding}"`;
}

/** RFC 9110 §13.1.2, with its weak comparison: a proxy may have marked our tag as weak. */
function isKnown(ifNoneMatch: string | null, etag: string): boolean {
  if (ifNoneMatch === null) return false;
  return (
    ifNoneMatch.trim() === "*" ||
    ifNoneMatch.split(",").some((known) => known.trim().replace(/^W\//, "") === etag)
  );
}
