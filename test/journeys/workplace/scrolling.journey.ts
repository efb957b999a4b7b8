import { conversation as copy } from "#app/content/signed-in/conversation-copy.ts";
import { completeOnboarding, composer, scroller } from "../chat/chat-view.ts";
import { expect, test } from "../journey.ts";
import { setTextSize } from "../page-steps.ts";
import { signedIn } from "../sign-in-steps.ts";
import {
  expectComposerAndTranscriptVisible,
  panelButtons,
  scrollPositions,
  windows,
} from "./workplace-view.ts";

test.use({ reducedMotion: "reduce" });

test("only the transcript scrolls, and the button back to its end covers nothing", async ({
  page,
  server,
  address,
  part,
}) => {
  const visitor = await signedIn(page, server, address);
  await completeOnboarding(visitor);
  for (let number = 1; number <= 4; number++) await visitor.say("Une ligne de plus.\n".repeat(8));

  for (const text of [100, 200])
    await part(
      `only the transcript scrolls, whatever key or wheel is used, with text at ${text}%`,
      async () => {
        await page.goto("/assistant");
        await expect(page.getByText(copy.help).last()).toBeVisible();
        await setTextSize(page, text);
        for (const size of windows) {
          await page.setViewportSize(size);
          const [card] = await panelButtons(page);
          await card?.click();
          for (const region of [
            page.getByRole("banner"),
            page.locator("main form"),
            page.locator("#profile-card"),
          ]) {
            await region.hover({ position: { x: 8, y: 8 } });
            await page.mouse.wheel(0, 600);
            await page.mouse.wheel(0, -300);
          }
          await page.keyboard.press("Escape");
          await page.getByRole("banner").click({ position: { x: 3, y: 3 } });
          for (const key of ["PageDown", "End", "Space", "ArrowDown"]) await page.keyboard.press(key);
          await page.evaluate(() => window.scrollTo(0, 500));
          expect(await scrollPositions(page), `${size.width}×${size.height}`).toEqual([0, 0, 0]);
          await expectComposerAndTranscriptVisible(page, "after the wheel");
        }

        const list = scroller(page);
        await list.hover();
        const before = await list.evaluate((box) => box.scrollTop);
        await page.mouse.wheel(0, -200);
        await expect.poll(() => list.evaluate((box) => box.scrollTop)).toBeLessThan(before);
        expect(await scrollPositions(page)).toEqual([0, 0, 0]);
      },
    );

  await part("the button back to the latest message covers no focused element", async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto("/assistant");
    await expect(page.getByText(copy.help).last()).toBeVisible();
    const list = scroller(page);
    await list.evaluate((box) => {
      box.scrollTop = 0;
    });
    const back = page.getByRole("button", { name: /Revenir au dernier message/ });
    await expect(back).toBeVisible();
    await list.focus();
    for (let presses = 0; presses < 12; presses++) {
      await page.keyboard.press("Tab");
      const focused = list.locator(":focus");
      if ((await focused.count()) === 0 || !(await back.isVisible())) break;
      // The button goes when the focus has scrolled to the end.
      const overlap = () =>
        back.evaluateAll(([button]) => {
          const focus = document.activeElement?.getBoundingClientRect();
          return focus && button ? focus.bottom - button.getBoundingClientRect().top : 0;
        });
      await expect.poll(overlap, { message: `after ${presses + 1} presses` }).toBeLessThanOrEqual(0);
    }
  });
});

test("a question taller than the view shows its first line until the reader scrolls", async ({
  page,
  server,
  address,
}) => {
  const visitor = await signedIn(page, server, address);
  await page.setViewportSize({ width: 320, height: 400 });
  await page.goto("/assistant");
  await expect(page.getByText(copy.questions.company_name())).toBeVisible();
  await setTextSize(page, 200);
  const list = scroller(page);
  const beginsInView = (text: string) =>
    expect
      .poll(() =>
        page.getByText(text, { exact: true }).evaluate((message) => {
          const view = message.closest("section[tabindex]")?.getBoundingClientRect() ?? new DOMRect();
          const { top, height } = message.getBoundingClientRect();
          return { isTall: height > view.height, isFirstLineSeen: top >= view.top && top < view.top + 80 };
        }),
      )
      .toEqual({ isTall: true, isFirstLineSeen: true });
  await beginsInView(copy.questions.company_name());

  await visitor.say("Aubade Conseil");
  await visitor.say("Conseil");
  await beginsInView(copy.questions.icp());
  await page.setViewportSize({ width: 320, height: 500 });
  await beginsInView(copy.questions.icp());

  // Changes around the list do not move a reader who has scrolled.
  await list.hover();
  await page.mouse.wheel(0, 120);
  await expect.poll(() => list.evaluate((box) => box.scrollTop)).toBeGreaterThan(0);
  const top = await list.evaluate((box) => box.scrollTop);
  await composer(page).fill("Directeur\ncommercial");
  await page.setViewportSize({ width: 320, height: 480 });
  await expect.poll(() => list.evaluate((box) => box.scrollTop)).toBe(top);
});

test("every scroll container is positioned, on every page", async ({ page, server, address }) => {
  await completeOnboarding(await signedIn(page, server, address));
  await page.setViewportSize({ width: 320, height: 568 });
  const paths = ["/assistant", "/dashboard-legacy", "/onboarding-legacy", "/compte", "/", "/blog", "/blog/1"];
  for (const path of [...paths, "/faq", "/contact", "/about-us", "/privacy", "/login"]) {
    await page.goto(path);
    if (path === "/assistant") await expect(composer(page)).toBeEnabled();
    const unpositioned = await page.evaluate(() =>
      [...document.body.querySelectorAll("*")]
        .filter((element) => {
          const { overflowX, overflowY, position } = getComputedStyle(element);
          const scrolls = [overflowX, overflowY].some(
            (overflow) => overflow === "auto" || overflow === "scroll",
          );
          return scrolls && position === "static" && element.childElementCount > 0;
        })
        .map((element) => element.outerHTML.slice(0, 120)),
    );
    expect(unpositioned, path).toEqual([]);
  }
});
