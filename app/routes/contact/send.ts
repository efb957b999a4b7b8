import { type FieldProblems, readContactForm } from "~/contact/contact-form.ts";
import type { ContactState, Refusal } from "./state.ts";

type Refused = { error: { code: string; problems?: FieldProblems } };

/**
 * Sends the form and tells what came of it. Whatever comes in between (no network, a proxy's own page) is the same
 * failure as one of the server's, and keeps what was written.
 */
export async function sendContact(fields: FormData): Promise<ContactState> {
  const { form: values } = readContactForm(Object.fromEntries(fields));
  try {
    const response = await fetch("/contact", {
      method: "POST",
      headers: { Accept: "application/json" },
      body: fields,
    });
    if (response.ok) return { status: "sent" };
    const reason = await reasonOf(response);
    if (reason) return { status: "refused", values, ...reason };
  } catch (error) {
    console.warn("The contact form could not be sent.", error);
  }
  return { status: "failed", values };
}

/** Why the server refused; `null` when it did not refuse but failed. */
async function reasonOf(response: Response): Promise<{ reason: Refusal; problems: FieldProblems } | null> {
  if (response.status === 429)
    return { reason: { retryAfter: Number(response.headers.get("Retry-After")) }, problems: {} };
  if (response.status !== 422) return null;
  const { code, problems = {} } = ((await response.json()) as Refused).error;
  const reason = (["fields", "trap", "tooFast"] as const).find((known) => code === `invalid_${known}`);
  return reason ? { reason, problems } : null;
}
