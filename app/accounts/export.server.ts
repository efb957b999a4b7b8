import { eq, type SQL, sql } from "drizzle-orm";
import type { Services } from "~/services.server.ts";
import type { Queries } from "../../db/open-database.server.ts";
import { signInLinks } from "../../db/schema.ts";
import { bucketsOf } from "./sign-in-limits.server.ts";
import { keptUnder } from "./sign-in-links.server.ts";

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
        sql`select to_jsonb(t) - 'token_hash' - 'browser_hash' as row from sign_in_links t where email = ${email}`,
      ),
      verification: await rows(
        tx,
        sql`select to_jsonb(t) - 'identifier' - 'value' as row from verification t
            where identifier in (${list(keptUnder(email, await tokenHashOf(tx, email)))}) order by created_at`,
      ),
      outbox: await rows(
        tx,
        sql`select to_jsonb(t) - 'payload' as row from outbox t where subject = ${email} order by created_at`,
      ),
      turns: await rows(
        tx,
        sql`select to_jsonb(t) as row from turns t
            where bucket in (${list(bucketsOf(environment.authSecret, email))}) order by taken_at`,
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

async function tokenHashOf(tx: Queries, email: string): Promise<string | undefined> {
  const [link] = await tx.select().from(signInLinks).where(eq(signInLinks.email, email));
  return link?.tokenHash;
}

function list(values: string[]): SQL {
  return sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  );
}

async function rows(tx: Queries, query: SQL): Promise<Rows> {
  const answer = (await tx.execute(query)) as unknown as { rows: { row: Record<string, unknown> }[] };
  return answer.rows.map(({ row }) => row);
}
