import { type FormEvent, useEffect, useRef, useState } from "react";
import {
  type ContactField,
  contactFields,
  type FieldProblems,
  readContactForm,
} from "~/contact/contact-form.ts";
import { contact } from "~/content/public/contact-copy.ts";
import { useToast } from "~/ui/toast/use-toast.ts";
import { useCountdown } from "~/ui/use-countdown.ts";
import { type ContactState, honeypotField, minFillTime, retryAfterOf } from "./contact-state.ts";
import { sendContact } from "./send-contact.ts";

/**
 * The form with JavaScript: it validates before sending, sends one request at a time with the idempotency key of this
 * view of the form, and shows the result without leaving the page. During the server's `Retry-After` nothing is sent;
 * `secondsLeft` counts it down. CTC-18 to CTC-21, decisions.md D29. `response` is the result of a form that was sent
 * without JavaScript.
 */
export function useMessageForm(response: ContactState | null) {
  const toast = useToast();
  const form = useRef<HTMLFormElement>(null);
  const view = useRef({ key: "", shownAt: 0 });
  const [isSending, setSending] = useState(false);
  const [state, setState] = useState(response);
  const [problems, setProblems] = useState(problemsIn(response));
  const secondsLeft = useCountdown(retryAfterOf(state), state);

  useEffect(() => {
    view.current = newView();
    // The page's own messages replace the browser's.
    if (form.current) form.current.noValidate = true;
  }, []);

  useEffect(() => {
    if (!state) return;
    const found = problemsIn(state);
    setProblems(found);
    if (state.status === "refused") return focusFirst(form.current, found);

    const isSent = state.status === "sent";
    const { title, description } = isSent ? contact.sent : contact.failed;
    toast.show({ title, description, type: isSent ? "success" : "error", policy: "form", lang: "en" });
    if (!isSent) return;
    form.current?.reset();
    view.current = newView();
  }, [state, toast]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending || secondsLeft || !form.current) return;
    const fields = new FormData(form.current);
    const { problems: found } = readContactForm(Object.fromEntries(fields));
    setProblems(found);
    if (Object.keys(found).length > 0) return focusFirst(form.current, found);

    setSending(true);
    await waitForMinFillTime(view.current.shownAt);
    fields.set("key", view.current.key);
    fields.set("elapsed", String(Math.round(performance.now() - view.current.shownAt)));
    setState(await sendContact(fields));
    setSending(false);
  };

  const clearProblem = (field: ContactField) =>
    setProblems(({ [field]: removed, ...others }) => (removed === undefined ? { ...others } : others));

  return { form, state, problems, isSending, secondsLeft, submit, clearProblem };
}

/** A new idempotency key, and the time at which the form was shown. */
function newView() {
  const random = crypto.getRandomValues(new Uint8Array(16));
  const key = [...random].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return { key, shownAt: performance.now() };
}

/** Delays a submission that the server would refuse as too fast. */
async function waitForMinFillTime(shownAt: number) {
  const left = shownAt + minFillTime - performance.now();
  if (left > 0) await new Promise((resolve) => setTimeout(resolve, Math.ceil(left)));
}

function problemsIn(state: ContactState | null): FieldProblems {
  return state?.status === "refused" ? state.problems : {};
}

function focusFirst(form: HTMLFormElement | null, problems: FieldProblems) {
  const honeypot = form?.elements.namedItem(honeypotField);
  if (honeypot instanceof HTMLInputElement) honeypot.value = "";
  const first = contactFields.find((field) => problems[field]);
  const field = first && form?.elements.namedItem(first);
  if (field instanceof HTMLElement) field.focus();
}
