import { type FormEvent, useEffect, useRef, useState } from "react";
import { Form, useNavigation } from "react-router";
import { account } from "~/content/account.ts";
import { Button } from "~/ui/form/button.tsx";
import { Field } from "~/ui/form/field.tsx";
import type { AccountAnswer } from "./account-answer.ts";

const words = account.deletion;

/** Ends the account for good, once the word is typed. */
export function Deletion({ answer }: { answer: AccountAnswer | null }) {
  const isDeleting = useNavigation().formData?.get("intent") === "delete";
  const isUnconfirmed = answer?.kind === "unconfirmed";
  const [error, setError] = useState(isUnconfirmed ? words.wrong : null);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (answer?.kind !== "unconfirmed") return;
    setError(words.wrong);
    input.current?.focus();
  }, [answer]);

  const explain = (event: FormEvent<HTMLInputElement>) => {
    event.preventDefault();
    setError(words.wrong);
    event.currentTarget.focus();
  };
  return (
    <Form method="post" className="grid max-w-form gap-4">
      <input type="hidden" name="intent" value="delete" />
      <Field
        ref={input}
        name="confirmation"
        required
        // `words.word` in any case. Spelled out, so that test/patterns/linear-time.test.ts can read it.
        pattern="\s*[Ss][Uu][Pp][Pp][Rr][Ii][Mm][Ee][Rr]\s*"
        title={words.wrong}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        label={words.label}
        error={error}
        onInvalid={explain}
        onInput={() => setError(null)}
      />
      <Button
        type="submit"
        variant="secondary"
        busy={isDeleting}
        className="justify-self-start border-danger! text-danger! hover:bg-danger-wash!"
      >
        {isDeleting ? words.deleting : words.button}
      </Button>
    </Form>
  );
}
