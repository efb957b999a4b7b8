import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { testimonials, testimonialsCopy } from "#app/content/home/testimonials-copy.ts";
import { expect, test } from "../journey.ts";
import { consoleWarnings, hydrated, requestsTo, withConsentChosen } from "../page-steps.ts";
import { consentBanner, header, menuToggle } from "../shell/shell-view.ts";

test.describe("the scripts of a static page", () => {
  test("include neither the router nor those of other pages, nor anything from other origins", async ({
    page,
    server,
  }) => {
    const urls = requestsTo(page, /./);
    await page.goto("/faq");
    await hydrated(page);
    expect(urls.filter((url) => !url.startsWith(server.url))).toEqual([]);
    expect(urls.filter((url) => /router|pricing|home/.test(url))).toEqual([]);
    expect(urls.filter((url) => /react|hydrate/.test(url))).toEqual([]);
  });

  test("of the home page are those of the menu, the consent and the taglines, until something is touched", async ({
    page,
  }) => {
    await withConsentChosen(page);
    const scripts = requestsTo(page, /\/assets\/.*\.js$/);
    const names = () => scripts.map((url) => url.replace(/^.*\/([\w.-]+)-[\w-]{8}\.js$/, "$1")).sort();
    await page.goto("/");
    await hydrated(page);
    await page.waitForTimeout(500);
    const first = names();
    expect(first).toEqual(
      ["entry.client", "home", "public", "rolldown-runtime", "start", "start-page"].sort(),
    );
    await expect(page.locator(":is([data-enhancement], [data-island])[data-hydrated]")).toHaveCount(2);
    await page.locator("#testimonials").scrollIntoViewIfNeeded();
    await expect(page.locator("[data-enhancement=testimonials]")).toHaveAttribute("data-hydrated");
    expect(names().filter((name) => !first.includes(name))).toEqual(["testimonials"]);
    await page.getByRole("radio", { name: /Annuel/ }).focus();
    await expect(page.locator("[data-island=pricing]")).toHaveAttribute("data-hydrated");
    expect(names()).toContain("pricing");
    expect(names()).not.toContain("calculator");
  });

  test("of a first visit include no React, though the consent is asked for", async ({ page }) => {
    const scripts = requestsTo(page, /\/assets\/.*\.js$/);
    await page.goto("/");
    await hydrated(page);
    await expect(consentBanner(page)).toBeVisible();
    await page.waitForTimeout(500);
    expect(scripts.filter((url) => /react|hydrate|toast/.test(url))).toEqual([]);
  });

  test("of a part are fetched again at the next touch after they failed, and an old press does not act then", async ({
    page,
    consoleErrors,
  }) => {
    await withConsentChosen(page);
    let failures = 0;
    await page.route(/\/testimonials-[^/]*\.js$/, (route) =>
      failures++ === 0 ? route.abort() : route.continue(),
    );
    const warnings = consoleWarnings(page);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/");
    await hydrated(page);
    const next = page.getByRole("button", { name: testimonialsCopy.next });
    await next.dispatchEvent("click");
    await expect.poll(() => warnings.join()).toContain("stays static");
    await next.click();
    await expect(page.locator("#testimonials [aria-current=true]")).toHaveAccessibleName(
      testimonialsCopy.dot(1, testimonials.length),
    );
    expect(consoleErrors.splice(0).filter((line) => !line.includes("net::ERR_FAILED"))).toEqual([]);
  });

  test("contain no byte of the Markdown reader, which leaves the names of entities to the browser", async ({
    page,
  }) => {
    const folder = join(import.meta.dirname, "../../../build/client/assets");
    const filesWith = (text: string) =>
      globSync("*.js", { cwd: folder }).filter((name) =>
        readFileSync(join(folder, name), "utf8").includes(text),
      );
    // A token of the parser.
    const readers = filesWith("attentionSequence");
    expect(readers).toHaveLength(1);
    expect(filesWith("CounterClockwiseContour")).toEqual([]);

    const scripts = requestsTo(page, /\/assets\/.*\.js$/);
    for (const path of ["/", "/blog", "/contact", "/privacy"]) {
      await page.goto(path);
      await hydrated(page);
    }
    expect(scripts.length).toBeGreaterThan(4);
    expect(scripts.filter((url) => readers.some((name) => url.endsWith(name)))).toEqual([]);
  });

  test("are fetched again on the next key press after a chunk failed", async ({
    page,
    part,
    consoleErrors,
  }) => {
    await withConsentChosen(page);
    for (const chunk of ["entry.client", "start-page", "public"])
      await part(`are fetched again on the next key press after a chunk failed (${chunk})`, async () => {
        await page.unrouteAll();
        let failures = 0;
        await page.route(`**/assets/${chunk}-*.js`, (route) =>
          failures++ === 0 ? route.abort() : route.continue(),
        );
        await page.goto("/faq");
        await expect.poll(() => failures).toBeGreaterThan(0);
        await expect(async () => {
          await page.keyboard.press("Tab");
          await expect(page.locator("html")).toHaveAttribute("data-hydrated", { timeout: 500 });
        }).toPass();
        expect(failures).toBe(2);
        expect(consoleErrors.splice(0).filter((line) => !line.includes("net::ERR_FAILED"))).toEqual([]);
      });
  });

  test("do not lose a press that comes before them", async ({ page }) => {
    await withConsentChosen(page);
    await page.route("**/assets/*.js", () => {}); // They never arrive.
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto("/");
    await menuToggle(page).click();
    await header(page).getByRole("link", { name: "Tarifs" }).click();
    await expect(page).toHaveURL(/#pricing$/);
    await expect(page.locator("#pricing")).toBeInViewport();
  });
});
