import type { Page } from "@playwright/test";
import { testimonialsCopy as copy } from "#app/content/home/testimonials-copy.ts";
import { expectNoFindings } from "../../accessibility/findings.ts";
import { expect, test } from "../../journey.ts";
import { blockLocalStorage, holdRequests, hydrated, widths } from "../../page-steps.ts";
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

test.describe("the pause button", () => {
  /** Expects that nothing moves, however long the clock runs. */
  async function expectNoMotion(page: Page) {
    const tagline = await shownTagline(page);
    const readCounts = await countFrames(page);
    await sweep(page);
    await page.clock.runFor(30_000);
    expect(await shownTagline(page)).toBe(tagline);
    await expectShown(page, 0);
    expect((await readCounts()).strokes).toBe(0);
    await expect
      .poll(() =>
        page.evaluate(
          // Parts that are not laid out keep the styles that they had, and show nothing.
          () =>
            document
              .getAnimations()
              .filter(
                ({ playState, effect }) =>
                  playState === "running" &&
                  (effect as KeyframeEffect).target?.checkVisibility({ contentVisibilityAuto: true }),
              ).length,
        ),
      )
      .toBe(0);
  }

  test("stops all motion, is remembered, and is synchronised with another tab", async ({ page, context }) => {
    const other = await context.newPage();
    await other.goto("/");
    await hydrated(other);
    await openHome(page);

    await button(page, pause).focus();
    await page.keyboard.press("Enter");
    await expect(button(page, resume)).toBeFocused();
    await expectNoMotion(page);
    await expect(button(other, resume)).toBeVisible();
    for (const tab of [page, other])
      await expect(tab.locator("html"), "for motion by CSS").toHaveAttribute("data-motion", "paused");

    await other.close();
    await page.clock.resume();
    await page.reload();
    await expect(button(page, resume)).toBeVisible();
    await expectNoMotion(page);
    await button(page, resume).click();
    await expect(button(page, pause)).toBeVisible();
    await expect(page.locator("html")).not.toHaveAttribute("data-motion");
  });

  test("is remembered before the first paint, and answers a press that comes before its scripts", async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem("motion", "paused"));
    const release = await holdRequests(page, "**/assets/*.js");
    await page.goto("/");
    await expect(page.locator("html")).toHaveAttribute("data-motion", "paused");
    await expect(page.locator("#partners .strip-track")).toHaveCSS("animation-play-state", "paused");
    await button(page, resume).click();
    release();
    await expect(button(page, pause)).toBeVisible();
    await expect(page.locator("#partners .strip-track")).toHaveCSS("animation-play-state", "running");
  });

  test("works where local storage is blocked", async ({ page }) => {
    await blockLocalStorage(page);
    await openHome(page);
    await button(page, pause).click();
    await expect(button(page, resume)).toBeVisible();
    await expectNoMotion(page);
    await button(page, resume).click();
    await expect(button(page, pause)).toBeVisible();
  });

  test("is at least 44 pixels high", async ({ page }) => {
    await page.goto("/");
    expect((await button(page, pause).boundingBox())?.height).toBeGreaterThanOrEqual(44);
  });

  test.describe("with reduced motion", () => {
    test.use({ reducedMotion: "reduce" });

    test("is hidden: nothing moves, and every partner is readable", async ({ page }) => {
      await page.clock.install();
      await page.goto("/");
      await hydrated(page);
      // Repeat until this part of it is hydrated too; before that all three are listed.
      await expect(async () => {
        await button(page, copy.next).click();
        await expectShown(page, 1);
      }).toPass();
      await button(page, copy.previous).click();
      await expectShown(page, 0);
      await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
      await expectNoMotion(page);
      await expect(button(page, pause)).toBeHidden();
      const width = page.viewportSize()?.width ?? 0;
      for (const partner of await page.locator("#partners li:visible").all()) {
        const box = await partner.boundingBox();
        expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 0) <= width).toBe(true);
      }
      await expect(page.locator("#partners li:visible")).toHaveCount(10);
    });
  });

  test("axe finds nothing, in motion or paused, at any width", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto("/");
    for (const next of [pause, resume]) {
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        await expectNoFindings(page, ["#home", "#partners", "#testimonials"]);
      }
      await button(page, next).click();
    }
  });
});
