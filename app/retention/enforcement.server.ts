import { archivedAccounts } from "#app/accounts/archived-accounts.server.ts";
import { oldLimitCounts } from "#app/accounts/limit-counts.server.ts";
import {
  challengesExpiry,
  confirmationCodesExpiry,
  oldSessions,
  sessionsExpiry,
  signInLinksExpiry,
  spentHits,
} from "#app/accounts/sign-in/expired-sign-ins.server.ts";
import { killedReservations, oldTokens } from "#app/assistant/budget/old-tokens.server.ts";
import {
  settledDataRequests,
  settledMessages,
  unansweredDataRequests,
  unansweredMessages,
} from "#app/contact/settled-requests.server.ts";
import { expiredInvitations } from "#app/membership/invitations.server.ts";
import { seatlessMembers } from "#app/membership/seatless-members.server.ts";
import { oldMornings } from "#app/morning/old-mornings.server.ts";
import { oldActivity, oldAudit } from "#app/operators/audit/old-audit.server.ts";
import { oldErrors } from "#app/operators/errors/old-errors.server.ts";
import { type PeriodName, periods, secondsIn } from "#app/periods.ts";
import { unfinishedImports } from "#app/prospects/import/store/unfinished-imports.server.ts";
import { idleProspectsExpiry } from "#app/prospects/store/idle-prospects.server.ts";
import { cancelledProspects } from "#app/prospects/store/retention.server.ts";
import { oldWithdrawals } from "#app/prospects/store/withdrawals.server.ts";
import { oldBatches, oldUnits } from "#app/sourcing/enrichment/store/old-batches.server.ts";
import { oldSightings } from "#app/sourcing/night/candidates/sightings.server.ts";
import { leftCandidates, oldNights } from "#app/sourcing/night/old-nights.server.ts";
import { oldAnswers } from "#app/sourcing/register/answers/stored-answers.server.ts";
import { formerSecrets, oldDeliveries } from "#app/webhooks/store/old-deliveries.server.ts";
import type { Expiry } from "#db/housekeeping.server.ts";
import { failedItems } from "#outbox/failed-items.server.ts";

/** A period after which nothing of the database is deleted, and why. */
type Kept = { because: string };

const browser = { because: "A cookie of the visitor's browser, which forgets it by itself." };

/**
 * What deletes rows when a period is over, for every period of app/periods.ts, or why nothing does. docs/decisions/0057-retention.md.
 */
export const enforcement = {
  prospects: [cancelledProspects],
  idleProspect: [idleProspectsExpiry],
  accountArchive: [archivedAccounts],
  setup: { because: "A promise of when the first list comes." },
  breach: { because: "A delay of the law." },
  answer: { because: "A delay of the law." },
  contactRequest: [settledMessages],
  unansweredRequest: [unansweredMessages],
  correspondence: { because: "In the team's mailbox, outside the product (deploy/README.md)." },
  accounting: { because: "In the accounts of the company, outside the product." },
  logs: { because: "On stdout: whoever keeps them deletes them (deploy/README.md)." },
  audit: [oldAudit],
  activity: [oldActivity],
  objection: { because: "Without end: it is what keeps a person out of every list." },
  objectionRequest: [settledDataRequests, unansweredDataRequests],
  withdrawal: [oldWithdrawals],
  permanentCookie: browser,
  consent: { because: "In the local storage of the visitor's browser, which the site asks again." },
  invitation: [inUse(expiredInvitations)],
  seatless: [inUse(seatlessMembers)],
  link: [inUse(signInLinksExpiry), inUse(confirmationCodesExpiry)],
  browserId: browser,
  returnPath: browser,
  flash: browser,
  session: [inUse(sessionsExpiry)],
  wholeSession: [inUse(oldSessions)],
  proof: { because: "What a confirmation permits: the time of it goes with its session." },
  candidate: [leftCandidates, oldBatches],
  registerAnswer: [oldAnswers],
  night: [oldNights],
  sighting: [oldSightings],
  enrichmentUnits: [inUse(oldUnits)],
  failedItem: [failedItems(secondsIn(periods.failedItem) * 1_000), inUse(oldMornings)],
  unexpectedError: [oldErrors],
  webhookDelivery: [oldDeliveries],
  modelTokens: [inUse(oldTokens)],
  limitCounts: [oldLimitCounts],
  knownBrowser: browser,
} as const satisfies Record<PeriodName, readonly Expiry[] | Kept>;

/** What carries its own end: leases, reservations, windows of limits. No text promises a period for it. */
const stamped: readonly Expiry[] = [
  spentHits,
  challengesExpiry,
  killedReservations,
  unfinishedImports,
  formerSecrets,
].map(inUse);

/**
 * What the product counts with or lets in by. A run as at a later moment takes none of it that is not over by the clock: it
 * would sign people out, forget what was spent today, or end an import that is under way.
 */
function inUse(expiry: Expiry): Expiry {
  const by = (now: number) => Math.min(now, Date.now());
  return {
    ...expiry,
    count: (queries, now) => expiry.count(queries, by(now)),
    removeBatch: (tx, now, limit) => expiry.removeBatch(tx, by(now), limit),
  };
}

/** A kind of rows that expire, and the period after which they do; `null` where each row carries its own end. */
export type Rule = Expiry & { period: PeriodName | null };

/** Every kind of rows that the product deletes by itself. */
export const rules: readonly Rule[] = [
  ...Object.entries<readonly Expiry[] | Kept>(enforcement).flatMap(([period, means]) =>
    "because" in means ? [] : means.map((expiry) => ({ ...expiry, period: period as PeriodName })),
  ),
  ...stamped.map((expiry) => ({ ...expiry, period: null })),
];
