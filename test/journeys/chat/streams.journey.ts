import type { Page } from "@playwright/test";
import { assistant } from "#app/content/signed-in/assistant-copy.ts";
import { conversation as copy } from "#app/content/signed-in/conversation-copy.ts";
import { expectNoFindingsAtAnyWidth } from "../accessibility/findings.ts";
import { expect, test } from "../journey.ts";
import { requestsTo } from "../page-steps.ts";
import { clientId, signedIn } from "../sign-in-steps.ts";
import { completeOnboarding, sendMessage } from "./chat-view.ts";

test("a replaced stream stays closed in every tab until one of them takes it back", async ({
  page,
  server,
  address,
}) => {
  const visitor = await signedIn(page, server, address);
  const streams = requestsTo(page.context(), /\/api\/messages\/stream/);
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
  const { text: notice, takeBack } = assistant.setAside;
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
  await second.getByRole("button", { name: takeBack }).click();
  for (const tab of [page, second]) {
    await expect(tab.getByText(notice)).toHaveCount(0);
    await expect(tab.getByText(copy.questions.icp())).toBeVisible();
    await expect(tab.getByText("Conseil", { exact: true })).toHaveCount(1);
  }
  expect(streams).toHaveLength(before + 1);
  await sendMessage(page, "Directeur commercial, PME");
  await expect(second.getByText(copy.questions.value_prop("Aubade Conseil"))).toBeVisible();
});

test("an unknown event in the stream changes nothing", async ({ page, server, address }) => {
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
  await expect(page.getByText(copy.questions.industry("Aubade Conseil"))).toBeVisible();
});

test("twenty tabs share one stream, and another tab takes over when its owner closes", async ({
  page,
  server,
  address,
}) => {
  const visitor = await signedIn(page, server, address);
  await completeOnboarding(visitor);
  const streams = requestsTo(page.context(), /\/api\/messages\/stream/);
  const open = async (tab: Page) => {
    await tab.goto("/assistant");
    await expect(tab.getByRole("textbox")).toBeEnabled();
  };
  await open(page);
  const tabs = [page];
  while (tabs.length < 20) tabs.push(await page.context().newPage());
  for (let first = 1; first < 20; first += 5) await Promise.all(tabs.slice(first, first + 5).map(open));
  await visitor.say("Une question pour tous");
  for (const tab of tabs) await expect(tab.getByText("Une question pour tous")).toHaveCount(1);
  expect(streams).toHaveLength(1);

  await page.close();
  await expect.poll(() => streams.length).toBe(2);
  await visitor.say("Encore une");
  for (const tab of tabs.slice(1)) await expect(tab.getByText("Encore une")).toHaveCount(1);
});

test("a visible tab takes the stream over from a suspended one", async ({ page, server, address }) => {
  const visitor = await signedIn(page, server, address);
  const suspended = await page.context().newPage();
  await suspended.goto("/compte");
  await suspended.evaluate(
    (name) => {
      void navigator.locks.request(name, () => new Promise(() => {})).catch(() => {});
    },
    `matinal.conversation.${await clientId(visitor)}`,
  );

  await page.clock.install();
  const following = page.waitForRequest("**/api/messages/stream*");
  await page.goto("/assistant");
  await expect(page.getByText(copy.questions.company_name())).toBeVisible();
  await page.clock.runFor(3_100);
  await following;
  await visitor.say("Aubade Conseil");
  await expect(page.getByText("Aubade Conseil", { exact: true })).toHaveCount(1);
  await expect(page.getByText(copy.questions.industry("Aubade Conseil"))).toHaveCount(1);
});
