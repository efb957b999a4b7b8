import { type ReactNode, useEffect, useRef } from "react";
import type { ContactField } from "~/contact/contact-form.ts";
import { contact, fieldMessage } from "~/content/public/contact-copy.ts";
import { Button } from "~/ui/form/button.tsx";
import { Field, TextArea } from "~/ui/form/field.tsx";
import { type ContactState, trapField } from "./contact-state.ts";
import { Outcome } from "./outcome.tsx";
import { useContactForm } from "./use-contact-form.ts";

const copy = contact.form;

/** The form of /contact: a plain POST without JavaScript. requirements.md CTC, decisions.md D29. */
export function ContactForm({ answered }: { answered: ContactState | null }) {
  const { form, state, problems, isSending, waitLeft, submit, forget } = useContactForm(answered);
  const button = useFocusKept(isSending);
  const values = answered && answered.status !== "sent" ? answered.values : null;
  const field = (name: ContactField) => ({
    name,
    id: name,
    label: copy.labels[name],
    error: problems[name] ? fieldMessage(name, problems[name]) : null,
    defaultValue: values?.[name],
    onInput: () => forget(name),
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
        <Trap />
        <div id="reponse" className="empty:hidden">
          {state && !isSending && <Outcome state={state} problems={problems} isReady={waitLeft === 0} />}
        </div>
        <Button
          ref={button}
          type="submit"
          busy={isSending}
          aria-disabled={waitLeft ? true : undefined}
          className="w-full justify-self-start tabular-nums aria-disabled:cursor-not-allowed aria-disabled:border-line aria-disabled:bg-paper-sunk aria-disabled:text-ink-soft sm:w-auto"
        >
          {isSending ? <span lang="en">{copy.sending}</span> : submitLabel(waitLeft)}
        </Button>
        <Privacy />
      </form>
    </section>
  );
}

function submitLabel(waitLeft: number | null): string {
  if (waitLeft === null) return copy.submit;
  return waitLeft > 0 ? copy.waiting(waitLeft) : copy.again;
}

/** A field that people neither see nor reach. Whatever stands in it was written by a robot. */
function Trap() {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        {copy.trap}
        <input type="text" name={trapField} tabIndex={-1} autoComplete="off" />
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

/** A disabled button loses the focus; it gets it back when it works again and nothing else took it. */
function useFocusKept(isBusy: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wasBusy = useRef(false);
  useEffect(() => {
    if (wasBusy.current && !isBusy && document.activeElement === document.body) button.current?.focus();
    wasBusy.current = isBusy;
  }, [isBusy]);
  return button;
}
