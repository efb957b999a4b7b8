import { about } from "../../app/content/public/about-copy.ts";
import { agentQuestions, generalQuestions } from "../../app/content/public/faq-copy.ts";
import { offerFigures } from "../../app/offers/sentences.ts";
import { expectNoFindings, expectNothingMissed } from "./findings.ts";
import { expect, settled, test } from "./journey.ts";

const pages = ["/blog", "/blog?page=3", "/blog/1", "/faq", "/about-us", "/privacy", "/terms", "/cookies"];
const added = ["/mentions-legales", "/accessibilite"];
const lost = ["/blog/101"];

const general = generalQuestions(offerFigures("table"));

for (const width of [320, 768, 1280]) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 800 }, reducedMotion: "reduce" });

    test("axe finds nothing and nothing is wider than the page", async ({ page, cleanConsole }) => {
      test.setTimeout(120_000);
      for (const path of [...pages, ...added, ...lost]) {
        await page.goto(path);
        await expectNoFindings(page);
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(width, path).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
      }
      await page.goto("/faq");
      for (const questions of [general, agentQuestions])
        await page.getByText(questions[3]?.question ?? "", { exact: true }).click();
      await expectNoFindings(page);
      expect(cleanConsole.splice(0).every((complaint) => complaint.includes("404"))).toBe(true);
    });
  });
}

test("axe finds nothing while sections wait to be scrolled to", async ({ page }) => {
  await settled(page);
  await page.goto("/about-us");
  await expect(page.getByRole("region", { name: about.closing.heading })).toHaveCSS("opacity", "0");
  await expectNoFindings(page);
});

for (const width of [320, 390, 768, 1280])
  test(`text of twice the size loses nothing at ${width} pixels`, async ({ page, cleanConsole }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.addInitScript(() => {
      document.addEventListener("DOMContentLoaded", () => {
        document.documentElement.style.fontSize = "200%";
      });
    });
    for (const path of ["/", ...pages, ...added, "/contact", "/nulle-part"]) {
      await page.goto(path);
      await page.locator("details").evaluateAll((all: HTMLDetailsElement[]) => {
        for (const each of all) {
          each.name = "";
          each.open = true;
        }
      });
      await expectNothingMissed(page, path);
    }
    await page.reload();
    const sheet = page.getByRole("region", { name: "Votre choix sur les cookies" });
    for (const name of ["Tout refuser", "Essentiels uniquement", "Tout accepter"]) {
      const button = sheet.getByRole("button", { name });
      await button.scrollIntoViewIfNeeded();
      await expect(button).toBeInViewport({ ratio: 1 });
    }
    await expectNothingMissed(page, "cookies");
    expect(cleanConsole.splice(0).every((complaint) => complaint.includes("404"))).toBe(true);
  });
