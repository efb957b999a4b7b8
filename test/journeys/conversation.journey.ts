import type { Page } from "@playwright/test";
import { conversation as copy } from "../../app/content/signed-in/conversation-copy.ts";
import { hostileAddresses } from "../hostile/hostile-addresses.ts";
import type { Visitor } from "../process/visitor.ts";
import { expectNoFindings, expectNothingWider } from "./findings.ts";
import { expect, holdBack, onboarded, say, signedIn, test } from "./journey.ts";

test("while a message is sent, input and button are disabled; then the input is empty and three dots show", async ({
  page,
  server,
  address,
}) => {
  await signedIn(page, server, address);
  await page.goto("/assistant");
  const input = page.getByRole("textbox", { name: "Votre message" });
  await expect(input).toBeEnabled();
  const release = await holdBack(page, "**/api/messages", "POST");
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

test("a blank message is not sent", async ({ page, server, address }) => {
  const visitor = await signedIn(page, server, address);
  await page.goto("/assistant");
  const input = page.getByRole("textbox", { name: "Votre message" });
  await expect(input).toBeEnabled();
  await input.fill("   \n  ");
  await input.press("Enter");
  expect((await visitor.conversation()).filter(({ role }) => role === "user")).toEqual([]);
});

test("a message that cannot be sent stays in the input with the reason, and sending again stores it once", async ({
  page,
  server,
  address,
  cleanConsole,
}) => {
  const visitor = await signedIn(page, server, address);
  await page.goto("/assistant");
  const input = page.getByRole("textbox", { name: "Votre message" });
  await expect(input).toBeEnabled();
  await page.route("**/api/messages", (route) =>
    route.request().method() === "POST" ? route.abort() : route.continue(),
  );
  await input.fill("Aubade Conseil");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Impossible d'envoyer le message.").first()).toBeVisible();
  await expect(input).toHaveValue("Aubade Conseil");

  await page.unroute("**/api/messages");
  await input.press("Enter");
  await expect(input).toHaveValue("");
  const said = (await visitor.conversation()).filter(({ role }) => role === "user");
  expect(said.map(({ content }) => content)).toEqual(["Aubade Conseil"]);
  cleanConsole.splice(0);
});

test("a message whose answer was lost proves to be stored, and the same words can be said again", async ({
  page,
  server,
  address,
  cleanConsole,
}) => {
  const visitor = await signedIn(page, server, address);
  await page.goto("/assistant");
  const input = page.getByRole("textbox", { name: "Votre message" });
  await expect(input).toBeEnabled();
  await page.route("**/api/messages", async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    await route.fetch();
    await route.abort();
  });
  await input.fill("Conseil");
  await page.keyboard.press("Enter");
  await expect(page.getByText(copy.questions.industry("Conseil"))).toBeVisible();
  await expect(input).toHaveValue("");

  await page.unroute("**/api/messages");
  await say(page, "Conseil");
  await expect(page.getByText(copy.questions.icp())).toBeVisible();
  const said = (await visitor.conversation()).filter(({ role }) => role === "user");
  expect(said.map(({ content }) => content)).toEqual(["Conseil", "Conseil"]);
  cleanConsole.splice(0);
});

test("a proxy's page in place of an answer counts as a failure and blocks nothing", async ({
  page,
  server,
  address,
}) => {
  await signedIn(page, server, address);
  await page.goto("/assistant");
  const input = page.getByRole("textbox", { name: "Votre message" });
  await expect(input).toBeEnabled();
  await page.route("**/api/messages", (route) =>
    route.fulfill({ status: 200, contentType: "text/html", body: "<h1>Wi-Fi</h1>" }),
  );
  await input.fill("Aubade Conseil");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Impossible d'envoyer le message.").first()).toBeVisible();
  await expect(input).toBeEnabled();
  await expect(input).toHaveValue("Aubade Conseil");
});

test("two tabs show the same conversation, each message once and in the same order", async ({
  page,
  server,
  address,
}) => {
  await signedIn(page, server, address);
  await page.goto("/assistant");
  const second = await page.context().newPage();
  await second.goto("/assistant");
  await expect(second.getByRole("textbox")).toBeEnabled();
  await say(page, "Première");
  await expect(second.getByText(copy.questions.industry("Première"))).toBeVisible();
  await say(second, "Deuxième");
  await expect(page.getByText(copy.questions.icp())).toBeVisible();
  await say(page, "Troisième, PME");
  for (const tab of [page, second]) {
    await expect(tab.getByText(copy.questions.value_prop("Première"))).toBeVisible();
    for (const content of ["Première", "Deuxième", "Troisième, PME"])
      await expect(tab.getByText(content, { exact: true })).toHaveCount(1);
  }
  const order = (tab: typeof page) => tab.getByRole("log", { name: "Messages" }).textContent();
  expect(await order(second)).toEqual(await order(page));
});

test("a page that was offline receives what it missed, once", async ({
  page,
  server,
  address,
  cleanConsole,
}) => {
  const visitor = await signedIn(page, server, address);
  await page.goto("/assistant");
  await expect(page.getByText(copy.questions.company_name())).toBeVisible();
  await page.context().setOffline(true);
  await visitor.say("Aubade Conseil");
  await visitor.say("Conseil en énergie");
  await page.context().setOffline(false);
  await expect(page.getByText(copy.questions.icp())).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText("Conseil en énergie", { exact: true })).toHaveCount(1);
  cleanConsole.splice(0);
});

test("the list follows the latest message, and stays put for a reader who has scrolled up", async ({
  page,
  server,
  address,
}) => {
  const visitor = await signedIn(page, server, address);
  await onboarded(visitor);
  for (let number = 1; number <= 12; number++)
    await visitor.say(`Question ${number}\n${"Une ligne de plus.\n".repeat(4)}`);
  await page.goto("/assistant");
  const list = page.getByRole("log", { name: "Messages" });
  const newest = list.getByText(copy.help).last();
  await expect(newest).toBeInViewport();

  await say(page, "Une toute autre question");
  await expect(page.getByText("Une toute autre question")).toBeInViewport();

  await page.getByText("Aubade Conseil", { exact: true }).scrollIntoViewIfNeeded();
  await visitor.say("Arrivée pendant la lecture");
  await expect(page.getByText("Arrivée pendant la lecture")).toBeAttached();
  await expect(page.getByText("Aubade Conseil", { exact: true })).toBeInViewport();
  const back = page.getByRole("button", { name: /Revenir au dernier message/ });
  await back.click();
  await expect(page.getByText("Arrivée pendant la lecture")).toBeInViewport();
  await expect(back).toHaveCount(0);
});

test("what people write is shown as they wrote it, and nothing of it runs", async ({
  page,
  server,
  address,
}) => {
  test.setTimeout(120_000);
  const visitor = await signedIn(page, server, address);
  // The assistant repeats the company's name.
  await visitor.say("[Aubade](javascript:window.ran=1)");
  const hostile = [
    ...hostileAddresses.filter((text) => !text.includes("\0")),
    ...hostileAddresses.slice(0, 3).map((text) => `[lien](${text})`),
    '</script><img src=x onerror="window.ran = 1">',
    "مرحبا بالعالم",
    "👩🏽‍🚀 été — ça va ?",
    "mot".repeat(400),
  ];
  // One person may say 60 things in a minute: these belong to two.
  const half = Math.ceil(hostile.length / 2);
  await expectShownAsWritten(page, visitor, hostile.slice(0, half));
  const other = await signedIn(page, server, `autre-${address}`);
  await other.say("[Aubade](javascript:window.ran=1)");
  await expectShownAsWritten(page, other, hostile.slice(half));
});

async function expectShownAsWritten(page: Page, visitor: Visitor, hostile: string[]) {
  for (const content of hostile) expect((await visitor.say(content)).status).toBe(201);
  await page.goto("/assistant");
  const log = page.getByRole("log", { name: "Messages" });
  const earlier = page.getByRole("button", { name: "Messages précédents" });
  await expect(async () => {
    if (await earlier.isVisible()) await earlier.click();
    await expect(log.getByText(copy.questions.company_name())).toBeAttached({ timeout: 500 });
  }).toPass();
  const shown = await log.locator("[data-role=user] p").evaluateAll((all) => all.map((p) => p.textContent));
  expect(shown.slice(1)).toEqual(hostile.map((content) => content.trim()));
  expect(await log.locator("[data-role=user] p > *").count()).toBe(0);
  const leads = await log
    .getByRole("link")
    .evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).href));
  expect(leads.filter((href) => !href.startsWith("https://"))).toEqual([]);
  expect(await page.evaluate(() => "ran" in window)).toBe(false);
  await page.setViewportSize({ width: 320, height: 800 });
  await expectNoFindings(page);
  await expectNothingWider(page);
}

test("a screen reader hears each new message once, neither the history nor the dots again", async ({
  page,
  server,
  address,
}) => {
  const visitor = await signedIn(page, server, address);
  await onboarded(visitor);
  for (let number = 1; number <= 30; number++) await visitor.say(`Question ${number}.`);
  await page.addInitScript(listenAsAScreenReader);
  await page.goto("/assistant");
  const log = page.getByRole("log", { name: "Messages" });
  await expect(log.getByText("Question 30.", { exact: true })).toBeInViewport();
  const heard = () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
  const times = async (words: string) => (await heard()).filter((text) => text.includes(words)).length;
  expect(await times("Question")).toBe(0);
  expect(await times(copy.help)).toBe(0);

  await say(page, "Et maintenant ?");
  await visitor.say("Depuis mon téléphone");
  await expect(log.getByText("Depuis mon téléphone")).toBeVisible();
  await expect(page.locator("[data-typing]")).toHaveCount(0);
  await expect.poll(() => times(copy.help)).toBe(2);
  expect(await times("Et maintenant ?")).toBe(1);
  expect(await times("Depuis mon téléphone")).toBe(1);
  expect(await times("écrit")).toBeLessThanOrEqual(2);

  const before = await log.getByRole("listitem").count();
  await page.getByRole("region", { name: "Conversation" }).evaluate((box) => {
    box.scrollTop = 0;
  });
  await expect.poll(() => log.getByRole("listitem").count()).toBeGreaterThan(before);
  expect(await times("Question")).toBe(0);
});

/** Notes what changes inside the page's live regions, as a screen reader would say it. */
function listenAsAScreenReader() {
  const heard: string[] = [];
  Object.assign(window, { heard });
  const live = "[aria-live], [role=log], [role=status], [role=alert]";
  new MutationObserver((changes) => {
    for (const { target, addedNodes, type } of changes) {
      const place = target instanceof Element ? target : target.parentElement;
      const region = place?.closest(live);
      if (!region || region.getAttribute("aria-live") === "off" || place?.closest("[aria-hidden=true]"))
        continue;
      const said = type === "characterData" ? [target] : [...addedNodes];
      for (const node of said) if (node.textContent?.trim()) heard.push(node.textContent);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

test("user messages stand right, assistant messages left, none wider than 80% of the list", async ({
  page,
  server,
  address,
}) => {
  const visitor = await signedIn(page, server, address);
  await visitor.say(`Une phrase longue. `.repeat(60));
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/assistant");
    const list = await page.getByRole("log", { name: "Messages" }).boundingBox();
    const mine = await page
      .getByText(/^Une phrase longue/)
      .last()
      .boundingBox();
    const theirs = await page.getByText(copy.questions.company_name()).boundingBox();
    if (!list || !mine || !theirs) throw new Error("Nothing is shown.");
    expect(mine.width).toBeLessThanOrEqual(list.width * 0.8);
    expect(theirs.width).toBeLessThanOrEqual(list.width * 0.8);
    expect(mine.x + mine.width).toBeGreaterThan(theirs.x + theirs.width - 1);
    expect(theirs.x).toBeLessThan(mine.x + 1);
  }
});

test("Shift+Enter makes a line and Enter sends", async ({ page, server, address }) => {
  const visitor = await signedIn(page, server, address);
  await page.goto("/assistant");
  const input = page.getByRole("textbox", { name: "Votre message" });
  await input.fill("Aubade");
  await input.press("Shift+Enter");
  await input.pressSequentially("Conseil");
  await input.press("Enter");
  await expect(input).toHaveValue("");
  expect((await visitor.conversation())[1]?.content).toBe("Aubade\nConseil");
});

test("a session that ended elsewhere leads to /login with the reason", async ({ page, server, address }) => {
  const visitor = await signedIn(page, server, address);
  const following = page.waitForResponse("**/api/messages/stream*");
  await page.goto("/assistant");
  await following;
  expect((await visitor.fetch("/api/session", { method: "DELETE" })).status).toBe(204);
  await expect(page).toHaveURL(/\/login$/, { timeout: 6_000 });
});
