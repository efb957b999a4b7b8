import type { Page } from "@playwright/test";
import { conversation as copy } from "#app/content/signed-in/conversation-copy.ts";
import {
  choice,
  choices,
  composer,
  openChat,
  postedMessages,
  untilTone,
  userMessages,
} from "../chat/chat-view.ts";
import { expect, test } from "../journey.ts";
import { stopClock } from "../page-steps.ts";

/** Milliseconds without a press after which new quick replies become enabled. */
const settlingTime = 800;

async function installStoppedClock(page: Page) {
  await page.clock.install();
  await stopClock(page);
}

test("a double tap on a quick reply answers one question, wherever the next replies appear", async ({
  page,
  server,
  address,
}) => {
  const visitor = await openChat(page, server, address, untilTone);
  const posts = postedMessages(page);
  await expect(choice(page, "Direct")).toBeEnabled();
  const box = await choice(page, "Direct").boundingBox();
  if (!box) throw new Error("The choice is not shown.");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await installStoppedClock(page);
  await page.mouse.dblclick(x, y);
  const next = choice(page, "Ouvrir un échange");
  await expect(next).toBeVisible();
  const under = choices(page).and(page.locator(":hover"));
  await page.mouse.click(x, y);
  await expect(under).toBeDisabled();
  await page.clock.runFor(settlingTime);
  await expect(next).toBeEnabled();
  expect(posts.map(({ content }) => content)).toEqual(["Direct"]);
  expect(await userMessages(visitor)).toEqual([...untilTone, "Direct"]);
});

test("a press that begins before the quick replies are enabled chooses none of them", async ({
  page,
  server,
  address,
}) => {
  await openChat(page, server, address, untilTone);
  const posts = postedMessages(page);
  await expect(choice(page, "Direct")).toBeEnabled();
  await installStoppedClock(page);
  await choice(page, "Direct").click();
  const next = choice(page, "Ouvrir un échange");
  await expect(next).toBeDisabled();
  const box = await next.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 10, (box?.y ?? 0) + 10);
  await page.mouse.down();
  await page.clock.runFor(settlingTime);
  await expect(next).toBeEnabled();
  await page.mouse.up();
  await next.hover();
  expect(posts.map(({ content }) => content)).toEqual(["Direct"]);
});

test("a held key chooses one quick reply and does not send the unsent text", async ({
  page,
  server,
  address,
}) => {
  const visitor = await openChat(page, server, address, untilTone);
  const input = composer(page);
  await input.fill("Un brouillon");
  await expect(choice(page, "Direct")).toBeEnabled();
  await choice(page, "Direct").focus();
  for (let repeat = 0; repeat < 4; repeat++) await page.keyboard.down("Enter");
  await expect(page.getByText(copy.questions.primary_goal())).toBeVisible();
  await expect(input).toBeFocused();
  for (let repeat = 0; repeat < 4; repeat++) await page.keyboard.down("Enter");
  await page.keyboard.up("Enter");
  await expect(input).toHaveValue("Un brouillon");
  await expect(choice(page, "Ouvrir un échange")).toBeEnabled();
  expect(await userMessages(visitor)).toEqual([...untilTone, "Direct"]);
});
