import type { Page } from "@playwright/test";
import { hero } from "#app/content/home/hero-copy.ts";
import { partners } from "#app/content/home/partners-copy.ts";
import { testimonialsCopy as copy, testimonials } from "#app/content/home/testimonials-copy.ts";
import { expect, test } from "../../journey.ts";
import { button, pause, resume, testimonial } from "./home-motion.ts";

test.describe("the partners", () => {
  /** The state of the strip's animation in the browser. */
  const animationState = (page: Page) =>
    page.locator("#partners .strip-track").evaluate((track) => {
      const [animation] = track.getAnimations();
      const { duration, iterations } = animation?.effect?.getComputedTiming() ?? {};
      const isEndless = iterations === Number.POSITIVE_INFINITY;
      return { state: animation?.playState, rate: animation?.playbackRate, duration, isEndless };
    });

  test("scroll by in 30 seconds, stop on pause, and repeat without a gap", async ({ page, part }) => {
    await part(
      "scroll by in 30 seconds, in 80 under the pointer, by playback rate and without a jump",
      async () => {
        await page.goto("/");
        await expect(button(page, pause)).toBeVisible();
        await page.locator("#partners").scrollIntoViewIfNeeded();
        await page.mouse.move(1, 1);
        await expect
          .poll(() => animationState(page))
          .toEqual({ state: "running", rate: 1, duration: 30_000, isEndless: true });

        const track = page.locator("#partners .strip-track");
        await track.evaluate((element) => Object.assign(window, { animation: element.getAnimations()[0] }));
        const jump = page.locator("#partners .strip").evaluate(
          (strip) =>
            new Promise<number>((resolve) => {
              const { animation } = window as unknown as { animation: Animation };
              let before: number;
              strip.addEventListener("pointerenter", () => (before = Number(animation.currentTime)), {
                capture: true,
              });
              strip.addEventListener("pointermove", () => resolve(Number(animation.currentTime) - before), {
                once: true,
              });
            }),
        );
        await page.locator("#partners .strip").hover();
        expect(Math.abs(await jump)).toBeLessThan(1000);
        await expect.poll(async () => (await animationState(page)).rate).toBe(30 / 80);
        expect(
          await track.evaluate(
            (element) =>
              element.getAnimations()[0] === (window as unknown as { animation: Animation }).animation,
          ),
        ).toBe(true);
        await page.mouse.move(1, 1);
        await expect.poll(async () => (await animationState(page)).rate).toBe(1);
      },
    );

    await part("stop on pause, and can then be scrolled by hand", async () => {
      await page.goto("/");
      await button(page, pause).click();
      await expect.poll(async () => (await animationState(page)).state).toBe("paused");
      const strip = page.locator("#partners .strip");
      await strip.focus();
      await page.keyboard.press("ArrowRight");
      await expect.poll(() => strip.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
      await button(page, resume).click();
      await expect.poll(async () => (await animationState(page)).state).toBe("running");

      await page.keyboard.press("Tab");
      await strip.focus();
      await expect.poll(async () => (await animationState(page)).state, "under the keyboard").toBe("paused");
      await strip.blur();
      await expect.poll(async () => (await animationState(page)).state).toBe("running");
    });

    await part("are ten, 40 pixels apart, and repeat without a gap", async () => {
      await page.goto("/");
      const strip = page.locator("#partners");
      await expect(strip.getByRole("listitem")).toHaveText(partners.marks.map(({ name }) => name));
      const [list, repetition] = await strip
        .locator(".strip-marks")
        .evaluateAll((lists) => lists.map((one) => one.getBoundingClientRect().toJSON()));
      expect(repetition.left - list.right).toBeCloseTo(40, 1);
      expect(repetition.width).toBeCloseTo(list.width, 1);
      await expect(strip.locator(".strip-marks").first()).toHaveCSS("column-gap", "40px");
      const distance = await strip.locator(".strip-track").evaluate((track) => {
        const [animation] = track.getAnimations();
        animation?.pause();
        const at = (time: number) => {
          if (animation) animation.currentTime = time;
          return track.getBoundingClientRect().left;
        };
        return at(0) - at(29_999.999);
      });
      expect(distance).toBeCloseTo(list.width + 40, 0);
      const stage = await strip.locator(".strip").boundingBox();
      expect(list.width).toBeGreaterThan(stage?.width ?? Number.POSITIVE_INFINITY);
    });
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("scroll by until they are stopped, beside readable testimonials", async ({ page, part }) => {
      await part("scroll by until they are stopped", async () => {
        await page.goto("/");
        const track = page.locator("#partners .strip-track");
        await expect(track).toHaveCSS("animation-play-state", "running");
        await page.getByLabel(partners.stop).check();
        await expect(track).toHaveCSS("animation-play-state", "paused");
      });

      await part("come with readable testimonials, and without buttons that need scripts", async () => {
        for (const index of testimonials.keys()) await expect(testimonial(page, index)).toBeVisible();
        for (const name of [pause, copy.previous, copy.next]) await expect(button(page, name)).toBeHidden();
        await expect(page.locator("#home").getByText(hero.taglines[0]).last()).toBeVisible();
      });
    });
  });
});
