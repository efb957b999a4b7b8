import { testimonialsCopy as copy, testimonials } from "#app/content/home/testimonials-copy.ts";
import { expect, test } from "../../journey.ts";
import { holdRequests, layOutWhole } from "../../page-steps.ts";
import {
  button,
  expectShown,
  hideTab,
  openHome,
  openTestimonials,
  restartMotion,
  shownTagline,
  swipe,
  testimonial,
} from "./home-motion.ts";

test.describe("the testimonials", () => {
  test("are examples, and change by their buttons, by themselves, and not while they are read", async ({
    page,
    part,
  }) => {
    await part("are marked as examples, with five stars, a role and a company each", async () => {
      await page.goto("/");
      const section = page.locator("#testimonials");
      await expect(section.getByText(copy.examples)).toBeVisible();
      for (const { author, title, company } of testimonials) {
        const slide = section.getByRole("group", { includeHidden: true }).filter({ hasText: title });
        await expect(slide).toContainText(company);
        await expect(slide).toContainText(author);
        const stars = slide.getByRole("img", { name: copy.stars(5), includeHidden: true });
        const shown = await stars.evaluate((element) => {
          const { backgroundColor, maskRepeat, maskSize } = getComputedStyle(element);
          return { filled: backgroundColor !== "rgba(0, 0, 0, 0)", maskRepeat, maskSize };
        });
        expect(shown).toEqual({ filled: true, maskRepeat: "repeat", maskSize: "20% 100%" });
      }
    });

    await part("change by their buttons in both directions without an end, and by their dots", async () => {
      await openHome(page);
      await button(page, copy.next).click();
      await expectShown(page, 1);
      await button(page, copy.previous).click();
      await button(page, copy.previous).click();
      await expectShown(page, 2);
      await button(page, copy.next).click();
      await expectShown(page, 0);
      await button(page, copy.dot(2, 3)).click();
      await expectShown(page, 2);
      await button(page, copy.dot(1, 3)).click();
      await expectShown(page, 1);
    });

    await part("restart their interval after a change by hand", async () => {
      await page.mouse.move(1, 80);
      await page.clock.resume();
      await openTestimonials(page);
      await restartMotion(page);
      await page.clock.runFor(6000);
      await button(page, copy.next).click();
      await expectShown(page, 1);
      await page.clock.runFor(7999);
      await expectShown(page, 1);
      await page.clock.runFor(1);
      await expectShown(page, 2);
    });

    await part("wait while hovered or focused, and are announced only then", async () => {
      await page.mouse.move(1, 80);
      await page.clock.resume();
      await openHome(page);
      const slides = page.locator("#testimonials .slides");
      await slides.hover();
      await expect(slides).toHaveAttribute("aria-live", "polite");
      await page.clock.runFor(20_000);
      await expectShown(page, 0);
      await page.mouse.move(1, 80);
      await expect(slides).toHaveAttribute("aria-live", "off");

      await page.keyboard.press("Tab");
      await button(page, copy.next).focus();
      await expect(slides).toHaveAttribute("aria-live", "polite");
      await page.clock.runFor(20_000);
      await expectShown(page, 0);
      await page.keyboard.press("Enter");
      await expectShown(page, 1);
      await button(page, copy.next).blur();
      await page.clock.runFor(8000);
      await expectShown(page, 2);
    });

    await part("wait in a hidden tab", async () => {
      await page.mouse.move(1, 80);
      await page.clock.resume();
      await openTestimonials(page);
      const tagline = await shownTagline(page);
      await hideTab(page, true);
      await page.clock.runFor(60_000);
      await expectShown(page, 0);
      expect(await shownTagline(page)).toBe(tagline);
      await hideTab(page, false);
      await expect(page.locator("#testimonials .slides")).toHaveAttribute("aria-live", "off");
      await page.clock.runFor(8000);
      await expectShown(page, 1);
    });

    await part(
      "change every 8 seconds and start again after the last, once they have been seen",
      async () => {
        await page.mouse.move(1, 80);
        await page.clock.resume();
        await openHome(page);
        await page.clock.runFor(20_000);
        await expectShown(page, 0);
        await page.locator("#testimonials").scrollIntoViewIfNeeded();
        await expect(page.locator("#testimonials .slides")).toHaveAttribute("aria-live", "off");
        await restartMotion(page);
        await expectShown(page, 0);
        await page.clock.runFor(7999);
        await expectShown(page, 0);
        await page.clock.runFor(1);
        await expectShown(page, 1);
        await page.clock.runFor(8000);
        await expectShown(page, 2);
        await page.clock.runFor(8000);
        await expectShown(page, 0);
      },
    );
  });

  test("wait when their scripts come with the pointer that rests on them, or with the focus", async ({
    page,
  }) => {
    const release = await holdRequests(page, /testimonials[^/]*\.js$/);
    await openHome(page);
    await page.locator("#testimonials .slides").hover();
    release();
    await expect(page.locator("[data-enhancement=testimonials]")).toHaveAttribute("data-hydrated");
    await page.clock.runFor(20_000);
    await expectShown(page, 0);
  });

  test("take a step for a press that came before their scripts, and one only", async ({ page }) => {
    const release = await holdRequests(page, /testimonials[^/]*\.js$/);
    await openHome(page);
    await button(page, copy.next).click();
    await expectShown(page, 0);
    release();
    await expectShown(page, 1);
    await button(page, copy.next).click();
    await expectShown(page, 2);
  });

  test.describe("on a touch screen", () => {
    test.use({ hasTouch: true, viewport: { width: 390, height: 800 } });

    test("change by a swipe", async ({ page }) => {
      await openHome(page);
      await layOutWhole(page);
      await testimonial(page, 0).scrollIntoViewIfNeeded();
      await expect(page.locator("[data-enhancement=testimonials]")).toHaveAttribute("data-hydrated");
      const { x, y } = (await testimonial(page, 0).boundingBox()) ?? { x: 0, y: 0 };
      const left = { x: x + 40, y: y + 20 };
      const right = { x: x + 240, y: y + 30 };
      await swipe(page, right, left);
      await expectShown(page, 1);
      await swipe(page, left, right);
      await swipe(page, left, right);
      await expectShown(page, 2);
    });
  });
});
