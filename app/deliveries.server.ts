import type { Delivery } from "#outbox/delivery.ts";
import { deliverConfirmation } from "./accounts/confirmation/deliver-confirmation.server.ts";
import { deliverAccountDeleted } from "./accounts/deliver-account-deleted.server.ts";
import { deliverNewDevice, newDeviceKind } from "./accounts/sign-in/deliver-new-device.server.ts";
import { deliverSignInMail } from "./accounts/sign-in/mail/deliver-sign-in.server.ts";
import { deliverContact } from "./contact/deliver-contact.server.ts";
import { deliverReply } from "./contact/inbox/deliver-reply.server.ts";
import { replyKind } from "./contact/inbox/write-reply.server.ts";
import { deliverInvitation } from "./membership/deliver-invitation.server.ts";
import { deliverTeamNews } from "./membership/deliver-team-news.server.ts";
import { invitationKind, invitationLifetime } from "./membership/invitations.server.ts";
import { deliverMorning } from "./morning/deliver-morning.server.ts";
import { deliverMonthlyReport } from "./reports/monthly/deliver-monthly.server.ts";
import { monthlyReportKind } from "./reports/monthly/queue-monthly.server.ts";
import { teamNewsKind, teamNewsLifetime } from "./team/team-news.server.ts";
import { deliverWebhookDisabled } from "./webhooks/deliver-webhook-disabled.server.ts";
import { webhookMailKind } from "./webhooks/delivering/settle-delivery.server.ts";

const minute = 60_000;
const hour = 60 * minute;

/** The deliveries of the outbox by kind, with their time limits in milliseconds. */
export const deliveries: Readonly<Record<string, Delivery>> = {
  // A link or code that is older than this has been requested again, if it is still wanted.
  "sign-in": { deliver: deliverSignInMail, expiresAfter: 10 * minute, maxBackoff: minute },
  confirmation: { deliver: deliverConfirmation, expiresAfter: 10 * minute, maxBackoff: minute },
  [newDeviceKind]: { deliver: deliverNewDevice, expiresAfter: 72 * hour, maxBackoff: hour },
  "account-deleted": { deliver: deliverAccountDeleted, expiresAfter: 72 * hour, maxBackoff: hour },
  [invitationKind]: { deliver: deliverInvitation, expiresAfter: invitationLifetime, maxBackoff: hour },
  [teamNewsKind]: { deliver: deliverTeamNews, expiresAfter: teamNewsLifetime, maxBackoff: hour },
  // Each expires at ten o'clock: app/morning/morning.ts.
  morning: { deliver: deliverMorning, expiresAfter: 2.5 * hour, maxBackoff: 5 * minute, maxRunning: 2 },
  // Each expires on the tenth of the month: app/reports/monthly/report-month.ts.
  [monthlyReportKind]: {
    deliver: deliverMonthlyReport,
    expiresAfter: 10 * 24 * hour,
    maxBackoff: hour,
    maxRunning: 2,
  },
  [webhookMailKind]: { deliver: deliverWebhookDisabled, expiresAfter: 72 * hour, maxBackoff: hour },
  // Never expires: the visitor was promised an answer.
  contact: { deliver: deliverContact, expiresAfter: null, maxBackoff: hour },
  [replyKind]: { deliver: deliverReply, expiresAfter: null, maxBackoff: hour },
};
