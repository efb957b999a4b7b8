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

/** What the page answers its own scripts: what to show, or where the session leads that a code has begun. */
export type SignInAnswer = LoginState | { next: string };
