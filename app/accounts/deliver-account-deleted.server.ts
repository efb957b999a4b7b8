import { accountDeletedMail } from "../../mail/account-deleted-mail.tsx";
import type { Handler } from "../../outbox/delivery.ts";

/** Sends the mail that confirms the deletion of an account. */
export const deliverAccountDeleted: Handler = async (_services, { dedupeKey: email }, transport) => {
  await transport.send({ to: email, link: null, code: null, ...(await accountDeletedMail()) });
};
