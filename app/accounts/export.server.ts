import { type SQL, sql } from "drizzle-orm";
import type { Services } from "~/services.server.ts";
import type { Queries } from "../../db/open-database.server.ts";
import { bucketsOf } from "./sign-in-limits.server.ts";

/** Rows as the database holds them, under its own names. */
type Rows = Record<string, unknown>[];

/**
 * Everything held about this person, table by table, as it stands at one moment. The secrets that would let a reader
 * of the file in (session tokens, hashes of links) are left out. decisions.md D37.
 */
export async function exportAccount(
  { db, environment }: Pick<Services, "db" | "environment">,
  { id, email }: { id: string; email: string },
): Promise<Record<string, Rows>> {
  const buckets = sql.join(
    bucketsOf(environment.authSecret, email).map((bucket) => sql`${bucket}`),
    sql`, `,
  );
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
        sql`select to_jsonb(t) - 'token_hash' - 'browser_hash' as row from sign_in_links t where email = ${email}`,
      ),
      outbox: await rows(
        tx,
        sql`select to_jsonb(t) - 'payload' as row from outbox t where subject = ${email} order by created_at`,
      ),
      turns: await rows(
        tx,
        sql`select to_jsonb(t) as row from turns t where bucket in (${buckets}) order by taken_at`,
      ),
      contact_requests: await rows(
        tx,
        sql`select to_jsonb(t) as row from contact_requests t where email = ${email} order by created_at`,
      ),
    }),
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}

async function rows(tx: Queries, query: SQL): Promise<Rows> {
  const answer = (await tx.execute(query)) as unknown as { rows: { row: Record<string, unknown> }[] };
  return answer.rows.map(({ row }) => row);
}
