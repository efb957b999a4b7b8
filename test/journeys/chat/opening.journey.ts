import { assistant } from "#app/content/signed-in/assistant-copy.ts";
import { conversation as copy } from "#app/content/signed-in/conversation-copy.ts";
import { expect, test } from "../journey.ts";
import { holdRequests, requestsTo } from "../page-steps.ts";
import { signedIn } from "../sign-in-steps.ts";
import { answers, composer, openChat, scroller, transcript } from "./chat-view.ts";

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
    expect(scripts.filter((url) => /\/(?:router|manifest|root)-/.test(url))).toEqual([]);
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

test("a short conversation stands above the composer, and the composer above the end of the window", async ({
  page,
  server,
  address,
  part,
}) => {
  await signedIn(page, server, address);
  await page.goto("/assistant");
  for (const [height, space] of [
    [900, 12],
    [400, 6],
  ] as const)
    await part(`in a window of ${height} pixels`, async () => {
      await page.setViewportSize({ width: 1280, height });
      await expect(composer(page)).toBeEnabled();
      const bottomOf = (selector: string) =>
        page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().bottom));
      expect(height - (await bottomOf("main form > div"))).toBe(0);
      const style = await page
        .locator("main form > div")
        .evaluate((element) => getComputedStyle(element).paddingBottom);
      expect(style).toBe(`${space}px`);
      const end = await scroller(page).evaluate((box) => box.getBoundingClientRect().bottom);
      expect(end - (await bottomOf("[role=log]"))).toBeLessThan(60);
    });
});

test("the end of a conversation can be read before any script runs, and stays where it is", async ({
  page,
  server,
  address,
  part,
}) => {
  const visitor = await signedIn(page, server, address);
  for (const answer of answers) await visitor.say(answer);
  await visitor.say("Combien coûte Growth ?");
  const newest = page.locator("[data-seq]").last();
  const top = async () => Math.round((await newest.boundingBox())?.y ?? Number.NaN);
  const problems: string[] = [];
  page.on("console", (message) => message.type() === "error" && problems.push(message.text()));

  for (const size of [
    { width: 1280, height: 800 },
    { width: 768, height: 1024 },
  ])
    await part(`with a conversation that fills a window of ${size.width} pixels`, async () => {
      await page.setViewportSize(size);
      const release = await holdRequests(page, /\/assets\/.*\.js$/);
      // On a busy machine the messages may be late, and follow the page.
      await expect(async () => {
        await page.goto("/assistant", { waitUntil: "commit" });
        await expect(newest).toBeVisible({ timeout: 2_000 });
      }).toPass();
      await expect(page.getByRole("status").getByText(assistant.loading)).toBeVisible();
      // It is drawn, and nothing more: what can be used and heard of comes with the scripts.
      for (const role of ["log", "textbox"] as const) await expect(page.getByRole(role)).toHaveCount(0);
      await page.evaluate(() => document.fonts.ready);
      const drawn = await top();
      release();
      await expect(composer(page)).toBeEnabled();
      await expect(page.locator("[data-preview]")).toHaveCount(0);
      expect(Math.abs((await top()) - drawn)).toBeLessThanOrEqual(1);
    });
  await part("and no part of it breaks a rule of the page", async () => expect(problems).toEqual([]));
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
