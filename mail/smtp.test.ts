import { createServer } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { startSmtp } from "../test/smtp.ts";
import { RefusedForGood } from "./mail.ts";
import { smtpTransport } from "./smtp.server.ts";

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
  expect(error instanceof RefusedForGood).toBe(isFinal);
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
  expect(error).not.toBeInstanceOf(RefusedForGood);
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
