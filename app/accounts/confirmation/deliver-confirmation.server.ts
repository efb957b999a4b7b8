import * as v from "valibot";
import { confirmationMail } from "#mail/confirmation-mail.tsx";
import { handlerOf } from "#outbox/delivery.ts";
import { ConfirmationPayload } from "./confirmation.server.ts";
import {
  createConfirmationCode,
  deleteConfirmationCode,
  voidOlderCodes,
} from "./confirmation-codes.server.ts";

const ConfirmationItem = v.object({ recipient: v.string(), payload: ConfirmationPayload });

/** Creates the code that confirms a session and sends it to the session's owner, as `deliverSignInMail` does. */
export const deliverConfirmation = handlerOf(ConfirmationItem, async (services, item, transport) => {
  const { sessionId } = item.payload;
  const created = await createConfirmationCode(services, { itemId: item.id, sessionId });
  if (!created) return;

  const mail = await confirmationMail({ code: created.code });
  try {
    await transport.send({ to: item.recipient, link: null, code: created.code, ...mail });
  } catch (error) {
    await deleteConfirmationCode(services, created.id);
    throw error;
  }
  await voidOlderCodes(services, sessionId, created.id);
});
