import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { endSession, loadSession } from "#app/cookies/session-cookie.server.ts";
import { signInBrowser } from "#app/endpoints/sign-in-browser.server.ts";
import type { Services } from "#app/services.server.ts";
import { auditLog, rateLimitHits, user } from "#db/schema.ts";
import { createLog } from "#http/log.server.ts";
import { fakeClock, start } from "#test/clock.ts";
import { codeIn, mailsTo, newDeviceMailsTo, newestMail, tokenIn } from "#test/server/sent-mails.ts";
import { createTestServices } from "#test/services/test-services.ts";
import { until } from "#test/until.ts";
import { confirmSession, requestConfirmation } from "./confirmation/confirmation.server.ts";
import { deleteAccount } from "./delete-account.server.ts";
import { endOtherSessions } from "./session/own-sessions.server.ts";
import { requestSignIn } from "./sign-in/mail/request-sign-in.server.ts";
import { inspectSignInToken } from "./sign-in/redeem/redeem-link.server.ts";

fakeClock();
vi.spyOn(console, "log").mockImplementation(() => {});

const address = "192.0.2.7";

/** Services with their log. */
async function logged() {
  const services = await createTestServices();
  const lines: string[] = [];
  services.log = createLog({ logLevel: "info" }, { write: (line) => void lines.push(line) });
  const events = () => lines.map((line) => JSON.parse(line)).filter(({ event }) => event !== undefined);
  return { services, lines, events };
}

/** A browser that keeps its cookies. */
class Browser {
  #cookies = new Map<string, string>();
  readonly #userAgent: string;

  constructor(userAgent = "") {
    this.#userAgent = userAgent;
  }

  request(): Request {
    const Cookie = [...this.#cookies].map((pair) => pair.join("=")).join("; ");
    return new Request("http://localhost:3000/", {
      headers: { Cookie, "User-Agent": this.#userAgent },
    });
  }

  store(headers: Headers) {
    for (const line of headers.getSetCookie()) {
      const [, name = "", value = ""] = line.match(/^([^=]+)=([^;]*)/) ?? [];
      this.#cookies.set(name, value);
    }
  }
}

async function mailFor(services: Services, email: string) {
  await services.db.asOwner.delete(rateLimitHits);
  // The mailbox sorts mails by their time.
  vi.setSystemTime(Date.now() + 1_000);
  const { dataDir } = services.environment;
  const count = mailsTo(dataDir, email).length + 1;
  await requestSignIn(services, { email, next: null, browser: null, address });
  const { text } = await newestMail(dataDir, email, count);
  return { token: tokenIn(text), code: codeIn(text) };
}

async function signIn(
  services: Services,
  browser: Browser,
  credentials: Parameters<typeof signInBrowser>[2],
) {
  const result = await signInBrowser(services, browser.request(), credentials, address);
  if (result.ok) browser.store(result.headers);
  return result;
}

test("each event of an account is logged in one line with the client's id and no user input", async () => {
  const { services, lines, events } = await logged();
  const secrets = ["anna", "bea", "example", "192.0.2"];
  const anna = "anna@example.fr";
  const [desk, phone] = [new Browser(), new Browser()];

  const first = await mailFor(services, anna);
  await signIn(services, desk, { token: first.token });
  const [{ id: clientId } = { id: "" }] = await services.db.asOwner.select().from(user);
  const second = await mailFor(services, anna);
  const wrong = second.code === "000000" ? "000001" : "000000";
  await signIn(services, phone, { email: anna, code: wrong });
  await signIn(services, phone, { email: anna, code: second.code });
  const third = await mailFor(services, anna);
  await signIn(services, desk, { token: third.token });
  await signIn(services, phone, { token: third.token });
  await signIn(services, phone, { email: "bea@example.fr", code: wrong });
  await inspectSignInToken(services, { token: "ATokenThatNobodyGot", browser: null, address });
  await requestSignIn(services, { email: anna, next: null, browser: null, address });

  const session = await loadSession(services, desk.request());
  if (!session) throw new Error("The session is over.");
  await confirmSession(services, session, wrong);
  await requestConfirmation(services, session);
  await requestConfirmation(services, session);
  await endOtherSessions(services, session);
  await endSession(services, desk.request());
  await deleteAccount(services, session.user);

  const own = { clientId };
  const network = expect.stringMatching(/^[\w-]{16}$/);
  expect(events()).toMatchObject([
    { event: "session_started", by: "link", isNewDevice: true, ...own },
    { event: "sign_in_failed", by: "code", ...own, network },
    { event: "session_started", by: "code", isNewDevice: true, ...own },
    { event: "session_ended", reason: "replaced", ...own },
    { event: "session_started", by: "link", isNewDevice: false, ...own },
    { event: "sign_in_failed", by: "link", network },
    { event: "sign_in_failed", by: "code", network, mailbox: network },
    { event: "sign_in_failed", by: "link", network },
    { event: "rate_limited", limit: "sign_in_mail", retryAfter: 60, ...own },
    { event: "confirmation_failed", ...own },
    { event: "rate_limited", limit: "confirmation_mail", retryAfter: 60, ...own },
    { event: "session_ended", reason: "ended_elsewhere", ...own },
    { event: "session_ended", reason: "signed_out", ...own },
    { event: "account_deleted", ...own },
  ]);
  expect(events()[6]).not.toHaveProperty("clientId");
  const log = lines.join("");
  for (const { token, code } of [first, second, third]) secrets.push(token, code);
  for (const secret of [...secrets, wrong, "ATokenThatNobodyGot", "Cookie", session.id])
    expect(log).not.toContain(secret);
});

test("the audit log tells of sign-ins, new devices and the deletion, and a mail of a device that was not known", async () => {
  const { services } = await logged();
  const anna = "anna@example.fr";
  const firefox = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0";
  const [desk, phone] = [new Browser(), new Browser(firefox)];
  const mails = () => newDeviceMailsTo(services.environment.dataDir, anna);
  await signIn(services, desk, { token: (await mailFor(services, anna)).token });
  // The first device is no news, and a known one is none either.
  await signIn(services, desk, { token: (await mailFor(services, anna)).token });
  await signIn(services, phone, { email: anna, code: (await mailFor(services, anna)).code });
  await until(() => mails().length > 0);
  expect(mails()).toMatchObject([{ to: anna, link: null, code: null }]);
  for (const part of ["Firefox sur Windows", "http://localhost:3000/compte", "heure de Paris"])
    expect(mails()[0]?.text).toContain(part);

  const session = await loadSession(services, phone.request());
  if (!session) throw new Error("The session is over.");
  await deleteAccount(services, session.user);
  const told = await services.db.asOwner
    .select({ action: auditLog.action, details: auditLog.details, address: auditLog.address })
    .from(auditLog)
    .where(eq(auditLog.clientId, session.user.id))
    .orderBy(auditLog.id);
  expect(told).toEqual(
    [
      { action: "session.started", details: { by: "link", device: "" } },
      { action: "device.added", details: { device: "" } },
      { action: "session.started", details: { by: "link", device: "" } },
      { action: "session.started", details: { by: "code", device: "Firefox, Windows" } },
      { action: "device.added", details: { device: "Firefox, Windows" } },
      { action: "account.deleted", details: {} },
    ].map((row) => ({ ...row, address: null })),
  );
  await newestMail(services.environment.dataDir, anna, 4);
  // The same address later is a new account, whose first device is no news.
  await signIn(services, new Browser(), { token: (await mailFor(services, anna)).token });
  expect(mails()).toHaveLength(1);
});

test("a flood of failures logs a hundred lines a minute and then the number of missing ones", async () => {
  const { services, events } = await logged();
  const fail = (n: number) =>
    signInBrowser(services, new Request("http://localhost:3000/"), { token: "x" }, `203.0.113.${n % 200}`);
  for (let n = 0; n < 250; n++) await fail(n);
  expect(events()).toHaveLength(100);
  vi.setSystemTime(start + 60_000);
  await fail(0);
  expect(events().slice(100)).toMatchObject([
    { event: "sign_in_failed", missing: 150 },
    { event: "sign_in_failed", by: "link" },
  ]);
});
