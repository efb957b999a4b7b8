import type { Page } from "@playwright/test";
import { awake, expect, settled, test } from "./journey.ts";

const sheet = (page: Page) => page.getByRole("region", { name: "Votre choix sur les cookies" });
const toggle = (page: Page) => page.locator("header summary");
const bar = (page: Page) => page.getByRole("banner");

test.describe("the consent sheet", () => {
  const kept = (page: Page) => page.evaluate(() => localStorage.getItem("cookiesAccepted"));

  test("it opens one second after the page has loaded, not before", async ({ page }) => {
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 1000);
    await page.goto("/");
    await awake(page);
    await page.clock.runFor(999);
    await expect(sheet(page)).toBeHidden();
    await page.clock.runFor(1);
    await expect(sheet(page)).toBeVisible();
    await expect(sheet(page).getByRole("link")).toHaveAttribute("href", "/cookies");
  });

  for (const choice of ["true", "essential", "refused"]) {
    test(`it is not shown to whoever chose ${choice}`, async ({ page }) => {
      await page.addInitScript((value) => localStorage.setItem("cookiesAccepted", value), choice);
      await page.goto("/");
      await awake(page);
      await page.waitForTimeout(1500);
      await expect(sheet(page)).toBeHidden();
    });
  }

  for (const [button, value, toast] of [
    ["Tout accepter", "true", "tous les cookies sont acceptés"],
    ["Essentiels uniquement", "essential", "seuls les cookies essentiels"],
    ["Tout refuser", "refused", "les cookies facultatifs sont refusés"],
  ] as const) {
    test(`« ${button} » keeps ${value}, closes it and says so for 3 seconds`, async ({ page }) => {
      await page.clock.install();
      await page.goto("/");
      await sheet(page).getByRole("button", { name: button }).click();
      await expect(sheet(page)).toBeHidden();
      expect(await kept(page)).toBe(value);
      const record = await page.evaluate(() => localStorage.getItem("cookiesAcceptedOn"));
      expect(JSON.parse(record ?? "{}")).toEqual({ date: expect.any(String), version: expect.any(String) });

      const said = page.getByRole("listitem").filter({ hasText: toast });
      await expect(said).toBeVisible();
      await page.mouse.move(5, 5);
      await page.clock.runFor(2000);
      await expect(said).toBeVisible();
      await page.clock.runFor(1500);
      await expect(said).toBeHidden();
      await page.reload();
      await awake(page);
      await page.clock.runFor(2000);
      await expect(sheet(page)).toBeHidden();
    });
  }

  test("it asks again six months later", async ({ page }) => {
    await page.goto("/");
    await sheet(page).getByRole("button", { name: "Tout refuser" }).click();
    await page.clock.install({ time: new Date(Date.now() + 190 * 24 * 3600 * 1000) });
    await page.goto("/");
    await expect(sheet(page)).toBeVisible();
  });

  test("the footer reopens it, it takes the focus and gives it back", async ({ page }) => {
    await settled(page);
    await page.goto("/");
    await awake(page);
    const opener = page.getByRole("button", { name: "Gérer les cookies" });
    await opener.press("Enter");
    await expect(sheet(page)).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(sheet(page)).toBeHidden();
    await expect(opener).toBeFocused();
    expect(await kept(page)).toBe("refused");
  });

  test("it leaves the page behind it in use and hides nothing that has the focus", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto("/");
    await expect(sheet(page)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    const last = page.getByRole("button", { name: "Gérer les cookies" });
    await last.focus();
    await expect
      .poll(async () => {
        const [button, cover] = [await last.boundingBox(), await sheet(page).boundingBox()];
        return (button?.y ?? 0) + (button?.height ?? 0) <= (cover?.y ?? 0);
      })
      .toBe(true);
    await toggle(page).click();
    await expect(bar(page).getByRole("link", { name: "Tarifs" })).toBeVisible();
  });

  test("it leaves the first buttons of the home page in sight on a small laptop", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.goto("/");
    const top = async () => (await sheet(page).boundingBox())?.y ?? 0;
    await expect(sheet(page)).toBeVisible();
    for (const button of await page.locator("#home a[class*=min-h-11]").all()) {
      const { y = 720, height = 0 } = (await button.boundingBox()) ?? {};
      expect(y + height).toBeLessThan(await top());
    }
    await page.setViewportSize({ width: 320, height: 640 });
    await expect.poll(top).toBeGreaterThanOrEqual(640 * 0.55);
  });

  test("another tab follows the choice", async ({ page, context }) => {
    await page.goto("/");
    const other = await context.newPage();
    await other.goto("/");
    await expect(sheet(page)).toBeVisible();
    await sheet(other).getByRole("button", { name: "Tout accepter" }).click();
    await expect(sheet(page)).toBeHidden();
  });

  test("where nothing can be stored the choice holds for the page", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, "localStorage", {
        get() {
          throw new DOMException("blocked", "SecurityError");
        },
      });
    });
    await page.goto("/");
    await sheet(page).getByRole("button", { name: "Tout refuser" }).click();
    await expect(sheet(page)).toBeHidden();
    await page.getByRole("contentinfo").getByRole("link", { name: "Contact", exact: true }).click();
    await page.waitForURL("**/contact");
    await expect(sheet(page)).toBeHidden();
  });
});
