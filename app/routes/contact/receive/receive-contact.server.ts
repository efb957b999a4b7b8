import * as v from "valibot";
import { logRefusal } from "#app/accounts/event-log.server.ts";
import { readContactForm } from "#app/contact/contact-form.ts";
import { consumeSubmission, requestLimits } from "#app/contact/contact-limits.server.ts";
import { type FormKind, formKinds } from "#app/contact/form-kinds.ts";
import { storedForm } from "#app/contact/stored-form.ts";
import { submitContact } from "#app/contact/submit-contact.server.ts";
import type { Caller, Services } from "#app/services.server.ts";
import { type ContactState, honeypotField, minFillTime, retryAfterOf } from "../form/contact-state.ts";

/** The idempotency key that the browser chose for a form; `null` if it is missing or malformed. */
const FormKey = v.fallback(v.nullable(v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/))), null);

/**
 * Handles a submission of one of the two forms, from the page or from a program. It calls `read` only after the rate limit
 * allowed the submission; a limited one is refused without `values`. interpretation.md D29.
 */
export async function receiveContact(
  services: Services,
  caller: Caller,
  kind: FormKind,
  read: () => Promise<Record<string, unknown>>,
): Promise<ContactState> {
  const hit = await consumeSubmission(services, caller.address);
  const limited = async (retryAfter: number) => {
    await logRefusal(services, { event: "rate_limited", limit: "contact", retryAfter }, caller);
    return { retryAfter };
  };
  if (!hit.ok)
    return { status: "refused", values: null, problems: {}, reason: await limited(hit.retryAfter) };

  const raw = await read();
  const { form, problems } = readContactForm(raw, formKinds[kind].fields);
  const refused = { status: "refused", values: form, problems } as const;
  if (isFilled(raw[honeypotField])) return { ...refused, reason: "trap" };
  if (Object.keys(problems).length > 0) return { ...refused, reason: "fields" };
  if (isTooFast(raw.elapsed)) return { ...refused, reason: "tooFast" };

  const submitted = await submitContact(services, {
    ...storedForm(kind, form),
    formKey: v.parse(FormKey, raw.key),
    limits: requestLimits(services.environment.authSecret, caller.address),
  });
  if (submitted.outcome === "limited") return { ...refused, reason: await limited(submitted.retryAfter) };
  if (submitted.outcome === "delivered") return { status: "sent", reference: submitted.reference };
  return { status: "failed", values: form, retryAfter: submitted.retryAfter ?? null };
}

/** The status and headers of the response. */
export function responseInit(state: ContactState): { status: number; headers: Record<string, string> } {
  const retryAfter = retryAfterOf(state);
  const headers: Record<string, string> = retryAfter === null ? {} : { "Retry-After": String(retryAfter) };
  return { status: statusOf(state), headers };
}

function statusOf(state: ContactState): number {
  if (state.status === "sent") return 200;
  // Not 502: some proxies replace it with a page of their own, which would lose what was typed.
  if (state.status === "failed") return 503;
  return typeof state.reason === "string" ? 422 : 429;
}

function isFilled(value: unknown): boolean {
  return value !== undefined && value !== null && value !== "";
}

/** Whether the form was filled in too fast. Without JavaScript and for some programs the time is unknown. */
function isTooFast(elapsed: unknown): boolean {
  if (typeof elapsed === "number") return elapsed < minFillTime;
  return typeof elapsed === "string" && elapsed !== "" && Number(elapsed.slice(0, 20)) < minFillTime;
}
