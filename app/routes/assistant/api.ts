import * as v from "valibot";
import { isStep, type Step } from "~/conversation/onboarding.ts";
import type { Message } from "./transcript.ts";

/** Milliseconds after which a call counts as lost. */
const patience = 20_000;

export const MessageShape = v.object({
  id: v.string(),
  seq: v.number(),
  role: v.picklist(["user", "assistant"]),
  content: v.string(),
  createdAt: v.string(),
});

export const StepShape = v.nullable(v.custom<Step>(isStep));

const History = v.object({ messages: v.array(MessageShape), step: StepShape });
const Stored = v.object({ message: MessageShape });
const Refusal = v.object({ error: v.object({ message: v.string() }) });
const SignedIn = v.object({ user: v.object({ id: v.string() }) });

/** `said` is the server's sentence about a message that it will never take. */
type Unanswered = { ok: false; reason: "signed out" | "unavailable"; said?: string };

/** The conversation after `seq`, which the server opens if it must. */
export async function loadMessages(
  after: number,
): Promise<({ ok: true } & v.InferOutput<typeof History>) | Unanswered> {
  const answer = await call("GET", `/api/messages?after=${after}`);
  return answer.ok ? { ok: true, ...v.parse(History, await answer.response.json()) } : answer;
}

/** Stores a message; the same key never stores two. */
export async function postMessage(message: {
  key: string;
  content: string;
}): Promise<{ ok: true; message: Message } | Unanswered> {
  const answer = await call("POST", "/api/messages", message);
  return answer.ok ? { ok: true, ...v.parse(Stored, await answer.response.json()) } : answer;
}

/** Who this browser is signed in as now. */
export async function loadUser(): Promise<{ ok: true; id: string } | Unanswered> {
  const answer = await call("GET", "/api/session");
  return answer.ok ? { ok: true, id: v.parse(SignedIn, await answer.response.json()).user.id } : answer;
}

export async function endSession(): Promise<{ ok: true } | Unanswered> {
  return call("DELETE", "/api/session");
}

async function call(
  method: string,
  path: string,
  body?: unknown,
): Promise<{ ok: true; response: Response } | Unanswered> {
  try {
    const response = await fetch(path, {
      method,
      signal: AbortSignal.timeout(patience),
      ...(body === undefined
        ? {}
        : { headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) }),
    });
    if (response.ok) return { ok: true, response };
    if (response.status === 401) return { ok: false, reason: "signed out" };
    if (response.status !== 413 && response.status !== 422) return { ok: false, reason: "unavailable" };
    return { ok: false, reason: "unavailable", said: v.parse(Refusal, await response.json()).error.message };
  } catch (error) {
    if (error instanceof TypeError || error instanceof DOMException)
      return { ok: false, reason: "unavailable" };
    throw error;
  }
}
