import type { Page } from "@playwright/test";
import { expectNoFindings, expectNoHorizontalScroll } from "../accessibility/findings.ts";
import { expect, test } from "../journey.ts";
import { holdRequests, hydrated, setTextSize, touchPart, widths } from "../page-steps.ts";

const section = (page: Page) => page.locator("#cost");
const slider = (page: Page) => page.getByRole("slider", { name: /fiches/ });
const hourlyCost = (page: Page) => page.getByLabel("Coût d’une heure, en euros");
const minutes = (page: Page) => page.getByLabel("Temps par fiche, en minutes");

test.describe("the calculator", () => {
  test("computes with what is typed, and names the smallest offer that suffices", async ({ page, part }) => {
    await part(
      "computes the work by hand from the visitor's figures, and says which is cheaper",
      async () => {
        await page.goto("/");
        await hydrated(page);
        await expect(section(page).getByText(/^24\sh × 35\s€ = 840\s€$/)).toBeVisible();
        await expect(section(page).getByText(/^Growth coûte 641\s€ de moins par mois/)).toBeVisible();
        await slider(page).fill("50");
        await minutes(page).fill("1,5");
        await hourlyCost(page).fill("30");
        await expect(section(page).getByText(/^À la main, cela coûte .* de moins par mois/)).toBeVisible();
      },
    );

    await part("names the smallest offer that suffices, by keyboard too", async () => {
      await page.goto("/");
      await hydrated(page);
      await slider(page).focus();
      await page.keyboard.press("Home");
      await expect(slider(page)).toHaveAttribute("aria-valuetext", /^10\s?fiches par mois, offre Starter$/);
      await expect(section(page).getByText(/^99\s€ HT par mois$/)).toBeVisible();
      for (let presses = 0; presses < 5; presses++) await page.keyboard.press("ArrowRight");
      await expect(slider(page)).toHaveAttribute("aria-valuetext", /^60 fiches par mois, offre Growth$/);
      await expect(section(page).getByText(/^199\s€ HT par mois$/)).toBeVisible();
      await expect(section(page).getByText(/^soit environ 3,32\s€ par fiche$/)).toBeVisible();
      await page.keyboard.press("End");
      await expect(slider(page)).toHaveAttribute("aria-valuetext", /^500 .*démo$/);
      await expect(section(page).getByRole("link", { name: /Réserver une démo/ })).toHaveAttribute(
        "href",
        "https://calendar.matinal.example/matinal/30min",
      );
    });

    await part("answers whatever is typed with a sentence", async () => {
      await page.goto("/");
      await hydrated(page);
      for (const typed of ["", "-5", "1e9", "0", "abc", "999999", "@".repeat(65_536)]) {
        await hourlyCost(page).fill(typed);
        await expect(hourlyCost(page)).toHaveAttribute("aria-invalid", "true");
        await expect(hourlyCost(page)).toHaveAccessibleDescription(/1\s000/);
        await expect(section(page).getByText(/^Le calcul reprend/)).toBeVisible();
        expect(await section(page).innerText()).not.toMatch(/NaN|Infinity|undefined/);
        await expectNoHorizontalScroll(page);
      }
      await hourlyCost(page).fill("1 000 €");
      await expect(section(page).getByText(/= 24\s000\s€$/)).toBeVisible();
    });
  });

  test("announces the result once it has settled", async ({ page }) => {
    await page.clock.install();
    await page.goto("/");
    await page.clock.runFor(3000);
    await touchPart(page, "calculator");
    const output = section(page).getByRole("status");
    await expect(output).toBeEmpty();
    for (const volume of ["60", "70", "300"]) await slider(page).fill(volume);
    await expect(output).toBeEmpty();
    await page.clock.runFor(1000);
    await expect(output).toContainText("Scale");
  });

  test("counts what was typed before its scripts ran, and what a reload kept", async ({ page }) => {
    const release = await holdRequests(page, "**/assets/*.js");
    await page.goto("/");
    await slider(page).fill("300");
    await minutes(page).fill("10");
    release();
    await hydrated(page);
    await expect(slider(page)).toHaveValue("300");
    await expect(section(page).getByText(/^300\sfiches × 10\smin = 50\sh$/)).toBeVisible();

    await page.unroute("**/assets/*.js");
    await page.reload();
    await hydrated(page);
    const kept = await slider(page).inputValue();
    await expect(section(page).getByText(new RegExp(`^${kept}\\sfiches × `))).toBeVisible();
  });

  test("has no findings at any width, in any state, and holds text of twice the size", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/");
    await hydrated(page);
    const atEachWidth = async (expectIt: () => Promise<void>) => {
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        await expectIt();
      }
    };
    await atEachWidth(async () => {
      await expectNoFindings(page, ["#cost"]);
      expect((await slider(page).boundingBox())?.height).toBeGreaterThanOrEqual(44);
    });
    await slider(page).fill("500");
    await hourlyCost(page).fill("x");
    await atEachWidth(() => expectNoFindings(page, ["#cost"]));
    await setTextSize(page, 200);
    await atEachWidth(() => expectNoHorizontalScroll(page));
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("is the price of a contact and a worked example", async ({ page }) => {
      await page.goto("/");
      await expect(section(page).getByText(/1,98\s€ avec Starter, environ 1\s€ avec Growth/)).toBeVisible();
      await expect(section(page).getByText(/^Un exemple de calcul/)).toBeVisible();
      await expect(section(page).getByText(/^24\sh × 35\s€ = 840\s€$/)).toBeVisible();
      for (const input of [slider(page), hourlyCost(page), minutes(page)]) await expect(input).toBeHidden();
    });
  });
});
