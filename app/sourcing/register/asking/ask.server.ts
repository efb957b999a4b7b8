import { retryAfterIn } from "#http/retry-after.ts";
import { type RegisterPage, readPage } from "../answers/read-page.ts";
import { answerTimeout } from "../budget/limits.ts";

/** What came of one request. `code` says why, for the log, without anything that the register wrote. */
export type Answer =
  | { kind: "page"; page: RegisterPage }
  /** Status 400: the register does not accept the request. `text` is its sentence. */
  | { kind: "refused"; code: string; text: string }
  | { kind: "asked_to_wait"; code: string; retryAfter: number | null }
  | { kind: "failed"; code: string };

/** Bytes of an answer that are read: 25 companies with all their directors are some hundred thousand. */
const longestAnswer = 2_000_000;

/**
 * Sends one GET to the register and judges the answer. Follows no redirect. Never rejects: a wrong, long, broken or late
 * answer is a value.
 */
export async function ask(url: URL, userAgent: string, timeout: number = answerTimeout): Promise<Answer> {
  const signal = AbortSignal.timeout(timeout);
  try {
    const response = await fetch(url, {
      headers: { Accept: "application/json", "User-Agent": userAgent },
      redirect: "manual",
      signal,
    });
    const { status, headers } = response;
    if (status !== 200 && status !== 400) {
      response.body?.cancel().catch(() => {});
      const code = `HTTP_${status}`;
      const retryAfter = retryAfterIn(headers);
      if (status === 429 || (status === 503 && retryAfter !== null))
        return { kind: "asked_to_wait", code, retryAfter };
      return { kind: "failed", code };
    }
    const text = await textOf(response);
    if (text === null) return { kind: "failed", code: "TOO_LONG" };
    const json = parsed(text);
    if (status === 400) return { kind: "refused", code: "HTTP_400", text: errorIn(json) };
    const page = json === undefined ? null : readPage(json);
    return page
      ? { kind: "page", page }
      : { kind: "failed", code: json === undefined ? "NOT_JSON" : "UNEXPECTED_JSON" };
  } catch (error) {
    return { kind: "failed", code: signal.aborted ? "TIMEOUT" : codeOf(error) };
  }
}

/** The text of an answer; `null` when it is too long. */
async function textOf(response: Response): Promise<string | null> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.byteLength;
    if (length > longestAnswer) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** `{ "erreur": "…" }`: app/exceptions/exception_handlers.py. */
function errorIn(json: unknown): string {
  const { erreur } = (json ?? {}) as { erreur?: unknown };
  return typeof erreur === "string" ? erreur.slice(0, 50_000) : "";
}

/** A code such as ECONNREFUSED, which names nothing that the register could choose. */
function codeOf(error: unknown): string {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 8; cause = cause.cause, depth++) {
    const { code } = cause as NodeJS.ErrnoException;
    if (typeof code === "string" && /^[A-Z_\d]{1,60}$/.test(code)) return code;
  }
  return "UNREACHABLE";
}
