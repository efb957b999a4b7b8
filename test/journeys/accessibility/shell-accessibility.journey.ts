import { expect, test } from "../journey.ts";
import { toasts, widths } from "../page-steps.ts";
import { consentBanner, menuToggle } from "../shell/shell-view.ts";
import { expectNoFindings, expectNoFindingsAtAnyWidth } from "./findings.ts";

// Each document is loaded once, on a phone, and made wider.
test.use({ viewport: { width: 320, height: 800 }, reducedMotion: "reduce" });

// The home page is looked at below, and in all its states in home.journey.ts.
test("axe finds nothing on the public pages", async ({ page, part, consoleErrors }) => {
  for (const path of ["/login", "/mailbox", "/nulle-part"])
    await part(path, async () => {
      await page.goto(path);
      await expectNoFindingsAtAnyWidth(page);
      expect(consoleErrors.splice(0).every((error) => error.includes("404"))).toBe(true);
    });
});

test("axe finds nothing in consent banner, menu and toast", async ({ page, part }) => {
  await page.goto("/");
  await expect(consentBanner(page)).toBeVisible();
  const expectNone = async (state: string, atWidths = widths, prepare = async () => {}) => {
    for (const width of atWidths)
      await part(`axe finds nothing in the ${state} at ${width} pixels`, async () => {
        await page.setViewportSize({ width, height: 800 });
        await prepare();
        await expectNoFindings(page);
      });
  };
  await expectNone("consent banner", widths.toReversed());
  await menuToggle(page).click();
  await expectNone("menu", [320]);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Tout refuser" }).click();
  await expect(page.getByText("les cookies facultatifs sont refusés").first()).toBeVisible();
  // A toast under the pointer stays open.
  await expectNone("toast", widths, () => toasts(page).hover());
  await expect(toasts(page)).toBeVisible();
});
