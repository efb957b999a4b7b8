import type { Page } from "@playwright/test";
import { awake, expect, holdBack, settled, test } from "./journey.ts";

const booking = "https://calendar.matinal.example/matinal/30min";
const unknown = "/nulle-part";
const toggle = (page: Page) => page.locator("header summary");
const bar = (page: Page) => page.getByRole("banner");

test.describe("the bar", () => {
  test.use({ viewport: { width: 1280, height: 800 } });
  test.beforeEach(({ page }) => settled(page));

  test("it stays at the top and has its shadow only past 20 pixels", async ({ page }) => {
    await page.goto("/");
    await awake(page);
    for (const [y, isScrolled] of [
      [20, false],
      [21, true],
      [400, true],
      [20, false],
      [0, false],
    ] as const) {
      await page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), y);
      await expect(bar(page), `at ${y}`).toHaveAttribute("data-scrolled", String(isScrolled));
      expect((await bar(page).boundingBox())?.y).toBe(0);
    }
    await expect(bar(page)).not.toHaveCSS("box-shadow", /0\.28/);
    await page.evaluate(() => window.scrollTo(0, 300));
    await expect(bar(page)).toHaveCSS("box-shadow", /0\.28/);
  });

  test("it has its shadow when the page is reloaded half-way", async ({ page }) => {
    await page.goto("/");
    await page.evaluate(() => window.scrollTo(0, 600));
    await page.reload();
    await expect(bar(page)).toHaveAttribute("data-scrolled", "true");
  });

  test("the home page leads to its sections, to the demo in a new tab, and to signing in", async ({
    page,
  }) => {
    await page.goto("/");
    for (const [name, href] of [
      ["Fonctionnalités", "#features"],
      ["Comment ça marche", "#how-it-works"],
      ["Tarifs", "#pricing"],
      ["Se connecter", "/login"],
      ["Matinal, accueil", "/"],
    ])
      await expect(bar(page).getByRole("link", { name, exact: true })).toHaveAttribute("href", href ?? "");
    const demo = bar(page).getByRole("link", { name: /^Réserver une démo/ });
    await expect(demo).toHaveAttribute("href", booking);
    await expect(demo).toHaveAttribute("target", "_blank");
    await expect(demo).toHaveAttribute("rel", "noopener noreferrer");
  });

  for (const [width, isMenu, isDesktop] of [
    [320, true, false],
    [767, true, false],
    [768, false, false],
    [1023, false, false],
    [1024, false, true],
    [1280, false, true],
  ] as const) {
    test(`at ${width} pixels it shows what fits`, async ({ page, cleanConsole }) => {
      await page.setViewportSize({ width, height: 800 });
      for (const path of ["/", unknown]) {
        await page.goto(path);
        await expect(toggle(page)).toBeVisible({ visible: isMenu });
        await expect(bar(page).getByRole("link", { name: "Accueil", exact: true })).toBeVisible({
          visible: isDesktop && path !== "/",
        });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      }
      cleanConsole.length = 0; // The 404.
    });
  }
});

test.describe("in a window whose scrollbar takes room", () => {
  // The browser of the other tests hides it.
  for (const [width, isMenu, plans] of [
    [767, true, 1],
    [768, false, 3],
  ] as const) {
    test(`at ${width} pixels the page is that of its class`, async ({
      server,
      playwright,
      launchOptions,
    }) => {
      const browser = await playwright.chromium.launch({
        ...launchOptions,
        ignoreDefaultArgs: ["--hide-scrollbars"],
      });
      const page = await browser.newPage({ viewport: { width, height: 800 } });
      await page.goto(server.url);
      expect(await page.evaluate(() => document.documentElement.clientWidth)).toBeLessThan(width);
      await expect(toggle(page)).toBeVisible({ visible: isMenu });
      for (const link of await bar(page).locator("> div > nav a").all())
        await expect(link).toBeVisible({ visible: !isMenu });
      const lefts = page
        .locator("#pricing li:has(h3)")
        .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().left));
      expect(new Set(await lefts).size).toBe(plans);
      expect((await bar(page).boundingBox())?.height).toBeLessThan(72);
      await browser.close();
    });
  }
});

test.describe("the menu of a phone", () => {
  test.use({ viewport: { width: 390, height: 800 } });
  test.beforeEach(({ page }) => settled(page));
  const isOpen = (page: Page) =>
    page.locator("header details").evaluate((menu: HTMLDetailsElement) => menu.open);
  const expectOpen = (page: Page, open: boolean) => expect.poll(() => isOpen(page)).toBe(open);

  test("it opens and closes by its toggle, and choosing a link closes it", async ({ page }) => {
    await page.goto("/");
    await awake(page);
    await toggle(page).click();
    for (const name of ["Fonctionnalités", "Comment ça marche", "Tarifs", "Se connecter"])
      await expect(bar(page).getByRole("link", { name, exact: true })).toBeVisible();
    await expect(bar(page).getByRole("link", { name: /^Réserver une démo/ })).toBeVisible();
    await toggle(page).click();
    await expectOpen(page, false);

    await toggle(page).click();
    await bar(page).getByRole("link", { name: "Tarifs" }).click();
    await expectOpen(page, false);
    await expect(page).toHaveURL(/#pricing$/);
  });

  test("Escape closes it and leaves the focus on the toggle", async ({ page }) => {
    await page.goto("/");
    await awake(page);
    await toggle(page).focus();
    await page.keyboard.press("Enter");
    await expectOpen(page, true);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Escape");
    await expectOpen(page, false);
    await expect(toggle(page)).toBeFocused();
  });

  test("a press outside, the focus going on, and a wide window close it", async ({ page }) => {
    await page.goto("/");
    await awake(page);
    await toggle(page).click();
    await page.mouse.click(200, 700);
    await expectOpen(page, false);

    await toggle(page).click();
    for (let presses = 0; presses < 6; presses++) await page.keyboard.press("Tab");
    await expectOpen(page, false);

    await toggle(page).click();
    await expectOpen(page, true);
    await page.setViewportSize({ width: 800, height: 800 });
    await expectOpen(page, false);
  });

  test("a link chosen before the scripts have come closes it", async ({ page }) => {
    const release = await holdBack(page, "**/assets/*.js");
    await page.goto("/");
    await toggle(page).click();
    await bar(page).getByRole("link", { name: "Tarifs" }).click();
    await expect(bar(page).getByRole("link", { name: "Tarifs" })).toBeHidden();
    release();
    await awake(page);
  });

  test("it works before and without scripts", async ({ browser, server }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 390, height: 800 } });
    await page.goto(server.url);
    await toggle(page).click();
    await bar(page).getByRole("link", { name: "Tarifs" }).click();
    await expect(page).toHaveURL(/#pricing$/);
    await page.close();
  });
});

test("the first Tab reaches a link that jumps over the bar", async ({ page }) => {
  await settled(page);
  await page.goto("/");
  await awake(page);
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Aller au contenu" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test.describe("the footer", () => {
  const links = [
    ["Twitter", "https://twitter.matinal.example"],
    ["LinkedIn", "https://linkedin.matinal.example"],
    ["contact@matinal.example", "mailto:contact@matinal.example"],
    ["01 99 00 12 34", "tel:+33199001234"],
    ["Fonctionnalités", "#features"],
    ["Comment ça marche", "#how-it-works"],
    ["Tarifs", "#pricing"],
    ["Blog", "/blog"],
    ["À propos", "/about-us"],
    ["Contact", "/contact"],
    ["Confidentialité", "/privacy"],
    ["Conditions d’utilisation", "/terms"],
    ["Politique de cookies", "/cookies"],
    ["Mentions légales", "/mentions-legales"],
    ["Accessibilité", "/accessibilite"],
  ] as const;

  for (const javaScriptEnabled of [true, false]) {
    test(`it leads everywhere ${javaScriptEnabled ? "with" : "without"} scripts`, async ({
      browser,
      server,
    }) => {
      const page = await browser.newPage({ javaScriptEnabled });
      await page.goto(server.url);
      const footer = page.getByRole("contentinfo");
      for (const [name, href] of links)
        await expect(footer.locator(`a[href="${href}"]`).filter({ hasText: name }), name).toBeVisible();
      await expect(footer).toContainText("service lancé en 2024");
      await page.close();
    });
  }
});

test("without scripts, too, every way to the demo opens a new tab", async ({ browser, server }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(server.url);
  const demos = page.locator(`a[href="${booking}"]`);
  expect(await demos.count()).toBeGreaterThan(4);
  for (const demo of await demos.all()) {
    await expect(demo).toHaveAttribute("target", "_blank");
    await expect(demo).toContainText("(nouvel onglet)");
  }
  await page.close();
});
