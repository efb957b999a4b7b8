import { deliveriesCopy as copy } from "#app/content/desk/deliveries-copy.ts";
import { answerInWords } from "#app/content/desk/failure-words.ts";
import type { FailingDelivery } from "#app/webhooks/store/operate-deliveries.server.ts";
import { DeskTable } from "../desk-table.tsx";
import { DeskTime } from "../desk-time.tsx";
import { StateMark } from "../state-mark.tsx";
import { DeliveryActions } from "./delivery-actions.tsx";

type Props = {
  deliveries: readonly FailingDelivery[];
  /** True if there are other pages. */
  isPart: boolean;
  /** In milliseconds since the epoch. */
  now: number;
};

const { columns, webhookColumns } = copy;

/** The deliveries to clients' tools that failed, without the address, which may carry a secret of the client. */
export function WebhooksTable({ deliveries, isPart, now }: Props) {
  return (
    <DeskTable
      caption={copy.webhooksCount(deliveries.length, isPart)}
      short={[webhookColumns.what, columns.state, columns.age, columns.attempts, columns.act]}
      columns={[
        ...[webhookColumns.what, webhookColumns.client, columns.state, columns.age],
        ...[columns.attempts, columns.error, columns.act],
      ]}
      rows={deliveries.map((delivery) => ({ key: delivery.id, cells: cellsOf(delivery, now) }))}
    />
  );
}

function cellsOf(delivery: FailingDelivery, now: number) {
  const { id, clientId, email, type, status, attempts, createdAt, answered, disabledBecause } = delivery;
  const what = copy.types[type] ?? type;
  const isWaiting = status === "waiting";
  return [
    <span key="what" className="font-semibold">
      {what}
    </span>,
    email,
    <div key="state">
      <StateMark tone={isWaiting ? "waiting" : "bad"}>
        {isWaiting ? copy.states.retrying : copy.states.failed}
      </StateMark>
      {isWaiting && (
        <p className="text-ink-soft">
          {copy.due} <DeskTime moment={delivery.dueAt} />
        </p>
      )}
    </div>,
    copy.age(now - createdAt.getTime()),
    <span key="attempts" className="tabular-nums">
      {attempts}
    </span>,
    <div key="error">
      <p>{answerInWords(answered)}</p>
      {disabledBecause && <p className="text-ink-soft">{copy.disabled[disabledBecause]}</p>}
    </div>,
    <DeliveryActions
      key="act"
      id={id}
      clientId={clientId}
      what={`${what}, ${email}`}
      mayRetry={disabledBecause === null}
      mayDrop={isWaiting}
    />,
  ];
}
