import type { ContactRequest } from "./requests.server.ts";
import { retryAfterIn } from "./retry-after.ts";

/** The relay did not take a request. `code` says why in one word for the log, without anything a visitor wrote. */
export class RelayFailed extends Error {
  readonly code: string;
  /** Seconds for which it wants no request at all; `null` when it did not say. */
  readonly retryAfter: number | null;

  constructor(
    code: string,
    { cause, retryAfter = null }: { cause?: unknown; retryAfter?: number | null } = {},
  ) {
    super(`The contact relay did not take a request: ${code}`, { cause });
    this.name = "RelayFailed";
    this.code = code;
    this.retryAfter = retryAfter;
  }
}

/**
 * Posts a request to the form relay. Resolves when it answers with an ok status, whose body nobody reads; throws
 * `RelayFailed` for any other status, a broken connection, or no answer within `timeout` milliseconds. A redirect
 * is no answer: what visitors write goes to the address that the operator named. decisions.md D29.
 */
export async function postToRelay(url: string, request: ContactRequest, timeout: number): Promise<void> {
  const { firstName, lastName, email, company, subject, message } = request;
  let answer: Response;
  try {
    answer = await fetch(url, {
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
    });
  } catch (error) {
    throw new RelayFailed(reasonIn(error), { cause: error });
  }
  // The status was the answer: how the rest of it fares means nothing.
  answer.body?.cancel().catch(() => {});
  if (answer.ok) return;
  const asksToWait = answer.status === 429 || answer.status === 503;
  throw new RelayFailed(`HTTP_${answer.status}`, {
    retryAfter: asksToWait ? retryAfterIn(answer.headers) : null,
  });
}

function reasonIn(error: unknown): string {
  const { name, cause } = error as Error & { cause?: Error & { code?: string } };
  return cause?.code ?? cause?.name ?? (name === "TimeoutError" ? "NO_ANSWER" : name);
}
