import * as v from "valibot";
import { logRefusal } from "#app/accounts/event-log.server.ts";
import { apiCopy } from "#app/content/api-copy.ts";
import { formatWait } from "#app/content/format-wait.ts";
import { Id } from "#app/endpoints/id-parameter.ts";
import { invite, withdraw } from "#app/membership/invitations.server.ts";
import { handOver, removeMember } from "#app/membership/members.server.ts";
import type { Services } from "#app/services.server.ts";
import type { LimitName } from "#metrics/limit-names.ts";

/** The result of the action. */
export type TeamResult =
  | { kind: "invited"; email: string }
  | { kind: "refused"; email: string; message: string }
  | { kind: "withdrawn" | "removed" | "left" | "asked" | "not-asked" | "handed-over" }
  | { kind: "missing" | "owner-only" | "failed" }
  | { kind: "limited"; retryAfter: number };

type User = { id: string; email: string };
type Answer = { status: number; result: TeamResult };

const copy = apiCopy.team;
const text = (value: unknown) => (typeof value === "string" ? value.slice(0, 1_000) : "");

/** Does what a form of the page asks for. */
export async function changeTeam(
  services: Services,
  user: User,
  form: Record<string, unknown>,
): Promise<Answer> {
  const answer = await dispatch(services, user, form);
  if (answer.status < 300) services.outbox.kick();
  return answer;
}

async function dispatch(services: Services, user: User, form: Record<string, unknown>): Promise<Answer> {
  switch (form.intent) {
    case "invite":
      return inviteBy(services, user, text(form.email));
    case "withdraw": {
      const isWithdrawn = v.is(Id, form.id) && (await withdraw(services, user, form.id.toLowerCase()));
      return isWithdrawn ? of(200, "withdrawn") : of(404, "missing");
    }
    case "remove": {
      const removed = await removeMember(services, user, text(form.member));
      if (removed.kind === "removed") return of(200, removed.isSelf ? "left" : "removed");
      if (removed.kind === "limited") return limited(services, user, "team_changes", removed.retryAfter);
      return removed.kind === "missing" ? of(404, "missing") : of(403, "owner-only");
    }
    case "hand-over": {
      const handed = await handOver(services, user, text(form.member));
      if (handed.kind === "limited") return limited(services, user, "team_changes", handed.retryAfter);
      if (handed.kind === "missing") return of(404, "missing");
      return handed.kind === "owner-only" ? of(403, "owner-only") : of(200, handed.kind);
    }
    default:
      return of(422, "failed");
  }
}

async function inviteBy(services: Services, user: User, email: string): Promise<Answer> {
  const refuse = (status: number, message: string): Answer => ({
    status,
    result: { kind: "refused", email, message },
  });
  const invited = await invite(services, user, email);
  switch (invited.kind) {
    case "invited":
      return { status: 200, result: { kind: "invited", email: invited.invitation.email } };
    case "owner-only":
      return of(403, "owner-only");
    case "invalid-email":
      return refuse(422, copy.invalidEmail);
    case "already-member":
      return refuse(409, copy.alreadyMember);
    case "no-seat":
      return refuse(409, copy.noSeat(invited.seats));
    case "limited": {
      await limited(services, user, "invitations", invited.retryAfter);
      return refuse(429, copy.tooManyInvitations(formatWait(invited.retryAfter)));
    }
  }
}

const of = (
  status: number,
  kind: Exclude<TeamResult["kind"], "invited" | "refused" | "limited">,
): Answer => ({ status, result: { kind } });

async function limited(
  services: Services,
  { id }: User,
  limit: LimitName,
  retryAfter: number,
): Promise<Answer> {
  await logRefusal(services, { event: "rate_limited", limit, retryAfter }, { clientId: id });
  return { status: 429, result: { kind: "limited", retryAfter } };
}
