import * as v from "valibot";
import { callApi, type Failed } from "#app/browser/call-api.ts";
import { Attachments, type Message, messagesPath, type RetryManner } from "#app/conversation/protocol.ts";
import { draftsPath } from "#app/drafts/draft-kind.ts";
import type { ApiPath } from "#app/hrefs.ts";

/** Accepted, refused because the answer is in no such state, or failed. */
export type Requested = { ok: true } | { ok: false; reason: "conflict" } | Failed;

/** Stops the answer to the message `id`; a conflict when none is under way. */
export const stopAnswer = (id: string) => post(`${messagesPath}/${id}/stop`, {});

/** Asks for another answer to the message `id`; a conflict while one is under way. */
export const retryAnswer = (id: string, how: RetryManner | null) =>
  post(`${messagesPath}/${id}/retry`, how ? { how } : {});

/** Of a new draft, what its link shows. Without the whole schema, which the page would load for nothing else. */
const MadeDraft = v.object({ draft: v.unwrap(Attachments.entries.draft) });

/** Milliseconds in which a draft is made: a model has 25 s to fill it. */
const makingTimeout = 40_000;

/** Makes the draft that an answer offers; the same offer again returns the draft that was made of it. */
export const makeDraft = ({
  kind,
  key,
  prospect,
}: Pick<NonNullable<Message["offer"]>, "kind" | "key" | "prospect">) => {
  const body = { kind, key, ...(prospect && { prospectId: prospect.id }) };
  return callApi(MadeDraft, "POST", draftsPath, body, { timeout: makingTimeout });
};

async function post(path: ApiPath, body: object): Promise<Requested> {
  const answer = await callApi(v.unknown(), "POST", path, body);
  if (answer.ok) return { ok: true };
  return answer.error?.status === 409 ? { ok: false, reason: "conflict" } : answer;
}
