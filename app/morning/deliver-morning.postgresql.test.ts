import { expect, test, vi } from "vitest";
import { switchMail, unsubscribeUrl } from "#app/accounts/mail-switches.server.ts";
import { deliveries } from "#app/deliveries.server.ts";
import { prospects } from "#db/schema.ts";
import { fakeClock } from "#test/clock.ts";
import { at, begin, deliverDue, deliverNew, mornings, openMailer, waiting } from "#test/morning/mornings.ts";
import { type Received, startSmtp } from "#test/outbox/fake-smtp-server.ts";
import { until } from "#test/until.ts";
import { queueMornings } from "./queue-mornings.server.ts";

fakeClock();

const morning = deliveries.morning as (typeof deliveries)[string];

/** A mail server, and services over it with a client who has two new prospects and one that is due since yesterday. */
async function withMailServer() {
  const smtp = await startSmtp();
  const services = await mornings(["anna"], {
    ...{ SMTP_URL: smtp.url, MAIL_FROM: "Matinal <bonjour@matinal.example>" },
    ...{ APP_URL: "https://www.matinal.example" },
  });
  vi.setSystemTime(begin);
  await deliverNew(services, "anna", { company: "Logis <b>Nord</b>-Ouest", role: "" });
  await deliverNew(services, "anna", {
    ...{ company: "Ateliers Vauclair", role: "Directrice des achats" },
    email: { value: "h@vauclair.example", state: "given" },
    reasons: [{ points: 40, text: "Effectif" }],
  });
  await deliverDue(services, "anna", "00:00", {
    ...{ company: "Moulins Sérac", role: "Gérant", contact: "Jean Sérac" },
    email: { value: "jean@serac.example", state: "given" },
  });
  await queueMornings(services, begin);
  return { smtp, services };
}

test("the mail has the counts, three prospects by company and role, one link to the list, and no other personal data", async () => {
  const { smtp, services } = await withMailServer();
  await openMailer(services);
  await until(() => smtp.received.length === 1);
  const [{ raw, to, mail }] = smtp.received as [Received];
  expect(to).toEqual(["anna@exemple.fr"]);
  expect(mail.subject).toBe("Votre liste du matin\u00A0: 2\u00A0nouveaux prospects, 1\u00A0action prévue");
  const text = mail.text ?? "";
  expect(text).toContain("mardi 24\u00A0novembre");
  expect(text).toContain("1\u00A0rappel");
  expect(text).toContain(
    "1. Logis <b>Nord</b>-Ouest\n2. Ateliers Vauclair, Directrice des achats\n3. Moulins Sérac, Gérant\n",
  );
  expect(mail.html).toContain("Logis &lt;b&gt;Nord&lt;/b&gt;-Ouest");
  expect(mail.html?.match(/https:\/\/www\.matinal\.example\/liste"/g)).toHaveLength(1);
  for (const secret of [
    "Courtade",
    "Jean",
    "vauclair.example",
    "serac.example",
    "01 99",
    "Recrute",
    "Parler",
  ])
    expect([raw, text, mail.html].join("\n")).not.toContain(secret);
});

test("the mail is unsubscribed from by one click, and what the header names is on one line", async () => {
  const { smtp, services } = await withMailServer();
  await openMailer(services);
  await until(() => smtp.received.length === 1);
  const [{ raw, mail }] = smtp.received as [Received];
  const url = unsubscribeUrl(services.environment, "anna", "morning");
  expect(raw).toContain(`List-Unsubscribe: <${url}>\r\n`);
  expect(raw).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n");
  expect(url).toMatch(/^https:\/\/www\.matinal\.example\/desabonnement\?jeton=anna\.[\w-]{43}$/);
  expect(mail.text).toContain(url);
});

test("a second copy, after a crash between sending the mail and noting it, has the same Message-ID", async () => {
  const { smtp, services } = await withMailServer();
  // It sends, and never comes to remove the item: as a process that is killed there.
  const killed = await openMailer(services, {
    morning: {
      ...morning,
      deliver: async (...call) => {
        await morning.deliver(...call);
        await new Promise(() => {});
      },
    },
  });
  await until(() => smtp.received.length === 1);
  const closing = killed.close();
  vi.setSystemTime(begin + 31_000);
  const next = await openMailer(services);
  next.kick();
  await until(() => smtp.received.length === 2);
  await until(async () => (await waiting(services)).length === 0);
  const [first, second] = smtp.received.map(({ mail }) => mail.messageId);
  expect(first).toMatch(/^<[\w-]{43}@matinal\.example>$/);
  expect(second).toBe(first);
  expect(await queueMornings(services, at("08:00"))).toBe(0);
  await closing;
});

test("the next day's mail has another Message-ID, and so has another client's", async () => {
  const { smtp, services } = await withMailServer();
  await openMailer(services);
  await until(() => smtp.received.length === 1);
  vi.setSystemTime(begin + 24 * 3_600_000);
  await queueMornings(services, Date.now());
  (await openMailer(services)).kick();
  await until(() => smtp.received.length === 2);
  expect(new Set(smtp.received.map(({ mail }) => mail.messageId)).size).toBe(2);
  expect(smtp.received[1]?.mail.text).toContain("dont 3 en retard");
});

test("what cannot be delivered before ten is given up", async () => {
  const { services } = await withMailServer();
  let attempts = 0;
  const deliver = async () => {
    attempts += 1;
    throw new Error("down");
  };
  const box = await openMailer(services, { morning: { ...morning, deliver } });
  await until(async () => attempts === 1 && (await waiting(services))[0]?.lastError === "Error");
  vi.setSystemTime(at("09:59:59"));
  box.kick();
  await until(async () => attempts === 2 && Number((await waiting(services))[0]?.dueAt) <= at("10:00"));
  vi.setSystemTime(at("10:00"));
  box.kick();
  await until(async () => (await waiting(services))[0]?.failedAt !== null);
  expect(attempts).toBe(2);
  expect(await waiting(services)).toMatchObject([{ lastError: "EXPIRED: Error" }]);
  expect(await queueMornings(services, at("10:00"))).toBe(0);
});

test("nothing is sent for a mail that was switched off meanwhile", async () => {
  const { smtp, services } = await withMailServer();
  await switchMail(services, "anna", "morning", false);
  await openMailer(services);
  await until(async () => (await waiting(services)).length === 0);
  expect(smtp.received).toEqual([]);
});

test("a mail that found nothing to say is sent once something new is delivered", async () => {
  const { smtp, services } = await withMailServer();
  await services.db.asOwner.update(prospects).set({ status: "lost", nextWhat: null, nextAt: null });
  const box = await openMailer(services);
  await until(async () => (await waiting(services)).length === 0);
  expect(smtp.received).toEqual([]);
  expect(await queueMornings(services, at("08:00"))).toBe(0);
  const email = { value: "new@vauclair.example", state: "given" } as const;
  await deliverNew(services, "anna", { contact: "Paul Marchand", email });
  expect(await queueMornings(services, at("08:01"))).toBe(1);
  box.kick();
  await until(() => smtp.received.length === 1);
});
