import { dayInWords } from "#app/calendar/day-in-words.ts";
import { team } from "#app/content/signed-in/team-copy.ts";
import type { TeamInvitation } from "#app/membership/team-protocol.ts";
import { useSteadyRows } from "#app/ui/use-steady-rows.ts";
import { Press } from "./press.tsx";

const copy = team.invite;

/** The invitations that wait; each can be withdrawn. */
export function PendingInvitations({ invitations }: { invitations: readonly TeamInvitation[] }) {
  const list = useSteadyRows<HTMLUListElement>(invitations.map(({ id }) => id));
  return (
    <ul ref={list} className="border-line border-y">
      {invitations.map(({ id, email, expiresAt }) => (
        <li
          key={id}
          className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line py-4 not-first:border-t"
        >
          <div className="min-w-0 flex-1 basis-60">
            <p className="font-semibold wrap-anywhere">{email}</p>
            <p className="text-ink-soft text-sm">
              {copy.until} <time dateTime={expiresAt}>{dayInWords(new Date(expiresAt))}</time>
            </p>
          </div>
          <Press intent="withdraw" fields={{ id }} label={copy.withdrawNamed(email)}>
            {copy.withdraw}
          </Press>
        </li>
      ))}
    </ul>
  );
}
