import { expect, test } from "vitest";
import { startSmtp } from "#test/outbox/fake-smtp-server.ts";
import { from, mail } from "#test/outbox/sample-mail.ts";
import { smtpTransport } from "./smtp.server.ts";

test("a mail arrives with both parts, accents, sender, Message-ID and Auto-Submitted", async () => {
  const smtp = await startSmtp();
  await smtpTransport(smtp.url, "Matinal <bonjour@votre-domaine.fr>").send(mail);

  expect(smtp.received).toMatchObject([
    {
      from: "bonjour@votre-domaine.fr",
      to: ["anna@example.fr"],
      mail: {
        from: { name: "Matinal", address: "bonjour@votre-domaine.fr" },
        to: [{ address: "anna@example.fr" }],
        subject: mail.subject,
        messageId: expect.stringMatching(/^<[\w-]{36}@votre-domaine\.fr>$/),
      },
    },
  ]);
  const [first] = smtp.received;
  expect(first?.mail.text?.trim()).toBe(mail.text);
  expect(first?.mail.html?.trim()).toBe(mail.html);
  expect(first?.raw).toMatch(/^Auto-Submitted: auto-generated\r$/m);
});

test("a line break in a field adds no header and no recipient", async () => {
  const smtp = await startSmtp();
  const transport = smtpTransport(smtp.url, from);
  await transport.send({ ...mail, subject: "Bonjour\r\nBcc: eve@evil.example\r\n\r\nx" });
  expect(smtp.received[0]?.to).toEqual(["anna@example.fr"]);
  expect(smtp.received[0]?.mail.bcc).toBeUndefined();

  await transport.send({ ...mail, to: "anna@example.fr\r\nRCPT TO:<eve@evil.example>" }).catch(() => {});
  await transport.send({ ...mail, to: "anna@example.fr, eve@evil.example" }).catch(() => {});
  expect(smtp.received.flatMap(({ to }) => to)).not.toContain("eve@evil.example");
});

test("the credentials are sent to the server and not part of the destination", async () => {
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
