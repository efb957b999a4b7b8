import { callApi } from "#app/browser/call-api.ts";
import { type Loaded, loadHistory } from "#app/browser/stream/load-missed.ts";
import type { NewMessage } from "#app/conversation/message-bodies.ts";
import {
  Acknowledgement,
  errorCodes,
  type HistoryQuery,
  type Message,
  messagesPath,
} from "#app/conversation/protocol.ts";
import { quotaIn } from "#app/storage/storage-refusal.ts";
import { pageSize, withinPage } from "../../transcript/transcript.ts";

/** Loads the newest messages that a page draws at once; the server opens the conversation first if needed. */
export const loadNewest = () => loadPage({ limit: pageSize });

/** Loads the messages before number `seq` that a page draws at once. */
export const loadEarlier = (seq: number) => loadPage({ before: seq, limit: pageSize });

async function loadPage(query: HistoryQuery): Promise<Loaded> {
  const loaded = await loadHistory(query);
  return loaded.ok ? { ...loaded, messages: withinPage(loaded.messages) } : loaded;
}

export type Sent =
  | { ok: true; message: Message }
  /** May be retried with the same key. */
  | { ok: false; reason: "signed out" | "unavailable" }
  /** May be retried with the same key after `retryAfter` seconds. */
  | { ok: false; reason: "too many"; serverMessage: string; retryAfter: number }
  /** The question that it answers is no longer open. */
  | { ok: false; reason: "question closed" }
  /** There is no room left for it: in this conversation, or in those of all clients together. */
  | { ok: false; reason: "no room"; quota: "own" | "total"; serverMessage: string }
  /** The server will never accept it as it is. */
  | { ok: false; reason: "refused"; serverMessage: string };

/**
 * Stores a message; `key` is its idempotency key, `step` the question that it answers, `proposal` the message whose
 * proposal it decides, `draftId` the draft that was open beside it, and `replaces` the one that it replaces, if any.
 */
export async function postMessage({
  key,
  content,
  step,
  proposal,
  draftId,
  replaces,
}: NewMessage): Promise<Sent> {
  const body: NewMessage = {
    ...{ key, content },
    ...(step && { step }),
    ...(proposal && { proposal }),
    ...(draftId && { draftId }),
    ...(replaces && { replaces }),
  };
  const answer = await callApi(Acknowledgement, "POST", messagesPath, body);
  if (answer.ok) return { ok: true, ...answer.body };
  const { reason, error } = answer;
  if (error?.status === 429)
    return {
      ok: false,
      reason: "too many",
      serverMessage: error.message,
      retryAfter: error.retryAfter ?? 60,
    };
  if (error?.code === errorCodes.questionClosed) return { ok: false, reason: "question closed" };
  const quota = error && quotaIn(error);
  if (quota) return { ok: false, reason: "no room", quota, serverMessage: error.message };
  if (error && [409, 413, 422].includes(error.status))
    return { ok: false, reason: "refused", serverMessage: error.message };
  return { ok: false, reason };
}
