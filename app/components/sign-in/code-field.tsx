import { Button } from "#app/ui/form/button.tsx";
import { Field } from "#app/ui/form/field.tsx";
import { useFieldError } from "#app/ui/form/use-field-error.ts";

type Props = {
  /** The value of the form's `intent` field. */
  intent: string;
  copy: { label: string; hint: string; wrongShape: string; submit: string; checking: string };
  error: string | null;
  /** Changes with each response, so that the field takes the focus again. */
  response: object;
  variant?: "primary" | "secondary";
  isChecking: boolean;
  buttonClassName?: string;
};

/** What a form asks for the six digits of a mail with: the field and its button. */
export function CodeField({ intent, copy, error, response, variant, isChecking, buttonClassName }: Props) {
  const field = useFieldError({ error, response, explain: () => copy.wrongShape });
  return (
    <>
      <input type="hidden" name="intent" value={intent} />
      <Field
        {...field.attributes}
        name="code"
        required
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern="[\s\-]*([0-9][\s\-]*){6}"
        maxLength={16}
        spellCheck={false}
        label={copy.label}
        hint={copy.hint}
        error={field.error}
        className="font-semibold text-lg tabular-nums tracking-code"
      />
      <Button type="submit" busy={isChecking} variant={variant} className={buttonClassName}>
        {isChecking ? copy.checking : copy.submit}
      </Button>
    </>
  );
}
