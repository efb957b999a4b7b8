import { type FormEvent, useEffect, useRef, useState } from "react";
import type { LoginState } from "./login-state.ts";
import { sendSignIn } from "./send-sign-in.ts";

/**
 * The forms with scripts: the answer to the last that was sent is shown without leaving the page, until the code signs in.
 * `sending` is the `intent` of the form that is being sent, which is not sent twice. `response` is the answer to a form that was
 * sent without scripts, `asked` what is shown before any.
 */
export function useSignInForms(response: LoginState | null, asked: LoginState | null) {
  const [state, setState] = useState(response ?? asked);
  const [sending, setSending] = useState<string | null>(null);

  const latest = useRef(0);

  // Reloading the page, or coming back to it, must not send that form again.
  useEffect(() => {
    if (response) history.replaceState(history.state, "", location.pathname + location.search);
  }, [response]);

  // The button of a page restored from the back/forward cache waits for nothing any more.
  useEffect(() => {
    const reset = (event: PageTransitionEvent) => event.persisted && setSending(null);
    window.addEventListener("pageshow", reset);
    return () => window.removeEventListener("pageshow", reset);
  }, []);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const form = new FormData(event.currentTarget, submitter);
    const intent = String(form.get("intent"));
    if (intent === sending) return;
    setSending(intent);
    latest.current += 1;
    const own = latest.current;
    const answer = await sendSignIn(form);
    if (own !== latest.current) return;
    // The button stays busy until the next page is there.
    if ("next" in answer) return window.location.assign(answer.next);
    setState(answer);
    setSending(null);
  };

  return { state, sending, submit };
}
