import { Form, useNavigation } from "react-router";
import { webhooks as copy } from "#app/content/signed-in/webhooks-copy.ts";
import { Button } from "#app/ui/form/button.tsx";
import { buttonClasses } from "#app/ui/form/button-classes.ts";
import { Notice } from "#app/ui/form/notice.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { WebhookDelivery } from "#app/webhooks/webhook-protocol.ts";
import type { AccountResult } from "../account-result.ts";
import { Time } from "../time.tsx";
import type { ShownWebhook } from "./change-webhooks.server.ts";
import { DeliveryList, outcomeOf } from "./delivery-list.tsx";

/** A webhook with its state, what can be done with it, and its last deliveries. */
export function WebhookItem({
  webhook,
  deliveries,
  result,
}: ShownWebhook & { result: AccountResult | null }) {
  const { id, url, events, disabled, createdAt, formerSecretUntil } = webhook;
  const sent = useNavigation().formData;
  const isSent = (intent: string) => sent?.get("intent") === intent && sent.get("webhook") === id;
  const tested = result?.kind === "webhook tested" && result.id === id ? result.delivery : null;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-3 border-line py-5 not-first:border-t">
      <div className="grid gap-1">
        <p className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
          <span className="min-w-0 flex-1 basis-60 font-semibold wrap-anywhere">{url}</span>
          <State isOn={disabled === null} />
        </p>
        <p className="text-ink-soft text-sm">{events.map((event) => copy.events[event]).join(", ")}</p>
        <p className="text-ink-soft text-sm">
          {copy.since} <Time iso={createdAt} />
        </p>
        {formerSecretUntil && (
          <p className="text-ink-soft text-sm">
            {copy.formerSecret} <Time iso={formerSecretUntil} />
          </p>
        )}
      </div>
      {disabled && (
        <Notice tone="error" announce="off">
          <span className="block">{copy.disabled[disabled.reason]}</span>
          <span className="block font-normal">{copy.enable}</span>
        </Notice>
      )}
      {tested && <Tested delivery={tested} />}
      <div className="flex flex-wrap gap-3">
        <Form method="post">
          <input type="hidden" name="intent" value="webhook-test" />
          <input type="hidden" name="webhook" value={id} />
          <Button
            type="submit"
            variant="secondary"
            busy={isSent("webhook-test")}
            aria-label={copy.testNamed(url)}
          >
            {isSent("webhook-test") ? copy.testing : copy.test}
          </Button>
        </Form>
        <Form method="post">
          <input type="hidden" name="intent" value="webhook-secret" />
          <input type="hidden" name="webhook" value={id} />
          <Button
            type="submit"
            variant="secondary"
            busy={isSent("webhook-secret")}
            aria-label={copy.newSecretNamed(url)}
          >
            {copy.newSecret}
          </Button>
        </Form>
        <details className="open:basis-full">
          <summary
            aria-label={copy.removeNamed(url)}
            className={buttonClasses("ghost", "list-none text-danger! [&::-webkit-details-marker]:hidden")}
          >
            {copy.remove}
          </summary>
          <Form
            method="post"
            className="mt-2 grid justify-items-start gap-3 rounded-md border border-danger px-4 py-4"
          >
            <p className="max-w-measure text-sm">{copy.removeSure}</p>
            <input type="hidden" name="intent" value="webhook-remove" />
            <input type="hidden" name="webhook" value={id} />
            <Button
              type="submit"
              variant="secondary"
              busy={isSent("webhook-remove")}
              className="border-danger! text-danger! hover:bg-danger-wash!"
            >
              {copy.removeNow}
            </Button>
          </Form>
        </details>
      </div>
      <DeliveryList deliveries={deliveries} />
    </li>
  );
}

function State({ isOn }: { isOn: boolean }) {
  return (
    <span
      className={`flex shrink-0 items-center gap-1.5 font-medium text-sm leading-6 ${isOn ? "text-verified" : "text-danger"}`}
    >
      <Icon name={isOn ? "check" : "warning"} />
      {isOn ? copy.on : copy.off}
    </span>
  );
}

function Tested({ delivery }: { delivery: WebhookDelivery }) {
  const isAccepted = delivery.status === "delivered";
  return (
    <Notice tone={isAccepted ? "success" : "error"} announce={isAccepted ? "polite" : "assertive"}>
      {isAccepted ? copy.tested : copy.testFailed(outcomeOf(delivery))}
    </Notice>
  );
}
