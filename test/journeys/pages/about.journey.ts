import { brand } from "#app/content/brand.ts";
import { about } from "#app/content/public/about-copy.ts";
import { morningProspects } from "#app/content/sample/morning-prospects.ts";
import { sampleList } from "#app/content/sample/sample-list-copy.ts";
import { countNew } from "#app/content/sample/sample-prospects.ts";
import { scope } from "#app/content/scope-copy.ts";
import { expect, test } from "../journey.ts";
import { withConsentChosen } from "../page-steps.ts";
import { structuredData } from "../search/structured-data.ts";

test.describe("the About page", () => {
  const headings = [
    about.hero.heading,
    about.story.heading,
    about.mission.heading,
    about.approach.heading,
    about.differentiators.heading,
    about.closing.heading,
  ];

  test("describes itself, shows its sections, and reveals them once they are seen", async ({
    page,
    server,
    part,
  }) => {
    await withConsentChosen(page);
    await page.goto("/about-us");
    await part("has a head that describes it", async () => {
      await expect(page).toHaveTitle(`À propos | ${brand.product}`);
      await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", about.description);
      await expect(page.locator('meta[name="keywords"]')).toHaveAttribute(
        "content",
        about.keywords.join(", "),
      );
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", `${server.url}/about-us`);
      const [data] = await structuredData(page);
      expect(data).toMatchObject({ "@type": "AboutPage", mainEntity: { foundingDate: "2023" } });
    });

    await part("links to the calendar in a new tab", async () => {
      const button = page.getByRole("link", { name: `Réserver une démo gratuite de ${brand.product}` });
      await expect(button).toHaveAttribute("href", "https://calendar.matinal.example/matinal/30min");
      await expect(button).toHaveAttribute("target", "_blank");
      await expect(button).toHaveAttribute("rel", "noopener noreferrer");
    });

    await part("offers the sample list as a file", async () => {
      const download = page.waitForEvent("download");
      await page.getByRole("link", { name: sampleList.download }).click();
      expect((await download).suggestedFilename()).toBe(sampleList.fileName);
    });

    await part(
      "shows its sections in order, with four pillars, four steps and five differences",
      async () => {
        const order = page.locator("header, main h1, main h2, footer");
        await expect(order).toHaveCount(headings.length + 2);
        await expect(page.locator("main h1, main h2")).toHaveText(headings);
        await expect(page.getByText(about.hero.tagline)).toBeVisible();
        await expect(page.getByText("fondée en 2023")).toBeAttached();
        await page.getByAltText(about.story.image.alt).scrollIntoViewIfNeeded();
        await expect(page.getByAltText(about.story.image.alt)).toHaveJSProperty("naturalWidth", 960);

        const story = page.getByRole("region", { name: about.story.heading });
        for (const { company } of morningProspects) await expect(story.getByText(company)).toBeAttached();
        await expect(story.getByText(about.night.found(countNew(morningProspects)))).toBeAttached();
        const mission = page.getByRole("region", { name: about.mission.heading });
        await expect(mission.getByRole("listitem")).toHaveText([...scope.does.items, ...scope.doesNot.items]);

        const approach = page.getByRole("region", { name: about.approach.heading });
        await expect(approach.locator("ul > li")).toHaveCount(4);
        await expect(approach.locator("ol > li h4")).toHaveText([
          "Identification",
          "Qualification",
          "Enrichissement",
          "Activation",
        ]);
        const differences = page.getByRole("region", { name: about.differentiators.heading });
        await expect(differences.getByRole("listitem")).toHaveCount(5);
      },
    );

    await part("reveals a section when the focus enters it", async () => {
      await page.goto("/about-us");
      const closing = page.getByRole("region", { name: about.closing.heading });
      await expect(closing).toHaveCSS("opacity", "0");
      await closing.getByRole("link").focus();
      await expect(closing).toHaveCSS("opacity", "1");
    });

    await part("reveals a section once it is scrolled to, without moving anything", async () => {
      await page.setViewportSize({ width: 1280, height: 700 });
      await page.goto("/about-us");
      const section = page.getByRole("region", { name: about.differentiators.heading });
      await expect(section).toHaveCSS("opacity", "0");
      const height = await page.evaluate(() => document.documentElement.scrollHeight);

      await section.scrollIntoViewIfNeeded();
      await expect(section).toHaveCSS("opacity", "1");
      await page.evaluate(() => window.scrollTo(0, 0));
      await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
      await expect(section).toHaveCSS("opacity", "1");
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
    });

    await part("shows every section in print, with paused motion and with reduced motion", async () => {
      const sections = page.locator("main section");
      const expectAllShown = async () => {
        for (const section of await sections.all()) await expect(section).toHaveCSS("opacity", "1");
      };
      await page.goto("/about-us");
      await expect(sections.last()).toHaveCSS("opacity", "0");
      await page.emulateMedia({ media: "print" });
      await expectAllShown();
      await page.emulateMedia({ media: "screen", reducedMotion: "reduce" });
      await expectAllShown();

      await page.emulateMedia({ reducedMotion: "no-preference" });
      await page.evaluate(() => localStorage.setItem("motion", "paused"));
      await page.reload();
      await expect(page.getByRole("link", { name: about.closing.action })).toBeAttached();
      await page.waitForLoadState("networkidle");
      await expectAllShown();
    });
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("shows every section", async ({ page }) => {
      await page.goto("/about-us");
      for (const section of await page.locator("main section").all())
        await expect(section).toHaveCSS("opacity", "1");
      await expect(page.locator("main h1, main h2")).toHaveText(headings);
    });
  });
});
