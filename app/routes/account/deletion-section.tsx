import { Form, useNavigation } from "react-router";
import { account } from "#app/content/signed-in/account-copy.ts";
import { Button } from "#app/ui/form/button.tsx";
import { Field } from "#app/ui/form/field.tsx";
import { useFieldError } from "#app/ui/form/use-field-error.ts";
import type { AccountResult } from "./account-result.ts";

const copy = account.deletion;

type Props = {
  result: AccountResult | null;
  /** What it brings for the team; null for who works alone. */
  brings: string | null;
};

/** Deletes the account once the confirmation word is typed. */
export function DeletionSection({ result, brings }: Props) {
  const isDeleting = useNavigation().formData?.get("intent") === "delete";
  const unconfirmed = result?.kind === "unconfirmed" ? result : null;
  const field = useFieldError({
    error: unconfirmed && copy.wrong,
    response: unconfirmed,
    explain: () => copy.wrong,
  });
  return (
    <Form method="post" className="grid max-w-form gap-4">
      <input type="hidden" name="intent" value="delete" />
      {brings && <p className="max-w-measure font-semibold">{brings}</p>}
      <Field
        {...field.attributes}
        name="confirmation"
        required
        // `copy.word`, case-insensitive. A literal, so that test/patterns/linear-time.test.ts can check it.
        pattern="\s*[Ss][Uu][Pp][Pp][Rr][Ii][Mm][Ee][Rr]\s*"
        title={copy.wrong}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        label={copy.label}
        error={field.error}
      />
      <Button
        type="submit"
        variant="secondary"
        busy={isDeleting}
        className="justify-self-start border-danger! text-danger! hover:bg-danger-wash!"
      >
        {isDeleting ? copy.deleting : copy.button}
      </Button>
    </Form>
  );
}
