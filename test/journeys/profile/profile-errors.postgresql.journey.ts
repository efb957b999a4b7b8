import type { Page } from "@playwright/test";
import { expectNoFindingsAtAnyWidth } from "../accessibility/findings.ts";
import { completeOnboarding } from "../chat/chat-view.ts";
import { expect, test } from "../journey.ts";
import { asOwner, refuse } from "../journey-database.ts";
import { expectFailureShown } from "../page-steps.ts";
import { clientId, signedIn } from "../sign-in-steps.ts";

const texts = {
  company_name: "Aubade Conseil",
  industry: "Conseil en énergie",
  icp_title: "Directrice des achats",
  icp_location: "Île-de-France",
  value_prop: "Nous divisons la facture par deux.",
};

async function fillProfile(page: Page) {
  await page.goto("/onboarding-legacy");
  for (const [name, text] of Object.entries(texts)) await page.locator(`[name=${name}]`).fill(text);
  for (const name of ["icp_size", "tone", "primary_goal"]) {
    await page.locator(`#${name}`).click();
    await page.getByRole("option").first().click();
  }
}

const saveProfile = (page: Page) => page.getByRole("button", { name: "Enregistrer mon profil" }).click();

test("a profile that cannot be written stays in the form, and is saved on a retry", async ({
  page,
  server,
  address,
  consoleErrors,
}) => {
  const id = await clientId(await signedIn(page, server, address));
  await fillProfile(page);
  const when = `new.client_id = '${id}'`;
  const allow = await refuse(server, { table: "client_profile", on: "insert or update", when });
  await saveProfile(page);
  await expectFailureShown(page, "Une erreur s'est produite lors de l'enregistrement.");
  await expect(page.locator("[name=company_name]")).toHaveValue("Aubade Conseil");
  await expectNoFindingsAtAnyWidth(page);
  await allow();
  await saveProfile(page);
  await page.waitForURL("**/assistant");
  consoleErrors.splice(0);
});

test("a client's record that cannot be created, or vanishes, is reported", async ({
  page,
  server,
  address,
  consoleErrors,
}) => {
  const id = await clientId(await signedIn(page, server, address));
  await fillProfile(page);
  await asOwner(server, "delete from clients where id = $1", [id]);
  const when = `new.id = '${id}'`;

  let allow = await refuse(server, { table: "clients", on: "insert", when });
  await saveProfile(page);
  await expectFailureShown(page, "Erreur lors de la création du profil client.");
  await allow();

  allow = await refuse(server, { table: "clients", on: "insert", when, by: "drop" });
  await saveProfile(page);
  await expectFailureShown(page, "Le client n'a pas pu être créé correctement.");
  await allow();

  await saveProfile(page);
  await page.waitForURL("**/assistant");
  consoleErrors.splice(0);
});

test("a client's record that cannot be read is reported", async ({
  page,
  server,
  address,
  consoleErrors,
}) => {
  await signedIn(page, server, address);
  await fillProfile(page);
  await asOwner(server, "revoke select on clients from matinal_client");
  await saveProfile(page);
  await expectFailureShown(page, "Erreur lors de la vérification du client.");
  await asOwner(server, "grant select on clients to matinal_client");
  consoleErrors.splice(0);
});

test("a profile that cannot be read is reported on the dashboard and on the form", async ({
  page,
  server,
  address,
  consoleErrors,
}) => {
  await completeOnboarding(await signedIn(page, server, address));
  await asOwner(server, "revoke select on client_profile from matinal_client");
  for (const path of ["/onboarding-legacy", "/dashboard-legacy"]) {
    await page.goto(path);
    await expectFailureShown(page, "Erreur lors de la récupération du profil.");
    await expectNoFindingsAtAnyWidth(page);
  }
  await asOwner(server, "grant select on client_profile to matinal_client");
  await page.getByRole("link", { name: "Réessayer" }).click();
  await expect(page.getByText("Bienvenue, Aubade Conseil")).toBeVisible();
  consoleErrors.splice(0);
});

test("a profile that is saved too often stays in the form, which says when it may be saved again", async ({
  page,
  server,
  address,
  consoleErrors,
}) => {
  const visitor = await signedIn(page, server, address);
  await fillProfile(page);
  const values = { ...texts, icp_size: "pme", tone: "direct", primary_goal: "rdv" };
  for (let times = 0; times < 60; times++)
    await visitor.fetch("/onboarding-legacy", { method: "POST", body: new URLSearchParams(values) });
  await saveProfile(page);
  const problem = page.getByRole("main").getByText(/^Vous avez fait beaucoup de modifications\./);
  await expect(problem).toBeVisible();
  await expect(page.locator("[name=company_name]")).toHaveValue("Aubade Conseil");
  await expectNoFindingsAtAnyWidth(page);
  consoleErrors.splice(0);
});
