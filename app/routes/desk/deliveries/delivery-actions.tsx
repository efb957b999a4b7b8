import { Form, useNavigation } from "react-router";
import { deliveriesCopy as copy } from "#app/content/desk/deliveries-copy.ts";
import { Button } from "#app/ui/form/button.tsx";

type Props = {
  id: string;
  /** Whose webhook it is; null for an item of the outbox. */
  clientId: string | null;
  /** What it is, for who cannot see the row. */
  what: string;
  mayRetry: boolean;
  mayDrop: boolean;
};

/** The buttons of a delivery: again now, and give up, which is asked once more. */
export function DeliveryActions({ id, clientId, what, mayRetry, mayDrop }: Props) {
  const { state, formData } = useNavigation();
  const isBusy = state !== "idle" && formData?.get("id") === id;
  const fields = (
    <>
      <input type="hidden" name="id" value={id} />
      {clientId !== null && <input type="hidden" name="client" value={clientId} />}
    </>
  );
  return (
    <div className="grid justify-items-start gap-1 wrap-normal">
      {mayRetry && (
        <Form method="post" preventScrollReset>
          {fields}
          <Button
            type="submit"
            name="intent"
            value="retry"
            variant="secondary"
            busy={isBusy}
            aria-label={copy.retryOf(what)}
          >
            {copy.retry}
          </Button>
        </Form>
      )}
      {mayDrop && (
        <details className="max-w-56">
          <summary
            aria-label={copy.dropOf(what)}
            className="link inline-flex min-h-11 cursor-pointer items-center font-semibold text-sm"
          >
            {copy.drop}
          </summary>
          <Form method="post" preventScrollReset className="grid justify-items-start gap-2">
            {fields}
            <p className="text-sm">{copy.dropText}</p>
            <Button
              type="submit"
              name="intent"
              value="drop"
              variant="secondary"
              busy={isBusy}
              className="border-danger! text-danger! hover:bg-danger-wash!"
            >
              {copy.confirmDrop}
            </Button>
          </Form>
        </details>
      )}
    </div>
  );
}
