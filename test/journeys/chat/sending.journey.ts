import { conversation as copy } from "#app/content/signed-in/conversation-copy.ts";
import { expect, test } from "../journey.ts";
import { failRequests, holdRequests, loseResponses } from "../page-steps.ts";
import { composer, openChat, sendMessage, userMessages } from "./chat-view.ts";

test("the composer is disabled while a message is sent, then empties, and three dots show", async ({
  page,
  server,
  address,
}) => {
  await openChat(page, server, address);
  const input = composer(page);
  await expect(input).toBeEnabled();
  const release = await holdRequests(page, "**/api/messages", "POST");
  await input.fill("  Aubade Conseil  ");
  await page.keyboard.press("Enter");
  await expect(input).toBeDisabled();
  await expect(page.getByRole("button", { name: /envo/i })).toBeDisabled();
  release();
  await expect(input).toHaveValue("");
  await expect(input).toBeFocused();
  await expect(page.getByText("Aubade Conseil", { exact: true })).toHaveCount(1);
  await expect(page.getByText(copy.questions.industry("Aubade Conseil"))).toBeVisible();
});

test("what cannot be sent stays in the composer, and is stored once", async ({
  page,
  server,
  address,
  consoleErrors,
  part,
}) => {
  const visitor = await openChat(page, server, address);
  const input = composer(page);
  await expect(input).toBeEnabled();
  await part("a blank message is not sent", async () => {
    await input.fill("   \n  ");
    await input.press("Enter");
    expect(await userMessages(visitor)).toEqual([]);
  });

  await part("a proxy's page instead of a response counts as a failure and blocks nothing", async () => {
    await page.route("**/api/messages", (route) =>
      route.fulfill({ status: 200, contentType: "text/html", body: "<h1>Wi-Fi</h1>" }),
    );
    await input.fill("Aubade Conseil");
    await page.keyboard.press("Enter");
    await expect(page.getByText("Impossible d'envoyer le message.").first()).toBeVisible();
    await expect(input).toBeEnabled();
    await expect(input).toHaveValue("Aubade Conseil");
  });

  await part(
    "a message that fails to send stays in the composer with the reason, and a retry stores it once",
    async () => {
      await page.unrouteAll();
      await page.reload();
      await expect(page.getByText("Impossible d'envoyer le message.")).toHaveCount(0);
      await expect(input).toBeEnabled();
      await failRequests(page, "**/api/messages", "POST");
      await input.fill("Aubade Conseil");
      await page.keyboard.press("Enter");
      await expect(page.getByText("Impossible d'envoyer le message.").first()).toBeVisible();
      await expect(input).toHaveValue("Aubade Conseil");

      await page.unroute("**/api/messages");
      await input.press("Enter");
      await expect(input).toHaveValue("");
      expect(await userMessages(visitor)).toEqual(["Aubade Conseil"]);
      consoleErrors.splice(0);
    },
  );
});

test("a message whose response was lost turns out to be stored, and the same text can be sent again", async ({
  page,
  server,
  address,
  consoleErrors,
}) => {
  const visitor = await openChat(page, server, address);
  const input = composer(page);
  await expect(input).toBeEnabled();
  await loseResponses(page, "**/api/messages", "POST");
  await input.fill("Conseil");
  await page.keyboard.press("Enter");
  await expect(page.getByText(copy.questions.industry("Conseil"))).toBeVisible();
  await expect(input).toHaveValue("");

  await page.unroute("**/api/messages");
  await sendMessage(page, "Conseil");
  await expect(page.getByText(copy.questions.icp())).toBeVisible();
  expect(await userMessages(visitor)).toEqual(["Conseil", "Conseil"]);
  consoleErrors.splice(0);
});

test("Shift+Enter inserts a line break and Enter sends", async ({ page, server, address }) => {
  const visitor = await openChat(page, server, address);
  const input = composer(page);
  await input.fill("Aubade");
  await input.press("Shift+Enter");
  await input.pressSequentially("Conseil");
  await input.press("Enter");
  await expect(input).toHaveValue("");
  expect((await visitor.conversation())[1]?.content).toBe("Aubade\nConseil");
});
