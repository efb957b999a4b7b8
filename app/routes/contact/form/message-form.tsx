import { type ReactNode, useEffect, useRef } from "react";
import type { ContactField } from "~/contact/contact-form.ts";
import { contact, fieldMessage } from "~/content/public/contact-copy.ts";
import { Button } from "~/ui/form/button.tsx";
import { Field, TextArea } from "~/ui/form/field.tsx";
import { type ContactState, honeypotField } from "./contact-state.ts";
import { Outcome } from "./outcome.tsx";
import { useMessageForm } from "./use-message-form.ts";

const copy = contact.form;

/** The form of /contact; without JavaScript it is a plain POST. requirements.md CTC, decisions.md D29. */
export function MessageForm({ response }: { response: ContactState | null }) {
  const { form, state, problems, isSending, secondsLeft, submit, clearProblem } = useMessageForm(response);
  const button = useRestoredFocus(isSending);
  const values = response && response.status !== "sent" ? response.values : null;
  const field = (name: ContactField) => ({
    name,
    id: name,
    label: copy.labels[name],
    error: problems[name] ? fieldMessage(name, problems[name]) : null,
    defaultValue: values?.[name],
    onInput: () => clearProblem(name),
  });

  return (
    <section aria-labelledby="message-titre">
      <h2 id="message-titre" className="text-xl">
        {copy.heading}
      </h2>
      <p className="mt-2 text-ink-soft text-sm">{copy.lead}</p>
      <form
        ref={form}
        method="post"
        action="/contact#reponse"
        encType="multipart/form-data"
        onSubmit={submit}
        className="mt-6 grid gap-6"
      >
        <div className="grid gap-6 sm:grid-cols-2">
          <Field {...field("firstName")} required autoComplete="given-name" />
          <Field {...field("lastName")} required autoComplete="family-name" />
        </div>
        <Field
          {...field("email")}
          type="email"
          required
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          hint={copy.hints.email}
        />
        <Field {...field("company")} autoComplete="organization" />
        <Field {...field("subject")} required />
        <TextArea {...field("message")} required rows={5} hint={copy.hints.message} />
        <Honeypot />
        <div id="reponse" className="empty:hidden">
          {state && !isSending && <Outcome state={state} problems={problems} isReady={secondsLeft === 0} />}
        </div>
        <Button
          ref={button}
          type="submit"
          busy={isSending}
          aria-disabled={secondsLeft ? true : undefined}
          className="w-full justify-self-start tabular-nums aria-disabled:cursor-not-allowed aria-disabled:border-line aria-disabled:bg-paper-sunk aria-disabled:text-ink-soft sm:w-auto"
        >
          {isSending ? <span lang="en">{copy.sending}</span> : submitLabel(secondsLeft)}
        </Button>
        <Privacy />
      </form>
    </section>
  );
}

function submitLabel(secondsLeft: number | null): string {
  if (secondsLeft === null) return copy.submit;
  return secondsLeft > 0 ? copy.waiting(secondsLeft) : copy.again;
}

/** A field that visitors can neither see nor reach: only bots fill it in. */
function Honeypot() {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        {copy.trap}
        <input type="text" name={honeypotField} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

function Privacy(): ReactNode {
  return (
    <p className="max-w-measure text-ink-soft text-sm">
      {contact.privacy.before}{" "}
      <a href="/privacy" className="link">
        {contact.privacy.link}
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
