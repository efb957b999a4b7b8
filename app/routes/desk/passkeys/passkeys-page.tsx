import { Form, useNavigation } from "react-router";
import { Problem } from "#app/components/problem.tsx";
import { passkeyCopy } from "#app/content/desk/passkey-copy.ts";
import type { ShownPasskey } from "#app/operators/passkeys/passkeys.server.ts";
import { Button } from "#app/ui/form/button.tsx";
import { buttonClasses } from "#app/ui/form/button-classes.ts";
import { Field } from "#app/ui/form/field.tsx";
import { Notice } from "#app/ui/form/notice.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { useSteadyRows } from "#app/ui/use-steady-rows.ts";
import { DeskTime } from "../desk-time.tsx";
import { makePasskey } from "../passkey/ask-browser.ts";
import { usePasskeyForm } from "../passkey/use-passkey-form.ts";

const copy = passkeyCopy.list;

type Props = {
  passkeys: readonly ShownPasskey[];
  result: { done: string | null; problem: string | null } | null;
};

/** The operator's own passkeys, to add and to remove. interpretation.md D225. */
export function PasskeysPage({ passkeys, result }: Props) {
  const isHydrated = useHydrated();
  const { isBusy, problem, send } = usePasskeyForm(makePasskey);
  const told = problem?.text ?? (isBusy ? null : (result?.problem ?? null));
  return (
    <div className="grid max-w-measure gap-6">
      <h1 className="text-2xl">{copy.title}</h1>
      <p className="text-ink-soft">{copy.text}</p>
      {told && <Problem title={told} occurrence={problem ?? result} />}
      {result?.done && !isBusy && !problem && (
        <Notice tone="success" announce="polite">
          {result.done}
        </Notice>
      )}
      {passkeys.length === 0 ? <p>{copy.none}</p> : <PasskeyList passkeys={passkeys} />}
      <Form
        method="post"
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void send({ name: String(new FormData(event.currentTarget).get("name")) });
        }}
      >
        {/* Before its scripts are there a form could only send an empty answer. */}
        <fieldset disabled={!isHydrated} className="grid min-w-0 gap-4">
          <Field label={copy.name} hint={copy.nameHint} name="name" required maxLength={60} />
          <div>
            <Button type="submit" busy={isBusy}>
              {isBusy ? passkeyCopy.busy : copy.add}
            </Button>
          </div>
        </fieldset>
      </Form>
    </div>
  );
}

function PasskeyList({ passkeys }: Pick<Props, "passkeys">) {
  const sent = useNavigation().formData?.get("remove");
  const list = useSteadyRows<HTMLUListElement>(passkeys.map(({ id }) => id));
  return (
    <ul ref={list} className="border-line border-y">
      {passkeys.map(({ id, name, createdAt }) => (
        <li
          key={id}
          className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line py-4 not-first:border-t"
        >
          <div className="min-w-0 flex-1 basis-60">
            <p className="font-semibold wrap-anywhere">{name ?? copy.unnamed}</p>
            {createdAt && (
              <p className="text-ink-soft text-sm">
                {copy.since} <DeskTime moment={createdAt} />
              </p>
            )}
          </div>
          {passkeys.length === 1 ? (
            <LastRemoval id={id} name={name ?? copy.unnamed} isBusy={sent === id} />
          ) : (
            <Form method="post">
              <input type="hidden" name="remove" value={id} />
              <Button
                type="submit"
                variant="secondary"
                busy={sent === id}
                aria-label={copy.removeNamed(name ?? copy.unnamed)}
              >
                {copy.remove}
              </Button>
            </Form>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The removal of the only passkey, behind what it brings. */
function LastRemoval({ id, name, isBusy }: { id: string; name: string; isBusy: boolean }) {
  return (
    <details className="open:basis-full">
      <summary
        aria-label={copy.removeNamed(name)}
        className={buttonClasses("secondary", "list-none [&::-webkit-details-marker]:hidden")}
      >
        {copy.remove}
      </summary>
      <Form
        method="post"
        className="mt-2 grid justify-items-start gap-3 rounded-md border border-danger px-4 py-4"
      >
        <p className="max-w-measure text-sm">{copy.removeLastText}</p>
        <input type="hidden" name="remove" value={id} />
        <input type="hidden" name="last" value="yes" />
        <Button
          type="submit"
          variant="secondary"
          busy={isBusy}
          className="border-danger! text-danger! hover:bg-danger-wash!"
        >
          {copy.removeLast}
        </Button>
      </Form>
    </details>
  );
}
