import type { Page } from "@playwright/test";
import { consent } from "#app/content/consent-copy.ts";
import { hero } from "#app/content/home/hero-copy.ts";
import { expect, test } from "../journey.ts";
import { blockLocalStorage, hydrated, setTextSize, stopClock } from "../page-steps.ts";
import { consentBanner, header, menuToggle } from "./shell-view.ts";

test.describe("the consent banner", () => {
  const storedChoice = (page: Page) => page.evaluate(() => localStorage.getItem("cookiesAccepted"));

  test("opens a second after the page has loaded, unless a choice is stored", async ({ page, part }) => {
    await page.clock.install();
    await part("opens one second after the page has loaded", async () => {
      await stopClock(page);
      await page.goto("/");
      await hydrated(page);
      await page.clock.runFor(999);
      await expect(consentBanner(page)).toBeHidden();
      await page.clock.runFor(1);
      await expect(consentBanner(page)).toBeVisible();
      await expect(consentBanner(page).getByRole("link")).toHaveAttribute("href", "/cookies");
    });
    for (const choice of ["true", "essential", "refused"])
      await part(`does not open for a visitor who chose ${choice}`, async () => {
        await page.evaluate((value) => localStorage.setItem("cookiesAccepted", value), choice);
        await page.goto("/");
        await hydrated(page);
        await page.clock.runFor(1500);
        await expect(consentBanner(page)).toBeHidden();
      });
  });

  test("stores the choice, closes, and confirms it for 3 seconds", async ({ page, part }) => {
    await page.clock.install();
    await page.goto("/");
    for (const [button, value, toast] of [
      ["Tout accepter", "true", consent.toasts.true],
      ["Essentiels seuls", "essential", consent.toasts.essential],
      ["Tout refuser", "refused", consent.toasts.refused],
    ] as const)
      await part(`stores ${value} on « ${button} », closes, and confirms it for 3 seconds`, async () => {
        await page.evaluate(() => localStorage.clear());
        await page.clock.resume();
        await page.reload();
        await expect(consentBanner(page)).toBeVisible();
        await stopClock(page);
        await consentBanner(page).getByRole("button", { name: button }).click();
        await expect(consentBanner(page)).toBeHidden();
        expect(await storedChoice(page)).toBe(value);
        const record = await page.evaluate(() => localStorage.getItem("cookiesAcceptedOn"));
        expect(JSON.parse(record ?? "{}")).toEqual({ date: expect.any(String), version: expect.any(String) });

        const confirmation = page.getByRole("listitem").filter({ hasText: toast });
        await expect(confirmation).toBeVisible();
        await page.mouse.move(5, 5);
        await page.clock.runFor(2000);
        await expect(confirmation).toBeVisible();
        await page.clock.runFor(1500);
        await expect(confirmation).toBeHidden();
        await page.reload();
        await hydrated(page);
        await page.clock.runFor(2000);
        await expect(consentBanner(page)).toBeHidden();
      });

    await part("opens again six months later", async () => {
      await page.clock.setSystemTime(Date.now() + 190 * 24 * 3600 * 1000);
      await page.clock.resume();
      await page.goto("/");
      await expect(consentBanner(page)).toBeVisible();
    });
  });

  test("opens from the footer, and closes in every tab", async ({ page, context, part }) => {
    await part("closes in another tab too", async () => {
      await page.goto("/");
      const other = await context.newPage();
      await other.goto("/");
      await expect(consentBanner(page)).toBeVisible();
      await consentBanner(other).getByRole("button", { name: "Tout accepter" }).click();
      await expect(consentBanner(page)).toBeHidden();
      await other.close();
    });

    await part("opens from the footer, takes the focus and returns it", async () => {
      await page.evaluate(() => localStorage.setItem("cookiesAccepted", "essential"));
      await page.goto("/");
      await hydrated(page);
      const opener = page.getByRole("button", { name: "Gérer les cookies" });
      await opener.press("Enter");
      await expect(consentBanner(page)).toBeFocused();
      await page.keyboard.press("Tab");
      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      await expect(consentBanner(page)).toBeHidden();
      await expect(opener).toBeFocused();
      expect(await storedChoice(page)).toBe("refused");
    });
  });

  test("leaves the page usable, and covers neither a focused element nor a call", async ({ page, part }) => {
    await page.goto("/");
    await expect(consentBanner(page)).toBeVisible();
    for (const [width, height] of [
      [1280, 720],
      [768, 700],
      [390, 664],
      [360, 640],
      [320, 568],
    ] as const)
      await part(`covers neither call of the home page at ${width} by ${height}`, async () => {
        await page.setViewportSize({ width, height });
        const { y: top = 0 } = (await consentBanner(page).boundingBox()) ?? {};
        for (const name of [/^Réserver une démo/, hero.hire]) {
          const call = await page.locator("#home").getByRole("link", { name }).boundingBox();
          expect((call?.y ?? 0) + (call?.height ?? 0)).toBeLessThan(top);
        }
      });

    await part("leaves what has the focus in sight in a low window with large text too", async () => {
      await page.setViewportSize({ width: 390, height: 450 });
      await setTextSize(page, 200);
      const isSeen = (element: Element) => {
        const { top, bottom } = element.getBoundingClientRect();
        const cover =
          document.querySelector("[aria-labelledby=consent-title]")?.getBoundingClientRect().top ?? 0;
        const bar = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
        return top >= bar - 1 && Math.min(bottom, top + 44) <= cover + 1;
      };
      const links = page.getByRole("main").getByRole("link");
      for (const link of [links.first(), links.nth(1), links.last()]) {
        await link.focus();
        await expect.poll(() => link.evaluate(isSeen)).toBe(true);
      }
      await setTextSize(page, 100);
    });

    await part("leaves the page usable and covers no focused element", async () => {
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      const last = page.getByRole("button", { name: "Gérer les cookies" });
      await last.focus();
      await expect
        .poll(async () => {
          const [button, cover] = [await last.boundingBox(), await consentBanner(page).boundingBox()];
          return (button?.y ?? 0) + (button?.height ?? 0) <= (cover?.y ?? 0);
        })
        .toBe(true);
      await menuToggle(page).click();
      await expect(header(page).getByRole("link", { name: "Tarifs" })).toBeVisible();
    });
  });

  test("stays closed when the choice cannot be stored", async ({ page }) => {
    await blockLocalStorage(page);
    await page.goto("/");
    await consentBanner(page).getByRole("button", { name: "Tout refuser" }).click();
    await expect(consentBanner(page)).toBeHidden();
    await page.getByRole("contentinfo").getByRole("link", { name: "Contact", exact: true }).click();
    await page.waitForURL("**/contact");
    await expect(consentBanner(page)).toBeHidden();
  });
});
