import { type AddressInfo, createServer } from "node:net";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { startSmtp } from "#test/outbox/fake-smtp-server.ts";
import { from, mail } from "#test/outbox/sample-mail.ts";
import { PermanentFailure, ReceiverBusy } from "./mail.ts";
import { smtpTransport } from "./smtp.server.ts";

afterEach(() => void vi.useRealTimers());

test("a server that answers 421 is paused for 15 seconds for every mail", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  let connections = 0;
  let isClosing = true;
  const smtp = await startSmtp({
    onConnect: (_session, done) => {
      connections++;
      done(isClosing ? Object.assign(new Error("later"), { responseCode: 421 }) : null);
    },
  });
  const transport = smtpTransport(smtp.url, from);
  const busy = { name: "ReceiverBusy", retryAfter: 15_000 };
  await expect(transport.send(mail)).rejects.toMatchObject(busy);
  isClosing = false;
  vi.setSystemTime(Date.now() + 14_999);
  const error = await transport.send({ ...mail, to: "bea@example.fr" }).catch((caught) => caught);
  expect(error).toBeInstanceOf(ReceiverBusy);
  expect([error.retryAfter, connections]).toEqual([1, 1]);
  vi.setSystemTime(Date.now() + 1);
  await transport.send(mail);
  expect([smtp.received.length, connections]).toEqual([1, 2]);

  isClosing = true;
  await expect(transport.send(mail)).rejects.toMatchObject(busy);
  isClosing = false;
  // The clock is set back.
  vi.setSystemTime(Date.now() - 2 * 24 * 3_600_000);
  await transport.send(mail);
  expect([smtp.received.length, connections]).toEqual([2, 4]);
});

test("a session with a server that never stops sending times out", async () => {
  const endlessServer = createServer((socket) => {
    const next = setInterval(() => socket.write("220-wait\r\n"), 20);
    socket.on("close", () => clearInterval(next)).on("error", () => {});
  });
  await new Promise<void>((resolve) => endlessServer.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void endlessServer.close());
  const { port } = endlessServer.address() as AddressInfo;
  const transport = smtpTransport(`smtp://127.0.0.1:${port}`, from, { sessionTimeout: 300 });
  await expect(transport.send(mail)).rejects.toMatchObject({ code: "EABORT" });
});

test.each([
  [550, "onRcptTo", true],
  [450, "onRcptTo", false],
  [550, "onMailFrom", false],
  [421, "onMailFrom", false],
] as const)("a reply %i in %s is final: %s", async (responseCode, step, isFinal) => {
  const refuse = (_address: unknown, _session: unknown, done: (error: Error) => void) =>
    done(Object.assign(new Error("no"), { responseCode }));
  const smtp = await startSmtp({ [step]: refuse });
  const error = await smtpTransport(smtp.url, from)
    .send(mail)
    .catch((caught) => caught);
  expect(error).toBeInstanceOf(Error);
  expect(error instanceof PermanentFailure).toBe(isFinal);
  expect(error instanceof ReceiverBusy).toBe(responseCode === 421);
});

test("a refused password is not final, as the operator can correct it", async () => {
  const smtp = await startSmtp({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) => done(Object.assign(new Error("no"), { responseCode: 535 })),
  });
  const error = await smtpTransport(`smtp://user:wrong@127.0.0.1:${smtp.port}`, from)
    .send(mail)
    .catch((caught) => caught);
  expect(error).toMatchObject({ responseCode: 535 });
  expect(error).not.toBeInstanceOf(PermanentFailure);
});

test("a server that is down or closes the connection is an error", async () => {
  const smtp = await startSmtp();
  await smtp.stop();
  await expect(smtpTransport(smtp.url, from).send(mail)).rejects.toThrow("ECONNREFUSED");

  const closingServer = createServer((socket) => socket.end());
  await new Promise<void>((resolve) => closingServer.listen(smtp.port, "127.0.0.1", resolve));
  onTestFinished(() => void closingServer.close());
  await expect(smtpTransport(smtp.url, from).send(mail)).rejects.toThrow();
});
