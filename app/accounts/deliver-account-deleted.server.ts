import { accountDeletedMail } from "../../mail/account-deleted-mail.tsx";
import type { Handler } from "../../outbox/outbox.server.ts";

/** Confirms by mail that an account was deleted. */
export const deliverAccountDeleted: Handler = async (_services, { dedupeKey: email }, transport) => {
  await transport.send({ to: email, link: null, code: null, ...(await accountDeletedMail()) });
};
