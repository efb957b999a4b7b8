import type { IncomingMessage } from "node:http";
import { request as httpsRequest } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { canonicalAddress } from "#environment/ip-address.ts";
import { retryAfterIn } from "#http/retry-after.ts";
import { traced } from "#tracing/tracing.ts";
import { webhookLimits } from "../webhook-limits.ts";
import { bareHost } from "../webhook-url.ts";
import type { Network } from "./network.server.ts";

/** What became of an attempt. */
export type Outcome =
  | { ok: true; answered: number }
  | {
      ok: false;
      /** The status of the answer; null without one. */
      answered: number | null;
      /** The beginning of the answer's text, or a code for why there was none. */
      reason: string;
      /** Milliseconds for which the receiver wants nothing; null when it did not say. */
      retryAfter: number | null;
    };

/** The code of an attempt that would have left the public Internet. */
export const notPublic = "PRIVATE_ADDRESS";

/** The code of an attempt that took too long. */
export const timedOut = "TIMEOUT";

/** Of an answer so many bytes are read, and for so many milliseconds after its headers; its status stands already. */
const answerLimits = { bytes: 16_384, milliseconds: 2_000 };

/** Characters of an answer that are kept. */
const keptText = 200;

type Message = { url: string; headers: Record<string, string>; body: string };

/**
 * Posts a message to a receiver over TLS. Every address is judged when the connection is made, whatever the name resolved
 * to before. Redirects are not followed. Never rejects.
 */
export async function post(
  network: Network,
  message: Message,
  timeout: number = webhookLimits.timeout,
): Promise<Outcome> {
  return traced("webhook", { kind: "client" }, async (span) => {
    const outcome = await attempt(network, message, timeout);
    // Whose it is stays out: the name of a receiver can be a secret of its own.
    if (outcome.answered !== null) span?.set({ "http.response.status_code": outcome.answered });
    return outcome;
  });
}

async function attempt(network: Network, message: Message, timeout: number): Promise<Outcome> {
  const signal = AbortSignal.timeout(timeout);
  try {
    const answer = await send(network, message, signal);
    const status = answer.statusCode ?? 0;
    const text = await textOf(answer);
    if (status >= 200 && status < 300) return { ok: true, answered: status };
    const seconds = retryAfterIn(new Headers({ "Retry-After": answer.headers["retry-after"] ?? "" }));
    const retryAfter = seconds === null ? null : seconds * 1000;
    return { ok: false, answered: status, reason: text, retryAfter };
  } catch (error) {
    const reason = signal.aborted ? timedOut : codeOf(error);
    return { ok: false, answered: null, reason, retryAfter: null };
  }
}

function send(
  network: Network,
  { url, headers, body }: Message,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const target = new URL(url);
  // A literal address is connected to without a look-up.
  const literal = canonicalAddress(bareHost(target));
  if (literal !== null && !network.mayConnect(literal)) return Promise.reject(refused());
  return new Promise((resolve, reject) => {
    const request = httpsRequest(target, {
      method: "POST",
      headers: { ...headers, "Content-Length": Buffer.byteLength(body) },
      // A connection of its own: none is shared between customers, and each one is judged.
      agent: false,
      lookup: judgedLookup(network, signal),
      ...network.tls,
      signal,
    });
    request.on("response", resolve).on("error", reject);
    request.on("socket", (socket) => {
      socket.on("connect", () => {
        if (!network.mayConnect(socket.remoteAddress ?? "")) request.destroy(refused());
      });
    });
    request.end(body);
  });
}

/** Resolves a name for the connection that is being made, and fails if it leads to an address that may not be reached. */
function judgedLookup(network: Network, signal: AbortSignal): LookupFunction {
  return (host, options, callback) => {
    network.resolve(host, signal).then(
      (addresses) => {
        const found = addresses.map((address) => ({ address, family: isIP(address) }));
        const [first] = found;
        if (!first) callback(Object.assign(new Error("no address"), { code: "ENOTFOUND" }), "", 0);
        else if (!addresses.every(network.mayConnect)) callback(refused(), "", 0);
        else if (options.all) callback(null, found);
        else callback(null, first.address, first.family);
      },
      (error) => callback(error, "", 0),
    );
  };
}

const refused = () => Object.assign(new Error("not a public address"), { code: notPublic });

/** The beginning of an answer as one line of text; what comes later is not read. */
async function textOf(answer: IncomingMessage): Promise<string> {
  const late = setTimeout(() => answer.destroy(), answerLimits.milliseconds);
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of answer) {
      chunks.push(chunk as Buffer);
      length += (chunk as Buffer).length;
      if (length >= answerLimits.bytes) break;
    }
  } catch {
    // It broke off; what came counts.
  } finally {
    clearTimeout(late);
    answer.destroy();
  }
  const text = Buffer.concat(chunks).subarray(0, answerLimits.bytes).toString("utf8");
  const line = text.replace(/[\p{C}\p{Z}\uFFFD]+/gu, " ").trim();
  return [...line.slice(0, 2 * keptText)].slice(0, keptText).join("");
}

/** A code such as ECONNREFUSED, which names nothing that the receiver could choose. */
function codeOf(error: unknown): string {
  const { code, errors } = error as { code?: unknown; errors?: unknown };
  if (typeof code === "string" && /^[A-Z_\d]{1,60}$/.test(code)) return code;
  const [first] = Array.isArray(errors) ? errors : [];
  return first === undefined ? "UNREACHABLE" : codeOf(first);
}
