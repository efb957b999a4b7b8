import { expect, test } from "../journey.ts";
import { setTextSize } from "../page-steps.ts";
import { bookingUrl } from "./shell-view.ts";

test.describe("the footer", () => {
  const links = [
    ["Twitter", "https://twitter.matinal.example"],
    ["LinkedIn", "https://linkedin.matinal.example"],
    ["contact@matinal.example", "mailto:contact@matinal.example"],
    ["01 99 00 12 34", "tel:+33199001234"],
    ["Fonctionnalités", "#features"],
    ["Comment ça marche", "#how-it-works"],
    ["Tarifs", "#pricing"],
    ["Blog", "/blog"],
    ["À propos", "/about-us"],
    ["Contact", "/contact"],
    ["Confidentialité", "/privacy"],
    ["Conditions d’utilisation", "/terms"],
    ["Politique de cookies", "/cookies"],
    ["Vos données", "/vos-donnees"],
    ["Mentions légales", "/mentions-legales"],
    ["Confiance et sécurité", "/confiance"],
    ["Accessibilité", "/accessibilite"],
  ] as const;

  for (const javaScriptEnabled of [true, false]) {
    test(`links to every page ${javaScriptEnabled ? "with" : "without"} scripts, and to the demo`, async ({
      browser,
      server,
      part,
    }) => {
      const page = await browser.newPage({ javaScriptEnabled });
      await page.goto(server.url);
      await part(`links to every page ${javaScriptEnabled ? "with" : "without"} scripts`, async () => {
        const footer = page.getByRole("contentinfo");
        for (const [name, href] of links)
          await expect(footer.locator(`a[href="${href}"]`).filter({ hasText: name }), name).toBeVisible();
        await expect(footer).toContainText("service lancé en 2024");
      });
      await part("every link to the demo opens a new tab, even without scripts", async () => {
        const demos = page.locator(`a[href="${bookingUrl}"]`);
        expect(await demos.count()).toBeGreaterThan(4);
        for (const demo of await demos.all()) {
          await expect(demo).toHaveAttribute("target", "_blank");
          await expect(demo).toContainText("(nouvel onglet)");
        }
      });
      await page.close();
    });
  }
});

test("the address in the footer breaks after its @ or not at all, at any width and text size", async ({
  page,
}) => {
  await page.goto("/faq");
  const address = page.getByRole("contentinfo").getByRole("link", { name: "contact@matinal.example" });
  for (const text of [100, 200]) {
    await setTextSize(page, text);
    for (const width of [320, 640, 768, 820, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const lines = await address.evaluate((link) => {
        const walker = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
        const linesOf = new Map<string, number>();
        while (walker.nextNode()) {
          const range = document.createRange();
          range.selectNodeContents(walker.currentNode);
          linesOf.set(range.toString(), new Set([...range.getClientRects()].map(({ top }) => top)).size);
        }
        return Object.fromEntries(linesOf);
      });
      expect(lines, `${width} pixels, ${text}%`).toEqual({ contact: 1, "@": 1, "matinal.example": 1 });
    }
  }
});
