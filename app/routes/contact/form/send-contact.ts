import { cleanForm, type FieldProblems } from "#app/contact/contact-form.ts";
import type { Href } from "#app/hrefs.ts";
import { retryAfterIn } from "#http/retry-after.ts";
import type { ContactState, Refusal } from "./contact-state.ts";

/** Seconds to wait after a 429 without `Retry-After`, such as that of a proxy. */
const defaultRetryAfter = 60;

type Sent = { reference: string };
type Refused = { error: { code: string; problems?: FieldProblems } };

/**
 * Sends the form to `path` and returns the result. A network failure or a proxy's error page counts as a failure of the
 * server, and keeps the values.
 */
export async function sendContact(path: Href, fields: FormData): Promise<ContactState> {
  const values = cleanForm(Object.fromEntries(fields));
  let retryAfter: number | null = null;
  try {
    const response = await fetch(path, {
      method: "POST",
      headers: { Accept: "application/json" },
      body: fields,
    });
    if (response.ok) return { status: "sent", reference: ((await response.json()) as Sent).reference };
    const reason = await reasonOf(response);
    if (reason) return { status: "refused", values, ...reason };
    if (response.status === 503) retryAfter = retryAfterIn(response.headers);
  } catch (error) {
    console.warn("The contact form could not be sent.", error);
  }
  return { status: "failed", values, retryAfter };
}

/** Why the server refused; `null` if it failed instead. */
async function reasonOf(response: Response): Promise<{ reason: Refusal; problems: FieldProblems } | null> {
  if (response.status === 429)
    return { reason: { retryAfter: retryAfterIn(response.headers) ?? defaultRetryAfter }, problems: {} };
  if (response.status !== 422) return null;
  const { code, problems = {} } = ((await response.json()) as Refused).error;
  const reason = (["fields", "trap", "tooFast"] as const).find((each) => code === `invalid_${each}`);
  return reason ? { reason, problems } : null;
}
