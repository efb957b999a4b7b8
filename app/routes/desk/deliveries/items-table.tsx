import { deliveriesCopy as copy, itemKinds } from "#app/content/desk/deliveries-copy.ts";
import { failureInWords } from "#app/content/desk/failure-words.ts";
import type { ItemState, ListedItem } from "#outbox/operate-outbox.server.ts";
import { DeskTable } from "../desk-table.tsx";
import { DeskTime } from "../desk-time.tsx";
import { StateMark, type Tone } from "../state-mark.tsx";
import { DeliveryActions } from "./delivery-actions.tsx";

type Props = {
  items: readonly ListedItem[];
  /** True if there are other pages. */
  isPart: boolean;
  /** In milliseconds since the epoch. */
  now: number;
};

const tones: Record<ItemState, Tone> = { waiting: "quiet", retrying: "waiting", failed: "bad" };

const { columns } = copy;

/** The items of the outbox: what each is, and why it has not left. */
export function ItemsTable({ items, isPart, now }: Props) {
  return (
    <DeskTable
      caption={copy.count(items.length, isPart)}
      short={[columns.state, columns.age, columns.attempts, columns.act]}
      columns={[
        ...[columns.what, columns.state, columns.age],
        ...[columns.attempts, columns.error, columns.act],
      ]}
      rows={items.map((item) => ({ key: item.id, cells: cellsOf(item, now) }))}
    />
  );
}

function cellsOf(item: ListedItem, now: number) {
  const { id, kind, state, domain, createdAt, attempts, lastError } = item;
  const what = itemKinds[kind] ?? kind;
  return [
    <div key="what">
      <p className="font-semibold">{what}</p>
      {domain && <p className="text-ink-soft">{copy.to(domain)}</p>}
    </div>,
    <div key="state">
      <StateMark tone={tones[state]}>{copy.states[state]}</StateMark>
      {state !== "failed" && (
        <p className="text-ink-soft">
          {copy.due} <DeskTime moment={item.dueAt} />
        </p>
      )}
    </div>,
    copy.age(now - createdAt.getTime()),
    <span key="attempts" className="tabular-nums">
      {attempts}
    </span>,
    <span key="error" className={lastError ? "" : "text-ink-soft"}>
      {lastError ? failureInWords(lastError) : copy.noError}
    </span>,
    <DeliveryActions key="act" id={id} clientId={null} what={what} mayRetry mayDrop />,
  ];
}
