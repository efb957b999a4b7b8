import { dayInWords } from "#app/calendar/day-in-words.ts";
import { clientCopy } from "#app/content/desk/client-copy.ts";
import { statusLabels } from "#app/content/prospects/status-labels.ts";
import type { ClientRecord } from "#app/operators/clients/read-client.server.ts";
import { statuses } from "#app/prospects/prospect-status.ts";
import { Field } from "#app/ui/form/field.tsx";
import { Notice } from "#app/ui/form/notice.tsx";
import type { ActionResult } from "./action-result.ts";
import { ConfirmedAction, errorOf } from "./confirmed-action.tsx";

const copy = clientCopy.list;

/** Characters of a reason. */
const maxReason = 300;

type Props = Pick<ClientRecord, "counts" | "hold"> & { result: ActionResult | null };

/** How many prospects have which status, whether the list is held, and what holds, releases and renews it. */
export function ListSection({ counts, hold, result }: Props) {
  const { night } = copy;
  return (
    <>
      <Counts counts={counts} />
      {hold && (
        <Notice tone="info" announce="off">
          <span className="block">{copy.held(dayInWords(hold.since), hold.by ?? clientCopy.nothing)}</span>
          {hold.reason && <span className="block font-normal">{copy.reason(hold.reason)}</span>}
        </Notice>
      )}
      {hold ? <Release result={result} /> : <Hold result={result} />}
      <ConfirmedAction
        intent="night"
        button={night.button}
        text={night.text}
        confirm={night.confirm}
        result={result}
      />
    </>
  );
}

function Hold({ result }: { result: ActionResult | null }) {
  const { button, text, confirm, reason, reasonHint } = copy.hold;
  return (
    <ConfirmedAction intent="hold" {...{ button, text, confirm, result }}>
      <Field
        label={reason}
        hint={reasonHint}
        name="reason"
        required
        maxLength={maxReason}
        error={errorOf(result, "hold", "reason")}
      />
    </ConfirmedAction>
  );
}

function Release({ result }: { result: ActionResult | null }) {
  const { button, text, confirm, reason } = copy.release;
  return (
    <ConfirmedAction intent="release" {...{ button, text, confirm, result }}>
      <Field
        label={reason}
        name="reason"
        maxLength={maxReason}
        error={errorOf(result, "release", "reason")}
      />
    </ConfirmedAction>
  );
}

function Counts({ counts }: Pick<Props, "counts">) {
  if (counts.length === 0) return <p className="text-ink-soft">{copy.empty}</p>;
  const of = new Map(counts.map(({ status, count }) => [status, count]));
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  const lines = [
    ...statuses.flatMap((status) => {
      const count = of.get(status);
      return count ? [{ key: status, name: statusLabels[status], count }] : [];
    }),
    { key: "total", name: clientCopy.counts.total, count: total },
  ];
  return (
    <dl
      aria-label={clientCopy.counts.title}
      className="grid grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-x-4 gap-y-3"
    >
      {lines.map(({ key, name, count }) => (
        <div key={key} className="flex flex-col-reverse justify-end">
          <dt className="text-ink-soft text-sm">{name}</dt>
          <dd className="font-semibold text-lg tabular-nums">{count.toLocaleString("fr-FR")}</dd>
        </div>
      ))}
    </dl>
  );
}
