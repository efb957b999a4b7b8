import { createServer, type Socket } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { ReceiverUnreachable } from "#mail/mail.ts";
import { tallies } from "#metrics/tallies.ts";
import { after, fakeClock } from "#test/clock.ts";
import { startSmtp } from "#test/outbox/fake-smtp-server.ts";
import { by, openOutbox, outboxRows, probe } from "#test/outbox/outbox-fixtures.ts";
import { freePort } from "#test/server/free-port.ts";
import { createTestServices } from "#test/services/test-services.ts";
import { until } from "#test/until.ts";
import type { Delivery } from "./delivery.ts";

fakeClock();

/** Sends a mail to the recipient of the item, whose id is its Message-ID, one at a time so that the order shows. */
const mailing: Delivery = by(
  (_services, { id, recipient }, transport) =>
    transport.send({
      ...{ to: recipient ?? "", subject: "S", text: "T", html: "<p>T</p>", link: null, code: null },
      messageId: id,
    }),
  { maxRunning: 1, maxBackoff: 60 * 60_000 },
);

const failuresOf = (kind: string) => tallies.outboxFailed.counts().get(kind) ?? 0;

async function outboxTo(port: number) {
  const services = await createTestServices({ SMTP_URL: `smtp://127.0.0.1:${port}` });
  await services.outbox.close();
  return { services, box: await openOutbox(services, { probe: mailing }) };
}

test("what waits for an hour while the mail server is down is tried rarely, and leaves in its order once the server is back", async () => {
  const port = await freePort();
  const { services, box } = await outboxTo(port);
  const recipients = Array.from({ length: 240 }, (_, number) => `p${number}@exemple.fr`);
  const before = failuresOf("probe");
  for (const [number, recipient] of recipients.entries()) {
    after(15 * number);
    await box.enqueue(probe(recipient));
    await delay(20);
  }
  expect(await outboxRows(services)).toHaveLength(recipients.length);
  // One every 15 s at most, however much waits.
  expect(failuresOf("probe") - before).toBeGreaterThan(20);
  expect(failuresOf("probe") - before).toBeLessThan(recipients.length + 10);

  let connections = 0;
  const smtp = await startSmtp(
    {
      onConnect: (_session, done) => {
        connections++;
        done();
      },
    },
    port,
  );
  after(3600 + 20);
  box.kick();
  // An attempt from before may learn only now that nobody was there, and then the clock has to go on.
  let [seconds, next] = [3600 + 20, performance.now() + 5_000];
  await until(() => {
    if (performance.now() > next) {
      seconds += 20;
      after(seconds);
      box.kick();
      next = performance.now() + 5_000;
    }
    return smtp.received.length === recipients.length;
  });
  expect(smtp.received.flatMap(({ to }) => to)).toEqual(recipients);
  expect(connections).toBe(recipients.length);
  await until(async () => (await outboxRows(services)).length === 0);
});

test("a receiver that is not there is asked by one item of each kind at a time", async () => {
  const { services } = await outboxTo(await freePort());
  let together = 0;
  let most = 0;
  let asked = 0;
  const box = await openOutbox(services, {
    asked: by(async () => {
      most = Math.max(most, ++together);
      asked++;
      await delay(50);
      together--;
      throw new ReceiverUnreachable("ECONNREFUSED", null);
    }),
  });
  const before = failuresOf("asked");
  for (let number = 0; number < 12; number++)
    await box.enqueue({ ...probe(`p${number}@exemple.fr`), kind: "asked" });
  await until(() => failuresOf("asked") > before);
  // The first three did not know of each other.
  await until(() => together === 0);
  most = 0;
  for (let seconds = 20; seconds <= 200; seconds += 20) {
    after(seconds);
    const askedBefore = asked;
    box.kick();
    await until(() => asked > askedBefore);
    await until(() => together === 0);
  }
  expect(most).toBe(1);
});

/** A server that treats each connection as `meet` says. */
async function serveBadly(port: number, meet: (socket: Socket) => void): Promise<() => Promise<void>> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on("error", () => {}));
    meet(socket);
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const stop = async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise<void>((resolve) => void server.close(() => resolve()));
  };
  onTestFinished(stop);
  return stop;
}

/** Speaks SMTP up to the end of a mail, and then does this instead of answering. */
const upToTheMail = (end: (socket: Socket) => void) => (socket: Socket) => {
  let isMail = false;
  socket.write("220 hello\r\n");
  socket.on("data", (bytes) => {
    const text = bytes.toString("latin1");
    if (isMail) return text.endsWith("\r\n.\r\n") ? end(socket) : undefined;
    isMail = text.startsWith("DATA");
    socket.write(isMail ? "354 go on\r\n" : "250 ok\r\n");
  });
};

test.each<[name: string, meet: (socket: Socket) => void]>([
  ["closes each connection", (socket) => socket.end()],
  ["resets each connection", (socket) => socket.resetAndDestroy()],
  ["resets in the middle of a mail", upToTheMail((socket) => socket.resetAndDestroy())],
  ["dies before it has accepted a mail", upToTheMail((socket) => socket.destroy())],
  ["answers with what is no SMTP", (socket) => socket.end("HTTP/1.1 400 Bad Request\r\n\r\n")],
  ["is too busy", (socket) => socket.end("421 later\r\n")],
  ["breaks off its greeting", (socket) => socket.end("220-wa")],
  ["refuses for now after each mail", upToTheMail((socket) => socket.write("451 no room\r\n"))],
  ["refuses its own failure", upToTheMail((socket) => socket.end("554-br"))],
])("while the mail server %s mails wait, and each arrives once when it is well again", async (_, meet) => {
  const port = await freePort();
  const cure = await serveBadly(port, meet);
  const { services, box } = await outboxTo(port);
  const recipients = ["anna@exemple.fr", "bea@exemple.fr", "cleo@exemple.fr"];
  for (const recipient of recipients) await box.enqueue(probe(recipient));
  await until(async () => (await outboxRows(services)).some(({ lastError }) => lastError !== null));
  expect((await outboxRows(services)).filter(({ failedAt }) => failedAt !== null)).toEqual([]);

  await cure();
  const smtp = await startSmtp({}, port);
  for (let seconds = 60; smtp.received.length < recipients.length; seconds += 60) {
    after(seconds);
    box.kick();
    await delay(100);
  }
  expect(smtp.received.flatMap(({ to }) => to).sort()).toEqual(recipients);
});

test("a mail that was accepted by a server which then dies is not sent again", async () => {
  const port = await freePort();
  let accepted = 0;
  const cure = await serveBadly(
    port,
    upToTheMail((socket) => {
      accepted++;
      socket.write("250 accepted\r\n", () => socket.resetAndDestroy());
    }),
  );
  const { services, box } = await outboxTo(port);
  await box.enqueue(probe("anna@exemple.fr"));
  await until(async () => (await outboxRows(services)).length === 0);
  await cure();
  const smtp = await startSmtp({}, port);
  after(3600);
  box.kick();
  await box.enqueue(probe("bea@exemple.fr"));
  await until(() => smtp.received.length === 1);
  expect([accepted, smtp.received.flatMap(({ to }) => to)]).toEqual([1, ["bea@exemple.fr"]]);
});
