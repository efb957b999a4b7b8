import type { Accepted } from "#app/membership/invitations.server.ts";

/** What was refused, and why. */
export type InvitationRefusal =
  | { kind: Exclude<Accepted["kind"], "accepted" | "limited"> }
  | { kind: "limited"; retryAfter: number }
  | { kind: "failed" };
