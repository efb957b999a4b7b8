import { sql } from "drizzle-orm";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import type { Services } from "#app/services.server.ts";
import {
  allRows,
  customer,
  type Row,
  requestAnotherLink,
  sendContactRequest,
  signInAs,
} from "#test/accounts/customers.ts";
import { madeDraft } from "#test/drafts/stored-drafts.ts";
import { createTestServices } from "#test/services/test-services.ts";
import { exportAccount, exportJson } from "./export-account.server.ts";

/** The columns that the export omits: with them a reader of the file could sign in, or they are made of others, or not delivered yet. */
const omitted: Record<string, string[]> = {
  audit_log: ["actor", "address", "request_id"],
  passkey: ["public_key", "credential_id"],
  candidates: [
    "person_key",
    "siren",
    "company",
    "director",
    "contact",
    "reasons",
    "signal",
    "traits",
    "seen",
    "score",
  ],
  contact_requests: ["assigned_to", "carried_out"],
  contact_replies: ["written_by"],
  enrichment_batches: ["contacts", "found", "handle"],
  prospects: ["search", "person_key"],
  session: ["token"],
  sign_in_links: ["token_hash", "code_hash", "browser_hash"],
  confirmation_codes: ["code_hash"],
  outbox: ["payload"],
  webhooks: ["secret", "former_secret"],
};

beforeEach(() => void vi.spyOn(console, "log").mockImplementation(() => {}));

test("the export contains every stored field about its owner and nobody else's", async () => {
  const services = await createTestServices();
  const anna = await customer(services, "anna@exemple.fr");
  await customer(services, "bruno@exemple.fr");
  await sendContactRequest(services, "Anna@Exemple.FR");
  await sendContactRequest(services, "bruno@exemple.fr");
  await requestAnotherLink(services, "anna@exemple.fr");

  const file = await exported(services, anna.user);
  const rows = await allRows(services);
  const team = rows.team_members?.find((row) => row.client_id === anna.user.id)?.team_id as string;
  for (const [table, all] of Object.entries(rows)) {
    const own = all.filter((row) => isAbout(row, anna.user, team)).map((row) => withoutOmitted(table, row));
    if (table !== "rate_limit_hits")
      expect((file[table] ?? []).toSorted(byId), table).toEqual(own.toSorted(byId));
  }
  for (const table of [
    "clients",
    "client_profile",
    "pending_answers",
    "conversation_summaries",
    "model_tokens",
    "model_reservations",
    "drafts",
    "draft_versions",
    "morning_mails",
    "teams",
    "team_members",
    "subscriptions",
    "imports",
    "prospects",
    "prospect_events",
    "prospect_removals",
    "enrichment_batches",
    "enrichment_units",
    "contact_requests",
    "contact_replies",
    "audit_log",
    "passkey",
    "session",
    "sign_in_links",
  ])
    expect(file[table]?.length, table).toBeGreaterThan(0);
  expect(file.messages).toHaveLength(2);
  // The mail causes two hits, for its network and for all networks together; the export causes the third.
  expect(file.rate_limit_hits).toHaveLength(3);
  for (const hit of file.rate_limit_hits ?? []) expect(rows.rate_limit_hits).toContainEqual(hit);
  expect(JSON.stringify(file)).not.toContain("bruno");
});

test("the export contains the hits of every limit of the account", async () => {
  const services = await createTestServices();
  const { user } = await customer(services, "anna@exemple.fr");
  const bruno = await signInAs(services, "bruno@exemple.fr");
  await madeDraft(services, user, "plan");
  // The draft and the export itself; bruno's mail caused two that are not hers.
  expect((await exported(services, user)).rate_limit_hits).toHaveLength(2);
  expect((await exported(services, bruno.user)).rate_limit_hits).toHaveLength(3);
});

test("one account gets five exports in ten minutes", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  const services = await createTestServices();
  const { user } = await customer(services, "anna@exemple.fr");
  for (let time = 0; time < 5; time++) expect((await exportAccount(services, user)).ok).toBe(true);
  expect(await exportAccount(services, user)).toEqual({ ok: false, reason: "limited", retryAfter: 600 });
  const bruno = await customer(services, "bruno@exemple.fr");
  expect((await exportAccount(services, bruno.user)).ok).toBe(true);
  vi.setSystemTime(Date.now() + 600_000);
  expect((await exportAccount(services, user)).ok).toBe(true);
});

test("an export of several pages of rows contains each row once, in order", async () => {
  const services = await createTestServices();
  const { user } = await customer(services, "anna@exemple.fr");
  await services.db.asOwner.execute(sql`
    insert into messages (client_id, seq, role, content, created_at)
    select ${user.id}, n, 'user', 'n° ' || n, now() from generate_series(3, 100) n`);
  await services.db.asOwner.execute(sql`update clients set last_seq = 100 where id = ${user.id}`);
  await services.db.asOwner.execute(sql`
    insert into contact_requests
      (content_digest, first_name, last_name, email, company, subject, message, created_at, delivered_at)
    select 'd' || n, 'A', 'B', ${user.email}, '', 'Une démo', 'n° ' || n, now(), now()
    from generate_series(1, 61) n`);
  await services.db.asOwner.execute(sql`
    insert into draft_versions (client_id, draft_id, version, title, source, content, created_at, replaced_at)
    select client_id, id, n, title, source, content, now(), now() from drafts, generate_series(2, 61) n
    where client_id = ${user.id}`);

  const file = await exported(services, user);
  expect(file.messages?.map(({ seq }) => seq)).toEqual(Array.from({ length: 100 }, (_, index) => index + 1));
  expect(new Set(file.contact_requests?.map(({ message }) => message)).size).toBe(61);
  expect(file.contact_requests).toHaveLength(61);
  expect(file.draft_versions?.map(({ version }) => version)).toEqual(
    Array.from({ length: 61 }, (_, index) => index + 1),
  );
});

/** The parsed file of an export. */
async function exported(
  services: Services,
  user: { id: string; email: string },
): Promise<Record<string, Row[]>> {
  const result = await exportAccount(services, user);
  if (!result.ok) throw new Error("The export was refused.");
  let text = "";
  for await (const chunk of exportJson(new Date(), result.rows)) text += chunk;
  return JSON.parse(text) as Record<string, Row[]>;
}

const byId = (one: Row, other: Row) => String(one.id).localeCompare(String(other.id));

function isAbout(row: Row, { id, email }: { id: string; email: string }, team: string): boolean {
  const text = JSON.stringify(row).toLowerCase();
  return text.includes(id.toLowerCase()) || text.includes(email) || text.includes(team);
}

function withoutOmitted(table: string, row: Row): Row {
  return Object.fromEntries(Object.entries(row).filter(([column]) => !omitted[table]?.includes(column)));
}
