import { expect, test } from "../journey.ts";
import { hydrated, withConsentChosen } from "../page-steps.ts";
import { bookingUrl, header, menuToggle } from "./shell-view.ts";

const unknown = "/nulle-part";

test.describe("the navigation bar", () => {
  test.use({ viewport: { width: 1280, height: 800 } });
  test.beforeEach(({ page }) => withConsentChosen(page));

  test("stays at the top, links to what it names, and shows what fits", async ({
    page,
    part,
    consoleErrors,
  }) => {
    await page.goto("/");
    await hydrated(page);
    await part("stays at the top and has a shadow only past 20 pixels", async () => {
      for (const [y, isScrolled] of [
        [20, false],
        [21, true],
        [400, true],
        [20, false],
        [0, false],
      ] as const) {
        await page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), y);
        await expect(header(page), `at ${y}`).toHaveAttribute("data-scrolled", String(isScrolled));
        expect((await header(page).boundingBox())?.y).toBe(0);
      }
      await expect(header(page)).not.toHaveCSS("box-shadow", /0\.28/);
      await page.evaluate(() => window.scrollTo(0, 300));
      await expect(header(page)).toHaveCSS("box-shadow", /0\.28/);
    });

    await part("has its shadow when a scrolled page is reloaded", async () => {
      await page.evaluate(() => window.scrollTo(0, 600));
      await page.reload();
      await expect(header(page)).toHaveAttribute("data-scrolled", "true");
    });

    await part(
      "links to the sections of the home page, to the demo in a new tab, and to /login",
      async () => {
        for (const [name, href] of [
          ["Fonctionnalités", "#features"],
          ["Comment ça marche", "#how-it-works"],
          ["Tarifs", "#pricing"],
          ["Se connecter", "/login"],
          ["Matinal, accueil", "/"],
        ])
          await expect(header(page).getByRole("link", { name, exact: true })).toHaveAttribute(
            "href",
            href ?? "",
          );
        const demo = header(page).getByRole("link", { name: /^Réserver une démo/ });
        await expect(demo).toHaveAttribute("href", bookingUrl);
        await expect(demo).toHaveAttribute("target", "_blank");
        await expect(demo).toHaveAttribute("rel", "noopener noreferrer");
      },
    );

    for (const path of ["/", unknown]) {
      if (path !== "/") await page.goto(path);
      for (const [width, isMenu, isDesktop] of [
        [320, true, false],
        [767, true, false],
        [768, false, false],
        [1023, false, false],
        [1024, false, true],
        [1280, false, true],
      ] as const)
        await part(`shows the links that fit at ${width} pixels, on ${path}`, async () => {
          consoleErrors.length = 0; // The 404.
          await page.setViewportSize({ width, height: 800 });
          await expect(menuToggle(page)).toBeVisible({ visible: isMenu });
          await expect(header(page).getByRole("link", { name: "Accueil", exact: true })).toBeVisible({
            visible: isDesktop && path !== "/",
          });
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        });
    }
  });

  test("the first Tab focuses a link that skips the bar", async ({ page }) => {
    await page.goto("/");
    await hydrated(page);
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: "Aller au contenu" });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
  });
});

test("in a window whose scrollbar takes space, the layout follows the width of the window", async ({
  server,
  playwright,
  launchOptions,
  part,
}) => {
  // The browser of the other journeys hides it.
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ["--hide-scrollbars"],
  });
  const page = await browser.newPage();
  await page.goto(server.url);
  for (const [width, isMenu, plans] of [
    [767, true, 1],
    [768, false, 3],
  ] as const)
    await part(`the layout at ${width} pixels follows the width of the window`, async () => {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(() => document.documentElement.clientWidth)).toBeLessThan(width);
      await expect(menuToggle(page)).toBeVisible({ visible: isMenu });
      for (const link of await header(page).locator("> div > nav a").all())
        await expect(link).toBeVisible({ visible: !isMenu });
      const lefts = page
        .locator("#pricing li:has(h3)")
        .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().left));
      expect(new Set(await lefts).size).toBe(plans);
      expect((await header(page).boundingBox())?.height).toBeLessThan(72);
    });
  await browser.close();
});
