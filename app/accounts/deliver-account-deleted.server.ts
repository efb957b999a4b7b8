import * as v from "valibot";
import { accountDeletedMail } from "#mail/account-deleted-mail.tsx";
import { handlerOf } from "#outbox/delivery.ts";

/** Sends the mail that confirms the deletion of an account. */
export const deliverAccountDeleted = handlerOf(
  v.object({ recipient: v.string() }),
  async (_services, { recipient }, transport) => {
    await transport.send({ to: recipient, link: null, code: null, ...(await accountDeletedMail()) });
  },
);
