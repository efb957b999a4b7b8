import * as v from "valibot";
import { login } from "#app/content/public/login-copy.ts";
import { sixDigitCode } from "./six-digit-code.ts";

/** Text that may be an address; `normaliseEmail` validates it. Longer input is rejected unread. */
const Email = v.pipe(
  v.string(login.email.empty),
  v.maxLength(1_000, login.email.malformed),
  v.trim(),
  v.nonEmpty(login.email.empty),
);

/** The form on /login that requests a mail. Its issues are for the reader. */
export const LinkFields = v.object({ email: Email });

/** The form on /login that redeems a code. */
export const CodeFields = v.object({ email: Email, code: sixDigitCode(login.code.wrongShape) });
