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
import { type ContactState, retryAfterOf, shortestFill, trapField } from "./contact-state.ts";
import { sendContact } from "./send.ts";

/**
 * The form as JavaScript improves it: fields are judged before anything is sent, one request at a time leaves with
 * the key of this view of the form, and the answer is told without leaving the page. While the server wants to be
 * left alone nothing leaves, and `waitLeft` says for how many seconds. CTC-18 to CTC-21, decisions.md D29.
 * `answered` is the answer to a form that was sent without JavaScript.
 */
export function useContactForm(answered: ContactState | null) {
  const toast = useToast();
  const form = useRef<HTMLFormElement>(null);
  const view = useRef({ key: "", shownAt: 0 });
  const [isSending, setSending] = useState(false);
  const [state, setState] = useState(answered);
  const [problems, setProblems] = useState(problemsIn(answered));
  const waitLeft = useCountdown(retryAfterOf(state), state);

  useEffect(() => {
    view.current = newView();
    // From here on the words of this page stand in for the browser's own.
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
    if (isSending || waitLeft || !form.current) return;
    const fields = new FormData(form.current);
    const { problems: found } = readContactForm(Object.fromEntries(fields));
    setProblems(found);
    if (Object.keys(found).length > 0) return focusFirst(form.current, found);

    setSending(true);
    await untilReadable(view.current.shownAt);
    fields.set("key", view.current.key);
    fields.set("elapsed", String(Math.round(performance.now() - view.current.shownAt)));
    setState(await sendContact(fields));
    setSending(false);
  };

  const forget = (field: ContactField) =>
    setProblems(({ [field]: gone, ...others }) => (gone === undefined ? { ...others } : others));

  return { form, state, problems, isSending, waitLeft, submit, forget };
}

/** The key under which this view of the form is one request, and when it came on screen. */
function newView() {
  const random = crypto.getRandomValues(new Uint8Array(16));
  const key = [...random].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return { key, shownAt: performance.now() };
}

/** Nobody fills in a form faster than this; whoever does waits instead of being refused. */
async function untilReadable(shownAt: number) {
  const left = shownAt + shortestFill - performance.now();
  if (left > 0) await new Promise((resolve) => setTimeout(resolve, Math.ceil(left)));
}

function problemsIn(state: ContactState | null): FieldProblems {
  return state?.status === "refused" ? state.problems : {};
}

function focusFirst(form: HTMLFormElement | null, problems: FieldProblems) {
  const trap = form?.elements.namedItem(trapField);
  if (trap instanceof HTMLInputElement) trap.value = "";
  const first = contactFields.find((field) => problems[field]);
  const field = first && form?.elements.namedItem(first);
  if (field instanceof HTMLElement) field.focus();
}
