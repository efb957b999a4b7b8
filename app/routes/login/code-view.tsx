import type { FormEvent } from "react";
import { Problem } from "#app/components/problem.tsx";
import { CodeField } from "#app/components/sign-in/code-field.tsx";
import { login } from "#app/content/public/login-copy.ts";
import { Button } from "#app/ui/form/button.tsx";
import { Notice } from "#app/ui/form/notice.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { wholeEmails } from "#app/ui/unbroken.tsx";
import { useCountdown } from "#app/ui/use-countdown.ts";
import type { LoginState } from "./login-state.ts";

type Props = {
  state: Extract<LoginState, { view: "code" }>;
  next: string | null;
  /** The `intent` of the form that is being sent. */
  sending: string | null;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
};

/** Confirms that the mail was sent, asks for its code, and helps if it does not arrive. */
export function CodeView({ state, next, sending, onSubmit }: Props) {
  return (
    <>
      {/* Not announced: the toast announces the same. */}
      {state.sent && (
        <Notice tone="success" announce="off">
          {wholeEmails(login.sent.notice)}
        </Notice>
      )}
      {state.problem && <Problem title={state.problem} occurrence={state} />}
      <form
        method="post"
        onSubmit={onSubmit}
        className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-sm"
      >
        <p className="min-w-0 wrap-anywhere">
          <span className="text-ink-soft">{login.sent.to}</span>{" "}
          <strong className="font-semibold">{state.email}</strong>
        </p>
        <input type="hidden" name="email" value={state.email} />
        <button
          type="submit"
          name="intent"
          value="change"
          className="link min-h-11 cursor-pointer font-semibold"
        >
          {login.sent.change}
        </button>
      </form>
      <form method="post" onSubmit={onSubmit} className="grid gap-6">
        <input type="hidden" name="email" value={state.email} />
        <CodeField
          intent="code"
          copy={login.code}
          error={state.codeError}
          response={state}
          isChecking={sending === "code"}
          buttonClassName="w-full"
        />
      </form>
      <Help state={state} next={next} sending={sending} onSubmit={onSubmit} />
    </>
  );
}

function Help({ state, next, sending, onSubmit }: Props) {
  const isSending = sending === "resend";
  const seconds = useCountdown(state.resendAfter, state) ?? 0;
  return (
    <section className="border-line border-t pt-6 text-sm" aria-labelledby="no-mail">
      <h2 id="no-mail" className="font-semibold">
        {login.help.title}
      </h2>
      <ul className="mt-3 grid gap-2 text-ink-soft">
        {login.help.advice.map((advice) => (
          <li key={advice} className="flex gap-3">
            <Icon name="arrowRight" className="mt-0.5 text-sun" />
            {advice}
          </li>
        ))}
      </ul>
      <form method="post" onSubmit={onSubmit} className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2">
        <input type="hidden" name="intent" value="resend" />
        <input type="hidden" name="email" value={state.email} />
        {next && <input type="hidden" name="next" value={next} />}
        <Button type="submit" variant="secondary" busy={isSending} disabled={seconds > 0}>
          {isSending ? login.sending : login.help.resend}
        </Button>
        <span className="text-ink-soft tabular-nums">
          {seconds > 0 ? login.help.resendIn(seconds) : login.help.resendRule}
        </span>
      </form>
    </section>
  );
}
