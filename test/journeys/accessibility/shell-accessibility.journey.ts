import { expect, test } from "../journey.ts";
import { widths } from "../page-steps.ts";
import { consentBanner, menuToggle } from "../shell/shell-view.ts";
import { expectNoFindings } from "./findings.ts";

for (const width of widths) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 800 }, reducedMotion: "reduce" });

    test("axe finds nothing on the public pages", async ({ page, consoleErrors }) => {
      for (const path of ["/", "/login", "/mailbox", "/nulle-part"]) {
        await page.goto(path);
        await expectNoFindings(page);
      }
      expect(consoleErrors.splice(0).every((error) => error.includes("404"))).toBe(true);
    });

    test("axe finds nothing in consent banner, menu and toast", async ({ page }) => {
      await page.goto("/");
      await expect(consentBanner(page)).toBeVisible();
      await expectNoFindings(page);
      if (width < 768) {
        await menuToggle(page).click();
        await expectNoFindings(page);
        await page.keyboard.press("Escape");
      }
      await page.getByRole("button", { name: "Tout refuser" }).click();
      await expect(page.getByText("les cookies facultatifs sont refusés").first()).toBeVisible();
      await expectNoFindings(page);
    });
  });
}
