import type { Page } from "@playwright/test";
import { conversation as copy } from "#app/content/signed-in/conversation-copy.ts";
import { choice, choices, openChat, postedMessages, untilTone, userMessages } from "../chat/chat-view.ts";
import { expect, type JourneyServer, test } from "../journey.ts";
import { holdRequests, stopClock } from "../page-steps.ts";

/** Milliseconds between one tap and the next. */
const intervals = [90, 180, 320, 450, 650];

for (const pointer of ["finger", "mouse"] as const)
  test.describe(`with a ${pointer}`, () => {
    test.use({ hasTouch: pointer === "finger", viewport: { width: 320, height: 568 } });

    test("taps on one point answer one question, and a tap after a second answers the next", async ({
      page,
      server,
      address,
      part,
    }) => {
      for (const pause of intervals)
        await part(
          `taps every ${pause} ms on one point answer one question, and a tap after a second answers the next`,
          async () => {
            await page.clock.resume();
            const { visitor, posts, tap } = await openAtTone(page, server, `${pause}-${address}`, pointer);
            const keepTapping = async () => {
              for (let passed = 0; passed < 3_500; passed += pause) {
                await page.clock.runFor(pause);
                await tap();
              }
            };
            await tap();
            await keepTapping();
            await expect(page.getByText(copy.questions.primary_goal())).toBeVisible();
            await expect(choices(page).first()).toBeVisible();
            await tap();
            await keepTapping();
            expect(posts.map(({ content }) => content)).toEqual(["Amical"]);

            await page.clock.runFor(1_000);
            await expect(choices(page).first()).toBeEnabled();
            await tap();
            await expect.poll(() => posts.length).toBe(2);
            await expect(page.getByText(copy.questions.calendly_url())).toBeVisible();
            expect(await userMessages(visitor)).toHaveLength(untilTone.length + 2);
          },
        );
    });

    test("while an answer is being sent no other can be chosen, and further taps answer nothing", async ({
      page,
      server,
      address,
    }) => {
      // Before the page opens: a request that leaves as interception begins may be neither held nor seen.
      const release = await holdRequests(page, "**/api/messages", "POST");
      const { visitor, posts, tap } = await openAtTone(page, server, address, pointer);
      await tap();
      await expect(choices(page)).toHaveText(["Amical"]);
      await expect(choice(page, "Amical")).toBeDisabled();
      await page.clock.runFor(1_500);
      await tap();
      await page.clock.runFor(500);
      release();
      await expect(page.getByText(copy.questions.primary_goal())).toBeVisible();
      await expect(choices(page)).toHaveCount(4);
      await page.clock.runFor(1_000);
      await expect(choices(page).first()).toBeDisabled();
      await tap();
      expect(posts.map(({ content }) => content)).toEqual(["Amical"]);
      await page.clock.runFor(1_000);
      await expect(choices(page).first()).toBeEnabled();
      await tap();
      await expect.poll(() => posts.length).toBe(2);
      await expect(page.getByText(copy.questions.calendly_url())).toBeVisible();
      expect(await userMessages(visitor)).toHaveLength(untilTone.length + 2);
    });
  });

test("a key pressed again and again answers one question", async ({ page, server, address }) => {
  const { posts } = await openAtTone(page, server, address, "mouse");
  await choice(page, "Amical").press("Enter");
  await expect(page.getByText(copy.questions.primary_goal())).toBeVisible();
  const next = choices(page).first();
  for (const key of ["Enter", "Space", "Enter", "Space"]) {
    await next.focus();
    await page.keyboard.press(key);
    await page.clock.runFor(600);
  }
  expect(posts.map(({ content }) => content)).toEqual(["Amical"]);
  await page.clock.runFor(1_000);
  await expect(next).toBeEnabled();
  await next.press("Space");
  await expect.poll(() => posts.length).toBe(2);
});

/**
 * Opens the question of the tone for an account of its own, with a pointer over its first choice and a clock that advances
 * only by `runFor`.
 */
async function openAtTone(page: Page, server: JourneyServer, address: string, pointer: "finger" | "mouse") {
  const visitor = await openChat(page, server, address, untilTone);
  await expect(choice(page, "Amical")).toBeEnabled();
  const posts = postedMessages(page);
  const { x, y } = (await choice(page, "Amical").boundingBox()) ?? { x: 0, y: 0 };
  const device = pointer === "finger" ? page.touchscreen : page.mouse;
  const tap = () => ("tap" in device ? device.tap(x + 30, y + 20) : device.click(x + 30, y + 20));
  await page.clock.install();
  await stopClock(page);
  return { visitor, posts, tap };
}
