import type { Deliver } from "../mail/outbox.server.ts";
import { deliverAccountDeleted } from "./accounts/deliver-account-deleted.server.ts";
import { deliverConfirmation } from "./accounts/deliver-confirmation.server.ts";
import { deliverSignInMail } from "./accounts/deliver-sign-in.server.ts";
import { deliverContact } from "./contact/deliver-contact.server.ts";

/** What the outbox can bring out, by kind. */
export const deliveries: Readonly<Record<string, Deliver>> = {
  "sign-in": deliverSignInMail,
  confirmation: deliverConfirmation,
  "account-deleted": deliverAccountDeleted,
  contact: deliverContact,
};
