import type { ReactNode } from "react";
import type * as v from "valibot";
import { dayInWords } from "#app/calendar/day-in-words.ts";
import { team as copy } from "#app/content/signed-in/team-copy.ts";
import type { TeamMember } from "#app/membership/team-protocol.ts";
import { buttonClasses } from "#app/ui/form/button-classes.ts";
import { Press } from "./press.tsx";

type Props = {
  member: v.InferOutput<typeof TeamMember>;
  isSelf: boolean;
  /** True where the reader owns the team. */
  isReaderOwner: boolean;
  /** True for who was asked to take over. */
  isAsked: boolean;
  /** How many prospects are given to them. */
  assigned: number;
};

/** A member, with what the reader may do about them; what it brings is said before it is done. */
export function MemberItem({ member, isSelf, isReaderOwner, isAsked, assigned }: Props) {
  const { id, email, role, since, seatless } = member;
  const isOwner = role === "owner";
  const given = isSelf ? copy.leaving.yourAssigned(assigned) : copy.leaving.assigned(assigned);
  const what = [given, copy.leaving.drafts, copy.leaving.history, copy.leaving.home];
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-3 border-line py-4 not-first:border-t">
      <div>
        <p className="font-semibold wrap-anywhere">
          {email}
          {isSelf && <span className="ms-2 font-medium text-sm text-verified">{copy.members.you}</span>}
          {seatless && <span className="ms-2 font-medium text-danger text-sm">{copy.members.seatless}</span>}
        </p>
        <p className="text-ink-soft text-sm">
          {isOwner ? copy.members.owner : copy.members.member}, {copy.members.since.toLowerCase()}{" "}
          <time dateTime={since}>{dayInWords(new Date(since))}</time>
        </p>
      </div>
      {!isOwner && (isReaderOwner || isSelf) && (
        <div className="flex flex-wrap gap-3">
          {isReaderOwner && !isAsked && !seatless && (
            <Choice open={copy.handOver.open} label={copy.handOver.openNamed(email)}>
              <p className="max-w-measure text-sm">{copy.handOver.text}</p>
              <Press intent="hand-over" fields={{ member: id }}>
                {copy.handOver.now}
              </Press>
            </Choice>
          )}
          <Choice
            isDanger
            open={isSelf ? copy.leave.open : copy.remove.open}
            label={isSelf ? copy.leave.open : copy.remove.openNamed(email)}
          >
            <ul className="grid max-w-measure list-disc gap-1.5 ps-5 text-sm">
              {what.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
            <Press isDanger intent="remove" fields={{ member: id }}>
              {isSelf ? copy.leave.now : copy.remove.now}
            </Press>
          </Choice>
        </div>
      )}
    </li>
  );
}

type ChoiceProps = { open: string; label: string; isDanger?: boolean; children: ReactNode };

/** What a press does, and the press, behind its name. */
function Choice({ open, label, isDanger = false, children }: ChoiceProps) {
  return (
    <details className="open:basis-full">
      <summary
        aria-label={label}
        className={buttonClasses(
          "ghost",
          `list-none [&::-webkit-details-marker]:hidden ${isDanger ? "text-danger!" : ""}`,
        )}
      >
        {open}
      </summary>
      <div className="mt-2 grid justify-items-start gap-3 rounded-md border border-line px-4 py-4">
        {children}
      </div>
    </details>
  );
}
