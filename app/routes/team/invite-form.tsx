import { Form, useNavigation } from "react-router";
import { team } from "#app/content/signed-in/team-copy.ts";
import { Button } from "#app/ui/form/button.tsx";
import { Field } from "#app/ui/form/field.tsx";
import { useFieldError } from "#app/ui/form/use-field-error.ts";
import type { TeamResult } from "./team-action.server.ts";

const copy = team.invite;

/** The form for an invitation. What was refused stays in it, and what was sent leaves it. */
export function InviteForm({ result }: { result: TeamResult | null }) {
  const isBusy = useNavigation().formData?.get("intent") === "invite";
  const refused = result?.kind === "refused" ? result : null;
  const { attributes, error } = useFieldError({
    error: refused?.message ?? null,
    response: refused,
    explain: () => copy.needed,
  });
  return (
    <Form
      // A new one after each invitation, empty.
      key={result?.kind === "invited" ? result.email : ""}
      method="post"
      className="grid max-w-form grid-cols-[minmax(0,1fr)] gap-4"
    >
      <input type="hidden" name="intent" value="invite" />
      <Field
        {...attributes}
        name="email"
        type="email"
        required
        maxLength={254}
        defaultValue={refused?.email}
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        label={copy.email}
        hint={copy.hint}
        error={error}
      />
      <Button type="submit" busy={isBusy} className="justify-self-start">
        {isBusy ? copy.busy : copy.button}
      </Button>
    </Form>
  );
}
