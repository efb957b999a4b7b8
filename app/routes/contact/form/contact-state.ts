import type { ContactForm, FieldProblems } from "#app/contact/contact-form.ts";

/** The result of sending the form. `retryAfter`: whole seconds until it may be sent again. */
export type ContactState =
  | { status: "sent"; reference: string }
  | { status: "failed"; values: ContactForm; retryAfter: number | null }
  /** `values` is `null` if the form was not read. */
  | { status: "refused"; values: ContactForm | null; problems: FieldProblems; reason: Refusal };

export type Refusal = "fields" | "trap" | "tooFast" | { retryAfter: number };

/** The name of the honeypot field, which only bots fill in. */
export const honeypotField = "website";

/** Minimum milliseconds for filling in the form: the browser delays a faster submission, the server refuses it. */
export const minFillTime = 1_000;

/** Seconds until the form may be sent again; `null` if the server set no limit. */
export function retryAfterOf(state: ContactState | null): number | null {
  if (state?.status === "failed") return state.retryAfter;
  if (state?.status === "refused" && typeof state.reason === "object") return state.reason.retryAfter;
  return null;
}
