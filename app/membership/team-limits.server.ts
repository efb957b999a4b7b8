import { accountLimit } from "#app/accounts/account-limit.server.ts";
import { mailboxOf } from "#app/accounts/mailbox-of.ts";
import type { Database } from "#db/open-database.server.ts";
import type { Environment } from "#environment.ts";
import { keyedDigest } from "#limits/keyed-digest.server.ts";
import { consume, type Limit } from "#limits/limits.server.ts";

type Services = { db: Database; environment: Pick<Environment, "authSecret"> };

const day = 24 * 60 * 60;

/** Invitations that one account sends. */
const sent = [
  { max: 20, seconds: 60 * 60 },
  { max: 50, seconds: day },
];

/** Invitations that one account sends to one mailbox, and all accounts together: nobody's mailbox is filled by strangers. */
const toMailbox = { own: [{ max: 6, seconds: 60 * 60 }], all: [{ max: 20, seconds: day }] };

/** Changes of who is in a team by one account. */
const changes = [{ max: 30, seconds: 60 * 60 }];

/** The limits of an invitation to an address that is normalised. */
export function invitationLimits(authSecret: string, clientId: string, email: string): Limit[] {
  const mailbox = keyedDigest(authSecret, "invited", mailboxOf(email));
  return [
    accountLimit(authSecret, clientId, "invitations", sent),
    accountLimit(authSecret, clientId, `invitations.${mailbox}`, toMailbox.own),
    { bucket: `invited.${mailbox}`, windows: toMailbox.all },
  ];
}

/** Counts a change of who is in a team. Returns the whole seconds to wait, 0 once it may be made. */
export async function secondsUntilTeamChange(
  { db, environment: { authSecret } }: Services,
  clientId: string,
): Promise<number> {
  const consumed = await consume(db.asOwner, [accountLimit(authSecret, clientId, "team-changes", changes)]);
  return consumed.ok ? 0 : consumed.retryAfter;
}
