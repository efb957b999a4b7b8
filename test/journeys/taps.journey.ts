import type { Page, Request } from "@playwright/test";
import { conversation as copy } from "../../app/content/signed-in/conversation-copy.ts";
import type { Visitor } from "../process/visitor.ts";
import { expect, holdBack, type ServerOptions, signedIn, test } from "./journey.ts";

const untilTone = ["Aubade Conseil", "Conseil", "Directeur commercial, PME", "Du temps"];

const choices = (page: Page) => page.getByRole("list", { name: "Réponses proposées" }).getByRole("button");
const choice = (page: Page, name: string) =>
  choices(page).and(page.getByRole("button", { name, exact: true }));

/** Milliseconds between one tap and the next. */
const rhythms = [90, 180, 320, 450, 650];

for (const hand of ["finger", "mouse"] as const)
  test.describe(`with a ${hand}`, () => {
    test.use({ hasTouch: hand === "finger", viewport: { width: 320, height: 568 } });

    for (const pause of rhythms)
      test(`taps at one point every ${pause} ms answer one question; one after a pause of a second the next`, async ({
        page,
        server,
        address,
      }) => {
        const { visitor, posts, tap } = await atTheTone(page, server, address, hand);
        const train = async () => {
          for (let passed = 0; passed < 3_500; passed += pause) {
            await page.clock.runFor(pause);
            await tap();
          }
        };
        await tap();
        await train();
        await expect(page.getByText(copy.questions.primary_goal())).toBeVisible();
        await expect(choices(page).first()).toBeVisible();
        await tap();
        await train();
        expect(posts).toEqual(["Amical"]);

        await page.clock.runFor(1_000);
        await expect(choices(page).first()).toBeEnabled();
        await tap();
        await expect.poll(() => posts.length).toBe(2);
        await expect(page.getByText(copy.questions.calendly_url())).toBeVisible();
        expect(await saidBy(visitor)).toHaveLength(untilTone.length + 2);
      });

    test("while an answer is on its way it stands alone, and impatient taps answer nothing else", async ({
      page,
      server,
      address,
    }) => {
      const { visitor, posts, tap } = await atTheTone(page, server, address, hand);
      const release = await holdBack(page, "**/api/messages", "POST");
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
      expect(posts).toEqual(["Amical"]);
      await page.clock.runFor(1_000);
      await tap();
      await expect.poll(() => posts.length).toBe(2);
      await expect(page.getByText(copy.questions.calendly_url())).toBeVisible();
      expect(await saidBy(visitor)).toHaveLength(untilTone.length + 2);
    });
  });

test("a key pressed again and again answers one question", async ({ page, server, address }) => {
  const { posts } = await atTheTone(page, server, address, "mouse");
  await choice(page, "Amical").press("Enter");
  await expect(page.getByText(copy.questions.primary_goal())).toBeVisible();
  const next = choices(page).first();
  for (const key of ["Enter", "Space", "Enter", "Space"]) {
    await next.focus();
    await page.keyboard.press(key);
    await page.clock.runFor(600);
  }
  expect(posts).toEqual(["Amical"]);
  await page.clock.runFor(1_000);
  await next.press("Space");
  await expect.poll(() => posts.length).toBe(2);
});

/** At the question of the tone, with a hand over its first choice and a clock that passes only by `runFor`. */
async function atTheTone(
  page: Page,
  server: ServerOptions["server"],
  address: string,
  hand: "finger" | "mouse",
) {
  const visitor = await signedIn(page, server, address);
  for (const answer of untilTone) await visitor.say(answer);
  await page.goto("/assistant");
  await expect(choice(page, "Amical")).toBeEnabled();
  const posts: string[] = [];
  page.on("request", (request: Request) => {
    if (request.method() === "POST" && request.url().endsWith("/api/messages"))
      posts.push(request.postDataJSON().content);
  });
  const { x, y } = (await choice(page, "Amical").boundingBox()) ?? { x: 0, y: 0 };
  const device = hand === "finger" ? page.touchscreen : page.mouse;
  const tap = () => ("tap" in device ? device.tap(x + 30, y + 20) : device.click(x + 30, y + 20));
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1_000);
  return { visitor, posts, tap };
}

async function saidBy(visitor: Visitor): Promise<string[]> {
  return (await visitor.conversation()).filter(({ role }) => role === "user").map(({ content }) => content);
}
