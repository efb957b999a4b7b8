import type { Delivery } from "../outbox/outbox.server.ts";
import { deliverConfirmation } from "./accounts/confirmation/deliver-confirmation.server.ts";
import { deliverAccountDeleted } from "./accounts/deliver-account-deleted.server.ts";
import { deliverSignInMail } from "./accounts/sign-in/mail/deliver-sign-in.server.ts";
import { deliverContact } from "./contact/deliver-contact.server.ts";

const minute = 60_000;
const hour = 60 * minute;

/** What the outbox can bring out, by kind, and for how long it tries. */
export const deliveries: Readonly<Record<string, Delivery>> = {
  // Nobody waits for a link or a code any longer, and who still wants one has asked anew.
  "sign-in": { deliver: deliverSignInMail, expiresAfter: 10 * minute, longestWait: minute },
  confirmation: { deliver: deliverConfirmation, expiresAfter: 10 * minute, longestWait: minute },
  "account-deleted": { deliver: deliverAccountDeleted, expiresAfter: 72 * hour, longestWait: hour },
  // A visitor was promised an answer: it never expires.
  contact: { deliver: deliverContact, expiresAfter: null, longestWait: hour },
};
