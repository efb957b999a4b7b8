import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { createAuth } from "#app/accounts/session/auth.server.ts";
import { appendMessage, readMessagesBefore } from "#app/conversation/messages.server.ts";
import { knownBrowser } from "#app/cookies/known-browser.server.ts";
import { loadSession } from "#app/cookies/session-cookie.server.ts";
import { hasManners, isConfirmation } from "#app/routes/assistant/transcript/message-kinds.ts";
import type { Services } from "#app/services.server.ts";
import { openDatabase } from "#db/open-database.server.ts";
import {
  clientProfile,
  clients,
  contactRequests,
  drafts,
  messages,
  outbox,
  teamMembers,
  teams,
  user,
} from "#db/schema.ts";
import { catalogOf, connect } from "../database/catalog.ts";
import { newTestDatabase } from "../database/test-database.ts";

const folder = join(import.meta.dirname, "databases");
const read = (name: string) => readFileSync(join(folder, name), "utf8");
const names = readdirSync(folder)
  .filter((name) => name.endsWith(".sql"))
  .map((name) => name.slice(0, -".sql".length));

/** What `npm run db:store` writes beside a database. */
type Stored = { storedAt: string; authSecret: string; cookies: Record<string, string> };

afterEach(() => void vi.useRealTimers());

/** A database as that version left it, with what else it `added`. */
async function storedDatabase(name: string, added = "") {
  const target = await newTestDatabase("blank");
  const before = await connect(target);
  await before.script(
    "do $$ begin create role matinal_client nologin; exception when duplicate_object then null; end $$",
  );
  await before.script(read(`${name}.sql`));
  await before.script(added);
  await before.close();
  return target;
}

/** The present code on that database, at the time when it was stored. */
async function upgraded(name: string, added?: string) {
  const stored = JSON.parse(read(`${name}.json`)) as Stored;
  const target = await storedDatabase(name, added);
  const db = await openDatabase(target);
  // After the migration: PGlite spins when its clock goes back by months.
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(stored.storedAt) });
  const environment = {
    appUrl: "http://localhost:3000",
    isHttps: false,
    ...stored,
    previousAuthSecret: null,
  };
  const log = { info: () => {}, warn: () => {}, error: () => {}, debug: () => {} };
  const services = { db, log, environment } as unknown as Services;
  services.auth = createAuth(services);
  const Cookie = Object.entries(stored.cookies)
    .map((pair) => pair.join("="))
    .join("; ");
  return {
    target,
    db,
    services,
    request: new Request("http://localhost:3000/assistant", { headers: { Cookie } }),
  };
}

test("the databases of this version's predecessors are stored", () => {
  expect(names).toEqual(expect.arrayContaining(["482d2d2", "f1715c7"]));
});

test.each(names)(
  "the database of %s keeps all that people have, and becomes the same as a new one",
  async (name) => {
    const { target, db, services, request } = await upgraded(name);
    const session = await loadSession(services, request);
    expect(session?.user.email).toBe("anna@exemple.fr");
    const { id, email } = session?.user ?? { id: "", email: "" };

    const people = await db.asOwner.select({ email: user.email }).from(user).orderBy(user.email);
    expect(people).toEqual([{ email: "anna@exemple.fr" }, { email: "bruno@exemple.fr" }]);
    const own = await db.asClient(id, async (tx) => ({
      client: await tx.select().from(clients),
      profile: await tx.select().from(clientProfile),
      messages: await tx.select().from(messages).orderBy(messages.seq),
      drafts: await tx.select().from(drafts).orderBy(drafts.kind),
      memberships: await tx.select().from(teamMembers),
    }));
    expect(own.client).toEqual([expect.objectContaining({ id, email, lastSeq: own.messages.length })]);
    expect(own.profile).toEqual([expect.objectContaining({ companyName: "Pômmy" })]);
    expect(own.messages.map(({ seq }) => seq)).toEqual(own.messages.map((_, index) => index + 1));
    expect(own.messages[1]).toMatchObject({ role: "user", content: "Pômmy", state: "complete" });
    expect(own.messages[2]).toMatchObject({ replyTo: own.messages[1]?.id, respondedStep: "company_name" });
    expect(await db.asOwner.select().from(contactRequests)).toEqual([
      expect.objectContaining({ email: "carla@exemple.fr", deliveredAt: null }),
    ]);
    expect(await db.asOwner.select({ kind: outbox.kind }).from(outbox)).toContainEqual({ kind: "contact" });
    expect(await db.asOwner.$count(clients)).toBe(2);
    expect(await db.asOwner.$count(teams)).toBe(2);
    expect(own.memberships).toEqual([expect.objectContaining({ clientId: id })]);

    if (name !== "f1715c7") {
      expect(own.drafts).toMatchObject([
        { kind: "email", version: 2, content: { subject: "Réécrit", body: "Bonjour {{prénom}}," } },
        { kind: "sequence", version: 1 },
      ]);
      expect(knownBrowser(services.environment, request, email)).not.toBeNull();
    }

    const sent = await appendMessage(
      services,
      { id, email },
      { key: crypto.randomUUID(), content: "Encore" },
    );
    expect(sent).toMatchObject({ kind: "created", message: { seq: own.messages.length + 1 } });

    await db.close();
    const [old, fresh] = [await connect(target), await connect(await newTestDatabase("migrated"))];
    onTestFinished(async () => {
      await old.close();
      await fresh.close();
    });
    expect(await catalogOf(old.query)).toEqual(await catalogOf(fresh.query));
  },
);

test("a conversation of 482d2d2 shows its completion links and offers manners as before", async () => {
  const reply = { state: "complete", attachments: "null" };
  const proposal = `'{"proposal": [{"field": "tone", "before": "Direct", "after": "Premium"}]}'`;
  const help =
    "Je suis là pour vous aider à rédiger vos e-mails de prospection, à préparer vos recherches de prospects et à affiner votre stratégie. Je rédige, vous relisez et vous envoyez\u00A0: je n’écris jamais moi-même à vos prospects.";
  const failed = `Le service qui rédige mes réponses ne répond pas en ce moment\u202F: réessayez dans quelques minutes.\n\n${help} Vos brouillons, tirés de votre profil, restent disponibles dès maintenant.`;
  const replies = [
    { ...reply, content: "Voici ce que je changerais dans votre profil.", attachments: proposal },
    { ...reply, content: "D’accord, votre profil reste tel quel." },
    { ...reply, content: failed },
    { ...reply, content: `Commencez par\n\n${failed}`, state: "broken" },
    { ...reply, content: "Réponse arrêtée avant le premier mot.", state: "stopped" },
    { ...reply, content: "Je n’avais encore rien écrit.", state: "stopped" },
    { ...reply, content: "Je n’avais encore rien écrit." },
    { ...reply, content: "Commencez par", state: "stopped" },
  ];
  const bruno = "(select id from clients where email = 'bruno@exemple.fr')";
  const added = replies.map(
    ({ content, state, attachments }, index) => `
      insert into messages (client_id, seq, role, content, reply_to, state, attachments)
      values (${bruno}, ${16 + index}, 'assistant', '${content}', gen_random_uuid(), '${state}', ${attachments});`,
  );
  const { db } = await upgraded("482d2d2", added.join(""));
  onTestFinished(() => db.close());

  const shown = async (email: string) => {
    const [client] = await db.asOwner.select().from(clients).where(eq(clients.email, email));
    const { messages: read } = await readMessagesBefore({ db }, client?.id ?? "", null, 100);
    return read;
  };
  const [annas, brunos] = [await shown("anna@exemple.fr"), await shown("bruno@exemple.fr")];
  expect(annas.filter(isConfirmation).map(({ seq }) => seq)).toEqual([15]);
  expect(brunos.filter(isConfirmation).map(({ seq }) => seq)).toEqual([15]);
  expect(annas.map(({ kind }) => kind ?? null)).toEqual([
    "greeting",
    ...Array.from({ length: 6 }, () => [null, "question"]).flat(),
    null,
    "confirmation",
    null,
    "fixed",
  ]);
  expect(brunos.slice(15).map((message) => [message.kind, hasManners(message)])).toEqual([
    ["answer", true],
    ["decision", true],
    ["failed", false],
    ["failed", false],
    ["unwritten", false],
    ["unwritten", false],
    ["answer", true],
    ["answer", true],
  ]);
});

test("the data files of the embedded database are of the PostgreSQL that the stored versions used", async () => {
  const target = await newTestDatabase("blank");
  if ("folder" in target)
    // Another major version does not open them: it needs a way to convert before it may be used.
    expect(readFileSync(join(target.folder, "pglite/PG_VERSION"), "utf8").trim()).toBe("18");
  else expect(target.url).toContain("test_");
});
