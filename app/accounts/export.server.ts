import { type SQL, sql } from "drizzle-orm";
import type { Services } from "~/services.server.ts";
import type { Queries } from "../../db/open-database.server.ts";
import { outbox, turns } from "../../db/schema.ts";
import { ordersFor } from "./mail-orders.server.ts";
import { turnsOf } from "./sign-in-limits.server.ts";

/** Rows as the database holds them, under its own names. */
type Rows = Record<string, unknown>[];

/**
 * Everything held about this person, table by table, as it stands at one moment. The secrets that would let a reader
 * of the file in (session tokens, hashes of links and codes) are left out. decisions.md D37.
 */
export async function exportAccount(
  { db, environment }: Pick<Services, "db" | "environment">,
  { id, email }: { id: string; email: string },
): Promise<Record<string, Rows>> {
  return db.asOwner.transaction(
    async (tx) => ({
      user: await rows(tx, sql`select to_jsonb(t) as row from "user" t where id = ${id}`),
      clients: await rows(tx, sql`select to_jsonb(t) as row from clients t where id = ${id}`),
      client_profile: await rows(
        tx,
        sql`select to_jsonb(t) as row from client_profile t where client_id = ${id}`,
      ),
      messages: await rows(
        tx,
        sql`select to_jsonb(t) as row from messages t where client_id = ${id} order by seq`,
      ),
      session: await rows(
        tx,
        sql`select to_jsonb(t) - 'token' as row from session t where user_id = ${id} order by created_at`,
      ),
      sign_in_links: await rows(
        tx,
        sql`select to_jsonb(t) - 'token_hash' - 'code_hash' - 'browser_hash' as row from sign_in_links t
            where email = ${email} order by id`,
      ),
      confirmation_codes: await rows(
        tx,
        sql`select to_jsonb(t) - 'code_hash' as row from confirmation_codes t
            where session_id in (select id from session where user_id = ${id}) order by id`,
      ),
      outbox: await rows(
        tx,
        sql`select to_jsonb(outbox) - 'payload' as row from ${outbox} where ${ordersFor(email)} order by created_at`,
      ),
      turns: await rows(
        tx,
        sql`select to_jsonb(turns) as row from ${turns}
            where ${turnsOf(environment.authSecret, email)} order by taken_at`,
      ),
      // As the visitor typed it, who may have used capitals.
      contact_requests: await rows(
        tx,
        sql`select to_jsonb(t) as row from contact_requests t where lower(email) = ${email} order by created_at`,
      ),
    }),
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}

async function rows(tx: Queries, query: SQL): Promise<Rows> {
  const answer = (await tx.execute(query)) as unknown as { rows: { row: Record<string, unknown> }[] };
  return answer.rows.map(({ row }) => row);
}
