import { useEffect, useRef, useState } from "react";
import { Form, useNavigation, useSubmit } from "react-router";
import { Problem } from "#app/components/problem.tsx";
import { CodeField } from "#app/components/sign-in/code-field.tsx";
import { account } from "#app/content/signed-in/account-copy.ts";
import type { Href } from "#app/hrefs.ts";
import { Button } from "#app/ui/form/button.tsx";
import { Notice } from "#app/ui/form/notice.tsx";
import { useCountdown } from "#app/ui/use-countdown.ts";
import type { Purpose } from "./purpose.ts";

const copy = account.confirmation;

/** The result of the action. */
export type ConfirmationResult = {
  /** True while a code that was sent is valid. */
  isPending: boolean;
  /** True if this result follows a mail that was accepted for sending. */
  isSent: boolean;
  problem: string | null;
  codeError: string | null;
  /** Seconds until another code may be requested. */
  resendAfter: number;
};

type Props = {
  email: string;
  purpose: Purpose;
  /** Where the visitor goes without confirming. */
  cancel: Href;
  /** Seconds until another code may be requested; `null` if no code was sent yet. */
  resendAfter: number | null;
  result: ConfirmationResult | null;
};

/** Asks for a code from a mail before a download, a deletion, the end of other sessions, a secret of a webhook or the operators' desk, if the sign-in is older than an hour. */
export function ConfirmationPage({ email, purpose, cancel, resendAfter, result }: Props) {
  const isPending = result?.isPending ?? resendAfter !== null;
  const [initial] = useState({ resendAfter: resendAfter ?? 0, codeError: null });
  const { codeError } = result ?? initial;
  const isChecking = useNavigation().formData?.get("intent") === "confirm";
  useRequestOnMount(resendAfter === null);
  return (
    <div className="mx-auto w-full max-w-page py-8 sm:py-12">
      <div className="grid max-w-form grid-cols-[minmax(0,1fr)] gap-6">
        <h1 className="text-2xl">{copy.title}</h1>
        <p className="text-ink-soft wrap-anywhere">
          {copy.why[purpose]} <strong className="font-semibold text-ink">{email}</strong>
        </p>
        {result?.isSent && (
          <Notice tone="success" announce="polite">
            {copy.sent}
          </Notice>
        )}
        {result?.problem && <Problem title={result.problem} occurrence={result} />}
        {isPending && (
          <Form method="post" className="grid gap-6">
            <CodeField
              intent="confirm"
              copy={{ ...copy.code, submit: copy.code.submit[purpose] }}
              error={codeError}
              response={result ?? initial}
              isChecking={isChecking}
              variant={purpose === "deletion" ? "secondary" : "primary"}
              buttonClassName={
                purpose === "deletion" ? "border-danger! text-danger! hover:bg-danger-wash!" : ""
              }
            />
          </Form>
        )}
        <SendForm isResend={isPending} response={result ?? initial} />
        <a
          href={cancel}
          className="link inline-flex min-h-11 items-center justify-self-start font-semibold text-sm"
        >
          {copy.cancel}
        </a>
      </div>
    </div>
  );
}

/** Requests the mail once, without a press on the button; without scripts the user presses it. */
function useRequestOnMount(isNeeded: boolean) {
  const submit = useSubmit();
  const needsRequest = useRef(isNeeded);
  useEffect(() => {
    if (!needsRequest.current) return;
    needsRequest.current = false;
    void submit({ intent: "send" }, { method: "post" });
  }, [submit]);
}

type SendProps = { isResend: boolean; response: { resendAfter: number } };

function SendForm({ isResend, response }: SendProps) {
  const isSending = useNavigation().formData?.get("intent") === "send";
  const seconds = useCountdown(response.resendAfter, response) ?? 0;
  return (
    <Form method="post" className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <input type="hidden" name="intent" value="send" />
      {isResend && <input type="hidden" name="asked" value="before" />}
      <Button
        type="submit"
        variant={isResend ? "secondary" : "primary"}
        busy={isSending}
        disabled={seconds > 0}
      >
        {isSending ? copy.asking : isResend ? copy.again : copy.ask}
      </Button>
      {(isResend || seconds > 0) && (
        <span className="text-ink-soft text-sm tabular-nums">
          {seconds > 0 ? copy.againIn(seconds) : copy.againRule}
        </span>
      )}
    </Form>
  );
}
