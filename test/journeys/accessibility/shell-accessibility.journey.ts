import { expect, test } from "../journey.ts";
import { widths } from "../page-steps.ts";
import { consentBanner, menuToggle } from "../shell/shell-view.ts";
import { expectNoFindings, expectNoFindingsAtAnyWidth } from "./findings.ts";

test.use({ reducedMotion: "reduce" });

test.describe("at every width", () => {
  test.use({ viewport: { width: 320, height: 800 } });

  // The home page is looked at below, and in all its states in home.journey.ts.
  test("axe finds nothing on the public pages", async ({ page, consoleErrors }) => {
    for (const path of ["/login", "/mailbox", "/nulle-part"]) {
      await page.goto(path);
      await expectNoFindingsAtAnyWidth(page);
    }
    expect(consoleErrors.splice(0).every((error) => error.includes("404"))).toBe(true);
  });
});

for (const width of widths) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 800 } });

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
