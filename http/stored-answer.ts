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

/** The stored answer in the form that this reader wants: 304 when it has it already, no body for HEAD. */
export function answerFromStore(stored: StoredAnswer, method: string, request: Headers): Response {
  const encoding = chooseEncoding(request.get("Accept-Encoding"), stored.bodies);
  const body = stored.bodies[encoding] ?? stored.bodies.identity;
  const etag = etagOf(stored.version, encoding);
  const headers = { ...stored.headers, ETag: etag, Vary: "Accept-Encoding" };
  if (isKnown(request.get("If-None-Match"), etag)) return new Response(null, { status: 304, headers });

  return new Response(method === "HEAD" ? null : (body as Uint8Array<ArrayBuffer>), {
    headers: {
      ...headers,
      "Content-Length": String(body.length),
      ...(encoding === "identity" ? {} : { "Content-Encoding": encoding }),
    },
  });
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
