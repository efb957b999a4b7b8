import { type AddressInfo, createServer } from "node:net";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { startSmtp } from "../test/fakes/smtp.ts";
import { NotDelivered, PermanentFailure, ReceiverBusy } from "./mail.ts";
import { smtpTransport } from "./smtp.server.ts";

afterEach(() => {
  vi.useRealTimers();
});

const from = "Matinal <bonjour@matinal.example>";
const mail = {
  to: "anna@example.fr",
  subject: "Été\u202F: déjà",
  text: "Bonjour à vous",
  html: "<p>Bonjour à vous</p>",
  link: null,
  code: null,
};

test("a mail arrives whole: both parts, accents, sender, and the marks of a machine's mail", async () => {
  const smtp = await startSmtp();
  await smtpTransport(smtp.url, from).send(mail);

  expect(smtp.received).toMatchObject([
    {
      from: "bonjour@matinal.example",
      to: ["anna@example.fr"],
      mail: {
        from: { name: "Matinal", address: "bonjour@matinal.example" },
        to: [{ address: "anna@example.fr" }],
        subject: mail.subject,
        messageId: expect.stringMatching(/^<[\w-]{36}@matinal\.example>$/),
      },
    },
  ]);
  const [first] = smtp.received;
  expect(first?.mail.text?.trim()).toBe(mail.text);
  expect(first?.mail.html?.trim()).toBe(mail.html);
  expect(first?.raw).toMatch(/^Auto-Submitted: auto-generated\r$/m);
});

test("line breaks in a field make no header and no recipient", async () => {
  const smtp = await startSmtp();
  const transport = smtpTransport(smtp.url, from);
  await transport.send({ ...mail, subject: "Bonjour\r\nBcc: eve@evil.example\r\n\r\nx" });
  expect(smtp.received[0]?.to).toEqual(["anna@example.fr"]);
  expect(smtp.received[0]?.mail.bcc).toBeUndefined();

  await transport.send({ ...mail, to: "anna@example.fr\r\nRCPT TO:<eve@evil.example>" }).catch(() => {});
  await transport.send({ ...mail, to: "anna@example.fr, eve@evil.example" }).catch(() => {});
  expect(smtp.received.flatMap(({ to }) => to)).not.toContain("eve@evil.example");
});

test("encryption is used when it is offered", async () => {
  let secure: boolean | undefined;
  const smtp = await startSmtp({
    disabledCommands: [],
    onMailFrom(_address, session, done) {
      secure = session.secure;
      done();
    },
  });
  await smtpTransport(smtp.url, from).send(mail);
  expect(secure).toBe(true);
});

/**
 * The address of the test's server without being one of the names by which a machine calls itself: for the transport
 * it is a host like any other, and it is there on every machine.
 */
const elsewhere = (port: number) => `smtp://user:secret@0.0.0.0:${port}`;

test("a server elsewhere that does not encrypt gets no mail, no address and no password", async () => {
  const said: string[] = [];
  const smtp = await startSmtp({
    allowInsecureAuth: true,
    authMethods: ["PLAIN"],
    onAuth: (_auth, _session, done) => {
      said.push("AUTH");
      done(null, { user: "user" });
    },
    onMailFrom: (_address, _session, done) => {
      said.push("MAIL FROM");
      done();
    },
  });
  const transport = smtpTransport(elsewhere(smtp.port), from);
  expect(transport.destination).toBe(`sent through smtp://0.0.0.0:${smtp.port} (STARTTLS required)`);
  const error = await transport.send(mail).catch((caught) => caught);
  expect(error).toBeInstanceOf(NotDelivered);
  expect(error).not.toBeInstanceOf(PermanentFailure);
  expect(error.message).toMatch(/^STARTTLS: \d{3}\. The mail server does not encrypt/);
  expect([said, smtp.received]).toEqual([[], []]);

  for (const here of ["localhost", "LOCALHOST", "127.0.0.1"])
    await smtpTransport(`smtp://user:secret@${here}:${smtp.port}`, from).send(mail);
  expect(smtp.received).toHaveLength(3);
});

test("a server elsewhere that encrypts with a certificate of its own making gets nothing either", async () => {
  const smtp = await startSmtp({ disabledCommands: [] });
  const error = await smtpTransport(elsewhere(smtp.port), from)
    .send(mail)
    .catch((caught) => caught);
  expect(error).toMatchObject({ message: expect.stringMatching(/certificate/i) });
  expect(error).not.toBeInstanceOf(PermanentFailure);
  expect(smtp.received).toEqual([]);
});

test("a server that says 421 is left alone for a while, by every mail", async () => {
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
});

test("a server that goes on talking without an end is left after a while", async () => {
  const chatty = createServer((socket) => {
    const next = setInterval(() => socket.write("220-wait\r\n"), 20);
    socket.on("close", () => clearInterval(next)).on("error", () => {});
  });
  await new Promise<void>((resolve) => chatty.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void chatty.close());
  const { port } = chatty.address() as AddressInfo;
  const transport = smtpTransport(`smtp://127.0.0.1:${port}`, from, { longestSession: 300 });
  await expect(transport.send(mail)).rejects.toMatchObject({ code: "EABORT" });
});

test("name and password are presented, and never shown to the operator", async () => {
  const seen: unknown[] = [];
  const smtp = await startSmtp({
    authOptional: false,
    allowInsecureAuth: true,
    authMethods: ["PLAIN"],
    onAuth({ username, password }, _session, done) {
      seen.push([username, password]);
      done(null, { user: username });
    },
  });
  const transport = smtpTransport(`smtp://us%40er:p%3Ass@127.0.0.1:${smtp.port}`, from);
  await transport.send(mail);
  expect(seen).toEqual([["us@er", "p:ss"]]);
  expect(transport.destination).toBe(`sent through smtp://127.0.0.1:${smtp.port}`);
});

test.each([
  [550, "onRcptTo", true],
  [450, "onRcptTo", false],
  [550, "onMailFrom", false],
  [421, "onMailFrom", false],
] as const)("an answer %i in %s is final: %s", async (responseCode, step, isFinal) => {
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

test("a refused password is the operator's to mend: the mail is not given up", async () => {
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

test("nobody there, or one who hangs up, is an error", async () => {
  const smtp = await startSmtp();
  await smtp.stop();
  await expect(smtpTransport(smtp.url, from).send(mail)).rejects.toThrow("ECONNREFUSED");

  const rude = createServer((socket) => socket.end());
  await new Promise<void>((resolve) => rude.listen(smtp.port, "127.0.0.1", resolve));
  onTestFinished(() => void rude.close());
  await expect(smtpTransport(smtp.url, from).send(mail)).rejects.toThrow();
});
