import { recipientOf } from "~/accounts/sign-in/mail/mail-keys.server.ts";
import { confirmationMail } from "../../../mail/confirmation-mail.tsx";
import type { Handler } from "../../../outbox/delivery.ts";
import type { ConfirmationPayload } from "./confirmation.server.ts";
import {
  createConfirmationCode,
  deleteConfirmationCode,
  voidOlderCodes,
} from "./confirmation-codes.server.ts";

/** Creates the code that confirms a session and sends it to the session's owner, as `deliverSignInMail` does. */
export const deliverConfirmation: Handler = async (services, { id, dedupeKey, payload }, transport) => {
  const { sessionId } = payload as ConfirmationPayload;
  const created = await createConfirmationCode(services, { itemId: id, sessionId });
  if (!created) return;

  const mail = await confirmationMail({ code: created.code });
  try {
    await transport.send({ to: recipientOf(dedupeKey), link: null, code: created.code, ...mail });
  } catch (error) {
    await deleteConfirmationCode(services, created.id);
    throw error;
  }
  await voidOlderCodes(services, sessionId, created.id);
};
