import { hero } from "#app/content/home/hero-copy.ts";
import { expect, test } from "../../journey.ts";
import { hydrated, stopClock, widths } from "../../page-steps.ts";
import { openHome, restartMotion, shownTagline } from "./home-motion.ts";

test.describe("the taglines", () => {
  test("change every 2 seconds below a heading that does not change, and move nothing else", async ({
    page,
    part,
  }) => {
    await part("change every 2 seconds and start again after the last", async () => {
      await openHome(page);
      await restartMotion(page);
      const first = await shownTagline(page);
      await page.clock.runFor(1999);
      expect(await shownTagline(page)).toBe(first);
      await page.clock.runFor(1);
      for (const changes of [...hero.taglines.keys()].map((index) => index + 1)) {
        await expect.poll(() => shownTagline(page)).toBe((first + changes) % hero.taglines.length);
        await page.clock.runFor(2000);
      }
    });

    await part("stand below a heading that does not change, all read at once by screen readers", async () => {
      for (const _ of hero.taglines) {
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(hero.heading);
        await expect(page.locator("#home p.sr-only").first()).toHaveText(hero.taglines.join(" "));
        await page.clock.runFor(2000);
      }
    });

    for (const width of widths) {
      await part(`move nothing else at ${width} pixels`, async () => {
        await page.setViewportSize({ width, height: 800 });
        const heights = new Set<string>();
        for (const _ of hero.taglines) {
          const boxes = await page
            .locator("#home h1, #home a, #home li, #home h2")
            .evaluateAll((elements) => elements.map((element) => (element as HTMLElement).offsetTop));
          heights.add(JSON.stringify([boxes, await page.locator("h1").boundingBox()]));
          await page.clock.runFor(2000);
        }
        expect(heights.size).toBe(1);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      });
    }
  });

  test("change on a schedule from the page load, however late the scripts run", async ({ page }) => {
    await page.clock.install();
    await stopClock(page);
    await page.goto("/");
    await page.clock.runFor(2300);
    await hydrated(page);
    await page.clock.runFor(0);
    await expect.poll(() => shownTagline(page)).toBe(1);
    await page.clock.runFor(1600);
    expect(await shownTagline(page)).toBe(1);
    await page.clock.runFor(100);
    await expect.poll(() => shownTagline(page)).toBe(2);
  });

  test("are never the largest contentful paint after the first one", async ({ page }) => {
    for (const width of [320, 412, 1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await openHome(page);
      for (const _ of hero.taglines) {
        await page.clock.runFor(2000);
        await page.screenshot();
      }
      const largest = await page.evaluate(
        () =>
          new Promise<string>((resolve) => {
            const observer = new PerformanceObserver((list) => {
              const entry = list.getEntries().at(-1) as PerformanceEntry & { element?: Element };
              resolve(entry.element?.textContent ?? "");
            });
            observer.observe({ type: "largest-contentful-paint", buffered: true });
          }),
      );
      // The heading's last line, and on a phone each, is a block of its own.
      expect([hero.heading, ...hero.headingLines, hero.lead], `at ${width} pixels`).toContain(largest.trim());
      await page.clock.resume();
    }
  });
});

test.describe("the hero's buttons", () => {
  test("lead to the demo and to the prices, and are clear of the trail", async ({ page, part }) => {
    await part("lead to the demo in a new tab and to the prices", async () => {
      await page.goto("/");
      const demo = page.locator("#home").getByRole("link", { name: /^Réserver une démo/ });
      await expect(demo).toHaveAttribute("href", "https://calendar.matinal.example/matinal/30min");
      await expect(demo).toHaveAttribute("target", "_blank");
      await expect(demo).toHaveAttribute("rel", /noopener/);
      await expect(page.getByRole("link", { name: hero.hire })).toHaveAttribute("href", "#pricing");
    });

    await part("are clear of the trail, which nobody can press or hear", async () => {
      const demo = page.locator("#home").getByRole("link", { name: /^Réserver une démo/ });
      await demo.click({ trial: true });
      await page.getByRole("link", { name: hero.hire }).click({ trial: true });
      await expect(page.locator("#home .trail")).toHaveAttribute("aria-hidden", "true");
      await expect(page.locator("#home canvas")).toHaveCSS("pointer-events", "none");
    });
  });
});
