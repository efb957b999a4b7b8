import * as v from "valibot";

/** An e-mail address as it is stored: in lower case. */
export const EmailAddress = v.pipe(v.string(), v.toLowerCase(), v.maxLength(254), v.email());
