import type { Page } from "@playwright/test";
import { expectNoFindingsAtAnyWidth } from "../accessibility/findings.ts";
import { expect, test } from "../journey.ts";
import { resetRateLimits, storedProfiles } from "../journey-database.ts";
import { followSignInLink, signedIn } from "../sign-in-steps.ts";

// Only on PostgreSQL, where a test can send a second mail within a minute.

test("a client whose session ends while filling the form signs in again and finds everything typed", async ({
  page,
  server,
  address,
  consoleErrors,
}) => {
  const elsewhere = await signedIn(page, server, address);
  await page.goto("/onboarding-legacy");
  await page.getByLabel("Nom de l’entreprise").fill("Aubade Conseil");
  await page.getByLabel("Secteur d’activité").fill("Conseil en énergie");
  await page.getByLabel("Page LinkedIn").fill("https://linkedin.example/aubade");
  await choose(page, "Ton des messages", "Direct");
  expect((await elsewhere.fetch("/api/session", { method: "DELETE" })).status).toBe(204);
  await page.getByLabel("Fonction visée").fill("Directrice des achats");
  await page.getByRole("button", { name: "Enregistrer mon profil" }).click();
  await page.getByLabel("Zone géographique").fill("Île-de-France");
  await page.getByLabel("Proposition de valeur").fill("Moitié moins de facture.");
  await choose(page, "Taille d’entreprise visée", "PME");
  await choose(page, "Objectif principal", "Prise de rendez-vous");
  await page.getByRole("button", { name: "Enregistrer mon profil" }).click();
  await expect(page.getByRole("main").getByText("Vous n'êtes pas connecté")).toBeVisible();
  await expectNoFindingsAtAnyWidth(page);

  await resetRateLimits(server);
  await page.getByRole("link", { name: "Se reconnecter" }).click();
  await followSignInLink(page, server, address);
  await page.waitForURL("**/onboarding-legacy");
  await expect(page.getByText("Nous avons repris vos modifications")).toBeVisible();
  await expectNoFindingsAtAnyWidth(page);
  await page.getByRole("button", { name: "Enregistrer mon profil" }).click();
  await page.waitForURL("**/assistant");

  expect(await storedProfiles(server, address)).toEqual([
    expect.objectContaining({
      company_name: "Aubade Conseil",
      industry: "Conseil en énergie",
      linkedin_url: "https://linkedin.example/aubade",
      icp_title: "Directrice des achats",
      icp_size: "pme",
      icp_location: "Île-de-France",
      value_prop: "Moitié moins de facture.",
      tone: "direct",
      primary_goal: "rdv",
    }),
  ]);
  await page.goto("/onboarding-legacy");
  await expect(page.getByLabel("Nom de l’entreprise")).toHaveValue("Aubade Conseil");
  await expect(page.getByText("Nous avons repris vos modifications")).toHaveCount(0);
  consoleErrors.splice(0);
});

async function choose(page: Page, label: string, option: string) {
  await page.getByRole("combobox", { name: label }).click();
  await page.getByRole("option", { name: option }).click();
}
