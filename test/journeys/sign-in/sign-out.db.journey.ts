import { openChat } from "../chat/chat-view.ts";
import { expect, test } from "../journey.ts";

test("signing out ends the session in every tab and returns to /login", async ({ page, server, address }) => {
  const visitor = await openChat(page, server, address);
  const second = await page.context().newPage();
  await second.goto("/assistant");
  await expect(second.getByRole("textbox")).toBeEnabled();

  await page.getByRole("button", { name: /déconne/i }).click();
  await expect(page).toHaveURL(`${server.url}/login`);
  await expect(page.getByText("Déconnexion réussie")).toBeVisible();
  await expect(second).toHaveURL(`${server.url}/login`);
  expect((await visitor.fetch("/api/messages")).status).toBe(401);
});
