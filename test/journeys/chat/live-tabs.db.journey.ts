import type { Page } from "@playwright/test";
import { assistant } from "#app/content/signed-in/assistant-copy.ts";
import { conversation as copy } from "#app/content/signed-in/conversation-copy.ts";
import { steps } from "#app/conversation/onboarding/onboarding.ts";
import { expect, test } from "../journey.ts";
import { signedIn } from "../sign-in-steps.ts";
import { openChat, sendMessage, transcript } from "./chat-view.ts";

/** Expects that the composer answers this question, which a tab learns by an event after the message that asks it. */
const expectStep = (page: Page, number: number) =>
  expect(page.getByText(assistant.step(number, steps.length))).toBeVisible();

test("two tabs show the same conversation, each message once and in the same order", async ({
  page,
  server,
  address,
}) => {
  await openChat(page, server, address);
  const second = await page.context().newPage();
  await second.goto("/assistant");
  await expect(second.getByRole("textbox")).toBeEnabled();
  await sendMessage(page, "Première");
  await expect(second.getByText(copy.questions.industry("Première"))).toBeVisible();
  await expectStep(second, 2);
  await sendMessage(second, "Deuxième");
  await expect(page.getByText(copy.questions.icp())).toBeVisible();
  await expectStep(page, 3);
  await sendMessage(page, "Troisième, PME");
  for (const tab of [page, second]) {
    await expect(tab.getByText(copy.questions.value_prop("Première"))).toBeVisible();
    for (const content of ["Première", "Deuxième", "Troisième, PME"])
      await expect(tab.getByText(content, { exact: true })).toHaveCount(1);
  }
  const order = (tab: typeof page) => transcript(tab).textContent();
  expect(await order(second)).toEqual(await order(page));
});

test("a page that was offline receives the messages it missed, once", async ({
  page,
  server,
  address,
  consoleErrors,
}) => {
  const visitor = await openChat(page, server, address);
  await expect(page.getByText(copy.questions.company_name())).toBeVisible();
  await page.context().setOffline(true);
  await visitor.say("Aubade Conseil");
  await visitor.say("Conseil en énergie");
  await page.context().setOffline(false);
  await expect(page.getByText(copy.questions.icp())).toBeVisible();
  await expect(page.getByText("Conseil en énergie", { exact: true })).toHaveCount(1);
  consoleErrors.splice(0);
});

test("a session that ends elsewhere redirects the chat to /login", async ({ page, server, address }) => {
  const visitor = await signedIn(page, server, address);
  const following = page.waitForResponse("**/api/messages/stream*");
  await page.goto("/assistant");
  await following;
  expect((await visitor.fetch("/api/session", { method: "DELETE" })).status).toBe(204);
  await expect(page).toHaveURL(/\/login$/);
});
