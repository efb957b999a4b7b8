import { type FormEvent, useEffect, useRef, useState } from "react";
import { Form, useNavigation } from "react-router";
import { login } from "~/content/public/login-copy.ts";
import { Problem } from "~/layouts/signed-in/problem.tsx";
import { Button } from "~/ui/form/button.tsx";
import { Field } from "~/ui/form/field.tsx";
import type { LoginState } from "./login-state.ts";

type Props = { state: Extract<LoginState, { view: "address" }> | null; next: string | null };

/** Asks for the address that the link goes to. */
export function AddressForm({ state, next }: Props) {
  const isSending = useNavigation().formMethod === "POST";
  const [error, setError] = useState(state?.emailError ?? null);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!state) return;
    setError(state.emailError);
    input.current?.focus();
  }, [state]);

  const explain = (event: FormEvent<HTMLInputElement>) => {
    event.preventDefault();
    const { validity } = event.currentTarget;
    setError(validity.valueMissing ? login.email.empty : login.email.malformed);
    event.currentTarget.focus();
  };

  return (
    <Form method="post" className="grid gap-6">
      <p className="text-ink-soft">{login.lead}</p>
      {state?.problem && <Problem title={state.problem} occurrence={state} />}
      <input type="hidden" name="intent" value="link" />
      {next && <input type="hidden" name="next" value={next} />}
      <Field
        ref={input}
        type="email"
        name="email"
        required
        maxLength={254}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={state?.email}
        label={login.email.label}
        hint={login.email.hint}
        error={error}
        onInvalid={explain}
        onInput={() => setError(null)}
      />
      <Button type="submit" busy={isSending} className="w-full">
        {isSending ? login.sending : login.submit}
      </Button>
    </Form>
  );
}
