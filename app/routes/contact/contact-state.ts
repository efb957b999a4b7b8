import type { ContactForm, FieldProblems } from "~/contact/contact-form.ts";

/** What the page shows after the form was sent. `retryAfter`: whole seconds before which it is not to be sent again. */
export type ContactState =
  | { status: "sent" }
  | { status: "failed"; values: ContactForm; retryAfter: number | null }
  /** `values` is `null` where nothing was read of what was sent. */
  | { status: "refused"; values: ContactForm | null; problems: FieldProblems; reason: Refusal };

export type Refusal = "fields" | "trap" | "tooFast" | { retryAfter: number };

/** The name of the field that people do not see and robots fill in. */
export const trapField = "website";

/** Milliseconds under which nobody reads and fills in a form: the browser holds it back, the server refuses it. */
export const shortestFill = 1_000;

/** Seconds before which the form is not to be sent again, where the server named a time. */
export function retryAfterOf(state: ContactState | null): number | null {
  if (state?.status === "failed") return state.retryAfter;
  if (state?.status === "refused" && typeof state.reason === "object") return state.reason.retryAfter;
  return null;
}
