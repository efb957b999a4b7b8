import { deliveriesCopy } from "#app/content/desk/deliveries-copy.ts";
import { todayCopy } from "#app/content/desk/today-copy.ts";
import type { Today } from "#app/operators/today/today.server.ts";
import type { ItemState } from "#outbox/operate-outbox.server.ts";
import { NumberLink } from "./number-link.tsx";

type Props = Pick<Today, "outbox" | "failingWebhooks"> & { now: number };

const { deliveries: copy } = todayCopy;

/** What waits to leave and what failed, in the outbox and at clients' tools. */
export function DeliveriesToday({ outbox, failingWebhooks, now }: Props) {
  const count = (state: ItemState) =>
    outbox.filter((row) => row.state === state).reduce((sum, row) => sum + row.count, 0);
  const oldest = Math.min(
    ...outbox.filter(({ state }) => state !== "failed").map((row) => row.oldest.getTime()),
  );
  return (
    <>
      <div className="flex flex-wrap gap-x-6 gap-y-2">
        <NumberLink count={count("waiting")} label={copy.waiting} to="/operateur/envois?etat=waiting" />
        <NumberLink count={count("retrying")} label={copy.retrying} to="/operateur/envois?etat=retrying" />
        <NumberLink
          count={count("failed")}
          label={copy.failed}
          to="/operateur/envois?etat=failed"
          tone="bad"
        />
        <NumberLink
          count={failingWebhooks}
          most={1_000}
          label={copy.webhooks}
          to="/operateur/envois#webhooks"
        />
      </div>
      {Number.isFinite(oldest) && (
        <p className="mt-1 text-ink-soft text-sm">{copy.oldest(deliveriesCopy.age(now - oldest))}</p>
      )}
    </>
  );
}
