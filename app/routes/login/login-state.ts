import * as v from "valibot";
import { login } from "~/content/public/login-copy.ts";

/** What the page shows after a form was sent. */
export type LoginState =
  | { view: "address"; email: string; emailError: string | null; problem: string | null }
  | {
      view: "code";
      email: string;
      codeError: string | null;
      problem: string | null;
      /** True when this answer follows a mail that was accepted for sending. */
      sent: boolean;
      /** Seconds until another mail may be asked for. */
      resendAfter: number;
    };

/** Whether it is an address is for accounts to say. What is far too long is judged no further. */
const Email = v.pipe(
  v.string(login.email.empty),
  v.maxLength(1_000, login.email.malformed),
  v.trim(),
  v.nonEmpty(login.email.empty),
);

/** The form of the first view, and "resend" of the second. */
export const LinkForm = v.object({ email: Email });

/** The form of the second view; spaces and dashes that come with a copied code do no harm. */
export const CodeForm = v.object({
  email: Email,
  code: v.pipe(
    v.string(login.code.wrongShape),
    v.maxLength(100, login.code.wrongShape),
    v.transform((typed) => typed.replace(/[\s-]/g, "")),
    v.regex(/^\d{6}$/, login.code.wrongShape),
  ),
});
