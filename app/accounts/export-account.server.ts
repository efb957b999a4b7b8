import { setImmediate } from "node:timers/promises";
import { eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/open-database.server.ts";
import { clients, hiddenImports } from "#db/schema.ts";
import type { Environment } from "#environment.ts";
import { consume, type Window } from "#limits/limits.server.ts";
import { accountLimit, hitsOfAccount } from "./account-limit.server.ts";
import type { Limited } from "./sign-in/sign-in.server.ts";
import { hitsOf } from "./sign-in/sign-in-limits.server.ts";

type ExportServices = { db: Database; environment: Environment };
type User = { id: string; email: string };

/** Some rows of a table, under the database's column names. */
export type ExportedRows = { table: string; rows: Record<string, unknown>[] };

/**
 * The rows of a table that belong to a user, without the columns in `omitted`: secrets, and what others are made of. Those
 * in `order` sort the rows and are unique together.
 */
type Source = { where: SQL; omitted?: string[]; order?: [string, string] | [string] };

/** Rows read at once: few enough that even the longest messages take little memory. */
const pageSize = 20;

/** 5 exports of one account in 10 minutes. */
const exportWindows: readonly Window[] = [{ max: 5, seconds: 10 * 60 }];

/**
 * Everything stored about this client, table by table, read in pages while the response is sent; every table appears,
 * even without rows. The conversation ends with the message that is the newest now. Omits the secrets that would let a
 * reader of the file sign in (session tokens, hashes of links and codes). interpretation.md D37.
 */
export async function exportAccount(
  services: ExportServices,
  user: User,
): Promise<{ ok: true; rows: AsyncGenerator<ExportedRows, void> } | Limited> {
  const consumed = await consume(services.db.asOwner, [
    accountLimit(services.environment.authSecret, user.id, "exports", exportWindows),
  ]);
  if (!consumed.ok) return { ok: false, reason: "limited", retryAfter: consumed.retryAfter };
  return { ok: true, rows: rowsOf(services, await sourcesOf(services, user)) };
}

/** The file in chunks: a JSON object with a list of rows for each table. */
export async function* exportJson(
  at: Date,
  pages: AsyncIterable<ExportedRows>,
): AsyncGenerator<string, void> {
  let text = `{\n  "exported_at": ${JSON.stringify(at)}`;
  let current: string | null = null;
  let isFirst = true;
  for await (const { table, rows } of pages) {
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
  { db, environment }: ExportServices,
  { id, email }: User,
): Promise<Record<string, Source>> {
  const [client] = await db.asOwner
    .select({ lastSeq: clients.lastSeq })
    .from(clients)
    .where(eq(clients.id, id));
  const { authSecret } = environment;
  // Also a list that is set aside; that of somebody else's team is not the colleague's to take along.
  const team = sql`any(array(select id from teams where owner_id = ${id}))`;
  // As in the list, without what an import has brought that is not whole, or that is taken back.
  const isShown = sql`team_id = ${team} and (import_id is null or import_id not in
    (select id from imports where team_id = ${team} and state in (${hiddenImports})))`;
  return {
    user: { where: sql`id = ${id}` },
    clients: { where: sql`id = ${id}` },
    client_profile: { where: sql`client_id = ${id}` },
    messages: {
      where: sql`client_id = ${id} and seq between 1 and ${client?.lastSeq ?? 0}`,
      order: ["seq"],
    },
    message_feedback: { where: sql`client_id = ${id}`, order: ["message_id"] },
    pending_answers: { where: sql`client_id = ${id}`, order: ["client_id"] },
    conversation_summaries: { where: sql`client_id = ${id}`, order: ["client_id"] },
    model_tokens: { where: sql`client_id = ${id}`, order: ["day"] },
    model_reservations: { where: sql`client_id = ${id}`, order: ["id"] },
    drafts: { where: sql`client_id = ${id}` },
    draft_versions: { where: sql`client_id = ${id}`, order: ["draft_id", "version"] },
    storage_use: { where: sql`client_id = ${id}`, order: ["client_id"] },
    morning_mails: { where: sql`client_id = ${id}`, order: ["day"] },
    targeting: { where: sql`client_id = ${id}`, order: ["client_id"] },
    personas: { where: sql`team_id = ${team}` },
    settled_dismissals: { where: sql`client_id = ${id}`, order: ["reason"] },
    teams: { where: sql`id = ${team}`, order: ["id"] },
    team_invitations: { where: sql`(team_id = ${team} or email = ${email})` },
    team_members: { where: sql`client_id = ${id}`, order: ["client_id"] },
    subscriptions: { where: sql`team_id = ${team}`, order: ["team_id"] },
    subscription_terms: { where: sql`team_id = ${team}`, order: ["since"] },
    searches: { where: sql`team_id = ${team}`, order: ["team_id"] },
    nights: { where: sql`team_id = ${team}`, order: ["day"] },
    // Whom a night looks for is not delivered yet, and may never be: here only how many there are.
    candidates: {
      where: sql`team_id = ${team}`,
      omitted: [
        "person_key",
        "siren",
        "company",
        "director",
        "contact",
        "reasons",
        "signal",
        "traits",
        "score",
        "seen",
      ],
      order: ["id"],
    },
    imports: { where: sql`team_id = ${team} and state not in ('loading', 'abandoned')`, order: ["id"] },
    prospects: {
      where: isShown,
      omitted: ["search", "person_key"],
      order: ["id"],
    },
    list_settings: { where: sql`team_id = ${team}`, order: ["team_id"] },
    prospect_counts: { where: isShown, order: ["id"] },
    // What a colleague did is theirs, too.
    prospect_events: { where: sql`(team_id = ${team} or author_id = ${id})`, order: ["prospect_id", "seq"] },
    prospect_removals: { where: sql`team_id = ${team}`, order: ["seq"] },
    webhooks: { where: sql`client_id = ${id}`, omitted: ["secret", "former_secret"] },
    webhook_deliveries: { where: sql`client_id = ${id}` },
    enrichment_batches: { where: sql`team_id = ${team}`, omitted: ["contacts", "found", "handle"] },
    enrichment_units: { where: sql`team_id = ${team}`, order: ["day"] },
    // Who it was, and from where, is the operator's; the client reads that it was one.
    audit_log: { where: sql`client_id = ${id}`, omitted: ["actor", "address", "request_id"], order: ["id"] },
    unexpected_errors: { where: sql`client_id = ${id}`, order: ["at", "id"] },
    passkey: { where: sql`user_id = ${id}`, omitted: ["public_key", "credential_id"], order: ["id"] },
    session: { where: sql`user_id = ${id}`, omitted: ["token"] },
    sign_in_links: {
      where: sql`email = ${email}`,
      omitted: ["token_hash", "code_hash", "browser_hash"],
      order: ["id"],
    },
    confirmation_codes: {
      where: sql`session_id in (select id from session where user_id = ${id})`,
      omitted: ["code_hash"],
      order: ["id"],
    },
    outbox: { where: sql`recipient = ${email}`, omitted: ["payload"] },
    rate_limit_hits: {
      where: sql`(${hitsOf(authSecret, email)} or ${hitsOfAccount(authSecret, id)})`,
      order: ["hit_at", "id"],
    },
    // The address is stored as the visitor typed it, possibly with capitals.
    contact_requests: { where: sql`lower(email) = ${email}`, omitted: ["assigned_to", "carried_out"] },
    contact_replies: {
      where: sql`request_id in (select id from contact_requests where lower(email) = ${email})`,
      omitted: ["written_by"],
    },
  };
}

async function* rowsOf({ db }: ExportServices, sources: Record<string, Source>) {
  for (const [
    table,
    { where, omitted = [], order: [first, second] = ["created_at", "id"] },
  ] of Object.entries(sources)) {
    const row = sql.join([sql`to_jsonb(t)`, ...omitted.map((column) => sql`${column}::text`)], sql` - `);
    const [one, other] = [sql.identifier(first), sql.identifier(second ?? first)];
    let afterLast = sql`true`;
    for (;;) {
      const { rows } = (await db.asOwner.execute(sql`
        select ${row} as row, ${one}::text as one, ${other}::text as other from (
          select * from ${sql.identifier(table)}
          where ${where} and ${afterLast} order by ${one}, ${other} limit ${pageSize}
        ) as t order by ${one}, ${other}`)) as unknown as {
        rows: { row: Record<string, unknown>; one: string; other: string }[];
      };
      yield { table, rows: rows.map((found) => found.row) };
      const last = rows.at(-1);
      if (!last || rows.length < pageSize) break;
      // The separate comparison of the first column lets PostgreSQL use an index.
      afterLast = second
        ? sql`${one} >= ${last.one} and (${one}, ${other}) > (${last.one}, ${last.other})`
        : sql`${one} > ${last.one}`;
      // Each query of the embedded database blocks the event loop, so other work runs in between.
      await setImmediate();
    }
  }
}
