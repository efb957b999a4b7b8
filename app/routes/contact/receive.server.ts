import { logRefusal } from "~/accounts/event-log.server.ts";
import { readContactForm } from "~/contact/contact-form.ts";
import { consumeSubmission } from "~/contact/contact-limits.server.ts";
import { submitContact } from "~/contact/submit-contact.server.ts";
import type { Caller, Services } from "~/services.server.ts";
import { type ContactState, retryAfterOf, shortestFill, trapField } from "./contact-state.ts";

/**
 * Takes what was sent to /contact, by a page with or without JavaScript or by a program. Nothing of it is read, with
 * `read`, before the client's turn is taken; who sends too often is told so without `values`. decisions.md D29.
 */
export async function receive(
  services: Services,
  caller: Caller,
  read: () => Promise<Record<string, unknown>>,
): Promise<ContactState> {
  const turn = await consumeSubmission(services, caller.address);
  const limited = async (retryAfter: number) => {
    await logRefusal(services, { event: "rate_limited", limit: "contact", retryAfter }, caller);
    return { retryAfter };
  };
  if (!turn.ok)
    return { status: "refused", values: null, problems: {}, reason: await limited(turn.retryAfter) };

  const raw = await read();
  const { form, problems } = readContactForm(raw);
  const refused = { status: "refused", values: form, problems } as const;
  if (isFilled(raw[trapField])) return { ...refused, reason: "trap" };
  if (Object.keys(problems).length > 0) return { ...refused, reason: "fields" };
  if (isTooFast(raw.elapsed)) return { ...refused, reason: "tooFast" };

  const submitted = await submitContact(services, {
    form,
    formKey: keyIn(raw.key),
    address: caller.address,
  });
  if (submitted.outcome === "limited") return { ...refused, reason: await limited(submitted.retryAfter) };
  if (submitted.outcome === "delivered") return { status: "sent" };
  return { status: "failed", values: form, retryAfter: submitted.retryAfter ?? null };
}

/** The status and headers that go with it. */
export function answerInit(state: ContactState): { status: number; headers: Record<string, string> } {
  const retryAfter = retryAfterOf(state);
  const headers: Record<string, string> = retryAfter === null ? {} : { "Retry-After": String(retryAfter) };
  return { status: statusOf(state), headers };
}

function statusOf(state: ContactState): number {
  if (state.status === "sent") return 200;
  // Not 502: some proxies put their own page in its place, and what was typed would be gone.
  if (state.status === "failed") return 503;
  return typeof state.reason === "string" ? 422 : 429;
}

function isFilled(value: unknown): boolean {
  return value !== undefined && value !== null && value !== "";
}

/** Only a page with JavaScript tells how long it took, and a program that wants to. */
function isTooFast(elapsed: unknown): boolean {
  if (typeof elapsed === "number") return elapsed < shortestFill;
  return typeof elapsed === "string" && elapsed !== "" && Number(elapsed.slice(0, 20)) < shortestFill;
}

/** The key that the browser chose; what is none is as good as none. */
function keyIn(value: unknown): string | null {
  return typeof value === "string" && value.length <= 64 && /^[\w-]{16,64}$/.test(value) ? value : null;
}
