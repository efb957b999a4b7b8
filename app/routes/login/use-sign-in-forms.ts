import { type FormEvent, useState } from "react";
import type { LoginState } from "./login-state.ts";
import { sendSignIn } from "./send-sign-in.ts";

/**
 * The forms with scripts: one is sent at a time, and its answer is shown without leaving the page until the code signs in.
 * `sending` is the `intent` of the form that is being sent. `response` is the answer to a form that was sent without scripts.
 */
export function useSignInForms(response: LoginState | null) {
  const [state, setState] = useState(response);
  const [sending, setSending] = useState<string | null>(null);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending !== null) return;
    const { submitter } = event.nativeEvent as SubmitEvent;
    const form = new FormData(event.currentTarget, submitter);
    setSending(String(form.get("intent")));
    const answer = await sendSignIn(form);
    // The button stays busy until the next page is there.
    if ("next" in answer) return window.location.assign(answer.next);
    setState(answer);
    setSending(null);
  };

  return { state, sending, submit };
}
