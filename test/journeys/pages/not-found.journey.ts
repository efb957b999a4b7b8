import { expect, test } from "../journey.ts";
import { withConsentChosen } from "../page-steps.ts";

const unknown = "/nulle-part";

test.describe("a page that does not exist", () => {
  test.beforeEach(({ page }) => withConsentChosen(page));
  test("is marked as missing, and leads back or home", async ({ page, server, part, consoleErrors }) => {
    await part("has a button that goes home when there is no previous page", async () => {
      await page.goto(unknown);
      await page.getByRole("button", { name: "Revenir à la page précédente" }).click();
      await page.waitForURL(`${server.url}/`);
      consoleErrors.length = 0; // The browser itself reports the 404.
    });

    await part("answers 404 with its marker and a line in the log", async () => {
      const response = await page.goto("/nulle-part/ailleurs?secret=1");
      expect(response?.status()).toBe(404);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page non trouvée");
      await expect(
        page.getByText("Désolé, la page que vous recherchez n'existe pas ou a été déplacée."),
      ).toBeVisible();
      await expect(page.locator('meta[name="prerender-status-code"]')).toHaveAttribute("content", "404");
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
      await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
      await expect(page.getByRole("link", { name: "Retour à l'accueil" })).toHaveAttribute("href", "/");
      const line = server
        .output()
        .split("\n")
        .find((each) => each.includes("page not found") && each.includes("ailleurs"));
      expect(line).toContain('"path":"/nulle-part/ailleurs"');
      expect(line).not.toContain("secret");
      consoleErrors.length = 0; // The browser itself reports the 404.
    });

    await part("has a button back to the previous page", async () => {
      await page.goto("/login");
      await page.goto(unknown);
      await page.getByRole("button", { name: "Revenir à la page précédente" }).click();
      await page.waitForURL("**/login");
      consoleErrors.length = 0; // The browser itself reports the 404.
    });
  });
});
