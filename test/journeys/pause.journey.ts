import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { testimonialsCopy as words } from "../../app/content/home/testimonials-copy.ts";
import {
  button,
  countFrames,
  expectShown,
  openHome,
  pause,
  resume,
  shownTagline,
  sweep,
} from "./home-motion.ts";
import { expect, test } from "./journey.ts";

test.describe("one pause for all that moves", () => {
  /** Nothing changes however long one waits. */
  async function expectStill(page: Page) {
    const tagline = await shownTagline(page);
    const counted = await countFrames(page);
    await sweep(page);
    await page.clock.runFor(30_000);
    expect(await shownTagline(page)).toBe(tagline);
    await expectShown(page, 0);
    expect((await counted()).strokes).toBe(0);
    await expect
      .poll(() =>
        page.evaluate(
          () => document.getAnimations().filter(({ playState }) => playState === "running").length,
        ),
      )
      .toBe(0);
  }

  test("stops it, is remembered, and reaches the other tab", async ({ page, context }) => {
    const other = await context.newPage();
    await other.goto("/");
    await expect(button(other, pause)).toBeVisible();
    await openHome(page);

    await button(page, pause).focus();
    await page.keyboard.press("Enter");
    await expect(button(page, resume)).toBeFocused();
    await expectStill(page);
    await expect(button(other, resume)).toBeVisible();

    await other.close();
    await page.clock.resume();
    await page.reload();
    await expect(button(page, resume)).toBeVisible();
    await expectStill(page);
    await button(page, resume).click();
    await expect(button(page, pause)).toBeVisible();
  });

  test("works where local storage is blocked", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, "localStorage", {
        get() {
          throw new DOMException("blocked", "SecurityError");
        },
      });
    });
    await openHome(page);
    await button(page, pause).click();
    await expect(button(page, resume)).toBeVisible();
    await expectStill(page);
    await button(page, resume).click();
    await expect(button(page, pause)).toBeVisible();
  });

  test("is at least 44 pixels high", async ({ page }) => {
    await page.goto("/");
    expect((await button(page, pause).boundingBox())?.height).toBeGreaterThanOrEqual(44);
  });

  test.describe("with reduced motion", () => {
    test.use({ reducedMotion: "reduce" });

    test("is not needed: nothing moves, and every partner can be read", async ({ page }) => {
      await page.clock.install();
      await page.goto("/");
      // Until the page listens: before that the three stand one below the other.
      await expect(async () => {
        await button(page, words.next).click();
        await expectShown(page, 1);
      }).toPass();
      await button(page, words.previous).click();
      await expectShown(page, 0);
      await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
      await expectStill(page);
      await expect(button(page, pause)).toBeHidden();
      const width = page.viewportSize()?.width ?? 0;
      for (const mark of await page.locator("#partners li:visible").all()) {
        const box = await mark.boundingBox();
        expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 0) <= width).toBe(true);
      }
      await expect(page.locator("#partners li:visible")).toHaveCount(10);
    });
  });

  for (const width of [320, 768, 1280]) {
    test(`axe finds nothing, moving or stopped, at ${width} pixels`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto("/");
      for (const next of [pause, resume]) {
        const { violations } = await new AxeBuilder({ page })
          .include("#home")
          .include("#partners")
          .include("#testimonials")
          .options({ rules: { "target-size": { enabled: true } } })
          .analyze();
        expect(violations.map(({ id, nodes }) => [id, ...nodes.map(({ target }) => target)])).toEqual([]);
        await button(page, next).click();
      }
    });
  }
});
