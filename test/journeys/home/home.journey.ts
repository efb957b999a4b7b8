import type { Page } from "@playwright/test";
import { hero } from "#app/content/home/hero-copy.ts";
import { expectNoFindings, expectNoFindingsAtAnyWidth } from "../accessibility/findings.ts";
import { expect, test } from "../journey.ts";
import { hydrated } from "../page-steps.ts";
import { english, yearly } from "./home-view.ts";

const sections = ["home", "features", "how-it-works", "pricing", "cost", "partners", "testimonials", "faq"];

/** The number of columns of a grid: the children whose tops are level with the first. */
async function columns(page: Page, selector: string): Promise<number> {
  return page.locator(selector).evaluateAll((items) => {
    const topOf = (item: Element) => item.getBoundingClientRect().top;
    const [first] = items.map(topOf);
    return items.filter((item) => Math.abs(topOf(item) - (first ?? 0)) < 40).length;
  });
}

test("the home page has its sections, benefits, steps and questions", async ({ page, part }) => {
  await part("the home page is in French and its sections have a fixed order", async () => {
    await page.goto("/");
    await expect(page.locator("html")).toHaveAttribute("lang", "fr");
    expect(await page.locator("main section[id]").evaluateAll((all) => all.map(({ id }) => id))).toEqual(
      sections,
    );
    expect(
      await page.evaluate(() => {
        const [last, footer] = [document.querySelector("#faq"), document.querySelector("footer")];
        return last !== null && footer !== null && last.compareDocumentPosition(footer) === 4;
      }),
    ).toBe(true);
  });

  await part("three cards show the steps", async () => {
    const steps = page.locator("#how-it-works ol > li");
    await expect(steps).toHaveCount(3);
    for (const [index, label] of ["Étape 1", "Étape 2", "Étape 3"].entries())
      await expect(steps.nth(index).getByText(label, { exact: true })).toBeVisible();
  });

  await part("questions open one at a time, and close again, by keyboard too", async () => {
    const questions = page.locator("#faq details");
    expect(await questions.count()).toBeGreaterThanOrEqual(6);
    await questions.nth(0).locator("summary").click();
    await expect(questions.nth(0).locator("p")).toBeVisible();
    await questions.nth(1).locator("summary").click();
    await expect(questions.nth(0)).not.toHaveAttribute("open");
    await expect(questions.nth(1)).toHaveAttribute("open");
    await questions.nth(1).locator("summary").focus();
    await page.keyboard.press("Enter");
    await expect(page.locator("#faq details[open]")).toHaveCount(0);
  });

  await part("eight benefits form four, two or one columns, three plans three or one", async () => {
    const benefit = page.locator("#features li");
    await expect(benefit).toHaveCount(8);
    await expect(page.locator("#features li:has(h3):has(p)")).toHaveCount(8);
    const icons = await page
      .locator("#features li > h3")
      .evaluateAll((titles) => titles.map((title) => getComputedStyle(title, "::before").maskImage));
    expect(new Set(icons.filter((mask) => mask.startsWith("url(")))).toHaveProperty("size", 8);
    for (const [width, benefits, plans] of [
      [320, 1, 1],
      [767, 1, 1],
      [768, 2, 3],
      [1023, 2, 3],
      [1024, 4, 3],
      [1280, 4, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      expect(await columns(page, "#features li"), `${width} px`).toBe(benefits);
      expect(await columns(page, "#pricing li:has(h3)"), `${width} px`).toBe(plans);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    }
  });
});

test("the night passes as the visitor scrolls, and it is morning where nothing moves", async ({ page }) => {
  const lit = () =>
    page
      .locator(".passing-rows > p")
      .evaluateAll((rows) => rows.map((row) => Number(getComputedStyle(row).getPropertyValue("--lit"))));
  // The place on the screen of the upper edge of the scene, as a share of the height of the window.
  const scrollTo = (share: number) =>
    page.locator(".passing-night").evaluate((scene, share) => {
      scrollBy({ top: scene.getBoundingClientRect().top - share * innerHeight, behavior: "instant" });
    }, share);
  await page.goto("/");
  await hydrated(page);
  await scrollTo(0.9);
  await expect.poll(lit).toEqual([0, 0, 0, 0]);
  await scrollTo(0.5);
  await expect.poll(async () => (await lit())[0]).toBe(1);
  expect((await lit())[3]).toBeLessThan(1);
  await scrollTo(0.1);
  await expect.poll(lit).toEqual([1, 1, 1, 1]);
  await scrollTo(0.9);
  await expect.poll(lit).toEqual([0, 0, 0, 0]);
  await expectNoFindings(page, ["#how-it-works"]);

  const expectMorning = () => expect.poll(lit).toEqual([1, 1, 1, 1]);
  await page.setViewportSize({ width: 390, height: 800 });
  await expectMorning();
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expectMorning();
  await page.emulateMedia({ reducedMotion: "no-preference", media: "print" });
  await expectMorning();
  await page.emulateMedia({ media: "screen" });
  await page.getByRole("button", { name: hero.motion.pause }).click();
  await expectMorning();
});

test("axe finds nothing in any state of the home page at any width", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  await hydrated(page);
  await expectNoFindingsAtAnyWidth(page);
  await yearly(page).click();
  await page.locator("#faq summary").first().click();
  await english(page).click();
  await expect(page.locator("#pricing")).toHaveAttribute("lang", "en");
  await expectNoFindingsAtAnyWidth(page);
});
