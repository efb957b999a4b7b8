import type { Page } from "@playwright/test";
import { conversation as copy } from "../../app/content/signed-in/conversation-copy.ts";
import { expectNoFindingsAtAnyWidth } from "./findings.ts";
import { expect, holdBack, say, signedIn, test } from "./journey.ts";

const loading = "Nous ouvrons votre conversation…";

test("a loading screen stands until the scripts run; the messages come with the page", async ({
  page,
  server,
  address,
}) => {
  await signedIn(page, server, address);
  const asked = requestsTo(page, "/api/messages?");
  const release = await holdBack(page, /\/assets\/.*\.js$/);
  await page.goto("/assistant", { waitUntil: "commit" });
  await expect(page.getByText(loading)).toBeVisible();
  await expect(page.getByRole("textbox")).toHaveCount(0);
  release();
  await expect(page.getByText(copy.questions.company_name())).toBeVisible();
  await expect(page.getByText(loading)).toHaveCount(0);
  await expect(page.getByRole("textbox")).toBeEnabled();
  expect(asked).toEqual([]);
});

test("the chat opens with a handful of script files", async ({ page, server, address }) => {
  await signedIn(page, server, address);
  const scripts = requestsTo(page, "/assets/", ".js");
  await page.goto("/assistant");
  await expect(page.getByText(copy.questions.company_name())).toBeVisible();
  // What draws toasts comes later, when nothing else is to do.
  expect(scripts.filter((url) => !/toasts|dist/.test(url)).length).toBeLessThanOrEqual(10);
});

test("what is said between the page and its stream arrives once, in its place", async ({
  page,
  server,
  address,
}) => {
  const visitor = await signedIn(page, server, address);
  await visitor.say("Aubade Conseil");
  const release = await holdBack(page, /\/assets\/.*\.js$/);
  await page.goto("/assistant", { waitUntil: "commit" });
  await expect(page.getByText(loading)).toBeVisible();
  await visitor.say("Conseil en énergie");
  release();
  const log = page.getByRole("log", { name: "Messages" });
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

test("who goes back to the chat finds what was said meanwhile", async ({ page, server, address }) => {
  const visitor = await signedIn(page, server, address);
  await page.goto("/assistant");
  await expect(page.getByText(copy.questions.company_name())).toBeVisible();
  await page.goto("/compte");
  await visitor.say("Aubade Conseil");
  await page.goBack();
  await expect(page.getByText(copy.questions.industry("Aubade Conseil"))).toBeVisible();
  await expect(page.getByText("Aubade Conseil", { exact: true })).toHaveCount(1);
});

test("a stream that is replaced stays closed in every tab, until somebody takes it back", async ({
  page,
  server,
  address,
}) => {
  const visitor = await signedIn(page, server, address);
  const streams: string[] = [];
  page.context().on("request", (request) => {
    if (request.url().includes("/api/messages/stream")) streams.push(request.url());
  });
  await page.goto("/assistant");
  const second = await page.context().newPage();
  await second.goto("/assistant");
  await visitor.say("Aubade Conseil");
  for (const tab of [page, second])
    await expect(tab.getByText(copy.questions.industry("Aubade Conseil"))).toBeVisible();
  expect(streams).toHaveLength(1);

  await page.context().route("**/api/messages/stream*", (route) =>
    route.fulfill({
      contentType: "text/event-stream",
      body: "retry: 2000000000\nevent: replaced\ndata: {}\n\n",
    }),
  );
  await page.reload();
  const notice = /Cette conversation est ouverte dans trop de fenêtres/;
  for (const tab of [page, second]) await expect(tab.getByText(notice)).toBeVisible();
  await expectNoFindingsAtAnyWidth(second);
  const before = streams.length;
  for (const tab of [page, second]) {
    await tab.bringToFront();
    await tab.evaluate(() => {
      window.dispatchEvent(new Event("online"));
      document.dispatchEvent(new Event("visibilitychange"));
    });
  }
  await visitor.say("Conseil");
  await expect(page.getByText("Reconnexion…")).toHaveCount(0);
  expect(streams).toHaveLength(before);

  await page.context().unroute("**/api/messages/stream*");
  await second.getByRole("button", { name: "Reprendre ici" }).click();
  for (const tab of [page, second]) {
    await expect(tab.getByText(notice)).toHaveCount(0);
    await expect(tab.getByText(copy.questions.icp())).toBeVisible();
    await expect(tab.getByText("Conseil", { exact: true })).toHaveCount(1);
  }
  expect(streams).toHaveLength(before + 1);
  await say(page, "Directeur commercial, PME");
  await expect(second.getByText(copy.questions.value_prop("Aubade Conseil"))).toBeVisible();
});

test("an event that the page does not know changes nothing", async ({ page, server, address }) => {
  const visitor = await signedIn(page, server, address);
  await page.route("**/api/messages/stream*", async (route) => {
    await route.fulfill({
      contentType: "text/event-stream",
      body: "retry: 100\n\nevent: weather\ndata: not even JSON\n\n",
    });
    await page.unroute("**/api/messages/stream*");
  });
  await page.goto("/assistant");
  await visitor.say("Aubade Conseil");
  await expect(page.getByText(copy.questions.industry("Aubade Conseil"))).toBeVisible({ timeout: 20_000 });
});

/** The addresses of this kind that the page asks for. */
function requestsTo(page: Page, part: string, end = ""): string[] {
  const urls: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes(part) && request.url().endsWith(end)) urls.push(request.url());
  });
  return urls;
}
