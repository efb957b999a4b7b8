import { newestToken } from "../../server/sent-mails.ts";
import { Visitor } from "../../server/visitor.ts";
import { composer } from "../chat/chat-view.ts";
import { expect, test } from "../journey.ts";
import { cookiesOf, signOut } from "../sign-in-steps.ts";
import { draft, expectNoDraftLeft, startWriting, storedDrafts } from "./drafts-view.ts";

test("a session ended from elsewhere removes its drafts at once", async ({ page, server, address }) => {
  const sameSession = await startWriting(page, server, address);
  const second = await page.context().newPage();
  await second.goto("/assistant");
  await expect(composer(second)).toHaveValue(draft);
  await sameSession.fetch("/api/session", { method: "DELETE" });
  await expect.poll(() => storedDrafts(page)).not.toContain(draft);
  await expectNoDraftLeft(page);
  await expectNoDraftLeft(second);
});

test("the drafts of a session that ended unnoticed are removed on the way to /login", async ({
  page,
  server,
  address,
  consoleErrors,
}) => {
  const sameSession = await startWriting(page, server, address);
  await page.goto("/healthz");
  await sameSession.fetch("/api/session", { method: "DELETE" });
  expect(await storedDrafts(page)).toContain(draft);
  await page.goto("/dashboard-legacy");
  await expectNoDraftLeft(page);
  consoleErrors.splice(0);
});

test("the profile form without a session removes the drafts", async ({
  page,
  server,
  address,
  consoleErrors,
}) => {
  const sameSession = await startWriting(page, server, address);
  await page.goto("/healthz");
  await sameSession.fetch("/api/session", { method: "DELETE" });
  await page.goto("/onboarding-legacy");
  await page.getByRole("button", { name: "Rester sur cette page" }).click();
  await expect.poll(() => storedDrafts(page)).not.toContain(draft);
  consoleErrors.splice(0);
});

test("going back after a sign-out shows no draft", async ({ page, server, address }) => {
  await startWriting(page, server, address);
  await signOut(page);
  await expectNoDraftLeft(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText(draft)).toHaveCount(0);
  expect(await storedDrafts(page)).not.toContain(draft);
});

test("a page restored from the back/forward cache shows no draft before it reloads", async ({
  page,
  server,
  address,
}) => {
  await startWriting(page, server, address);
  for (const path of ["/assistant", "/onboarding-legacy"]) {
    await page.goto(path);
    const field = page.getByRole("textbox").first();
    await expect(field).toHaveValue(draft);
    // The browser of the journeys has no back/forward cache, so its events are dispatched.
    const leave = () => dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
    await page.evaluate(leave);
    await expect(field).toBeHidden();
    const renewed = page.waitForEvent("load");
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
    await renewed;
    await expect(field).toBeVisible();
  }
});

test("a link that signs another account in removes the drafts", async ({ page, server, address }) => {
  await startWriting(page, server, address);
  const other = new Visitor(server);
  await other.requestLink(`autre-${address}`);
  const token = await newestToken(server, `autre-${address}`);
  await page.goto(`/assistant#access_token=${token}`);
  await page.getByRole("button", { name: `Continuer en tant que autre-${address}` }).click();
  await expect(composer(page)).toBeEnabled();
  await expect(composer(page)).toHaveValue("");
  expect(await storedDrafts(page)).not.toContain(draft);
});

test("a sign-out removes the drafts of a tab that does not run the product", async ({
  page,
  server,
  address,
}) => {
  const visitor = await startWriting(page, server, address);
  const second = await page.context().newPage();
  await second.goto("/assistant");
  await composer(second).fill(`${draft}, ici non plus`);
  await second.goto("/healthz");
  await signOut(page);
  await expectNoDraftLeft(page);
  await visitor.signIn(address);
  await page.context().addCookies(cookiesOf(visitor));
  await second.goto("/assistant");
  await expect(composer(second)).toBeEnabled();
  await expect(composer(second)).toHaveValue("");
  expect(await storedDrafts(second)).not.toContain(draft);
});
