import type { ReactNode } from "react";
import { Problem } from "#app/components/problem.tsx";
import { team as copy } from "#app/content/signed-in/team-copy.ts";
import type { TeamAnswer } from "#app/membership/team-protocol.ts";
import { ButtonLink } from "#app/ui/form/button-link.tsx";
import { Notice } from "#app/ui/form/notice.tsx";
import { useSteadyRows } from "#app/ui/use-steady-rows.ts";
import { InviteForm } from "./invite-form.tsx";
import { MemberItem } from "./member-item.tsx";
import { PendingInvitations } from "./pending-invitations.tsx";
import { Press } from "./press.tsx";
import type { TeamResult } from "./team-action.server.ts";

type Props = {
  userId: string;
  team: TeamAnswer;
  /** From whom invitations wait for the reader. */
  received: readonly string[];
  /** How many prospects are given to whom. */
  assigned: Readonly<Record<string, number>>;
  result: TeamResult | null;
};

/** Who works on the list, who is invited, and what the reader may change of it. interpretation.md D308 to D310. */
export function TeamPage({ userId, team, received, assigned, result }: Props) {
  const { members, invitations, seats, nextOwner } = team;
  const isOwner = team.owner === userId;
  const self = members.find(({ id }) => id === userId);
  const owner = members.find(({ role }) => role === "owner");
  const next = members.find(({ id }) => id === nextOwner);
  const list = useSteadyRows<HTMLUListElement>(members.map(({ id }) => id));
  const taken = members.length + invitations.length;
  return (
    <div className="grid max-w-chat grid-cols-[minmax(0,1fr)] gap-10">
      <p className="max-w-measure text-ink-soft">{copy.lead}</p>
      <Result result={result} />
      {received.map((from) => (
        <Notice
          key={from}
          tone="info"
          announce="off"
          action={
            <ButtonLink variant="secondary" to="/equipe/invitation">
              {copy.received.see}
            </ButtonLink>
          }
        >
          {copy.received.from(from)}
        </Notice>
      ))}
      {next && (isOwner || next.id === userId) && (
        <Notice
          tone="info"
          announce="off"
          action={
            <Press intent="hand-over" fields={{ member: userId }}>
              {isOwner ? copy.handOver.takeBack : copy.handOver.accept}
            </Press>
          }
        >
          {isOwner ? copy.handOver.waiting(next.email) : copy.handOver.offered(owner?.email ?? "")}
        </Notice>
      )}
      {self?.seatless && (
        <Notice tone="info" announce="off">
          {copy.members.youAreSeatless}
        </Notice>
      )}
      <Section title={copy.members.title}>
        {isOwner && seats > 1 && <p className="text-ink-soft text-sm">{copy.members.seats(taken, seats)}</p>}
        {isOwner && members.some(({ seatless }) => seatless) && (
          <Notice tone="info" announce="off">
            {copy.members.seatlessText}
          </Notice>
        )}
        <ul ref={list} className="border-line border-y">
          {members.map((member) => (
            <MemberItem
              key={member.id}
              member={member}
              isSelf={member.id === userId}
              isReaderOwner={isOwner}
              isAsked={member.id === nextOwner}
              assigned={assigned[member.id] ?? 0}
            />
          ))}
        </ul>
      </Section>
      {isOwner && invitations.length > 0 && (
        <Section title={copy.invite.pending}>
          <PendingInvitations invitations={invitations} />
        </Section>
      )}
      {isOwner && (
        <Section title={copy.invite.title}>
          {taken < seats ? (
            <InviteForm result={result} />
          ) : (
            <div className="grid justify-items-start gap-3">
              <p>{seats === 1 ? copy.invite.alone : copy.invite.full}</p>
              <ButtonLink variant="secondary" to="/compte#offre">
                {copy.invite.toOffer}
              </ButtonLink>
            </div>
          )}
        </Section>
      )}
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 className="text-lg leading-tight">{title}</h2>
      {children}
    </section>
  );
}

function Result({ result }: { result: TeamResult | null }) {
  if (!result) return null;
  const said = saidOf(result);
  if (said)
    return (
      <Notice tone="success" announce="polite">
        {said}
      </Notice>
    );
  switch (result.kind) {
    case "missing":
      return <Problem title={copy.problems.missing} occurrence={result} />;
    case "owner-only":
      return <Problem title={copy.problems.ownerOnly} occurrence={result} />;
    case "limited":
      return <Problem title={copy.problems.limited(result.retryAfter)} occurrence={result} />;
    case "failed":
      return <Problem title={copy.problems.failed} text={copy.problems.nothingChanged} occurrence={result} />;
    // The form says it.
    default:
      return null;
  }
}

function saidOf(result: TeamResult): string | null {
  switch (result.kind) {
    case "invited":
      return copy.invite.done(result.email);
    case "withdrawn":
      return copy.invite.withdrawn;
    case "removed":
      return copy.remove.done;
    case "left":
      return copy.leave.done;
    case "asked":
      return copy.handOver.asked;
    case "not-asked":
      return copy.handOver.takenBack;
    case "handed-over":
      return copy.handOver.accepted;
    default:
      return null;
  }
}
