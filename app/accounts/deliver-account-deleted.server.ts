import { sql } from "drizzle-orm";
import { accountDeletedMail } from "../../mail/account-deleted-mail.tsx";
import type { Deliver } from "../../mail/outbox.server.ts";
import type { DeletedAccount } from "./deletion.server.ts";

/**
 * Confirms the deletion by mail. Before that it removes what a request that was under way at the same moment may have
 * stored for somebody who no longer exists.
 */
export const deliverAccountDeleted: Deliver = async ({ db }, { subject: email, payload }, transport) => {
  const { id } = payload as DeletedAccount;
  await db.asOwner.execute(
    sql`delete from clients where id = ${id} and not exists (select 1 from "user" where "user".id = ${id})`,
  );
  await transport.send({ to: email, link: null, code: null, ...(await accountDeletedMail()) });
};
