import { sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { rateLimitHits } from "#db/schema.ts";
import {
  inspectLink,
  invalid,
  redeemCode,
  redeemToken,
  requestLink,
  signInMailFor,
} from "#test/accounts/sign-in-fixtures.ts";
import { after, fakeClock } from "#test/clock.ts";
import { mailsIn } from "#test/server/sent-mails.ts";
import { createTestServices } from "#test/services/test-services.ts";
import { requestSignIn } from "./mail/request-sign-in.server.ts";

fakeClock();
vi.spyOn(console, "log").mockImplementation(() => {});

test("a malformed address is refused and nothing is sent", async () => {
  const services = await createTestServices();
  expect(await requestLink(services, "anna@example.fr\r\nBcc: eve@evil.example")).toEqual({
    ok: false,
    reason: "malformed",
  });
  expect(mailsIn(services.environment.dataDir)).toEqual([]);
});

test("one address gets one mail a minute and five an hour, whether it is registered or not", async () => {
  const services = await createTestServices();
  const { token } = await signInMailFor(services, "known@example.fr");
  expect(await redeemToken(services, token)).toMatchObject({ ok: true });
  await services.outbox.close();

  const day = 24 * 60;
  const limited = (retryAfter: number) => ({ ok: false, reason: "limited", retryAfter });
  for (const email of ["known@example.fr", "unknown@example.fr"]) {
    for (const minute of [0, 1, 2, 3, 4]) {
      after((day + minute) * 60);
      expect(await requestLink(services, email)).toEqual({ ok: true });
      expect(await requestLink(services, email)).toEqual(limited(minute === 4 ? 56 * 60 : 60));
    }
    after((day + 5) * 60 + 0.4);
    expect(await requestLink(services, email)).toEqual(limited(55 * 60));
  }
});

test("a mail that cannot be queued costs no hit", async () => {
  const services = await createTestServices();
  const { asOwner } = services.db;
  await asOwner.execute(sql`alter table outbox rename to outbox_away`);
  await expect(requestLink(services)).rejects.toThrow();
  expect(await asOwner.select().from(rateLimitHits)).toEqual([]);
  await asOwner.execute(sql`alter table outbox_away rename to outbox`);
  expect(await requestLink(services)).toEqual({ ok: true });
});

test("one client gets fifty mails in ten minutes, for any number of addresses", async () => {
  const services = await createTestServices();
  await services.outbox.close();
  const from = (n: number, client: string) =>
    requestSignIn(services, { email: `p${n}@example.fr`, next: null, browser: null, address: client });
  for (let n = 0; n < 50; n++) expect(await from(n, `2001:db8:1:2::${n.toString(16)}`)).toEqual({ ok: true });
  expect(await from(50, "2001:db8:1:2:ffff::1")).toEqual({ ok: false, reason: "limited", retryAfter: 600 });
  expect(await from(50, "2001:db8:1:3::1")).toEqual({ ok: true });
});

test("one client is limited after a hundred wrong codes in ten minutes, for any addresses", async () => {
  const services = await createTestServices();
  for (let n = 0; n < 100; n++)
    expect(await redeemCode(services, "123456", n % 2 ? `p${n}@example.fr` : "no address")).toEqual(invalid);
  expect(await redeemCode(services, "123456")).toEqual({ ok: false, reason: "limited", retryAfter: 600 });
});

test("one client is limited after three hundred invalid links in ten minutes, while a valid one still works", async () => {
  const services = await createTestServices();
  const { token } = await signInMailFor(services);
  for (let n = 0; n < 300; n++) expect(await inspectLink(services, `bad-${n}`)).toEqual(invalid);
  const limited = { ok: false, reason: "limited", retryAfter: 600 };
  expect(await inspectLink(services, "bad")).toEqual(limited);
  expect(await inspectLink(services, token)).toMatchObject({ ok: true });
  expect(await redeemToken(services, token)).toMatchObject({ ok: true });
});
