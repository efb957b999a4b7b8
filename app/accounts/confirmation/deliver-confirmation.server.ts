import { addressIn } from "~/accounts/sign-in/mail-orders.server.ts";
import { confirmationMail } from "../../../mail/confirmation-mail.tsx";
import type { Handler } from "../../../outbox/outbox.server.ts";
import type { ConfirmationOrder } from "./confirmation.server.ts";
import {
  discardConfirmation,
  mintConfirmationCode,
  noteConfirmationSent,
} from "./confirmation-codes.server.ts";

/** Makes the code that confirms a session and sends it to the session's owner. As `deliverSignInMail` does. */
export const deliverConfirmation: Handler = async (services, { id, dedupeKey, payload }, transport) => {
  const { sessionId } = payload as ConfirmationOrder;
  const minted = await mintConfirmationCode(services, { order: id, sessionId });
  if (!minted) return;

  const mail = await confirmationMail({ code: minted.code });
  try {
    await transport.send({ to: addressIn(dedupeKey), link: null, code: minted.code, ...mail });
  } catch (error) {
    await discardConfirmation(services, minted.id);
    throw error;
  }
  await noteConfirmationSent(services, sessionId, minted.id);
};
