import * as v from "valibot";
import { isStep, type Step } from "~/conversation/onboarding/onboarding.ts";
import type { ProfileValues } from "~/profile/profile-field.ts";
import { type Message, pageSize } from "../transcript/transcript.ts";

/** Milliseconds after which a call counts as lost. */
const requestTimeout = 20_000;

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
const Refusal = v.object({ error: v.object({ code: v.string(), message: v.string() }) });
const SignedIn = v.object({ user: v.object({ id: v.string() }) });

/** The server's own words about what it does not take, and the seconds after which it may. */
type RefusedCall = { status: number; code: string; said: string; retryAfter: number | null };

type Unanswered = { ok: false; reason: "signed out" | "unavailable"; refusal?: RefusedCall };

type Loaded = ({ ok: true } & v.InferOutput<typeof History>) | Unanswered;

/** The newest part of the conversation, which the server opens if it must. */
export const loadNewest = () => load(`limit=${pageSize}`);

/** The part before number `seq`. */
export const loadEarlier = (seq: number) => load(`before=${seq}&limit=${pageSize}`);

/** Everything behind number `seq`. */
export const loadMissed = (seq: number) => load(`after=${seq}`);

async function load(query: string): Promise<Loaded> {
  const answer = await call(History, "GET", `/api/messages?${query}`);
  return answer.ok ? { ok: true, ...answer.body } : answer;
}

export type Sent =
  | { ok: true; message: Message }
  /** It may be sent again with the same key. */
  | { ok: false; reason: "signed out" | "unavailable" }
  /** The same, `retryAfter` seconds later. */
  | { ok: false; reason: "too many"; said: string; retryAfter: number }
  /** The question that it answers is not open any more. */
  | { ok: false; reason: "question closed" }
  /** It will never be taken as it is. */
  | { ok: false; reason: "refused"; said: string };

/** Stores a message; the same key never stores two. `step` is the question that it answers, if any. */
export async function postMessage(message: {
  key: string;
  content: string;
  step: Step | null;
}): Promise<Sent> {
  const { key, content, step } = message;
  const answer = await call(Stored, "POST", "/api/messages", { key, content, ...(step && { step }) });
  if (answer.ok) return { ok: true, ...answer.body };
  const { reason, refusal } = answer;
  if (refusal?.status === 429)
    return { ok: false, reason: "too many", said: refusal.said, retryAfter: refusal.retryAfter ?? 60 };
  if (refusal?.code === "question_closed") return { ok: false, reason: "question closed" };
  if (refusal && [409, 413, 422].includes(refusal.status))
    return { ok: false, reason: "refused", said: refusal.said };
  return { ok: false, reason };
}

const Known = v.object({
  values: v.custom<ProfileValues>((value) => typeof value === "object" && value !== null),
  answered: v.array(v.custom<Step>(isStep)),
  isComplete: v.boolean(),
  /** Fields whose value the profile form would refuse. */
  toCheck: v.optional(v.array(v.string()), []),
});
export type Known = v.InferOutput<typeof Known>;

/** What the conversation and the form have told about the company so far. */
export async function loadKnown(): Promise<({ ok: true } & Known) | Unanswered> {
  const answer = await call(Known, "GET", "/api/profile");
  return answer.ok ? { ok: true, ...answer.body } : answer;
}

/** Gives an earlier question a new answer; the same key never does it twice. */
export async function postCorrection(correction: {
  key: string;
  step: Step;
  content: string;
}): Promise<{ ok: true } | Unanswered> {
  const answer = await call(v.unknown(), "POST", "/api/profile", correction);
  return answer.ok ? { ok: true } : answer;
}

/** Who this browser is signed in as now. */
export async function loadUser(): Promise<{ ok: true; id: string } | Unanswered> {
  const answer = await call(SignedIn, "GET", "/api/session");
  return answer.ok ? { ok: true, id: answer.body.user.id } : answer;
}

export async function endSession(): Promise<{ ok: true } | Unanswered> {
  const answer = await call(v.null(), "DELETE", "/api/session");
  return answer.ok ? { ok: true } : answer;
}

/** What arrives in time and in the expected shape; everything else, a proxy's page for one, counts as unavailable. */
async function call<Schema extends v.GenericSchema>(
  schema: Schema,
  method: string,
  path: string,
  body?: unknown,
): Promise<{ ok: true; body: v.InferOutput<Schema> } | Unanswered> {
  try {
    const response = await fetch(path, {
      method,
      signal: AbortSignal.timeout(requestTimeout),
      ...(body === undefined
        ? {}
        : { headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) }),
    });
    if (response.status === 401) return { ok: false, reason: "signed out" };
    const answer: unknown = response.status === 204 ? null : await response.json();
    if (response.ok) {
      const parsed = v.safeParse(schema, answer);
      return parsed.success ? { ok: true, body: parsed.output } : { ok: false, reason: "unavailable" };
    }
    const refused = v.safeParse(Refusal, answer);
    if (!refused.success) return { ok: false, reason: "unavailable" };
    const { code, message } = refused.output.error;
    const retryAfter = Number(response.headers.get("Retry-After")) || null;
    return {
      ok: false,
      reason: "unavailable",
      refusal: { status: response.status, code, said: message, retryAfter },
    };
  } catch (error) {
    if (error instanceof TypeError || error instanceof DOMException || error instanceof SyntaxError)
      return { ok: false, reason: "unavailable" };
    throw error;
  }
}
