import { beforeEach, expect, test, vi } from "vitest";
import { fakeClock } from "#test/clock.ts";
import { delivered, submit, untilDelivered } from "#test/contact/contact-fixtures.ts";
import { startSmtp } from "#test/outbox/fake-smtp-server.ts";
import { outboxRows } from "#test/outbox/outbox-fixtures.ts";
import { createTestServices } from "#test/services/test-services.ts";
import { until } from "#test/until.ts";

fakeClock();

beforeEach(() => void vi.spyOn(console, "log").mockImplementation(() => {}));

test("without a relay the request goes to the contact mailbox, with the visitor as Reply-To", async () => {
  const smtp = await startSmtp();
  const services = await createTestServices({
    SMTP_URL: smtp.url,
    CONTACT_EMAIL: "Ventes <ventes@exemple.fr>",
  });
  expect(await submit(services, { message: "<script>alert(1)</script>\n.\nfin", company: "A & B" })).toEqual(
    delivered,
  );
  await until(() => smtp.received.length === 1);
  const [received] = smtp.received;
  expect(received?.to).toEqual(["ventes@exemple.fr"]);
  expect(received?.mail.replyTo).toMatchObject([{ address: "Anna@exemple.fr" }]);
  expect(received?.mail.subject).toBe("Contact Form: Une démo");
  expect(received?.mail.text).toContain("<script>alert(1)</script>\n.\nfin");
  expect(received?.mail.html).toContain("&lt;script&gt;");
  expect(received?.mail.html).not.toContain("<script>");
  await until(async () => (await outboxRows(services)).length === 0);
});

test("a contact mailbox that refuses is retried until it accepts", async () => {
  let refuses = true;
  const smtp = await startSmtp({
    onRcptTo: (_address, _session, done) =>
      done(refuses ? Object.assign(new Error("no such user"), { responseCode: 550 }) : null),
  });
  const services = await createTestServices({ SMTP_URL: smtp.url });
  expect(await submit(services)).toEqual(delivered);
  await until(async () => (await outboxRows(services))[0]?.lastError === "MAILBOX_REFUSED");
  expect(await outboxRows(services)).toMatchObject([{ failedAt: null }]);
  refuses = false;
  await untilDelivered(services, 0);
  expect(smtp.received).toHaveLength(1);
});
