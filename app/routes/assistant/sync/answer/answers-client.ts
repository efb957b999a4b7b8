import * as v from "valibot";
import { messagesPath, type RetryManner } from "~/conversation/protocol.ts";
import { callApi, type Failed } from "~/layouts/signed-in/api-client.ts";

/** Accepted, refused because the answer is in no such state, or failed. */
export type Requested = { ok: true } | { ok: false; reason: "conflict" } | Failed;

/** Stops the answer to the message `id`; a conflict when none is under way. */
export const stopAnswer = (id: string) => post(`${messagesPath}/${id}/stop`, {});

/** Asks for another answer to the message `id`; a conflict while one is under way. */
export const retryAnswer = (id: string, how: RetryManner | null) =>
  post(`${messagesPath}/${id}/retry`, how ? { how } : {});

async function post(path: string, body: object): Promise<Requested> {
  const answer = await callApi(v.unknown(), "POST", path, body);
  if (answer.ok) return { ok: true };
  return answer.error?.status === 409 ? { ok: false, reason: "conflict" } : answer;
}
