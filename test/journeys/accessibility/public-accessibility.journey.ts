import { about } from "#app/content/public/about-copy.ts";
import { agentQuestions, generalQuestions } from "#app/content/public/faq-copy.ts";
import { offerFigures } from "#app/offers/sentences.ts";
import { publicPaths } from "../../pages/public-paths.ts";
import { expect, test } from "../journey.ts";
import { withConsentChosen } from "../page-steps.ts";
import { consentBanner } from "../shell/shell-view.ts";
import {
  expectNoBrokenWords,
  expectNoFindings,
  expectNoFindingsAtAnyWidth,
  expectNothingClipped,
} from "./findings.ts";

/** Journeys of their own look at these two in all their states. */
const elsewhere = ["/", "/contact"];
const pages = [...publicPaths().filter((path) => !elsewhere.includes(path)), "/blog?page=3"];
const missing = ["/blog/101"];

const general = generalQuestions(offerFigures("table"));

test.describe("at every width", () => {
  // Each document is loaded once, on a phone, and made wider.
  test.use({ viewport: { width: 320, height: 800 }, reducedMotion: "reduce" });

  test("axe finds nothing and no page scrolls sideways", async ({ page, consoleErrors }) => {
    for (const path of [...pages, ...missing]) {
      await page.goto(path);
      await expectNoFindingsAtAnyWidth(page, expectNoBrokenWords);
    }
    await page.goto("/faq");
    for (const questions of [general, agentQuestions])
      await page.getByText(questions[3]?.question ?? "", { exact: true }).click();
    await expectNoFindingsAtAnyWidth(page);
    expect(consoleErrors.splice(0).every((error) => error.includes("404"))).toBe(true);
  });
});

test("axe finds nothing before the sections are revealed by scrolling", async ({ page }) => {
  await withConsentChosen(page);
  await page.goto("/about-us");
  await expect(page.getByRole("region", { name: about.closing.heading })).toHaveCSS("opacity", "0");
  await expectNoFindings(page);
});

test("text of twice the size is not clipped at any width", async ({ page, consoleErrors }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.addInitScript(() => {
    document.addEventListener("DOMContentLoaded", () => {
      document.documentElement.style.fontSize = "200%";
    });
  });
  for (const path of [...pages, ...elsewhere, "/nulle-part"]) {
    await page.goto(path);
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
  }
  for (const width of [320, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.reload();
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
