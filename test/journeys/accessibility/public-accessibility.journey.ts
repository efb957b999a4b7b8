import { about } from "#app/content/public/about-copy.ts";
import { agentQuestions, generalQuestions } from "#app/content/public/faq-copy.ts";
import { offerFigures } from "#app/offers/sentences.ts";
import { publicPaths } from "../../pages/public-paths.ts";
import { expect, test } from "../journey.ts";
import { setTextSize, withConsentChosen } from "../page-steps.ts";
import { consentBanner } from "../shell/shell-view.ts";
import {
  expectNoBrokenWords,
  expectNoFindings,
  expectNoFindingsAtAnyWidth,
  expectNothingClipped,
} from "./findings.ts";

/** Journeys of their own look for findings on these in all their states. */
const elsewhere = ["/", "/contact"];
const looksElsewhere = [...elsewhere, "/nulle-part"];
const pages = [...publicPaths().filter((path) => !elsewhere.includes(path)), "/blog?page=3"];
const missing = ["/blog/101"];
const all = [...pages, ...elsewhere, ...missing, "/nulle-part"];
/** For several workers. */
const shares = [0, 1, 2].map((share) => all.filter((_, index) => index % 3 === share));

const general = generalQuestions(offerFigures("table"));

test.describe("with reduced motion", () => {
  // Each document is loaded once, on a phone, and made wider.
  test.use({ viewport: { width: 320, height: 800 }, reducedMotion: "reduce" });

  for (const [index, paths] of shares.entries())
    test(`no page has findings, scrolls sideways or clips text of twice the size, at any width (${index + 1} of ${shares.length})`, async ({
      page,
      part,
      consoleErrors,
    }) => {
      for (const path of paths) {
        await page.setViewportSize({ width: 320, height: 800 });
        await page.goto(path);
        expect(consoleErrors.splice(0).every((error) => error.includes("404"))).toBe(true);
        if (!looksElsewhere.includes(path))
          await part(`${path}: axe finds nothing and the page does not scroll sideways`, () =>
            expectNoFindingsAtAnyWidth(page, expectNoBrokenWords),
          );
        if (path === "/faq")
          await part("/faq: axe finds nothing while other questions are open", async () => {
            for (const questions of [general, agentQuestions])
              await page.getByText(questions[3]?.question ?? "", { exact: true }).click();
            await expectNoFindingsAtAnyWidth(page);
          });
        await part(`${path}: text of twice the size is not clipped at any width`, async () => {
          await setTextSize(page, 200);
          await page.locator("details").evaluateAll((all: HTMLDetailsElement[]) => {
            for (const each of all) {
              each.name = "";
              each.open = true;
            }
          });
          for (const width of [320, 390, 768, 1280]) {
            await page.setViewportSize({ width, height: 800 });
            await expectNothingClipped(page, path);
            // On a phone such a word may be wider than the page.
            if (width >= 768 && pages.includes(path)) await expectNoBrokenWords(page);
          }
        });
      }
    });

  test("the consent banner fits at twice the text size", async ({ page, consoleErrors }) => {
    await page.goto("/nulle-part");
    for (const width of [320, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.reload();
      await setTextSize(page, 200);
      const banner = consentBanner(page);
      for (const name of ["Tout refuser", "Essentiels seuls", "Tout accepter"]) {
        const button = banner.getByRole("button", { name });
        await button.scrollIntoViewIfNeeded();
        await expect(button).toBeInViewport({ ratio: 1 });
      }
      await expectNothingClipped(page, "cookies");
    }
    expect(consoleErrors.splice(0).every((error) => error.includes("404"))).toBe(true);
  });
});

test("axe finds nothing before the sections are revealed by scrolling", async ({ page }) => {
  await withConsentChosen(page);
  await page.goto("/about-us");
  await expect(page.getByRole("region", { name: about.closing.heading })).toHaveCSS("opacity", "0");
  await expectNoFindings(page);
});
