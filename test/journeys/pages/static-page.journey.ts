import type { Page } from "@playwright/test";
import { expect, test } from "../journey.ts";
import { holdRequests, hydrated, withConsentChosen } from "../page-steps.ts";
import { consentBanner } from "../shell/shell-view.ts";

test.describe("a static page", () => {
  test("is the same for everybody, answers 304 to a matching ETag and sends no body for HEAD", async ({
    server,
  }) => {
    const first = await fetch(`${server.url}/`, { headers: { Cookie: "anything=1" } });
    const etag = first.headers.get("ETag") ?? "";
    expect(etag).toMatch(/^"[\w-]+"$/);
    expect(first.headers.get("Cache-Control")).toBe("no-cache");
    const again = await fetch(`${server.url}/?x=${Date.now()}`, { headers: { "If-None-Match": etag } });
    expect([again.status, await again.text()]).toEqual([304, ""]);
    expect(again.headers.get("Content-Security-Policy")).toBe(first.headers.get("Content-Security-Policy"));
    expect(first.headers.get("Content-Security-Policy")).not.toMatch(/unsafe|nonce/);

    const head = await fetch(`${server.url}/`, { method: "HEAD" });
    expect([head.status, await head.text(), head.headers.get("ETag")]).toEqual([200, "", etag]);
  });

  test("is cached by browsers, but /login and unknown paths are not", async ({ server }) => {
    for (const path of ["/login", "/mailbox", "/nulle-part"]) {
      const response = await fetch(server.url + path);
      expect(response.headers.get("Cache-Control"), path).toBe("no-store");
      expect(response.headers.get("ETag"), path).toBeNull();
      const source = path === "/nulle-part" ? "'sha256-" : "'nonce-";
      expect(response.headers.get("Content-Security-Policy"), path).toContain(source);
    }
  });

  test("keeps working when one of its islands breaks", async ({ page, consoleErrors }) => {
    await page.addInitScript(() => {
      document.addEventListener("DOMContentLoaded", () => {
        const island = document.querySelector<HTMLElement>("[data-island='message-form']");
        if (island) island.dataset.props = "{";
      });
    });
    await page.goto("/contact");
    await hydrated(page);
    await expect(consentBanner(page)).toBeVisible();
    expect(consoleErrors.splice(0).join()).toContain("JSON");
  });

  /** The layout shift that rounds to 0.000. */
  const nearlyNone = 0.0005;
  test("does not shift when its font loads after its text", async ({ page, part }) => {
    await withConsentChosen(page);
    await countShift(page);
    for (const [path, width] of [
      ...[320, 360, 375, 390, 412, 680].map((width) => ["/", width] as const),
      ["/blog/1", 390],
      ["/vos-donnees", 390],
      ["/accessibilite", 1280],
      ["/blog/1", 1280],
    ] as const)
      await part(`${path} at ${width} pixels`, async () => {
        await page.setViewportSize({ width, height: 800 });
        const release = await holdRequests(page, "**/*.woff2");
        await page.goto(path, { waitUntil: "commit" }); // Loading waits for a font that is preloaded.
        await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
        expect(await page.evaluate(() => document.fonts.check('1em "Bricolage Grotesque"'))).toBe(false);
        release();
        await hydrated(page);
        await page.waitForFunction(() => document.fonts.check('1em "Bricolage Grotesque"'));
        await page.evaluate(
          () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))),
        );
        expect(await shiftSoFar(page)).toBeLessThanOrEqual(nearlyNone);
        await page.unroute("**/*.woff2");
      });
  });

  test("keeps the fallback font on a phone's first visit of the home page, and fetches the font for the next one", async ({
    page,
    part,
  }) => {
    await withConsentChosen(page);
    for (const width of [320, 412, 680])
      await part(`at ${width} pixels`, async () => {
        await page.setViewportSize({ width, height: 800 });
        await page.goto("/");
        await hydrated(page);
        await page.waitForFunction(() => document.fonts.check('1em "Bricolage Grotesque"'));
        await expect(page.locator("html")).toHaveAttribute("data-font", "deferred");
        await page.goto("/faq");
        await expect(page.locator("html")).toHaveAttribute("data-font", "swapped");
      });
  });
});

/** Counts the layout shift of each page from now on. */
async function countShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { moved: 0 });
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as (PerformanceEntry & { value: number })[])
        (window as unknown as { moved: number }).moved += shift.value;
    }).observe({ type: "layout-shift", buffered: true });
  });
}

const shiftSoFar = (page: Page) => page.evaluate(() => (window as unknown as { moved: number }).moved);
