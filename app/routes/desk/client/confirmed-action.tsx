import { type ReactNode, useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router";
import { Problem } from "#app/components/problem.tsx";
import { clientCopy } from "#app/content/desk/client-copy.ts";
import { Button } from "#app/ui/form/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { ActionResult } from "./action-result.ts";

type Props = {
  intent: string;
  /** Opens what is confirmed. */
  button: ReactNode;
  /** What will happen. */
  text: string;
  confirm: string;
  result: ActionResult | null;
  /** The id of what is acted on, where there are several on the page. */
  subject?: string;
  isDangerous?: boolean;
  children?: ReactNode;
};

/** An action that says what it does before it is done, in a panel of its own; it also works without scripts. */
export function ConfirmedAction({
  intent,
  button,
  text,
  confirm,
  result,
  subject,
  isDangerous = false,
  children,
}: Props) {
  const sent = useNavigation().formData;
  const isBusy = sent?.get("intent") === intent && (subject === undefined || sent.get("import") === subject);
  const own = result?.intent === intent && result.subject === subject ? result : null;
  const error = own?.tone === "error" ? own : null;
  const panel = useRef<HTMLDetailsElement>(null);
  // Without scripts the answer comes with a new page.
  useEffect(() => {
    if (error && panel.current) panel.current.open = true;
  }, [error]);
  return (
    <details ref={panel} className="desk-action" open={error !== null}>
      <summary className="button button-secondary desk-action-button">
        <Icon name="chevronDown" className="desk-action-mark" />
        <span>{button}</span>
      </summary>
      <Form method="post" preventScrollReset className="grid grid-cols-[minmax(0,1fr)] gap-4 pt-4">
        <input type="hidden" name="intent" value={intent} />
        {subject && <input type="hidden" name="import" value={subject} />}
        <p className="max-w-measure text-sm">{text}</p>
        {children}
        {error && !error.field && <Problem title={error.message} occurrence={error} />}
        <Button
          type="submit"
          variant={isDangerous ? "secondary" : "primary"}
          busy={isBusy}
          className={`justify-self-start ${isDangerous ? "border-danger! text-danger! hover:bg-danger-wash!" : ""}`}
        >
          {isBusy ? clientCopy.sending : confirm}
        </Button>
      </Form>
    </details>
  );
}

/** The message of a field of an action, when it is that field which is wrong. */
export const errorOf = (result: ActionResult | null, intent: string, field: string): string | null =>
  result?.intent === intent && result.field === field ? result.message : null;
