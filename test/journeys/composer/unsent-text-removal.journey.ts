import { newestToken } from "../../server/sent-mails.ts";
import { Visitor } from "../../server/visitor.ts";
import { composer } from "../chat/chat-view.ts";
import { expect, test } from "../journey.ts";
import { cookiesOf, signOut } from "../sign-in-steps.ts";
import { expectNothingLeft, startWriting, storedTexts, unsentText } from "./unsent-text-view.ts";

test("a session ended from elsewhere removes its unsent text at once", async ({ page, server, address }) => {
  const sameSession = await startWriting(page, server, address);
  const second = await page.context().newPage();
  await second.goto("/assistant");
  await expect(composer(second)).toHaveValue(unsentText);
  await sameSession.fetch("/api/session", { method: "DELETE" });
  await expect.poll(() => storedTexts(page)).not.toContain(unsentText);
  await expectNothingLeft(page);
  await expectNothingLeft(second);
});

test("the unsent text of a session that ended unnoticed is removed on the way to /login", async ({
  page,
  server,
  address,
  consoleErrors,
}) => {
  const sameSession = await startWriting(page, server, address);
  await page.goto("/healthz");
  await sameSession.fetch("/api/session", { method: "DELETE" });
  expect(await storedTexts(page)).toContain(unsentText);
  await page.goto("/dashboard-legacy");
  await expectNothingLeft(page);
  consoleErrors.splice(0);
});

test("the profile form without a session removes the unsent text", async ({
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
  await expect.poll(() => storedTexts(page)).not.toContain(unsentText);
  consoleErrors.splice(0);
});

test("going back after a sign-out shows no unsent text", async ({ page, server, address }) => {
  await startWriting(page, server, address);
  await signOut(page);
  await expectNothingLeft(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText(unsentText)).toHaveCount(0);
  expect(await storedTexts(page)).not.toContain(unsentText);
});

test("a page restored from the back/forward cache shows no unsent text before it reloads", async ({
  page,
  server,
  address,
}) => {
  await startWriting(page, server, address);
  for (const path of ["/assistant", "/onboarding-legacy"]) {
    await page.goto(path);
    const field = page.getByRole("textbox").first();
    await expect(field).toHaveValue(unsentText);
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

test("a link that signs another account in removes the unsent text", async ({ page, server, address }) => {
  await startWriting(page, server, address);
  const other = new Visitor(server);
  await other.requestLink(`autre-${address}`);
  const token = await newestToken(server, `autre-${address}`);
  await page.goto(`/assistant#access_token=${token}`);
  await page.getByRole("button", { name: `Continuer en tant que autre-${address}` }).click();
  await expect(composer(page)).toBeEnabled();
  await expect(composer(page)).toHaveValue("");
  expect(await storedTexts(page)).not.toContain(unsentText);
});

test("a sign-out removes the unsent text of a tab that does not run the product", async ({
  page,
  server,
  address,
}) => {
  const visitor = await startWriting(page, server, address);
  const second = await page.context().newPage();
  await second.goto("/assistant");
  await composer(second).fill(`${unsentText}, ici non plus`);
  await second.goto("/healthz");
  await signOut(page);
  await expectNothingLeft(page);
  await visitor.signIn(address);
  await page.context().addCookies(cookiesOf(visitor));
  await second.goto("/assistant");
  await expect(composer(second)).toBeEnabled();
  await expect(composer(second)).toHaveValue("");
  expect(await storedTexts(second)).not.toContain(unsentText);
});
