import { webhooks } from "#app/content/signed-in/webhooks-copy.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { WebhookDelivery } from "#app/webhooks/webhook-protocol.ts";
import { Time } from "../time.tsx";

const copy = webhooks.deliveries;

/** The last deliveries of a webhook and what was answered, folded. */
export function DeliveryList({ deliveries }: { deliveries: readonly WebhookDelivery[] }) {
  if (deliveries.length === 0) return <p className="text-ink-soft text-sm">{copy.none}</p>;
  return (
    <details className="group">
      <summary className="link inline-flex min-h-11 cursor-pointer items-center gap-2 font-semibold text-sm">
        {copy.title}
        <Icon name="chevronDown" className="transition-transform group-open:rotate-180" />
      </summary>
      <ul className="border-line border-t text-sm">
        {deliveries.map((delivery) => (
          <li
            key={delivery.id}
            className="grid gap-x-6 gap-y-0.5 border-line border-b py-2.5 sm:grid-cols-[12rem_minmax(0,1fr)]"
          >
            <p>
              <span className="font-medium">{webhooks.events[delivery.type]}</span>
              {delivery.isTest && <span className="text-ink-soft"> ({copy.test})</span>}
              <span className="block text-ink-soft">
                <Time iso={delivery.attemptedAt} />
              </span>
            </p>
            <p className="min-w-0 wrap-anywhere">
              <span className={`font-medium ${tones[delivery.status]}`}>{copy.status[delivery.status]}</span>
              <span className="text-ink-soft">, {copy.attempts(delivery.attempts)}</span>
              {delivery.nextAt && (
                <span className="block text-ink-soft">
                  {copy.nextAt} <Time iso={delivery.nextAt} />
                </span>
              )}
              {outcomeOf(delivery) && <span className="block text-ink-soft">{outcomeOf(delivery)}</span>}
            </p>
          </li>
        ))}
      </ul>
    </details>
  );
}

const tones = {
  waiting: "text-sun-deep",
  delivered: "text-verified",
  failed: "text-danger",
  replaced: "text-ink",
};

/** The receiver's answer in words, or why there was none; "" before any. */
export function outcomeOf({ answered, reason }: WebhookDelivery): string {
  if (answered === null) return reason === null ? "" : (copy.reasons[reason] ?? reason);
  return [copy.answered(answered), reason].filter(Boolean).join("\u00A0: ");
}
