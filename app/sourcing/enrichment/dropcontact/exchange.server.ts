import { retryAfterIn } from "#http/retry-after.ts";
import { traced } from "#tracing/tracing.ts";

/** What came back: a status with the JSON of its body (`undefined` when it has none), or why nothing did. */
export type Exchange =
  | { kind: "answer"; status: number; json: unknown; retryAfter: number | null }
  /** The request never left. */
  | { kind: "not_sent"; reason: string }
  /** It left, and nobody knows what became of it. */
  | { kind: "broken"; reason: string };

/** Bytes of an answer: 250 records of the 16 kB that the largest submitted record may have. */
const maxAnswer = 4_000_000;

/** Codes of connections that were never made. */
const neverMade = new Set([
  ...["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "EHOSTUNREACH", "ENETUNREACH", "UND_ERR_CONNECT_TIMEOUT"],
  ...["CERT_HAS_EXPIRED", "DEPTH_ZERO_SELF_SIGNED_CERT", "ERR_TLS_CERT_ALTNAME_INVALID"],
]);

type Options = { method: "GET" | "POST"; headers: Record<string, string>; body?: string };

/** One request, whose answer is read up to a bound and within `timeout` milliseconds. Follows no redirect. Never rejects. */
export async function exchange(url: string, options: Options, timeout: number): Promise<Exchange> {
  const attributes = { "server.address": new URL(url).host, "http.request.method": options.method };
  return traced("enrichment", { kind: "client", attributes }, async (span) => {
    const exchanged = await send(url, options, timeout);
    span?.set({ "matinal.outcome": exchanged.kind === "answer" ? exchanged.status : exchanged.reason });
    return exchanged;
  });
}

async function send(url: string, options: Options, timeout: number): Promise<Exchange> {
  const signal = AbortSignal.timeout(timeout);
  try {
    const response = await fetch(url, { ...options, redirect: "manual", signal });
    const text = await boundedText(response);
    if (text === null) return { kind: "broken", reason: "ANSWER_TOO_LARGE" };
    return {
      kind: "answer",
      status: response.status,
      json: jsonIn(text),
      retryAfter: retryAfterIn(response.headers),
    };
  } catch (error) {
    if (signal.aborted) return { kind: "broken", reason: "TIMEOUT" };
    const reason = codeOf(error);
    return { kind: neverMade.has(reason) ? "not_sent" : "broken", reason };
  }
}

async function boundedText(response: Response): Promise<string | null> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.length;
    if (length > maxAnswer) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** A code such as ECONNRESET, which names nothing that the service could choose. */
function codeOf(error: unknown): string {
  const { code, cause, errors } = error as { code?: unknown; cause?: unknown; errors?: unknown };
  if (typeof code === "string" && /^[A-Z_\d]{1,60}$/.test(code)) return code;
  const [first] = Array.isArray(errors) ? errors : [];
  const inner = cause ?? first;
  return inner === undefined ? "UNREACHABLE" : codeOf(inner);
}
