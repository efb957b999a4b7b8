import { accountDeletedMail } from "../../mail/account-deleted-mail.tsx";
import type { Deliver } from "../../outbox/outbox.server.ts";

/** Confirms by mail that an account was deleted. */
export const deliverAccountDeleted: Deliver = async (_services, { subject: email }, transport) => {
  await transport.send({ to: email, link: null, code: null, ...(await accountDeletedMail()) });
};
