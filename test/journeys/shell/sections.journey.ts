import type { Page } from "@playwright/test";
import { expect, test } from "../journey.ts";
import { hydrated, stopClock, withConsentChosen } from "../page-steps.ts";
import { header } from "./shell-view.ts";

test.describe("a section in the address", () => {
  test.use({ viewport: { width: 1280, height: 800 } });
  test.beforeEach(async ({ page }) => {
    await withConsentChosen(page);
    await page.addInitScript(() => {
      const scrolls: unknown[] = [];
      const scrollTo = window.scrollTo.bind(window);
      Object.assign(window, { scrolls });
      window.scrollTo = ((...args: [ScrollToOptions]) => {
        if (typeof args[0] === "object") scrolls.push(args[0]);
        scrollTo(...args);
      }) as typeof window.scrollTo;
    });
  });

  const gap = (page: Page, id: string) =>
    page.evaluate((id) => {
      const top = document.getElementById(id)?.getBoundingClientRect().top ?? 0;
      return Math.round(top - (document.querySelector("header")?.offsetHeight ?? 0));
    }, id);
  const scrolls = (page: Page) =>
    page.evaluate(() => (window as unknown as { scrolls: { behavior: string }[] }).scrolls);

  /** Whether the window shows night directly below the bar. */
  const isNightBelowBar = (page: Page) =>
    page.evaluate(() => {
      const y = (document.querySelector("header")?.offsetHeight ?? 0) + 2;
      return document.elementFromPoint(2, y)?.closest(".night") !== null;
    });

  test("is scrolled to smoothly 100 ms after its link is chosen, and stops 20 pixels below the bar", async ({
    page,
  }) => {
    await page.goto("/");
    await hydrated(page);
    await page.clock.install();
    await stopClock(page);
    await header(page).getByRole("link", { name: "Tarifs" }).click();
    await expect(page).toHaveURL(/#pricing$/);
    await page.clock.runFor(99);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.clock.runFor(1);
    expect(await scrolls(page)).toEqual([{ top: expect.any(Number), behavior: "smooth" }]);
    await expect.poll(() => gap(page, "pricing")).toBe(20);
    expect(await isNightBelowBar(page), "above the prices").toBe(false);

    await page.evaluate(() => window.scrollTo(0, 0));
    await header(page).getByRole("link", { name: "Tarifs" }).click();
    await page.clock.runFor(100);
    await expect.poll(() => gap(page, "pricing"), "the same section again").toBe(20);
  });

  test("is shown at once when reduced motion is preferred", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/#pricing");
    await hydrated(page);
    await expect.poll(() => scrolls(page)).toEqual([{ top: expect.any(Number), behavior: "auto" }]);
    await expect.poll(() => gap(page, "pricing")).toBe(20);
  });

  test("is reached from another page, by a link and by the address", async ({ page }) => {
    await page.goto("/contact");
    await hydrated(page);
    await page.getByRole("contentinfo").getByRole("link", { name: "Tarifs" }).click();
    await page.waitForURL("**/#pricing");
    await expect.poll(() => gap(page, "pricing")).toBe(20);
    expect(await scrolls(page)).toContainEqual({ top: expect.any(Number), behavior: "smooth" });

    await page.goto("/login");
    await page.goto("/#features");
    await hydrated(page);
    await expect.poll(() => gap(page, "features")).toBe(20);
    expect(await isNightBelowBar(page), "above the benefits").toBe(false);
    await page.evaluate(() => {
      location.hash = "#pricing";
    });
    await expect.poll(() => gap(page, "pricing")).toBe(20);
  });

  test("is scrolled to from the top, 100 ms after the page has loaded", async ({ page }) => {
    await page.clock.install();
    await stopClock(page);
    await page.goto("/#how-it-works");
    await hydrated(page);
    await page.clock.runFor(99);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.clock.runFor(1);
    expect(await scrolls(page)).toEqual([{ top: expect.any(Number), behavior: "smooth" }]);
    await expect(page).toHaveURL(/#how-it-works$/);
    await expect.poll(() => gap(page, "how-it-works")).toBe(20);
  });

  test("is ignored when it does not exist", async ({ page }) => {
    await page.clock.install();
    await stopClock(page);
    for (const hash of ["#access_token=abc", "#%E0", "#nope", "#<script>", "#"]) {
      await page.goto("/healthz"); // Otherwise only the hash would change.
      await page.goto(`/${hash}`);
      await hydrated(page);
      await page.clock.runFor(300);
      expect(await page.evaluate(() => window.scrollY), hash).toBe(0);
      expect(await scrolls(page), hash).toEqual([]);
    }
  });
});
