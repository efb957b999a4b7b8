import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { conversation as copy } from "~/content/signed-in/conversation-copy.ts";
import { saveProfile } from "~/profile/profile-store.server.ts";
import type { Services } from "~/services.server.ts";
import { clientProfile, clients, messages } from "../../db/schema.ts";
import { createLog } from "../../http/log.ts";
import { servicesFor, wholeConversation } from "../../test/services/conversations.ts";
import { appendMessage, beginConversation, type Client } from "./messages.server.ts";
import { openConversation } from "./open-conversation.server.ts";
import { replyToAllOwed, replyToOwed } from "./reply.server.ts";

const anna = { id: "anna", email: "anna@exemple.fr" };
const bruno = { id: "bruno", email: "bruno@exemple.fr" };

afterEach(() => void vi.useRealTimers());

test("the whole script: greeting, seven answers, profile, confirmation, then the fixed reply", async () => {
  const services = await servicesFor(anna, bruno);
  await openConversation(services, anna);
  expect(await transcript(services, anna)).toEqual([copy.questions.company_name()]);

  const script = [
    ["  Pômmy  ", "industry", copy.questions.industry("Pômmy")],
    ["Logiciels, conseil", "icp", copy.questions.icp()],
    ["Responsables achats, logistique, grands comptes", "value_prop", copy.questions.value_prop("Pômmy")],
    ["Deux fois moins d’attente", "tone", copy.questions.tone()],
    ["Décontracté", "primary_goal", copy.questions.primary_goal()],
    ["des rendez-vous", "calendly_url", copy.questions.calendly_url()],
    ["NON", null, copy.confirmation("Pômmy")],
    ["Et maintenant ?", null, copy.help],
  ] as const;
  for (const [answer, step, reply] of script) {
    await say(services, anna, answer.trim());
    await replyToOwed(services, anna.id);
    // A reload, a restart or another device: the same opening again.
    await openConversation(services, anna);

    const { messages: seen, step: open } = await wholeConversation(services, anna.id);
    expect([open, seen.at(-1)?.content]).toEqual([step, reply]);
  }

  expect(await numbers(services, anna)).toEqual(Array.from({ length: 17 }, (_, index) => index + 1));
  expect(await profileOf(services, anna)).toMatchObject({
    clientId: "anna",
    companyName: "Pômmy",
    industry: "Logiciels, conseil",
    icpTitle: "Responsables achats, logistique",
    icpSize: "grands-comptes",
    icpLocation: null,
    valueProp: "Deux fois moins d’attente",
    tone: "friendly",
    primaryGoal: "rdv",
    calendlyUrl: null,
  });
});

test("a message leaves the server with five fields", async () => {
  const services = await servicesFor(anna, bruno);
  const said = await say(services, anna, "Bonjour");
  expect(said).toEqual({
    kind: "created",
    message: {
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      seq: 2,
      role: "user",
      content: "Bonjour",
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    },
  });
});

test("a first message that comes before any visit answers the first question", async () => {
  const services = await servicesFor(anna, bruno);
  await say(services, anna, "Pômmy");
  await replyToOwed(services, anna.id);
  expect(await transcript(services, anna)).toEqual([
    copy.questions.company_name(),
    "Pômmy",
    copy.questions.industry("Pômmy"),
  ]);
});

test("twenty visits at once greet once", async () => {
  const services = await servicesFor(anna, bruno);
  await Promise.all(Array.from({ length: 20 }, () => openConversation(services, anna)));
  expect(await transcript(services, anna)).toEqual([copy.questions.company_name()]);
  expect(await services.db.asOwner.select().from(clients)).toMatchObject([{ ...anna, lastSeq: 1 }]);
});

test("a profile and an empty history: no greeting, and the fixed reply", async () => {
  const services = await servicesFor(anna, bruno);
  await services.db.asOwner.insert(clients).values(anna);
  await saveProfile(services.db.asOwner, anna.id, { companyName: "Pômmy" });
  await openConversation(services, anna);
  expect(await wholeConversation(services, anna.id)).toEqual({ messages: [], step: null });

  await say(services, anna, "Bonjour");
  await replyToOwed(services, anna.id);
  expect(await transcript(services, anna)).toEqual(["Bonjour", copy.help]);
});

test("a profile made by the form in the middle of the script ends the script", async () => {
  const services = await servicesFor(anna, bruno);
  await say(services, anna, "Pômmy");
  await replyToOwed(services, anna.id);
  await saveProfile(services.db.asOwner, anna.id, { companyName: "Autrement" });
  expect((await wholeConversation(services, anna.id)).step).toBeNull();

  await say(services, anna, "Logiciels");
  await replyToOwed(services, anna.id);
  expect((await transcript(services, anna)).at(-1)).toBe(copy.help);
  expect(await profileOf(services, anna)).toMatchObject({ companyName: "Autrement", industry: null });
});

test("twenty sends at once advance the script by its seven questions, and everyone is answered once", async () => {
  const services = await servicesFor(anna, bruno);
  await openConversation(services, anna);
  const said = Array.from({ length: 20 }, (_, index) => `réponse ${index}`);
  await Promise.all(
    said.map(async (content) => {
      await say(services, anna, content);
      await replyToOwed(services, anna.id);
    }),
  );

  const rows = await stored(services, anna);
  expect(rows.map(({ seq }) => seq)).toEqual(Array.from({ length: 41 }, (_, index) => index + 1));
  const users = rows.filter(({ role }) => role === "user");
  const replies = rows.filter(({ replyTo }) => replyTo !== null);
  expect(users.map(({ content }) => content).sort()).toEqual(said.sort());
  expect(replies.map(({ replyTo }) => replyTo)).toEqual(users.map(({ id }) => id));
  expect(replies.map(({ answersStep }) => answersStep)).toEqual([
    ...["company_name", "industry", "icp", "value_prop", "tone", "primary_goal", "calendly_url"],
    ...Array.from({ length: 13 }, () => null),
  ]);
  expect(await profileOf(services, anna)).toMatchObject({
    companyName: users[0]?.content,
    calendlyUrl: users[6]?.content,
  });
  expect(await services.db.asOwner.select().from(clientProfile)).toHaveLength(1);
});

test("one key sent twenty times at once is one message", async () => {
  const services = await servicesFor(anna, bruno);
  const key = randomUUID();
  const said = await Promise.all(
    Array.from({ length: 20 }, () => appendMessage(services, anna, { key, content: "Une fois" })),
  );
  expect(said.map(({ kind }) => kind).sort()).toEqual(["created", ...Array(19).fill("repeated")]);
  expect(new Set(said.map((each) => "message" in each && each.message.id)).size).toBe(1);
  expect(await transcript(services, anna)).toEqual([copy.questions.company_name(), "Une fois"]);

  expect(await appendMessage(services, anna, { key: key.toUpperCase(), content: "Une fois" })).toEqual({
    ...said.find(({ kind }) => kind === "repeated"),
  });
  expect(await appendMessage(services, anna, { key, content: "Autre chose" })).toEqual({ kind: "conflict" });
  expect(await appendMessage(services, bruno, { key, content: "Autre chose" })).toMatchObject({
    kind: "created",
  });
});

test("what the database refuses to store as a reply stays owed, fails nothing, and is made once it heals", async () => {
  const services = await servicesFor(anna, bruno);
  await openConversation(services, anna);
  await refuseReplies(services);
  await say(services, anna, "Pômmy");
  await say(services, anna, "Logiciels");

  const failed: string[] = [];
  services.live.subscribe({
    clientId: anna.id,
    sessionId: "s",
    onEvent: (event) => event.kind === "reply-failed" && failed.push(event.replyTo),
  });
  await openConversation(services, anna);
  expect(await transcript(services, anna)).toEqual([copy.questions.company_name(), "Pômmy", "Logiciels"]);
  const owed = (await stored(services, anna)).filter(({ role }) => role === "user");
  await expect.poll(() => failed).toEqual(owed.map(({ id }) => id));

  await allowReplies(services);
  await openConversation(services, anna);
  expect(await transcript(services, anna)).toEqual([
    copy.questions.company_name(),
    "Pômmy",
    "Logiciels",
    copy.questions.industry("Pômmy"),
    copy.questions.icp(),
  ]);
});

test("a failing reply is logged without anything that was said", async () => {
  const services = await servicesFor(anna, bruno);
  const lines: string[] = [];
  services.log = createLog({ logLevel: "warn" }, { write: (line) => void lines.push(line) });
  await refuseReplies(services);
  await say(services, anna, "parole-secrète");
  await replyToOwed(services, anna.id);

  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain("refused by the test");
  expect(lines[0]).not.toContain("parole-secrète");
});

test("a profile that cannot be written: the catalogue's message, and answering again retries", async () => {
  const services = await servicesFor(anna, bruno);
  for (const answer of ["Pômmy", "Logiciels", "Acheteur, PME", "Du temps", "direct", "rdv"])
    await say(services, anna, answer);
  await replyToOwed(services, anna.id);
  await services.db.asOwner.execute(sql`alter table client_profile add constraint refused check (false)`);

  await say(services, anna, "https://agenda.example/pommy");
  await replyToOwed(services, anna.id);
  expect((await transcript(services, anna)).at(-1)).toBe(
    "Une erreur s'est produite lors de la création de votre profil. Veuillez réessayer.",
  );
  expect((await wholeConversation(services, anna.id)).step).toBe("calendly_url");
  expect(await profileOf(services, anna)).toBeUndefined();

  await services.db.asOwner.execute(sql`alter table client_profile drop constraint refused`);
  await say(services, anna, "non");
  await replyToOwed(services, anna.id);
  expect((await transcript(services, anna)).at(-1)).toBe(copy.confirmation("Pômmy"));
  expect(await profileOf(services, anna)).toMatchObject({
    companyName: "Pômmy",
    icpTitle: "Acheteur",
    icpSize: "pme",
    calendlyUrl: null,
  });
});

test("after a start every client who was left waiting is answered, once", async () => {
  const services = await servicesFor(anna, bruno);
  for (const client of [anna, bruno]) {
    await say(services, client, "Un");
    await say(services, client, "Deux");
  }
  await Promise.all([replyToAllOwed(services), replyToAllOwed(services)]);
  for (const client of [anna, bruno])
    expect((await stored(services, client)).map(({ asksStep }) => asksStep)).toEqual([
      "company_name",
      null,
      null,
      "industry",
      "icp",
    ]);
});

test("time never runs backwards in a conversation, whatever the clock does", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-03-02T10:00:00Z") });
  const services = await servicesFor(anna, bruno);
  await say(services, anna, "Un");
  vi.setSystemTime(new Date("2026-03-02T09:00:00Z"));
  await say(services, anna, "Deux");
  vi.setSystemTime(new Date("2026-03-02T11:00:00Z"));
  await say(services, anna, "Trois");

  expect(
    (await stored(services, anna)).map(({ createdAt }) => createdAt.toISOString().slice(11, 16)),
  ).toEqual(["10:00", "10:00", "10:00", "11:00"]);
});

const hostile = [
  "<script>alert(1)</script>",
  "</script><!--",
  "'; drop table messages; --",
  "مرحبا ‮ RTL",
  "😀".repeat(8_000),
  "\u0001\u001b[31m rouge",
  '{"__proto__":{"x":1}}',
  "ligne\r\nid: 99\ndata: faux\n\n",
];

test("whatever is typed is stored and given back to the letter", async () => {
  const services = await servicesFor(anna, bruno);
  for (const content of hostile) await say(services, anna, content);
  await replyToOwed(services, anna.id);
  expect((await transcript(services, anna)).slice(1, 1 + hostile.length)).toEqual(hostile);
  expect(await numbers(services, anna)).toHaveLength(1 + 2 * hostile.length);
});

test("two clients see and change nothing of each other, by function or by SQL as the serving role", async () => {
  const services = await servicesFor(anna, bruno);
  await say(services, anna, "Secret d’Anna");
  await beginConversation(services, bruno);
  expect(await transcript(services, bruno)).toEqual([copy.questions.company_name()]);

  await services.db.asClient(bruno.id, async (tx) => {
    expect(await tx.select().from(messages).where(eq(messages.clientId, anna.id))).toEqual([]);
    expect(await tx.update(clients).set({ lastSeq: 0 }).where(eq(clients.id, anna.id)).returning()).toEqual(
      [],
    );
  });
  const asBruno = { ...services, db: { ...services.db, asClient: asClientOf(services, bruno) } };
  expect((await wholeConversation(asBruno, anna.id)).messages).toEqual([]);
  await expect(appendMessage(asBruno, anna, { key: randomUUID(), content: "Imposteur" })).rejects.toThrow();
  await replyToOwed(asBruno, anna.id);
  expect(await transcript(services, anna)).toEqual([copy.questions.company_name(), "Secret d’Anna"]);
});

function asClientOf(services: Services, client: Client): Services["db"]["asClient"] {
  return (_claimed, work) => services.db.asClient(client.id, work);
}

function say(services: Services, client: Client, content: string) {
  return appendMessage(services, client, { key: randomUUID(), content });
}

async function transcript(services: Services, client: Client) {
  return (await wholeConversation(services, client.id)).messages.map(({ content }) => content);
}

async function numbers(services: Services, client: Client) {
  return (await wholeConversation(services, client.id)).messages.map(({ seq }) => seq);
}

function stored({ db }: Services, client: Client) {
  return db.asOwner.select().from(messages).where(eq(messages.clientId, client.id)).orderBy(messages.seq);
}

async function profileOf({ db }: Services, client: Client) {
  return (await db.asOwner.select().from(clientProfile).where(eq(clientProfile.clientId, client.id)))[0];
}

async function refuseReplies(services: Services) {
  const { db } = services;
  await db.asOwner.execute(sql`
    create or replace function refuse() returns trigger language plpgsql as $$
    begin raise exception 'refused by the test'; end $$`);
  await db.asOwner.execute(sql`
    create trigger refuse_replies before insert on messages
    for each row when (new.reply_to is not null) execute function refuse()`);
  onTestFinished(() => allowReplies(services));
}

async function allowReplies({ db }: Services) {
  await db.asOwner.execute(sql`drop trigger if exists refuse_replies on messages`);
}
