import { ReadableStream } from "node:stream/web";
import { setTimeout as delay } from "node:timers/promises";
import { retryAfterIn } from "#http/retry-after.ts";
import { costOf, paced } from "./reading-pace.server.ts";
import { ServiceFailure } from "./service-failure.ts";

/** Bytes of a body, as `costOf` counts them, after which a service is not listened to any longer. */
const maxBody = 8 * 1024 * 1024;

/** Bytes of one line of it. A line holds a few words. */
const maxLine = 512 * 1024;

/** Bytes of the answer to a request that is wrong, which may name the parameter. */
const maxExplanation = 4 * 1024;

/** A request's connection to the service. */
export type Connection = {
  fetch: typeof fetch;
  /** True when the service has accepted the request, which it then counts. */
  isAccepted: () => boolean;
  /** True when the service has ended its answer in the way of the protocol, with `[DONE]`. */
  isDone: () => boolean;
};

/**
 * A `fetch` for one request. It throws a `ServiceFailure` for any status but 2xx, follows no redirect, because the key
 * goes only where the operator sends it, reads a body no faster than `paced`, and ends it at `[DONE]` or with a `ServiceFailure` when it is too long.
 */
export function openConnection(): Connection {
  let isAccepted = false;
  let isDone = false;
  return {
    isAccepted: () => isAccepted,
    isDone: () => isDone,
    async fetch(url, options) {
      const response = await fetch(url, { ...options, redirect: "manual" });
      if (!response.ok) throw await refusal(response);
      isAccepted = true;
      if (!response.body) return response;
      const { status, headers } = response;
      const clock = {
        now: () => performance.now(),
        wait: (milliseconds: number) =>
          delay(milliseconds, undefined, options?.signal ? { signal: options.signal } : {}),
      };
      const body = boundedBody(paced(response.body, clock), () => {
        isDone = true;
      });
      return new Response(ReadableStream.from(body) as BodyInit, { status, headers });
    },
  };
}

async function* boundedBody(
  slices: AsyncIterable<Uint8Array>,
  onDone: () => void,
): AsyncGenerator<Uint8Array, void> {
  const decoder = new TextDecoder("latin1");
  let total = 0;
  let line = 0;
  let end = "\n";
  for await (const slice of slices) {
    total += costOf(slice);
    const newline = slice.lastIndexOf(10);
    line = newline < 0 ? line + slice.length : slice.length - newline - 1;
    if (total > maxBody || line > maxLine) throw new ServiceFailure({ reason: "nonsense", code: "TOO_LONG" });
    yield slice;
    // The marker may come in pieces.
    const text = end + decoder.decode(slice);
    end = text.slice(-16);
    if (!/\ndata: ?\[DONE\]/.test(text)) continue;
    onDone();
    yield new TextEncoder().encode("\n\n");
    return;
  }
}

async function refusal(response: Response): Promise<ServiceFailure> {
  const { status } = response;
  const isBusy = status === 408 || status === 429 || status >= 500;
  const refusedParameter = status === 400 || status === 422 ? await parameterIn(response) : null;
  await response.body?.cancel().catch(() => {});
  return new ServiceFailure({
    reason: "unavailable",
    status,
    code: `HTTP_${status}`,
    retryAfter: isBusy ? retryAfterIn(response.headers) : null,
    isRetryable: isBusy,
    // What else is refused depends on the request, unless it is the key or the address.
    isOutage: isBusy || [401, 402, 403, 404].includes(status) || status < 400,
    refusedParameter,
  });
}

/** The parameter that an answer 400 complains about. Newer models of some services know `max_completion_tokens` alone. */
async function parameterIn({ body }: Response): Promise<ServiceFailure["details"]["refusedParameter"]> {
  let text = "";
  const decoder = new TextDecoder();
  for await (const chunk of body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length >= maxExplanation) break;
  }
  if (text.includes("max_completion_tokens")) return "max_tokens";
  return /response_format|json_schema/.test(text) ? "response_format" : null;
}
