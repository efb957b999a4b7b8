import { setTimeout as delay } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { startSmtp } from "../outbox/fake-smtp-server.ts";
import { tokenIn } from "../server/sent-mails.ts";
import { startTestServer } from "../server/server-under-test.ts";
import { Visitor } from "../server/visitor.ts";
import { until } from "../until.ts";
import { startSmallPostgreSQL } from "./small-disk.ts";

test("while PostgreSQL's disk is full everybody is answered, and what was acknowledged before and after is there once", async () => {
  const disk = await startSmallPostgreSQL();
  const smtp = await startSmtp();
  const settings = { DATABASE_URL: disk.url, AUTH_SECRET: "x".repeat(32), SMTP_URL: smtp.url };
  const server = await startTestServer(settings);
  const anna = new Visitor(server);
  const signIn = async (visitor: Visitor, email: string) => {
    await until(async () => (await visitor.requestLink(email)).status === 200, 250);
    await until(() => smtp.received.some(({ to }) => to.includes(email)));
    const mail = smtp.received.find(({ to }) => to.includes(email))?.mail.text ?? "";
    expect((await visitor.post("/api/session", { token: tokenIn(mail) })).status).toBe(204);
  };
  await signIn(anna, "anna@exemple.fr");

  const acknowledged: string[] = [];
  const statuses = new Set<number>();
  let isWriting = true;
  onTestFinished(() => {
    isWriting = false;
  });
  const writing = (async () => {
    for (let number = 0; isWriting; number++) {
      const content = `${number} ${crypto.randomUUID().repeat(100)}`;
      const response = await anna.say(content);
      statuses.add(response.status);
      if (response.status === 201) acknowledged.push(content);
      await delay(200);
    }
  })();
  await until(() => acknowledged.length >= 3);
  await disk.fill();
  await until(() => [...statuses].some((status) => status >= 500));
  for (let time = 0; time < 5; time++)
    for (const path of ["/healthz", "/", "/faq", "/assistant", "/liste", "/api/session"]) {
      const began = performance.now();
      const { status } = await anna.fetch(path);
      // The server may be recovering, if it was its log that had no room.
      expect([path, [200, 503].includes(status)]).toEqual([path, true]);
      expect([path, performance.now() - began < 30_000]).toEqual([path, true]);
    }

  await disk.freeSpace();
  const before = acknowledged.length;
  await until(() => acknowledged.length >= before + 3);
  isWriting = false;
  await writing;
  expect([...statuses].filter((status) => ![201, 503, 507].includes(status))).toEqual([]);
  const stored = await anna.conversation();
  expect(stored.map(({ seq }) => seq)).toEqual(stored.map((_, index) => index + 1));
  const said = stored.filter(({ role }) => role === "user").map(({ content }) => content);
  expect(said).toEqual(expect.arrayContaining(acknowledged));
  expect(new Set(said).size).toBe(said.length);
  await signIn(new Visitor(server), "bruno@exemple.fr");
  expect((await anna.fetch("/readyz")).status).toBe(200);
});
