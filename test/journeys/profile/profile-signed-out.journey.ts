import type { Locator } from "@playwright/test";
import { newestToken } from "../../server/sent-mails.ts";
import { expectNoFindingsAtAnyWidth } from "../accessibility/findings.ts";
import { expect, test } from "../journey.ts";
import { stopClock } from "../page-steps.ts";
import { submitAddress } from "../sign-in-steps.ts";

/** Expects that React has hydrated the element. */
async function expectHydrated(element: Locator) {
  await expect
    .poll(() => element.evaluate((node) => Object.keys(node).some((key) => key.startsWith("__react"))))
    .toBe(true);
  await expect(element).toBeVisible();
}

test("a signed-out visitor sees the reason, and goes to /login after 3 s, at once, or not at all", async ({
  page,
}) => {
  await page.clock.install({ time: 0 });
  await stopClock(page);
  await page.goto("/onboarding-legacy");
  await expect(page.getByText("Vous devez vous connecter pour accéder à cette page")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "Page non trouvée" })).toBeVisible();
  const stay = page.getByRole("button", { name: "Rester sur cette page" });
  await expectHydrated(stay);
  await page.clock.runFor(2_999);
  expect(new URL(page.url()).pathname).toBe("/onboarding-legacy");
  await page.clock.runFor(1);
  await expect(page).toHaveURL(/\/login$/);

  await page.goto("/onboarding-legacy");
  await expectHydrated(stay);
  await stay.click();
  await page.clock.runFor(60_000);
  await page.clock.resume();
  await expectNoFindingsAtAnyWidth(page);
  expect(new URL(page.url()).pathname).toBe("/onboarding-legacy");
  await page.getByRole("link", { name: "Se connecter maintenant" }).click();
  await expect(page).toHaveURL(/\/login$/);
});

test("a visitor who signs in from the form returns to it", async ({ page, server, address }) => {
  await page.goto("/onboarding-legacy");
  await page.getByRole("link", { name: "Se connecter maintenant" }).click();
  await expect(page).toHaveURL(/\/login$/);
  await submitAddress(page, address);
  await expect(page.getByText("Lien de connexion envoyé !")).toBeVisible();
  await page.goto(`/login#access_token=${await newestToken(server, address)}`);
  await page.waitForURL("**/onboarding-legacy");
});
