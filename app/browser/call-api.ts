import * as v from "valibot";
import type { ApiPath, Href } from "#app/hrefs.ts";

/** Milliseconds after which a request counts as failed, unless it says otherwise. */
const requestTimeout = 20_000;

const ErrorBody = v.object({ error: v.object({ code: v.string(), message: v.string() }) });

/** An error that the server explained; `message` is for the reader, `retryAfter` in seconds, `body` the whole answer. */
export type ApiError = {
  status: number;
  code: string;
  message: string;
  retryAfter: number | null;
  body: unknown;
};

/** What the operators' desk calls: its answers are those of an operation. */
type DeskPath = Extract<Href, `/operateur/clients/${string}/fichier${string}`>;

export type Failed = { ok: false; reason: "signed out" | "unavailable"; error?: ApiError };

/**
 * Calls the product's API, with a body as JSON, or a form with a file as it is. Returns the body when it arrives in time and matches `schema`; everything else, such as a
 * proxy's HTML page, counts as unavailable. `keepalive` lets a small request outlive its page; `signal`
 * ends one whose answer nobody waits for any more.
 */
export async function callApi<Schema extends v.GenericSchema>(
  schema: Schema,
  method: string,
  path: ApiPath | DeskPath,
  body?: unknown,
  {
    keepalive = false,
    timeout = requestTimeout,
    signal,
  }: { keepalive?: boolean; timeout?: number; signal?: AbortSignal } = {},
): Promise<{ ok: true; body: v.InferOutput<Schema> } | Failed> {
  try {
    const response = await fetch(path, {
      method,
      keepalive,
      signal: AbortSignal.any([AbortSignal.timeout(timeout), ...(signal ? [signal] : [])]),
      ...(body === undefined ? {} : sent(body)),
    });
    if (response.status === 401) return { ok: false, reason: "signed out" };
    const text = await response.text();
    const json: unknown = text === "" ? null : JSON.parse(text);
    if (!response.ok) return { ok: false, reason: "unavailable", error: errorIn(response, json) };
    const parsed = v.safeParse(schema, json);
    return parsed.success ? { ok: true, body: parsed.output } : { ok: false, reason: "unavailable" };
  } catch (error) {
    if (error instanceof TypeError || error instanceof DOMException || error instanceof SyntaxError)
      return { ok: false, reason: "unavailable" };
    throw error;
  }
}

function sent(body: unknown): Pick<RequestInit, "headers" | "body"> {
  if (body instanceof FormData) return { body };
  return { headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
}

function errorIn({ status, headers }: Response, json: unknown): ApiError | undefined {
  const parsed = v.safeParse(ErrorBody, json);
  if (!parsed.success) return undefined;
  return {
    status,
    ...parsed.output.error,
    retryAfter: Number(headers.get("Retry-After")) || null,
    body: json,
  };
}
