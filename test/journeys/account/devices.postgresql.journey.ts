import { account } from "#app/content/signed-in/account-copy.ts";
import { newestCode } from "../../server/sent-mails.ts";
import { Visitor } from "../../server/visitor.ts";
import { expectFitsLargeText, expectNoFindingsAtAnyWidth } from "../accessibility/findings.ts";
import { composer } from "../chat/chat-view.ts";
import { expect, test } from "../journey.ts";
import { ageSignIn, asOwner, resetRateLimits } from "../journey-database.ts";
import { pressTwiceInList } from "../page-steps.ts";
import { signedIn, signInByLink } from "../sign-in-steps.ts";
import { codeField, confirmationPage } from "./confirmation-view.ts";

// Only on PostgreSQL, where a test can send a second mail within a minute.

const iPhone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1";

test("a device that is signed out from another one goes to /login, and its stream closes at once", async ({
  page,
  browser,
  server,
  address,
}) => {
  await signInByLink(page, server, address);
  await resetRateLimits(server);
  const device = await browser.newContext({
    baseURL: server.url,
    userAgent: iPhone,
    viewport: { width: 320, height: 640 },
  });
  const phone = await device.newPage();
  await signInByLink(phone, server, address);
  await expect(composer(phone)).toBeEnabled();
  const sameSession = new Visitor(server);
  for (const { name, value } of await device.cookies()) sameSession.cookies.set(name, value);
  const streamed = (await sameSession.fetch("/api/messages/stream")).text();

  await page.goto("/compte");
  await expect(page.getByText("Safari sur iPhone")).toBeVisible();
  await expect(page.getByText("Cet appareil")).toBeVisible();
  await expectNoFindingsAtAnyWidth(page);
  await page.getByRole("button", { name: "Déconnecter Safari sur iPhone" }).click();
  await expect(page.getByText(account.sessions.ended)).toBeVisible();
  await expect(page.getByText("Safari sur iPhone")).toHaveCount(0);
  await expectNoFindingsAtAnyWidth(page);

  expect(await streamed).toContain("event: signed-out");
  await expect(phone).toHaveURL(/\/login$/);
  await expect(phone.getByText("Veuillez vous connecter pour accéder à cette page")).toBeVisible();
  expect((await sameSession.fetch("/api/session")).status).toBe(401);
  await page.goto("/assistant");
  await expect(composer(page)).toBeEnabled();
  await device.close();
});

test("one press signs out all other devices, and this one stays signed in", async ({
  page,
  server,
  address,
}) => {
  const others: Visitor[] = [];
  while (others.length < 2) {
    const other = new Visitor(server);
    await resetRateLimits(server);
    await other.signIn(address);
    others.push(other);
  }
  await resetRateLimits(server);
  await signInByLink(page, server, address);
  await page.goto("/compte");
  await page.getByRole("button", { name: "Déconnecter tous les autres appareils" }).click();
  await expect(page.getByText(account.sessions.othersEnded)).toBeVisible();
  await expect(page.getByRole("button", { name: /^Déconnecter/ })).toHaveCount(1);
  for (const other of others) expect((await other.fetch("/api/session")).status).toBe(401);
});

test("two presses sign out one device, by pointer and by keyboard", async ({ page, server, address }) => {
  await signedIn(page, server, address);
  for (const [place, agent] of ["Firefox/140.0", "OPR/120.0", "Edg/140.0", "Chrome/140.0"].entries())
    await asOwner(
      server,
      `insert into session (id, token, user_id, expires_at, created_at, updated_at, user_agent)
       select id || $2, token || $2, user_id, expires_at, created_at, updated_at - $2::int * interval '1 hour', $3
       from session where user_id = (select id from "user" where email = $1) order by length(id) limit 1`,
      [address, String(place + 1), agent],
    );
  const device = (name: string) => page.getByRole("button", { name: `Déconnecter ${name}` });
  await page.goto("/compte");
  await device("Firefox").press("Enter");
  await expect(device("Firefox")).toHaveCount(0);
  await page.keyboard.press("Enter");
  await pressTwiceInList(page, device("Opera"), [device("Edge"), device("Chrome")]);
});

test("an old sign-in signs out other devices only with a code from the mailbox", async ({
  page,
  server,
  address,
}) => {
  const other = new Visitor(server);
  await other.signIn(address);
  await resetRateLimits(server);
  await signInByLink(page, server, address);
  await ageSignIn(server, address, 61);
  await page.goto("/compte");
  await page.getByRole("button", { name: "Déconnecter tous les autres appareils" }).click();
  await expect(page).toHaveURL(confirmationPage);
  await expect(page.getByText(/Avant de déconnecter vos autres appareils/)).toBeVisible();
  expect((await other.fetch("/api/session")).status).toBe(200);

  const code = await newestCode(server, address, 3);
  await expect(codeField(page)).toBeVisible();
  await expectNoFindingsAtAnyWidth(page);
  await expectFitsLargeText(page, "the code before other devices are signed out");
  await codeField(page).fill(code);
  await page.getByRole("button", { name: account.confirmation.code.submit.devices }).click();
  await expect(page).toHaveURL(/\/compte$/);
  await expect(page.getByText(account.sessions.othersEnded)).toBeVisible();
  expect((await other.fetch("/api/session")).status).toBe(401);
});
