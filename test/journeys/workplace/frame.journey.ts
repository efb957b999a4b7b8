import type { Page } from "@playwright/test";
import { navigation } from "#app/layouts/signed-in/navigation.ts";
import { expectNoFindings, expectNoHorizontalScroll } from "../accessibility/findings.ts";
import { completeOnboarding, composer } from "../chat/chat-view.ts";
import { expect, test } from "../journey.ts";
import { setTextSize } from "../page-steps.ts";
import { signedIn } from "../sign-in-steps.ts";
import { siteMenu } from "./workplace-view.ts";

test.use({ reducedMotion: "reduce" });

const sizes = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1280, height: 800 },
];

test("every signed-in page has the same bar, with the same links at the same place and its own marked", async ({
  page,
  server,
  address,
}) => {
  await completeOnboarding(await signedIn(page, server, address));
  const bars: Record<string, unknown[]> = {};
  for (const { to, name } of navigation) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(to);
    if (to === "/assistant") await expect(composer(page)).toBeEnabled();
    await expect(siteMenu(page).locator("[aria-current=page]")).toHaveText(name);
    bars[to] = [];
    for (const size of sizes) {
      await page.setViewportSize(size);
      bars[to].push(await placesInBar(page));
      if (size.width >= 1024) continue;
      await siteMenu(page).getByRole("button", { name: "Menu" }).click();
      expect(await siteMenu(page).getByRole("link").allTextContents()).toEqual([
        ...navigation.map((link) => (link.to === "/compte" ? `${link.name}${address}` : link.name)),
        "Retour au site",
      ]);
      if (size.width === 320) {
        await expectNoFindings(page);
        await setTextSize(page, 200);
        await expectNoHorizontalScroll(page);
        await setTextSize(page, 100);
      }
      await page.keyboard.press("Escape");
      await expect(siteMenu(page).getByRole("link")).toHaveCount(0);
    }
  }
  for (const { to } of navigation) expect(bars[to], to).toEqual(bars["/assistant"]);

  // Two pages more fit as well.
  await page.setViewportSize({ width: 1024, height: 768 });
  const { height } = (await page.locator("#navigation").boundingBox()) ?? { height: 0 };
  await siteMenu(page)
    .getByRole("link", { name: "Brouillons" })
    .evaluate((link) => link.after(link.cloneNode(true), link.cloneNode(true)));
  await expectNoHorizontalScroll(page);
  expect(await page.locator("#navigation").boundingBox()).toMatchObject({ height });
});

/** Where the mark and the visible links or the button of the menu stand, in whole pixels. */
function placesInBar(page: Page): Promise<(string | number)[][]> {
  return page.evaluate(() => {
    const parts = [...document.querySelectorAll("header a, nav a, nav button")];
    return parts
      .filter((part) => part.checkVisibility())
      .map((part) => {
        const { x, y, height } = part.getBoundingClientRect();
        return [part.textContent ?? "", Math.round(x), Math.round(y), Math.round(height)];
      });
  });
}
