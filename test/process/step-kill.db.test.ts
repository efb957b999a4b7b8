import { getTableName } from "drizzle-orm";
import { expect, inject, onTestFinished, test } from "vitest";
import type { Message } from "#app/conversation/protocol.ts";
import { type Database, openDatabase } from "#db/open-database.server.ts";
import { clients, contactRequests, messages, outbox, session as sessions, user } from "#db/schema.ts";
import { startRelay } from "../contact/fake-relay.ts";
import { startCountingProxy } from "../database/counting-proxy.ts";
import { runAsAdmin } from "../database/postgresql-cluster.ts";
import { newTestDatabase, type Target } from "../database/test-database.ts";
import { startSmtp } from "../outbox/fake-smtp-server.ts";
import { discard, type RunningServer, startServer } from "../server/running-server.ts";
import { tokenIn } from "../server/sent-mails.ts";
import { settingsFor } from "../server/server-under-test.ts";
import { Visitor } from "../server/visitor.ts";
import { until } from "../until.ts";

/**
 * In how many places each of these is interrupted; `npm run test:faults` does it in all. On PostgreSQL a place is one round
 * trip to the database, before it or behind it; on the embedded database, which takes three times as long to start, a moment.
 */
const kills = Number(process.env.KILLS ?? (inject("engine").kind === "pglite" ? 1 : 2));

const contactAddress = "contact@matinal.example";
const answers = ["Pômmy", "Logiciels", "DRH, PME", "Du temps gagné", "direct", "autre", "non"];

/** Somebody who does one thing, and what is outside the product. */
type Customer = {
  number: number;
  email: string;
  visitor: Visitor;
  /** The idempotency key of what this customer sends under a name. */
  key: (name: string) => string;
  /** The mails that the mail server has accepted for an address, each once: one that comes again has the same Message-ID. */
  mailsTo: (address: string) => { text: string }[];
  relay: Awaited<ReturnType<typeof startRelay>>;
};

type Flow = {
  settings?: (relayUrl: string) => Record<string, string>;
  /** What comes before, and is not interrupted. */
  prepare?: (customer: Customer) => Promise<unknown>;
  /** Does it, or does it again, as people do when they get no answer. Throws unless it is acknowledged. */
  act: (customer: Customer) => Promise<void>;
  /** Whether all has happened that follows from it. */
  isDone: (customer: Customer) => Promise<boolean>;
  /** What must be true after a kill, before it is done again. */
  isWhole?: (customer: Customer) => Promise<void>;
  /** Compares what was acknowledged with what is streamed and sent. */
  reconcile: (customer: Customer) => Promise<void>;
  /** Compares what all customers were acknowledged with what is stored, once the process has ended. */
  isStored?: (db: Database, emails: readonly string[]) => Promise<void>;
};

const contact: Flow = {
  act: async ({ visitor, email }) => {
    const fields = { firstName: "Anna", lastName: "B", email, subject: "Une démo", message: `De ${email}` };
    const response = await visitor.fetch("/contact", {
      method: "POST",
      headers: { Accept: "application/json" },
      body: new URLSearchParams(fields),
    });
    acknowledged(response, 200);
  },
  isDone: async ({ mailsTo, email }) => mailsTo(contactAddress).some(({ text }) => text.includes(email)),
  reconcile: async ({ mailsTo, email }) => {
    expect(mailsTo(contactAddress).filter(({ text }) => text.includes(email))).toHaveLength(1);
  },
  isStored: async ({ asOwner }, emails) => {
    const requests = await asOwner.select().from(contactRequests).orderBy(contactRequests.createdAt);
    expect(requests.map(({ email }) => email)).toEqual(emails);
    // What was accepted outside while the process died is sent again, under the same id.
    const waiting = (await asOwner.select().from(outbox)).map(({ dedupeKey }) => dedupeKey);
    const undelivered = requests.filter(({ deliveredAt }) => deliveredAt === null);
    expect(waiting).toEqual(expect.arrayContaining(undelivered.map(({ id }) => id)));
  },
};

const flows: Record<string, Flow> = {
  "a message": {
    prepare: signIn,
    act: ({ visitor, key }) => say(visitor, "Bonjour", key("message")),
    isDone: async ({ visitor }) => (await visitor.conversation()).length >= 3,
    reconcile: async ({ visitor }) => {
      const conversation = await visitor.conversation();
      expect(conversation.map(({ role }) => role)).toEqual(["assistant", "user", "assistant"]);
      await isStreamed(visitor, conversation);
    },
  },
  "an onboarding": {
    prepare: signIn,
    act: async ({ visitor, key }) => {
      for (const [index, answer] of answers.entries()) {
        await say(visitor, answer, key(answer));
        await visitor.messagesAfter(2 * index + 2, 1);
      }
    },
    isDone: async ({ visitor }) => (await visitor.conversation()).length > 2 * answers.length,
    reconcile: async ({ visitor }) => {
      const conversation = await visitor.conversation();
      const said = conversation.filter(({ role }) => role === "user").map(({ content }) => content);
      expect(said).toEqual(answers);
      expect(conversation).toHaveLength(2 * answers.length + 1);
      await isStreamed(visitor, conversation);
      const profile = await (await visitor.fetch("/api/profile")).json();
      expect(profile).toMatchObject({ values: { company_name: "Pômmy", value_prop: "Du temps gagné" } });
    },
  },
  "a contact request by mail": contact,
  "a contact request through the relay": {
    ...contact,
    settings: (relayUrl) => ({ CONTACT_RELAY_URL: relayUrl }),
    isDone: async ({ relay, email }) => relay.received.some(({ body }) => body.email === email),
    reconcile: async ({ relay, email }) => {
      const own = relay.received.filter(({ body }) => body.email === email);
      expect(new Set(own.map(({ headers }) => headers["idempotency-key"])).size).toBe(1);
    },
  },
  "a sign-in mail": {
    act: async ({ visitor, email }) => {
      const response = await visitor.requestLink(email);
      // Whoever asks again for a mail that is under way is told to wait for it.
      if (response.status !== 429) acknowledged(response, 200);
    },
    isDone: async ({ mailsTo, email }) => mailsTo(email).length > 0,
    reconcile: async ({ visitor, mailsTo, email }) => {
      const mails = mailsTo(email);
      expect(mails).toHaveLength(1);
      expect((await redeem(visitor, mails)).status).toBe(204);
    },
  },
  "a deletion": {
    prepare: async (customer) => {
      await signIn(customer);
      await say(customer.visitor, "Bonjour", customer.key("message"));
      await customer.visitor.messagesAfter(2, 1);
    },
    act: async ({ visitor }) => {
      const body = new URLSearchParams({ intent: "delete", confirmation: "supprimer" });
      acknowledged(await visitor.fetch("/compte", { method: "POST", body }), 302);
    },
    // The mail with the link came first.
    isDone: async ({ visitor, mailsTo, email }) =>
      (await visitor.fetch("/api/session")).status === 401 && mailsTo(email).length >= 2,
    isWhole: async ({ visitor }) => {
      if ((await visitor.fetch("/api/session")).status === 200)
        expect(await visitor.conversation()).toHaveLength(3);
    },
    reconcile: async ({ mailsTo, email }) => {
      expect(mailsTo(email)).toHaveLength(2);
    },
    isStored: async ({ asOwner }) => {
      for (const table of [user, clients, messages, sessions])
        expect([getTableName(table), await asOwner.$count(table)]).toEqual([getTableName(table), 0]);
    },
  },
};

test.each(Object.entries(flows))(
  "kill -9 at any step of %s neither loses nor doubles what was acknowledged",
  async (_, flow) => {
    const { target, settings, cut } = await databaseUnderTest();
    const smtp = await startSmtp();
    const relay = await startRelay();
    onTestFinished(relay.stop);
    const variables = {
      ...settings,
      SMTP_URL: smtp.url,
      CONTACT_EMAIL: contactAddress,
      TRUST_PROXY: "127.0.0.1,::1",
      ...flow.settings?.(relay.url),
    };
    let server = await startServer(variables);
    onTestFinished(async () => {
      if (server.process.signalCode === null && server.process.exitCode === null) await server.end("SIGKILL");
      discard(server);
    });
    const again = { ...variables, PORT: String(server.port), DATA_DIR: server.dataDir };
    const emails: string[] = [];

    /** Resolves with how far the work can be interrupted, in places. */
    const work = async (place: number | null) => {
      const number = emails.length + 1;
      const email = `anna${number}@exemple.fr`;
      const keys = new Map<string, string>();
      const mailsTo = (address: string) => {
        const mails = smtp.received.filter(({ to }) => to.includes(address)).map(({ mail }) => mail);
        const byId = new Map(mails.map((mail) => [mail.messageId, { text: mail.text ?? "" }]));
        return [...byId.values()];
      };
      const customer: Customer = {
        ...{ number, email, mailsTo, relay, visitor: new Visitor(server, addressOf(number)) },
        key: (name) => keys.get(name) ?? keys.set(name, crypto.randomUUID()).get(name) ?? "",
      };
      await flow.prepare?.(customer);
      const interruption = cut(server, place);
      let isAcknowledged = false;
      const acted = flow.act(customer).then(
        () => {
          isAcknowledged = true;
        },
        () => {},
      );
      const isKilled = () => server.process.killed;
      await until(
        async () => isKilled() || (isAcknowledged && (await flow.isDone(customer).catch(() => false))),
      );
      const places = interruption.end();
      if (isKilled()) {
        await until(() => server.process.signalCode !== null);
        await acted;
        await endLeases(target);
        server = await startServer(again);
        await flow.isWhole?.(customer);
        const tryAgain = () =>
          flow.act(customer).then(
            () => true,
            () => false,
          );
        if (!isAcknowledged) await until(tryAgain, 500);
        await until(() => flow.isDone(customer));
      }
      await flow.reconcile(customer);
      emails.push(email);
      return places;
    };

    const places = await work(null);
    expect(places).toBeGreaterThan(2);
    const count = Math.min(kills, places);
    for (let kill = 0; kill < count; kill++) await work(Math.floor(((kill + 0.5) * places) / count));
    expect(emails).toHaveLength(count + 1);
    // A delivery that is under way is recorded.
    expect(await server.end("SIGTERM")).toEqual({ code: 0, signal: null });
    const db = await openDatabase(target, { migrates: false });
    onTestFinished(() => db.close());
    await flow.isStored?.(db, emails);
  },
);

/** An interruption at a place; `end` says how many places there were until now. */
type Cut = (server: RunningServer, place: number | null) => { end: () => number };

async function databaseUnderTest(): Promise<{ target: Target; settings: Record<string, string>; cut: Cut }> {
  const target = await newTestDatabase("migrated");
  if (!("url" in target)) return { target, settings: settingsFor(target), cut: cutByTime };
  const proxy = await startCountingProxy(new URL(target.url));
  const cut: Cut = (server, place) => {
    proxy.trips();
    const act = () => void server.process.kill("SIGKILL");
    if (place !== null)
      proxy.haltAt({ trip: Math.floor(place / 2) + 1, at: place % 2 === 0 ? "sent" : "answered", act });
    return {
      end: () => {
        proxy.haltAt(null);
        return 2 * proxy.trips().length;
      },
    };
  };
  return { target, settings: settingsFor({ ...target, url: proxy.url }), cut };
}

/** Places are milliseconds. */
const cutByTime: Cut = (server, place) => {
  const began = performance.now();
  const timer = place !== null && setTimeout(() => server.process.kill("SIGKILL"), place);
  return {
    end: () => {
      if (timer) clearTimeout(timer);
      return performance.now() - began;
    },
  };
};

/** An address of its own for each customer, since limits count by address. */
function addressOf(number: number): string {
  return `10.0.${number >> 8}.${number & 255}`;
}

/** What the killed process was delivering is free half a minute later; on the embedded database at the next start. */
async function endLeases(target: Target) {
  if ("url" in target)
    await runAsAdmin(target.url, "update outbox set due_at = now() where failed_at is null");
}

function acknowledged({ status }: Response, ...expected: number[]) {
  if (!expected.includes(status)) throw new Error(`It was answered ${status}.`);
}

async function say(visitor: Visitor, content: string, key: string) {
  acknowledged(await visitor.say(content, key), 200, 201);
}

function redeem(visitor: Visitor, mails: { text: string }[]): Promise<Response> {
  return visitor.post("/api/session", { token: tokenIn(mails.at(-1)?.text ?? "") });
}

async function signIn({ visitor, email, mailsTo }: Customer) {
  acknowledged(await visitor.requestLink(email), 200);
  await until(() => mailsTo(email).length === 1);
  acknowledged(await redeem(visitor, mailsTo(email)), 204);
  // The page that opens next: it has the greeting.
  await visitor.messagesAfter(0, 1);
}

/** The stream brings what is stored, in the same order. */
async function isStreamed(visitor: Visitor, conversation: readonly Message[]) {
  const streamed: string[] = [];
  for await (const { event, data } of visitor.stream(0)) {
    if (event === "message") streamed.push((JSON.parse(data) as Message).id);
    if (streamed.length === conversation.length) break;
  }
  expect(streamed).toEqual(conversation.map(({ id }) => id));
}
