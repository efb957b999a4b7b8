import { randomUUID } from "node:crypto";
import { getTableName, sql } from "drizzle-orm";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { submitContact } from "~/contact/submit-contact.server.ts";
import { appendMessage } from "~/conversation/messages.server.ts";
import { correctAnswer } from "~/conversation/onboarding/correction.server.ts";
import { submitProfile } from "~/conversation/onboarding/submit-profile.server.ts";
import { openConversation } from "~/conversation/open-conversation.server.ts";
import { replyToOwed } from "~/conversation/reply.server.ts";
import { loadSession } from "~/cookies/session-cookie.server.ts";
import { saveProfile } from "~/profile/profile-store.server.ts";
import type { Services } from "~/services.server.ts";
import { contactRequests, rateLimitHits, schema } from "../../db/schema.ts";
import { type Mail, mailsIn, tokenIn } from "../../test/server/sent-mails.ts";
import { createTestServices } from "../../test/services/test-services.ts";
import { deleteAccount } from "./deletion.server.ts";
import { exportAccount, exportJson } from "./export.server.ts";
import { endOtherSessions, endOwnSession, listSessions } from "./session/sessions.server.ts";
import { redeemSignInToken, requestSignIn } from "./sign-in/sign-in.server.ts";

/** What the export leaves out, since it would let a reader of the file in. */
const secrets: Record<string, string[]> = {
  session: ["token"],
  sign_in_links: ["token_hash", "code_hash", "browser_hash"],
  confirmation_codes: ["code_hash"],
  outbox: ["payload"],
};

beforeEach(() => void vi.spyOn(console, "log").mockImplementation(() => {}));

test("the export holds every field about its owner, as the database has it, and nobody else's", async () => {
  const services = await createTestServices();
  const anna = await customer(services, "anna@exemple.fr");
  await customer(services, "bruno@exemple.fr");
  await wroteToUs(services, "Anna@Exemple.FR");
  await wroteToUs(services, "bruno@exemple.fr");
  await askedForAnotherLink(services, "anna@exemple.fr");

  const held = await exported(services, anna.user);
  const rows = await rowsOf(services);
  for (const [table, all] of Object.entries(rows)) {
    const hers = all.filter((row) => isAbout(row, anna.user)).map((row) => withoutSecrets(table, row));
    if (table !== "rate_limit_hits")
      expect((held[table] ?? []).toSorted(byId), table).toEqual(hers.toSorted(byId));
  }
  for (const table of ["clients", "client_profile", "contact_requests", "session", "sign_in_links"])
    expect(held[table]?.length, table).toBeGreaterThan(0);
  expect(held.messages).toHaveLength(2);
  // The mail, as one of this network and of all networks together; and the export itself.
  expect(held.rate_limit_hits).toHaveLength(3);
  for (const turn of held.rate_limit_hits ?? []) expect(rows.rate_limit_hits).toContainEqual(turn);
  expect(JSON.stringify(held)).not.toContain("bruno");
});

test("a deletion leaves nothing, signs every device out, and says so by mail; a neighbour keeps everything", async () => {
  const services = await createTestServices();
  const bruno = await customer(services, "bruno@exemple.fr");
  const before = await rowsOf(services);
  const anna = await customer(services, "anna@exemple.fr");
  await wroteToUs(services, "Anna@Exemple.FR");
  await askedForAnotherLink(services, "anna@exemple.fr");
  const heard: string[] = [];
  services.live.subscribe({
    clientId: anna.user.id,
    sessionId: anna.id,
    onEvent: ({ kind }) => void heard.push(kind),
  });

  await deleteAccount(services, anna.user);
  expect(await loadSession(services, anna.request)).toBeNull();
  await expect.poll(() => heard).toContain("signed-out");
  expect((await lastMail(services, 3)).subject).toContain("supprimé");

  await expect.poll(async () => (await rowsOf(services)).outbox?.length).toBe(0);
  const after = await rowsOf(services);
  expect(JSON.stringify(after).toLowerCase()).not.toContain("anna");
  expect(JSON.stringify(after)).not.toContain(anna.user.id);
  for (const [table, rows] of Object.entries(after))
    if (table !== "rate_limit_hits") expect(rows, table).toEqual(before[table]);
  expect(await loadSession(services, bruno.request)).not.toBeNull();
});

test("a request that outlives the deletion stores nothing, by any function that writes", async () => {
  const services = await createTestServices();
  const { user } = await customer(services, "anna@exemple.fr");
  await deleteAccount(services, user);

  const key = randomUUID();
  expect(await appendMessage(services, user, { key, content: "Trop tard" })).toEqual({ kind: "gone" });
  expect(await correctAnswer(services, user, { key, step: "industry", content: "Trop tard" })).toEqual({
    kind: "gone",
  });
  expect(await openConversation(services, user)).toBe(false);
  expect(await submitProfile(services, user, wholeForm)).toEqual({ ok: false, reason: "signedOut" });
  const { clients, client_profile, messages } = await rowsOf(services);
  expect([clients, client_profile, messages]).toEqual([[], [], []]);
});

test("a deletion and a message at the same moment leave no row behind", async () => {
  const services = await createTestServices();
  for (let round = 0; round < 5; round++) {
    const { user } = await customer(services, `anna${round}@exemple.fr`);
    const said = Array.from({ length: 5 }, () =>
      appendMessage(services, user, { key: randomUUID(), content: "Encore" }),
    );
    await Promise.all([...said, deleteAccount(services, user)]);
    for (const { kind } of await Promise.all(said)) expect(["created", "gone"]).toContain(kind);
  }
  const { clients, messages } = await rowsOf(services);
  expect([clients, messages]).toEqual([[], []]);
});

test("an export is made five times in ten minutes, and again once they are over", async () => {
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

test("an export with more rows than are read at once holds each of them once, in order", async () => {
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

  const held = await exported(services, user);
  expect(held.messages?.map(({ seq }) => seq)).toEqual(Array.from({ length: 100 }, (_, index) => index + 1));
  expect(new Set(held.contact_requests?.map(({ message }) => message)).size).toBe(61);
  expect(held.contact_requests).toHaveLength(61);
});

test("each session can be ended by its owner, and by nobody else", async () => {
  const services = await createTestServices();
  const bruno = await customer(services, "bruno@exemple.fr");
  const anna = await customer(services, "anna@exemple.fr");
  expect(await listSessions(services, anna.user.id)).toEqual([
    { id: anna.id, userAgent: "Firefox", createdAt: expect.any(Date), lastUsedAt: expect.any(Date) },
  ]);

  await endOwnSession(services, anna.user.id, bruno.id);
  expect(await loadSession(services, bruno.request)).not.toBeNull();
  await endOwnSession(services, anna.user.id, anna.id);
  expect(await loadSession(services, anna.request)).toBeNull();
});

test("all other devices are signed out at once, and their streams end; this one and a neighbour's stay", async () => {
  const services = await createTestServices();
  const bruno = await customer(services, "bruno@exemple.fr");
  const phone = await customer(services, "anna@exemple.fr");
  const tablet = await signedIn(services, "anna@exemple.fr");
  const desk = await signedIn(services, "anna@exemple.fr");
  const heard: string[] = [];
  for (const { id, user } of [bruno, phone, tablet, desk])
    services.live.subscribe({
      clientId: user.id,
      sessionId: id,
      onEvent: ({ kind }) => void (kind === "signed-out" && heard.push(id)),
    });

  await endOtherSessions(services, desk);
  for (const { request } of [phone, tablet]) expect(await loadSession(services, request)).toBeNull();
  for (const { request } of [bruno, desk]) expect(await loadSession(services, request)).not.toBeNull();
  await expect.poll(() => heard.toSorted()).toEqual([phone.id, tablet.id].toSorted());
  expect(await listSessions(services, desk.user.id)).toEqual([expect.objectContaining({ id: desk.id })]);
});

/** The file, read back. */
async function exported(
  services: Services,
  user: { id: string; email: string },
): Promise<Record<string, Row[]>> {
  const held = await exportAccount(services, user);
  if (!held.ok) throw new Error("The export was refused.");
  let text = "";
  for await (const chunk of exportJson(new Date(), held.rows)) text += chunk;
  return JSON.parse(text) as Record<string, Row[]>;
}

const wholeForm = {
  company_name: "Aubade Conseil",
  industry: "Conseil",
  linkedin_url: "",
  icp_title: "Directrice des achats",
  icp_size: "pme",
  icp_location: "Lyon",
  value_prop: "Moitié moins de facture.",
  tone: "direct",
  common_objections: "",
  primary_goal: "rdv",
  calendly_url: "",
  banned_phrases: "",
} as const;

/** Somebody with a profile and a conversation. */
async function customer(services: Services, email: string) {
  const signed = await signedIn(services, email);
  const { user } = signed;
  await services.db.asClient(user.id, (tx) =>
    saveProfile(tx, user.id, { companyName: "Pômmy", tone: "direct" }),
  );
  await appendMessage(services, user, { key: randomUUID(), content: "Bonjour" });
  await replyToOwed(services, user.id);
  return signed;
}

async function signedIn(services: Services, email: string) {
  const mails = () => mailsIn(services.environment.dataDir).filter(({ to }) => to === email);
  const former = mails().length;
  await services.db.asOwner.delete(rateLimitHits);
  await requestSignIn(services, { email, next: null, browser: null, address: "192.0.2.1" });
  await expect.poll(() => mails().length).toBe(former + 1);
  const redeemed = await redeemSignInToken(services, {
    token: tokenIn(mails().at(-1)?.text ?? ""),
    address: "192.0.2.1",
    userAgent: "Firefox",
  });
  if (!redeemed.ok) throw new Error("The link was refused.");
  const cookie = redeemed.headers
    .getSetCookie()
    .map((line) => line.split(";", 1)[0])
    .join("; ");
  const request = new Request("http://localhost:3000/", { headers: { Cookie: cookie } });
  const session = await loadSession(services, request);
  if (!session) throw new Error("The session was not made.");
  return { ...session, request };
}

/** A message of the contact page, taken by its receiver. */
async function wroteToUs(services: Services, email: string) {
  const form = { firstName: "A", lastName: "B", email, company: "", subject: "Une démo", message: "Bonjour" };
  await submitContact(services, { form, formKey: null, address: "192.0.2.1" });
  const waiting = async () =>
    (await services.db.asOwner.select().from(contactRequests)).filter((one) => one.deliveredAt === null);
  await expect.poll(async () => (await waiting()).length).toBe(0);
}

/** The limit of one mail a minute is somebody else's test. */
async function askedForAnotherLink(services: Services, email: string) {
  await services.db.asOwner.delete(rateLimitHits);
  await requestSignIn(services, { email, next: null, browser: null, address: "192.0.2.1" });
  await lastMail(services, 2);
}

async function lastMail({ environment }: Services, count: number): Promise<Mail> {
  const mails = () => mailsIn(environment.dataDir).filter(({ to }) => to === "anna@exemple.fr");
  await expect.poll(() => mails().length, { timeout: 15_000 }).toBe(count);
  const last = mails().at(-1);
  if (!last) throw new Error("The last mail went away.");
  return last;
}

type Row = Record<string, unknown>;

/** Every row of every table, under the database's own names. */
async function rowsOf({ db }: Services): Promise<Record<string, Row[]>> {
  const all: Record<string, Row[]> = {};
  for (const table of Object.values(schema)) {
    const { rows } = (await db.asOwner.execute(
      sql`select to_jsonb(t) as row from ${table} t order by to_jsonb(t)::text`,
    )) as unknown as { rows: { row: Row }[] };
    all[getTableName(table)] = rows.map(({ row }) => row);
  }
  return all;
}

const byId = (one: Row, other: Row) => String(one.id).localeCompare(String(other.id));

function isAbout(row: Row, { id, email }: { id: string; email: string }): boolean {
  const text = JSON.stringify(row).toLowerCase();
  return text.includes(id.toLowerCase()) || text.includes(email);
}

function withoutSecrets(table: string, row: Row): Row {
  return Object.fromEntries(Object.entries(row).filter(([column]) => !secrets[table]?.includes(column)));
}
