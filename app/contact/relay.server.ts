import { retryAfterIn } from "#http/retry-after.ts";
import { traced } from "#tracing/tracing.ts";
import type { ContactRequest } from "./requests.server.ts";

/** The relay did not accept a request. `code` is the reason for the log, without user input. */
export class RelayFailed extends Error {
  readonly code: string;
  /** Seconds for which the relay accepts no request at all; `null` when it gave none. */
  readonly retryAfter: number | null;
  /** True when there was nobody to ask. */
  readonly isUnreachable: boolean;

  constructor(
    code: string,
    { cause, retryAfter = null }: { cause?: unknown; retryAfter?: number | null } = {},
  ) {
    super(`The contact relay did not accept a request: ${code}`, { cause });
    this.name = "RelayFailed";
    this.code = code;
    this.retryAfter = retryAfter;
    this.isUnreachable = hasNoConnection(cause);
  }
}

type Cause = { syscall?: string; code?: string; errors?: Cause[] };

/** Whether `fetch` failed before a connection stood, to all addresses of the host. */
function hasNoConnection(error: unknown): boolean {
  const { cause } = (error ?? {}) as { cause?: Cause };
  const failures = cause?.errors ?? (cause ? [cause] : []);
  const isConnecting = ({ syscall, code }: Cause) =>
    syscall === "connect" || syscall === "getaddrinfo" || code === "UND_ERR_CONNECT_TIMEOUT";
  return failures.length > 0 && failures.every(isConnecting);
}

/**
 * Posts a request to the form relay. Resolves on an ok status and ignores the body; throws `RelayFailed` for any other
 * status, a broken connection, or no response within `timeout` milliseconds. Does not follow redirects, because requests
 * go only to the URL that the operator configured. interpretation.md D29.
 */
export async function postToRelay(url: string, request: ContactRequest, timeout: number): Promise<void> {
  const { firstName, lastName, email, company, subject, message } = request;
  let response: Response;
  try {
    const options: RequestInit = {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        Accept: "application/json",
        "Idempotency-Key": request.id,
      },
      body: JSON.stringify({
        firstName,
        lastName,
        email,
        company,
        subject: `Contact Form: ${subject}`,
        message,
        _template: "table",
      }),
      redirect: "manual",
      signal: AbortSignal.timeout(timeout),
    };
    const attributes = { "server.address": new URL(url).host, "http.request.method": "POST" };
    response = await traced("form relay", { kind: "client", attributes }, async (span) => {
      const answer = await fetch(url, options);
      span?.set({ "http.response.status_code": answer.status });
      return answer;
    });
  } catch (error) {
    throw new RelayFailed(reasonIn(error), { cause: error });
  }
  // The status decides; a failure of the body does not matter.
  response.body?.cancel().catch(() => {});
  if (response.ok) return;
  const asksToWait = response.status === 429 || response.status === 503;
  throw new RelayFailed(`HTTP_${response.status}`, {
    retryAfter: asksToWait ? retryAfterIn(response.headers) : null,
  });
}

function reasonIn(error: unknown): string {
  const { name, cause } = error as Error & { cause?: Error & { code?: string } };
  return cause?.code ?? cause?.name ?? (name === "TimeoutError" ? "NO_ANSWER" : name);
}
