import { type FormEvent, useEffect, useRef, useState } from "react";
import { Form, Link, useNavigation, useSubmit } from "react-router";
import { account } from "~/content/signed-in/account-copy.ts";
import { Problem } from "~/layouts/signed-in/problem.tsx";
import { Button } from "~/ui/form/button.tsx";
import { Field } from "~/ui/form/field.tsx";
import { Notice } from "~/ui/form/notice.tsx";
import { useCountdown } from "~/ui/use-countdown.ts";
import type { Purpose } from "./purpose.ts";

const words = account.confirmation;

/** What became of the form that was sent. */
export type ConfirmationAnswer = {
  /** True while there is a code to be typed. */
  isAsked: boolean;
  /** True when this answer follows a mail that was accepted for sending. */
  isSent: boolean;
  problem: string | null;
  codeError: string | null;
  /** Seconds until another code may be asked for. */
  resendAfter: number;
};

type Props = {
  email: string;
  purpose: Purpose;
  /** Seconds until another code may be asked for; `null` when there is none to be typed yet. */
  resendAfter: number | null;
  answer: ConfirmationAnswer | null;
};

/** The step before a download or a deletion, when the sign-in is older than an hour: a code from the mailbox. */
export function ConfirmationPage({ email, purpose, resendAfter, answer }: Props) {
  const isAsked = answer?.isAsked ?? resendAfter !== null;
  const [arrival] = useState({ resendAfter: resendAfter ?? 0 });
  useAskedOnArrival(resendAfter === null);
  return (
    <div className="mx-auto w-full max-w-page py-8 sm:py-12">
      <div className="grid max-w-form grid-cols-[minmax(0,1fr)] gap-6">
        <h1 className="text-2xl">{words.title}</h1>
        <p className="text-ink-soft wrap-anywhere">
          {words.why[purpose]} <strong className="font-semibold text-ink">{email}</strong>
        </p>
        {answer?.isSent && (
          <Notice tone="success" heard="when idle">
            {words.sent}
          </Notice>
        )}
        {answer?.problem && <Problem title={answer.problem} occurrence={answer} />}
        {isAsked && <CodeForm purpose={purpose} answer={answer} />}
        <AskForm isAgain={isAsked} wait={answer ?? arrival} />
        <Link
          to="/compte"
          reloadDocument
          className="link inline-flex min-h-11 items-center justify-self-start font-semibold text-sm"
        >
          {words.cancel}
        </Link>
      </div>
    </div>
  );
}

/** Who comes here to go on need not ask for the mail by hand. Without scripts there is a button. */
function useAskedOnArrival(isNeeded: boolean) {
  const submit = useSubmit();
  const needsAsking = useRef(isNeeded);
  useEffect(() => {
    if (!needsAsking.current) return;
    needsAsking.current = false;
    void submit({ intent: "send" }, { method: "post" });
  }, [submit]);
}

function CodeForm({ purpose, answer }: Pick<Props, "purpose" | "answer">) {
  const isChecking = useNavigation().formData?.get("intent") === "confirm";
  const [error, setError] = useState(answer?.codeError ?? null);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    setError(answer?.codeError ?? null);
    input.current?.focus();
  }, [answer]);

  const explain = (event: FormEvent<HTMLInputElement>) => {
    event.preventDefault();
    setError(words.code.wrongShape);
    event.currentTarget.focus();
  };
  return (
    <Form method="post" className="grid gap-6">
      <input type="hidden" name="intent" value="confirm" />
      <Field
        ref={input}
        name="code"
        required
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern="[\s\-]*([0-9][\s\-]*){6}"
        maxLength={16}
        spellCheck={false}
        label={words.code.label}
        hint={words.code.hint}
        error={error}
        onInvalid={explain}
        onInput={() => setError(null)}
        className="font-semibold text-lg tabular-nums tracking-code"
      />
      <Button
        type="submit"
        busy={isChecking}
        variant={purpose === "deletion" ? "secondary" : "primary"}
        className={purpose === "deletion" ? "border-danger! text-danger! hover:bg-danger-wash!" : ""}
      >
        {isChecking ? words.code.checking : words.code.submit[purpose]}
      </Button>
    </Form>
  );
}

type AskProps = { isAgain: boolean; wait: { resendAfter: number } };

function AskForm({ isAgain, wait }: AskProps) {
  const isSending = useNavigation().formData?.get("intent") === "send";
  const seconds = useCountdown(wait.resendAfter, wait) ?? 0;
  return (
    <Form method="post" className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <input type="hidden" name="intent" value="send" />
      {isAgain && <input type="hidden" name="asked" value="before" />}
      <Button
        type="submit"
        variant={isAgain ? "secondary" : "primary"}
        busy={isSending}
        disabled={seconds > 0}
      >
        {isSending ? words.asking : isAgain ? words.again : words.ask}
      </Button>
      {(isAgain || seconds > 0) && (
        <span className="text-ink-soft text-sm tabular-nums">
          {seconds > 0 ? words.againIn(seconds) : words.againRule}
        </span>
      )}
    </Form>
  );
}
