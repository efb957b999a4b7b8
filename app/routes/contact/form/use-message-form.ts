import { type FormEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { type ContactField, type FieldProblems, readContactForm } from "#app/contact/contact-form.ts";
import { type FormKind, formKinds } from "#app/contact/form-kinds.ts";
import type { FormCopy } from "#app/content/public/form-copy.ts";
import { useToast } from "#app/ui/toast/use-toast.ts";
import { useCountdown } from "#app/ui/use-countdown.ts";
import { type ContactState, honeypotField, minFillTime, retryAfterOf } from "./contact-state.ts";
import { sendContact } from "./send-contact.ts";

/**
 * The form with JavaScript: it validates before sending, sends one request at a time with the idempotency key of this
 * view of the form, and shows the result without leaving the page. During the server's `Retry-After` nothing is sent;
 * `secondsLeft` counts it down. `again` returns to the empty form. CTC-18 to CTC-21, interpretation.md D29. `response` is the
 * result of a form that was sent without JavaScript.
 */
export function useMessageForm(kind: FormKind, copy: FormCopy, response: ContactState | null) {
  const { path, fields: schema } = formKinds[kind];
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
    // Reloading the page of an accepted form must not send the form again.
    if (response?.status === "sent") history.replaceState(history.state, "", path);
  }, [response, path]);

  useEffect(() => {
    if (!state) return;
    const found = problemsIn(state);
    setProblems(found);
    if (state.status === "refused") return focusFirst(form.current, found);

    const isSent = state.status === "sent";
    const { lang, sent, failed } = copy.toasts;
    toast.show({ ...(isSent ? sent : failed), type: isSent ? "success" : "error", policy: "form", lang });
    if (!isSent) return;
    form.current?.reset();
    view.current = newView();
  }, [state, toast, copy]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending || secondsLeft || !form.current) return;
    const fields = new FormData(form.current);
    const { problems: found } = readContactForm(Object.fromEntries(fields), schema);
    setProblems(found);
    if (Object.keys(found).length > 0) return focusFirst(form.current, found);

    setSending(true);
    await waitForMinFillTime(view.current.shownAt);
    fields.set("key", view.current.key);
    fields.set("elapsed", String(Math.round(performance.now() - view.current.shownAt)));
    setState(await sendContact(path, fields));
    setSending(false);
  };

  const again = () => {
    // Only a form that is shown takes the focus.
    flushSync(() => setState(null));
    view.current = newView();
    focusFirst(form.current, { firstName: "missing", subject: "missing" });
  };

  const clearProblem = (field: ContactField) =>
    setProblems(({ [field]: removed, ...others }) => (removed === undefined ? { ...others } : others));

  return { form, state, problems, isSending, secondsLeft, submit, again, clearProblem };
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

/** Focuses the first control of the form, in the order of the page, whose field has a problem. */
function focusFirst(form: HTMLFormElement | null, problems: FieldProblems) {
  const honeypot = form?.elements.namedItem(honeypotField);
  if (honeypot instanceof HTMLInputElement) honeypot.value = "";
  const first = [...(form?.elements ?? [])].find(
    (control) => (control.getAttribute("name") ?? "") in problems,
  );
  if (first instanceof HTMLElement) first.focus();
}
