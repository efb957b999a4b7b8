import type { Ref } from "react";
import { answers } from "#app/content/signed-in/answer-copy.ts";
import { profile } from "#app/content/signed-in/profile-copy.ts";
import type { ProposalOutcome } from "#app/conversation/proposal-outcome.ts";
import type { ProfileField } from "#app/profile/profile-field.ts";
import { Button } from "#app/ui/form/button.tsx";
import { choiceLabel } from "../choice-label.ts";

const copy = answers.proposal;

export type ProposalReplyProps = {
  /** Sends the customer's reply; `null` once the proposal has lapsed or was decided, or while a reply is sent. */
  onReply: ((text: string) => void) | null;
  /** What became of it; `null` while that is open or not known. */
  outcome: ProposalOutcome | null;
  /** For the element around the two buttons. */
  buttonsRef?: Ref<HTMLDivElement>;
};

type Props = ProposalReplyProps & {
  changes: readonly { field: ProfileField; before: string; after: string }[];
};

/** A change of the profile that the customer may accept. Nothing changes without it. */
export function ProposalCard({ changes, ...reply }: Props) {
  return (
    <div className="mt-3 rounded-md border border-line bg-paper px-[min(0.75rem,3cqw)] py-3">
      <p className="text-ink-soft text-xs">{copy.title}</p>
      <dl className="grid grid-cols-[minmax(0,1fr)] gap-3 pt-1 text-sm">
        {changes.map(({ field, before, after }) => (
          <div key={field} className="grid grid-cols-[minmax(0,1fr)]">
            <dt className="font-semibold leading-tight">{profile.fields[field].label}</dt>
            <dd dir="auto" className="text-ink-soft whitespace-break-spaces wrap-anywhere">
              <span className="text-xs">{copy.before}</span> <Value field={field} value={before} />
            </dd>
            <dd dir="auto" className="font-medium whitespace-break-spaces wrap-anywhere">
              <span className="font-normal text-ink-soft text-xs">{copy.after}</span>{" "}
              <Value field={field} value={after} />
            </dd>
          </div>
        ))}
      </dl>
      <ProposalReply {...reply} outcomes={copy.outcomes} />
    </div>
  );
}

/** The two buttons of a proposal that is open, or what became of it. */
export function ProposalReply({
  onReply,
  outcome,
  outcomes,
  buttonsRef,
}: ProposalReplyProps & { outcomes: Record<ProposalOutcome, string> }) {
  return (
    <>
      {!onReply && outcome && (
        <p className="mt-3 border-line border-t pt-2 font-medium text-ink-soft text-xs">
          {outcomes[outcome]}
        </p>
      )}
      {onReply && (
        <div ref={buttonsRef} className="flex flex-wrap gap-2 pt-3">
          <Button className="slim:grow slim:px-2" onClick={() => onReply(copy.yes)}>
            {copy.accept}
          </Button>
          <Button variant="secondary" className="slim:grow slim:px-2" onClick={() => onReply(copy.no)}>
            {copy.decline}
          </Button>
        </div>
      )}
    </>
  );
}

function Value({ field, value }: { field: ProfileField; value: string }) {
  return value === "" ? <em className="text-ink-soft">{copy.empty}</em> : choiceLabel(field, value);
}
