import { expect, test } from "../journey.ts";
import { english, planCard, yearly } from "./home-view.ts";

test.use({ javaScriptEnabled: false });

test("the page is complete without JavaScript, and begins with a summary", async ({ page, part }) => {
  await part(
    "a summary lists offers, four steps, questions and contact details without JavaScript",
    async () => {
      await page.goto("/");
      const short = page.getByRole("region", { name: "L’essentiel, sans JavaScript" });
      for (const price of ["99€", "950€", "199€", "1910€", "399€", "3830€"])
        await expect(short).toContainText(price);
      for (const quota of [50, 200, 400])
        await expect(short).toContainText(
          new RegExp(`${quota}\\snuméros de téléphone par mois, ${quota}\\se-mails`),
        );
      await expect(short.getByRole("listitem")).toHaveText([
        /^Identification/,
        /^Qualification/,
        /^Enrichissement/,
        /^Activation/,
      ]);
      await expect(short.getByText("L’assistant écrit-il à mes prospects")).toBeVisible();
      await expect(short.getByRole("link", { name: "contact@matinal.example" })).toBeVisible();
      await expect(short.getByRole("link", { name: "01 99 00 12 34" })).toBeVisible();
      await expect(short).toContainText("1 rue de l’Exemple, 75000 Paris");
    },
  );

  await part(
    "the page is complete without JavaScript, and the billing period can still be changed",
    async () => {
      for (const section of await page.locator("main section[id]").all()) await expect(section).toBeVisible();
      await expect(planCard(page, "Starter").getByText("99€", { exact: true })).toBeVisible();
      await yearly(page).click();
      await expect(planCard(page, "Starter").getByText("950€", { exact: true })).toBeVisible();
      await expect(english(page)).toBeHidden();
      await page.locator("#faq summary").first().click();
      await expect(page.locator("#faq details p").first()).toBeVisible();
    },
  );
});
