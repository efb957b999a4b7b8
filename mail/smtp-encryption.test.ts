import { expect, test } from "vitest";
import { startSmtp } from "#test/outbox/fake-smtp-server.ts";
import { from, mail } from "#test/outbox/sample-mail.ts";
import { NotDelivered, PermanentFailure } from "./mail.ts";
import { smtpTransport } from "./smtp.server.ts";

/** 0.0.0.0 reaches the server of the test but is no loopback address, so the transport treats it as a remote host. */
const remoteUrl = (port: number) => `smtp://user:secret@0.0.0.0:${port}`;

test("STARTTLS is used when the server offers it", async () => {
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

test("a remote server that does not encrypt gets no mail, no address and no password", async () => {
  const commands: string[] = [];
  const smtp = await startSmtp({
    allowInsecureAuth: true,
    authMethods: ["PLAIN"],
    onAuth: (_auth, _session, done) => {
      commands.push("AUTH");
      done(null, { user: "user" });
    },
    onMailFrom: (_address, _session, done) => {
      commands.push("MAIL FROM");
      done();
    },
  });
  const transport = smtpTransport(remoteUrl(smtp.port), from);
  expect(transport.destination).toBe(`sent through smtp://0.0.0.0:${smtp.port} (STARTTLS required)`);
  const error = await transport.send(mail).catch((caught) => caught);
  expect(error).toBeInstanceOf(NotDelivered);
  expect(error).not.toBeInstanceOf(PermanentFailure);
  expect(error.message).toMatch(/^STARTTLS: \d{3}\. The mail server does not encrypt/);
  expect([commands, smtp.received]).toEqual([[], []]);

  for (const host of ["localhost", "LOCALHOST", "127.0.0.1"])
    await smtpTransport(`smtp://user:secret@${host}:${smtp.port}`, from).send(mail);
  expect(smtp.received).toHaveLength(3);
});

test("a remote server with a self-signed certificate gets nothing", async () => {
  const smtp = await startSmtp({ disabledCommands: [] });
  const error = await smtpTransport(remoteUrl(smtp.port), from)
    .send(mail)
    .catch((caught) => caught);
  expect(error).toMatchObject({ message: expect.stringMatching(/certificate/i) });
  expect(error).not.toBeInstanceOf(PermanentFailure);
  expect(smtp.received).toEqual([]);
});
