import { setImmediate } from "node:timers/promises";
import { eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/open-database.server.ts";
import { clients } from "../../db/schema.ts";
import type { Environment } from "../../environment.ts";
import { consume } from "../../limits/limits.server.ts";
import { exportLimit } from "./export-limit.server.ts";
import { ordersFor } from "./sign-in/mail-orders.server.ts";
import type { Limited } from "./sign-in/sign-in.server.ts";
import { hitsOf } from "./sign-in/sign-in-limits.server.ts";

type Exporting = { db: Database; environment: Environment };
type User = { id: string; email: string };

/** Some rows of a table as the database holds them, under its own names. */
export type ExportedRows = { table: string; rows: Record<string, unknown>[] };

/** Which rows of a table are about somebody, and the columns that order them: each row has others in `order`. */
type Source = { where: SQL; secrets?: string[]; order?: [string, string] | [string] };

/** Rows that are read at once: few enough that the longest messages take little memory. */
const pageSize = 20;

/**
 * Everything held about this person, table by table, read as the answer leaves: some rows at a time, each table once at
 * least. The conversation ends with its newest message of now. The secrets that would let a reader of the file in
 * (session tokens, hashes of links and codes) are left out. decisions.md D37.
 */
export async function exportAccount(
  services: Exporting,
  user: User,
): Promise<{ ok: true; rows: AsyncGenerator<ExportedRows, void> } | Limited> {
  const turn = await consume(services.db.asOwner, [exportLimit(services.environment.authSecret, user.id)]);
  if (!turn.ok) return { ok: false, reason: "limited", retryAfter: turn.retryAfter };
  return { ok: true, rows: rowsOf(services, await sourcesOf(services, user)) };
}

/** The file: a JSON object with a list of rows for each table. */
export async function* exportJson(
  at: Date,
  parts: AsyncIterable<ExportedRows>,
): AsyncGenerator<string, void> {
  let text = `{\n  "exported_at": ${JSON.stringify(at)}`;
  let current: string | null = null;
  let isFirst = true;
  for await (const { table, rows } of parts) {
    if (table !== current) {
      text += `${current === null ? "" : isFirst ? "]" : "\n  ]"},\n  ${JSON.stringify(table)}: [`;
      current = table;
      isFirst = true;
    }
    for (const row of rows) {
      text += `${isFirst ? "" : ","}\n    ${JSON.stringify(row)}`;
      isFirst = false;
    }
    yield text;
    text = "";
  }
  yield `${text}${current === null ? "" : isFirst ? "]" : "\n  ]"}\n}\n`;
}

async function sourcesOf(
  { db, environment }: Exporting,
  { id, email }: User,
): Promise<Record<string, Source>> {
  const [client] = await db.asOwner
    .select({ lastSeq: clients.lastSeq })
    .from(clients)
    .where(eq(clients.id, id));
  const { authSecret } = environment;
  const exports = exportLimit(authSecret, id).bucket;
  return {
    user: { where: sql`id = ${id}` },
    clients: { where: sql`id = ${id}` },
    client_profile: { where: sql`client_id = ${id}` },
    messages: {
      where: sql`client_id = ${id} and seq between 1 and ${client?.lastSeq ?? 0}`,
      order: ["seq"],
    },
    session: { where: sql`user_id = ${id}`, secrets: ["token"] },
    sign_in_links: {
      where: sql`email = ${email}`,
      secrets: ["token_hash", "code_hash", "browser_hash"],
      order: ["id"],
    },
    confirmation_codes: {
      where: sql`session_id in (select id from session where user_id = ${id})`,
      secrets: ["code_hash"],
      order: ["id"],
    },
    outbox: { where: ordersFor(email), secrets: ["payload"] },
    rate_limit_hits: {
      where: sql`(${hitsOf(authSecret, email)} or bucket = ${exports})`,
      order: ["hit_at", "id"],
    },
    // As the visitor typed it, who may have used capitals.
    contact_requests: { where: sql`lower(email) = ${email}` },
  };
}

async function* rowsOf({ db }: Exporting, sources: Record<string, Source>) {
  for (const [
    table,
    { where, secrets = [], order: [first, second] = ["created_at", "id"] },
  ] of Object.entries(sources)) {
    const row = sql.join([sql`to_jsonb(t)`, ...secrets.map((secret) => sql`${secret}::text`)], sql` - `);
    const [one, other] = [sql.identifier(first), sql.identifier(second ?? first)];
    let behind = sql`true`;
    for (;;) {
      const { rows } = (await db.asOwner.execute(sql`
        select ${row} as row, ${one}::text as one, ${other}::text as other from (
          select * from ${sql.identifier(table)}
          where ${where} and ${behind} order by ${one}, ${other} limit ${pageSize}
        ) as t order by ${one}, ${other}`)) as unknown as {
        rows: { row: Record<string, unknown>; one: string; other: string }[];
      };
      yield { table, rows: rows.map((found) => found.row) };
      const last = rows.at(-1);
      if (!last || rows.length < pageSize) break;
      // The comparison of one column is what an index answers.
      behind = second
        ? sql`${one} >= ${last.one} and (${one}, ${other}) > (${last.one}, ${last.other})`
        : sql`${one} > ${last.one}`;
      // The embedded database answers within one turn of the event loop; others must get theirs.
      await setImmediate();
    }
  }
}
