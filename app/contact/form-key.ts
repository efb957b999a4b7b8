import * as v from "valibot";

/** The idempotency key that the browser chose for a form; `null` if it is missing or malformed. */
export const FormKey = v.fallback(v.nullable(v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/))), null);
