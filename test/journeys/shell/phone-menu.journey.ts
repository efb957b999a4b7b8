import type { Page } from "@playwright/test";
import { expect, test } from "../journey.ts";
import { holdRequests, hydrated, withConsentChosen } from "../page-steps.ts";
import { header, menuToggle } from "./shell-view.ts";

test.describe("the menu of a phone", () => {
  test.use({ viewport: { width: 390, height: 800 } });
  test.beforeEach(({ page }) => withConsentChosen(page));
  const isOpen = (page: Page) =>
    page.locator("header details").evaluate((menu: HTMLDetailsElement) => menu.open);
  const expectOpen = (page: Page, open: boolean) => expect.poll(() => isOpen(page)).toBe(open);

  test("opens by its toggle, and closes in every way that is expected", async ({ page, part }) => {
    await part("opens and closes by its toggle, and closes when a link is chosen", async () => {
      await page.goto("/");
      await hydrated(page);
      await menuToggle(page).click();
      for (const name of ["Fonctionnalités", "Comment ça marche", "Tarifs", "Se connecter"])
        await expect(header(page).getByRole("link", { name, exact: true })).toBeVisible();
      const calls = header(page).getByRole("link", { name: /^Réserver une démo/ });
      await expect(calls).toHaveCount(1);
      await menuToggle(page).click();
      await expectOpen(page, false);
      await expect(calls).toHaveCount(1);

      await menuToggle(page).click();
      await header(page).getByRole("link", { name: "Tarifs" }).click();
      await expectOpen(page, false);
      await expect(page).toHaveURL(/#pricing$/);
    });

    await part("closes on Escape and focuses its toggle", async () => {
      await page.reload();
      await hydrated(page);
      await menuToggle(page).focus();
      await page.keyboard.press("Enter");
      await expectOpen(page, true);
      await page.keyboard.press("Tab");
      await page.keyboard.press("Escape");
      await expectOpen(page, false);
      await expect(menuToggle(page)).toBeFocused();
    });

    await part("closes on a press outside, when the focus leaves it, and in a wide window", async () => {
      await menuToggle(page).click();
      await page.mouse.click(200, 700);
      await expectOpen(page, false);

      await menuToggle(page).click();
      for (let presses = 0; presses < 6; presses++) await page.keyboard.press("Tab");
      await expectOpen(page, false);

      await menuToggle(page).click();
      await expectOpen(page, true);
      await page.setViewportSize({ width: 800, height: 800 });
      await expectOpen(page, false);
    });
  });

  test("closes when a link is chosen before the scripts run", async ({ page }) => {
    const release = await holdRequests(page, "**/assets/*.js");
    await page.goto("/");
    await menuToggle(page).click();
    await header(page).getByRole("link", { name: "Tarifs" }).click();
    await expect(header(page).getByRole("link", { name: "Tarifs" })).toBeHidden();
    release();
    await hydrated(page);
  });

  test("works without scripts", async ({ browser, server }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 390, height: 800 } });
    await page.goto(server.url);
    await menuToggle(page).click();
    await header(page).getByRole("link", { name: "Tarifs" }).click();
    await expect(page).toHaveURL(/#pricing$/);
    await page.close();
  });
});
