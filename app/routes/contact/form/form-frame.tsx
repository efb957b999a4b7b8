import { type ReactNode, useEffect, useRef } from "react";
import type { ContactField } from "#app/contact/contact-form.ts";
import { type FormKind, formKinds } from "#app/contact/form-kinds.ts";
import { type FormCopy, fieldMessage } from "#app/content/public/form-copy.ts";
import type { Href } from "#app/hrefs.ts";
import { Button } from "#app/ui/form/button.tsx";
import { type ContactState, honeypotField } from "./contact-state.ts";
import { Outcome } from "./outcome.tsx";
import { Received } from "./received.tsx";
import { useMessageForm } from "./use-message-form.ts";

/** The attributes and texts of a field. */
export type FieldProps = {
  name: ContactField;
  id: ContactField;
  label: string;
  hint: string | undefined;
  error: string | null;
  defaultValue: string | undefined;
  onInput: () => void;
};

type Props = {
  kind: FormKind;
  copy: FormCopy;
  response: ContactState | null;
  /** Draws the fields, in the order of the page. */
  children: (field: (name: ContactField) => FieldProps) => ReactNode;
  /** What else to do after an accepted form, beside the way back to the form. */
  nextStep?: ReactNode;
};

/**
 * What both forms share; without JavaScript it is a plain POST. An accepted form is hidden behind its confirmation, empty
 * for the next message. requirements.md CTC, interpretation.md D29.
 */
export function FormFrame({ kind, copy, response, children, nextStep }: Props) {
  const { form, state, problems, isSending, secondsLeft, submit, again, clearProblem } = useMessageForm(
    kind,
    copy,
    response,
  );
  const button = useRestoredFocus(isSending);
  const { path } = formKinds[kind];
  const values = response && response.status !== "sent" ? response.values : null;
  const isReceived = state?.status === "sent";
  const field = (name: ContactField): FieldProps => ({
    name,
    id: name,
    label: copy.form.labels[name],
    hint: copy.form.hints[name],
    error: problems[name] ? fieldMessage(copy, name, problems[name]) : null,
    defaultValue: values?.[name],
    onInput: () => clearProblem(name),
  });

  return (
    <section aria-labelledby={isReceived ? "recu-titre" : "message-titre"}>
      {isReceived && (
        <Received copy={copy.received} reference={state.reference} path={path} onAgain={again}>
          {nextStep}
        </Received>
      )}
      <div hidden={isReceived}>
        <h2 id="message-titre" className="text-xl">
          {copy.form.heading}
        </h2>
        <p className="mt-2 text-ink-soft text-sm">{copy.form.lead}</p>
        <form
          ref={form}
          method="post"
          action={`${path}#reponse`}
          encType="multipart/form-data"
          onSubmit={submit}
          className="mt-6 grid gap-6"
        >
          {children(field)}
          <Honeypot label={copy.form.trap} />
          <div id={isReceived ? undefined : "reponse"} className="empty:hidden">
            {state && !isReceived && !isSending && (
              <Outcome copy={copy} state={state} problems={problems} isReady={secondsLeft === 0} />
            )}
          </div>
          <Button
            ref={button}
            type="submit"
            busy={isSending}
            aria-disabled={secondsLeft ? true : undefined}
            className="w-full justify-self-start tabular-nums aria-disabled:cursor-not-allowed aria-disabled:border-line aria-disabled:bg-paper-sunk aria-disabled:text-ink-soft sm:w-auto"
          >
            {isSending ? (
              <span lang={copy.toasts.lang}>{copy.form.sending}</span>
            ) : (
              submitLabel(copy.form, secondsLeft)
            )}
          </Button>
          <Privacy copy={copy.privacy} />
        </form>
      </div>
    </section>
  );
}

function submitLabel(copy: FormCopy["form"], secondsLeft: number | null): string {
  if (secondsLeft === null) return copy.submit;
  return secondsLeft > 0 ? copy.waiting(secondsLeft) : copy.again;
}

/** A field that visitors can neither see nor reach: only bots fill it in. */
function Honeypot({ label }: { label: string }) {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        {label}
        <input type="text" name={honeypotField} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

function Privacy({ copy }: { copy: FormCopy["privacy"] }) {
  return (
    <p className="max-w-measure text-ink-soft text-sm">
      {copy.before}{" "}
      <a href={"/privacy" satisfies Href} className="link">
        {copy.link}
      </a>
      .
    </p>
  );
}

/** Returns the focus to the button after it was disabled, unless something else took it. */
function useRestoredFocus(isBusy: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wasBusy = useRef(false);
  useEffect(() => {
    if (wasBusy.current && !isBusy && document.activeElement === document.body) button.current?.focus();
    wasBusy.current = isBusy;
  }, [isBusy]);
  return button;
}
