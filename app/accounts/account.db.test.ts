import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";
import { appendMessage } from "~/conversation/messages.server.ts";
import { replyToOwed } from "~/conversation/reply.server.ts";
import type { Services } from "~/services.server.ts";
import { type Mail, mailsIn, newestMail, tokenIn } from "../../test/running-server.ts";
import { createTestServices } from "../../test/services.ts";
import { deleteAccount } from "./deletion.server.ts";
import { exportAccount } from "./export.server.ts";
import { saveProfile } from "./profile.server.ts";
import { loadSession } from "./session.server.ts";
import { endOtherSessions, endOwnSession, listSessions } from "./sessions.server.ts";
import { redeemSignInToken, requestSignIn } from "./sign-in.server.ts";

const tables = [
  "user",
  "clients",
  "client_profile",
  "messages",
  "session",
  "account",
  "verification",
  "sign_in_links",
  "outbox",
  "turns",
];

beforeEach(() => void vi.spyOn(console, "log").mockImplementation(() => {}));

test("the export holds every row about its owner, as the database has it, and nobody else's", async () => {
  const services = await createTestServices();
  const anna = await customer(services, "anna@exemple.fr");
  await customer(services, "bruno@exemple.fr");

  const held = await exportAccount(services, anna.user);
  expect(held.user).toHaveLength(1);
  expect(held.clients).toEqual([expect.objectContaining({ id: anna.user.id, email: "anna@exemple.fr" })]);
  expect(held.client_profile).toEqual([expect.objectContaining({ company_name: "Pômmy", tone: "direct" })]);
  expect(held.messages?.map(({ seq, role }) => [seq, role])).toEqual([
    [1, "user"],
    [2, "assistant"],
  ]);
  expect(held.session).toEqual([expect.not.objectContaining({ token: expect.anything() })]);
  expect(held.turns?.length).toBeGreaterThan(0);
  expect(JSON.stringify(held)).not.toContain("bruno");
});

test("a deletion leaves nothing, signs every device out, and says so by mail; a neighbour keeps everything", async () => {
  const services = await createTestServices();
  const bruno = await customer(services, "bruno@exemple.fr");
  const before = await rowsOf(services);
  const anna = await customer(services, "anna@exemple.fr");
  const heard: string[] = [];
  services.live.follow({
    clientId: anna.user.id,
    sessionId: anna.id,
    hear: ({ kind }) => void heard.push(kind),
  });

  await deleteAccount(services, anna.user);
  expect(await loadSession(services, anna.request)).toBeNull();
  await expect.poll(() => heard).toContain("signed-out");
  expect((await secondMail(services)).subject).toContain("supprimé");

  await expect.poll(async () => (await rowsOf(services)).outbox?.length).toBe(0);
  const after = await rowsOf(services);
  expect(JSON.stringify(after)).not.toContain("anna");
  expect(JSON.stringify(after)).not.toContain(anna.user.id);
  for (const table of tables.filter((name) => name !== "turns"))
    expect(after[table], table).toEqual(before[table]);
  expect(await loadSession(services, bruno.request)).not.toBeNull();
});

test("what a request under way stored for somebody who is gone is swept away before the mail leaves", async () => {
  const services = await createTestServices();
  const anna = await customer(services, "anna@exemple.fr");
  await deleteAccount(services, anna.user);
  await appendMessage(services, anna.user, { key: randomUUID(), content: "Trop tard" });
  await secondMail(services);
  expect((await rowsOf(services)).clients).toEqual([]);
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
  await endOtherSessions(services, anna);
  expect(await loadSession(services, anna.request)).not.toBeNull();
  await endOwnSession(services, anna.user.id, anna.id);
  expect(await loadSession(services, anna.request)).toBeNull();
});

async function customer(services: Services, email: string) {
  await requestSignIn(services, { email, next: null, browser: null, address: "192.0.2.1" });
  const { text } = await newestMail(services.environment.dataDir, email);
  const redeemed = await redeemSignInToken(services, {
    token: tokenIn(text),
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
  const { db } = services;
  await db.asClient(session.user.id, (tx) =>
    saveProfile(tx, session.user.id, { companyName: "Pômmy", tone: "direct" }),
  );
  await appendMessage(services, session.user, { key: randomUUID(), content: "Bonjour" });
  await replyToOwed(services, session.user.id);
  return { ...session, request };
}

async function secondMail({ environment }: Services): Promise<Mail> {
  const mails = () => mailsIn(environment.dataDir).filter(({ to }) => to === "anna@exemple.fr");
  await expect.poll(() => mails().length, { timeout: 15_000 }).toBe(2);
  const [, second] = mails();
  if (!second) throw new Error("The second mail went away.");
  return second;
}

async function rowsOf({ db }: Services): Promise<Record<string, unknown[]>> {
  const all: Record<string, unknown[]> = {};
  for (const table of tables) {
    const { rows } = (await db.asOwner.execute(
      sql`select to_jsonb(t) as row from ${sql.identifier(table)} t order by to_jsonb(t)::text`,
    )) as unknown as { rows: { row: unknown }[] };
    all[table] = rows.map(({ row }) => row);
  }
  return all;
}
