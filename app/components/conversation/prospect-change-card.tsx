import { statusLabels } from "#app/content/prospects/status-labels.ts";
import { answers } from "#app/content/signed-in/answer-copy.ts";
import type { ProspectChange } from "#app/conversation/protocol.ts";
import { stepText } from "#app/prospects/step-text.ts";
import { ProposalReply, type ProposalReplyProps } from "./proposal-card.tsx";

const copy = answers.proposal;
const own = answers.prospectChange;

/** A change of a record of the list that the customer may accept. Nothing changes without it. */
export function ProspectChangeCard({ change, ...reply }: { change: ProspectChange } & ProposalReplyProps) {
  const { prospect, status, nextStep, note } = change;
  const step = (value: Parameters<typeof stepText>[0] | null) => (value ? stepText(value) : own.none);
  const rows = [
    status && {
      label: own.status,
      before: status.names?.before ?? statusLabels[status.before],
      after: status.names?.after ?? statusLabels[status.after],
    },
    nextStep && { label: own.nextStep, before: step(nextStep.before), after: step(nextStep.after) },
    note !== undefined && { label: own.note, before: null, after: note },
  ].filter((row) => row !== undefined && row !== false);
  return (
    <div className="mt-3 rounded-md border border-line bg-paper px-[min(0.75rem,3cqw)] py-3">
      <p className="text-ink-soft text-xs">{own.title}</p>
      <p dir="auto" className="pt-1 font-semibold text-sm leading-tight wrap-anywhere">
        {prospect.name}
      </p>
      {rows.length > 0 && (
        <dl className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-3 border-line border-t pt-3 text-sm">
          {rows.map(({ label, before, after }) => (
            <div key={label} className="grid grid-cols-[minmax(0,1fr)]">
              <dt className="text-ink-soft leading-tight">{label}</dt>
              {before !== null && (
                <dd dir="auto" className="text-ink-soft wrap-anywhere">
                  <span className="text-xs">{copy.before}</span> {before}
                </dd>
              )}
              <dd dir="auto" className="font-medium wrap-anywhere">
                {before !== null && <span className="font-normal text-ink-soft text-xs">{copy.after} </span>}
                {after}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <ProposalReply {...reply} outcomes={own.outcomes} />
    </div>
  );
}
