import { expect, test, vi } from "vitest";
import type { Services } from "#app/services.server.ts";
import { anna } from "#test/accounts/sign-in-fixtures.ts";
import { after, fakeClock } from "#test/clock.ts";
import { newestMail, tokenIn } from "#test/server/sent-mails.ts";
import { createTestServices } from "#test/services/test-services.ts";
import { redeemSignInToken } from "../redeem/redeem-link.server.ts";
import { requestSignIn } from "./request-sign-in.server.ts";

fakeClock();
vi.spyOn(console, "log").mockImplementation(() => {});

const minute = 60;
const home = "192.0.2.7";
const ok = { ok: true };
const limited = (retryAfter: number) => ({ ok: false, reason: "limited", retryAfter });

type Requester = { browser?: string; knownBrowser?: string };
const ask = (services: Services, address: string, email = anna, requester: Requester = {}) =>
  requestSignIn(services, { email, next: null, browser: null, address, ...requester });

/** Services whose outbox delivers nothing. */
async function servicesWithoutMail(): Promise<Services> {
  const services = await createTestServices();
  await services.outbox.close();
  return services;
}

test("requests from one network, however many, do not use up the owner's limit in another", async () => {
  const services = await servicesWithoutMail();
  let accepted = 0;
  for (let second = 0; second < 30 * minute; second += 20) {
    after(second);
    for (const tag of ["", "+a", "+b", "+c"]) {
      const result = await ask(services, "203.0.113.66", `anna${tag}@example.fr`);
      if (result.ok) accepted += 1;
    }
  }
  expect(accepted).toBe(5);
  expect(await ask(services, home)).toEqual(ok);
  expect(await ask(services, home)).toEqual(limited(60));
});

test("one mailbox gets thirty mails an hour and then one every ten minutes", async () => {
  const services = await servicesWithoutMail();
  for (let n = 0; n < 30; n++) expect(await ask(services, `203.0.113.${n}`)).toEqual(ok);
  expect(await ask(services, home)).toEqual(limited(10 * minute));
  after(10 * minute - 1);
  expect(await ask(services, home)).toEqual(limited(1));
  after(10 * minute);
  expect(await ask(services, home)).toEqual(ok);
  expect(await ask(services, "198.51.100.1")).toEqual(limited(10 * minute));
  expect(await ask(services, "198.51.100.1", "bea@example.fr")).toEqual(ok);
});

test("a mailbox over its limit contains a mail that signs in", async () => {
  const services = await createTestServices();
  expect(await ask(services, "203.0.113.31")).toEqual(ok);
  const token = tokenIn((await newestMail(services.environment.dataDir, anna)).text);
  await services.outbox.close();
  for (let n = 0; n < 29; n++) expect(await ask(services, `203.0.113.${n}`)).toEqual(ok);
  after(10 * minute - 1);
  expect(await ask(services, home)).toEqual(limited(1));
  expect(await redeemSignInToken(services, { token, address: home, userAgent: null })).toMatchObject(ok);
});

test("one IPv6 site uses up at most half of the mails for all networks", async () => {
  const services = await servicesWithoutMail();
  const from = (n: number) => ask(services, `2001:db8:7:${n.toString(16)}::1`);
  for (let n = 0; n < 15; n++) expect(await from(n)).toEqual(ok);
  expect(await from(15)).toEqual(limited(60 * minute));
  expect(await ask(services, "2001:db8:8::1")).toEqual(ok);
});

test("a browser in which the owner signed in before has a limit of its own", async () => {
  const services = await servicesWithoutMail();
  for (let n = 0; n < 31; n++) await ask(services, `203.0.113.${n}`);
  for (let n = 0; n < 101; n++) await ask(services, home, `p${n}@example.fr`);
  expect(await ask(services, home)).toMatchObject({ reason: "limited" });

  const own = { knownBrowser: "browser-of-anna" };
  for (const minutes of [0, 1, 2, 3, 4]) {
    after(minutes * minute);
    expect(await ask(services, home, anna, own)).toEqual(ok);
    expect(await ask(services, home, anna, own)).toMatchObject({ reason: "limited" });
  }
  after(5 * minute);
  expect(await ask(services, home, anna, own)).toEqual(limited(55 * minute));
});
