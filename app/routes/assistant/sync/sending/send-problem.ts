import type { Attempt } from "../../composer/unsent-text/unsent-message.ts";
import type { Sent } from "../api-calls/message-calls.ts";

/** Why a message was not stored. */
export type SendProblem = Pick<Attempt, "content" | "isChoice"> & {
  reason: "unsent" | "too many" | "question closed" | "no room" | "refused";
  /** With "no room": whose quota is used up; else `null`. */
  quota: "own" | "total" | null;
  /** The server's explanation for the reader, if it gave one. */
  serverMessage: string | null;
  /** The time in milliseconds from which the server accepts messages again. */
  retryAt: number | null;
};

/** True when the same message may be sent again with its key. */
export function canRetry({ reason }: SendProblem): boolean {
  return reason === "unsent" || reason === "too many";
}

/** The problem that `failure` is for the message of `attempt`. */
export function problemOf(
  { content, isChoice }: Attempt,
  failure: Extract<Sent, { ok: false }>,
): SendProblem {
  const problem = { content, isChoice, quota: null, serverMessage: null, retryAt: null };
  switch (failure.reason) {
    case "too many":
      return {
        ...problem,
        reason: "too many",
        serverMessage: failure.serverMessage,
        retryAt: Date.now() + failure.retryAfter * 1_000,
      };
    case "no room":
      return { ...problem, reason: "no room", quota: failure.quota, serverMessage: failure.serverMessage };
    case "refused":
      return { ...problem, reason: "refused", serverMessage: failure.serverMessage };
    case "question closed":
      return { ...problem, reason: "question closed" };
    default:
      return { ...problem, reason: "unsent" };
  }
}
