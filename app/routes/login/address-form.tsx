import type { FormEvent } from "react";
import { Problem } from "#app/components/problem.tsx";
import { login } from "#app/content/public/login-copy.ts";
import { Button } from "#app/ui/form/button.tsx";
import { Field } from "#app/ui/form/field.tsx";
import { useFieldError } from "#app/ui/form/use-field-error.ts";
import { wholeEmails } from "#app/ui/unbroken.tsx";
import type { LoginState } from "./login-state.ts";

type Props = {
  state: Extract<LoginState, { view: "address" }> | null;
  next: string | null;
  isSending: boolean;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
};

/** Asks for the address that the sign-in mail goes to. */
export function AddressForm({ state, next, isSending, onSubmit }: Props) {
  const field = useFieldError({
    error: state?.emailError ?? null,
    response: state,
    explain: ({ valueMissing }) => (valueMissing ? login.email.empty : login.email.malformed),
  });
  return (
    <form method="post" onSubmit={onSubmit} className="grid gap-6">
      <p className="text-ink-soft">{wholeEmails(login.lead)}</p>
      {state?.problem && <Problem title={state.problem} occurrence={state} />}
      <input type="hidden" name="intent" value="link" />
      {next && <input type="hidden" name="next" value={next} />}
      <Field
        {...field.attributes}
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
        error={field.error}
      />
      <Button type="submit" busy={isSending} className="w-full">
        {isSending ? login.sending : login.submit}
      </Button>
    </form>
  );
}
