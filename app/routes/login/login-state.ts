import * as v from "valibot";
import { login } from "~/content/public/login-copy.ts";
import { sixDigitCode } from "~/layouts/signed-in/six-digit-code.ts";

/** The state of the page after a form was sent. */
export type LoginState =
  | { view: "address"; email: string; emailError: string | null; problem: string | null }
  | {
      view: "code";
      email: string;
      codeError: string | null;
      problem: string | null;
      /** True if this response follows a mail that was accepted for sending. */
      sent: boolean;
      /** Seconds until another mail may be requested. */
      resendAfter: number;
    };

/** Text that may be an address; accounts/ validates it. Longer input is rejected unread. */
const Email = v.pipe(
  v.string(login.email.empty),
  v.maxLength(1_000, login.email.malformed),
  v.trim(),
  v.nonEmpty(login.email.empty),
);

/** The form of the address view, and "resend" in the code view. */
export const LinkFields = v.object({ email: Email });

/** The form of the code view. */
export const CodeFields = v.object({ email: Email, code: sixDigitCode(login.code.wrongShape) });
