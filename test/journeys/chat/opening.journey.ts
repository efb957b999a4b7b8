import { assistant } from "#app/content/signed-in/assistant-copy.ts";
import { conversation as copy } from "#app/content/signed-in/conversation-copy.ts";
import { expect, test } from "../journey.ts";
import { holdRequests, requestsTo } from "../page-steps.ts";
import { signedIn } from "../sign-in-steps.ts";
import { openChat, transcript } from "./chat-view.ts";

test("the chat opens with few scripts, and shows a loading screen until they run", async ({
  page,
  server,
  address,
  part,
}) => {
  await signedIn(page, server, address);
  await part("the chat opens with at most seventeen script files", async () => {
    const scripts = requestsTo(page, /\/assets\/.*\.js$/);
    await page.goto("/assistant");
    await expect(page.getByText(copy.questions.company_name())).toBeVisible();
    // The toasts are loaded later, when the browser is idle.
    expect(scripts.filter((url) => !/toasts|dist/.test(url)).length).toBeLessThanOrEqual(17);
  });

  await part(
    "a loading screen shows until the scripts run, and the messages come with the page",
    async () => {
      const requests = requestsTo(page, /\/api\/messages\?/);
      const release = await holdRequests(page, /\/assets\/.*\.js$/);
      await page.goto("/assistant", { waitUntil: "commit" });
      await expect(page.getByText(assistant.loading)).toBeVisible();
      await expect(page.getByRole("textbox")).toHaveCount(0);
      release();
      await expect(page.getByText(copy.questions.company_name())).toBeVisible();
      await expect(page.getByText(assistant.loading)).toHaveCount(0);
      await expect(page.getByRole("textbox")).toBeEnabled();
      expect(requests).toEqual([]);
    },
  );
});

test("a message that arrives between the page and its stream shows once, in order", async ({
  page,
  server,
  address,
}) => {
  const visitor = await signedIn(page, server, address);
  await visitor.say("Aubade Conseil");
  const release = await holdRequests(page, /\/assets\/.*\.js$/);
  await page.goto("/assistant", { waitUntil: "commit" });
  await expect(page.getByText(assistant.loading)).toBeVisible();
  await visitor.say("Conseil en énergie");
  release();
  const log = transcript(page);
  await expect(log.getByText(copy.questions.icp())).toBeVisible();
  const shown = await log.locator("[data-role] > div:first-child").allTextContents();
  expect(shown.map((text) => text.replace(/^(Vous|Assistant)/, ""))).toEqual([
    copy.questions.company_name(),
    "Aubade Conseil",
    copy.questions.industry("Aubade Conseil"),
    "Conseil en énergie",
    copy.questions.icp(),
  ]);
});

test("a customer who goes back to the chat finds the messages sent meanwhile", async ({
  page,
  server,
  address,
}) => {
  const visitor = await openChat(page, server, address);
  await expect(page.getByText(copy.questions.company_name())).toBeVisible();
  await page.goto("/compte");
  await visitor.say("Aubade Conseil");
  await page.goBack();
  await expect(page.getByText(copy.questions.industry("Aubade Conseil"))).toBeVisible();
  await expect(page.getByText("Aubade Conseil", { exact: true })).toHaveCount(1);
});
