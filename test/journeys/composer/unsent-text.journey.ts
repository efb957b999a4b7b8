import { composer, openChat, sendAfterWarning, sendAgain, userMessages } from "../chat/chat-view.ts";
import { expect, test } from "../journey.ts";
import { failRequests } from "../page-steps.ts";
import { signOut } from "../sign-in-steps.ts";
import { startWriting, storedTexts, unsentText } from "./unsent-text-view.ts";

test("unsent text survives a reload, and a sign-out removes it", async ({ page, server, address }) => {
  await openChat(page, server, address);
  const input = composer(page);
  await input.fill("Aubade Con");
  await page.reload();
  await expect(input).toHaveValue("Aubade Con");
  await signOut(page);
  await expect(page.getByText("Déconnexion réussie")).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes("draft"))))
    .toEqual([]);
});

test("each tab keeps its own unsent text, and a new tab starts from the last one typed", async ({
  page,
  server,
  address,
}) => {
  await openChat(page, server, address);
  await composer(page).fill("Le texte du premier");
  const second = await page.context().newPage();
  await second.goto("/assistant");
  await expect(composer(second)).toHaveValue("Le texte du premier");
  await composer(second).fill("Le texte du second");
  await page.reload();
  await expect(composer(page)).toHaveValue("Le texte du premier");
  await second.reload();
  await expect(composer(second)).toHaveValue("Le texte du second");
  const third = await page.context().newPage();
  await third.goto("/assistant");
  await expect(composer(third)).toHaveValue(/Le texte du (premier|second)/);
  await composer(third).fill("");
  for (const tab of [page, second]) {
    await tab.reload();
    await expect(composer(tab)).toHaveValue(/Le texte du/);
  }
});

test("a message that waits in one tab survives a message sent in another tab", async ({
  page,
  server,
  address,
  consoleErrors,
}) => {
  const visitor = await openChat(page, server, address);
  const second = await page.context().newPage();
  await second.goto("/assistant");
  await expect(composer(second)).toBeEnabled();
  await failRequests(page, "**/api/messages", "POST");
  await composer(page).fill("Celui qui attend");
  await composer(page).press("Enter");
  await expect(sendAgain(page)).toBeVisible();
  const [key] = (await storedTexts(page)).match(
    /[0-9a-f-]{36}(?=\\*",\\*"content\\*":\\*"Celui qui attend)/,
  ) ?? ["no key"];
  await composer(second).fill("Aubade Conseil");
  await composer(second).press("Enter");
  await expect(composer(second)).toHaveValue("");
  const left = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(left).toContain(key);

  await page.unroute("**/api/messages");
  await page.reload();
  await expect(composer(page)).toHaveValue("Celui qui attend");
  const sent = page.waitForRequest((request) => request.method() === "POST");
  await sendAfterWarning(page);
  expect((await sent).postDataJSON()).toMatchObject({ key });
  expect(await userMessages(visitor)).toContain("Aubade Conseil");
  consoleErrors.splice(0);
});

test("a lost connection removes no unsent text", async ({ page, server, address, consoleErrors }) => {
  await startWriting(page, server, address);
  await page.context().setOffline(true);
  await expect(page.getByText("Hors connexion")).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText("Hors connexion")).toHaveCount(0);
  await expect(composer(page)).toHaveValue(unsentText);
  await page.reload();
  await expect(composer(page)).toHaveValue(unsentText);
  consoleErrors.splice(0);
});
