import { expect, test } from "../journey.ts";
import { blockLocalStorage, holdRequests, hydrated, layOutWhole, widths } from "../page-steps.ts";
import { cards, english, planCard } from "./home-view.ts";

test.describe("the language of the prices", () => {
  test("changes the section, is remembered, and is synchronised with a second tab", async ({
    page,
    context,
  }) => {
    await page.goto("/");
    const pricing = page.locator("#pricing");
    await expect(pricing).not.toHaveAttribute("lang");
    await hydrated(page);
    const other = await context.newPage();
    await other.goto("/");
    await hydrated(other);

    await english(page).click();
    await expect(pricing).toHaveAttribute("lang", "en");
    await expect(page.locator("html")).toHaveAttribute("lang", "fr");
    await expect(pricing.getByText("Most popular")).toBeVisible();
    await expect(planCard(page, "Growth").getByRole("link", { name: "Book a demo" })).toBeVisible();
    expect(await page.evaluate(() => localStorage.language)).toBe("en");
    await expect(other.locator("#pricing")).toHaveAttribute("lang", "en");
    await expect(other.getByRole("radio", { name: /EN/ })).toBeChecked();

    await page.reload();
    await expect(pricing).toHaveAttribute("lang", "en");
    await expect(page.getByRole("radio", { name: /EN/ })).toBeChecked();
    await page.getByRole("radio", { name: /français/ }).check();
    await expect(pricing.getByText("Le plus populaire")).toBeVisible();
    await expect(pricing).not.toHaveAttribute("lang");
  });

  test("never flashes French for a visitor who chose English", async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem("language", "en"));
    const release = await holdRequests(page, "**/assets/*.js");
    // After a while they are shown in French rather than not at all.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.goto("/");
    await expect(page.locator("#pricing")).toHaveCSS("visibility", "hidden");
    await page.clock.resume();
    release();
    await expect(page.locator("#pricing")).toHaveCSS("visibility", "visible");
    await expect(page.locator("#pricing")).toHaveAttribute("lang", "en");
    await page.getByRole("radio", { name: /français/ }).check();
    await expect(page.locator("#pricing")).toHaveCSS("visibility", "visible");
  });

  test("leaves no French word, and what is being looked at in its place", async ({ page, part }) => {
    await part("leaves no French word in the English section", async () => {
      await page.goto("/");
      await hydrated(page);
      await english(page).click();
      await expect(page.locator("#pricing")).toHaveAttribute("lang", "en");
      const text = (await page.locator("#pricing").innerText()).replace("français", "");
      expect(text).not.toMatch(/[éèàùâêîôûç’]|\b(mois|par|jours|prix|HT|démo|nouvel|illimit)\b/i);
    });

    await part("leaves what is being looked at in its place, and writes amounts in one way", async () => {
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        await layOutWhole(page);
        await page.getByRole("radio", { name: /français/ }).check();
        const tops = () =>
          cards(page)
            .first()
            .or(page.getByRole("group", { name: /Langue|Language/ }))
            .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().top + scrollY)));
        const before = await tops();
        expect(before).toHaveLength(2);
        await english(page).check();
        await expect(page.locator("#pricing")).toHaveAttribute("lang", "en");
        expect(await tops(), `at ${width} pixels`).toEqual(before);
      }
      const text = await page.locator("#pricing").innerText();
      expect(text).toContain("€1,910");
      expect(text).not.toMatch(/\d\s?€/);
    });
  });

  test("works where the browser refuses local storage", async ({ page }) => {
    await blockLocalStorage(page);
    await page.goto("/");
    await hydrated(page);
    await english(page).click();
    await expect(page.locator("#pricing")).toHaveAttribute("lang", "en");
  });
});
