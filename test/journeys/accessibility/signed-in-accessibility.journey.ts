import { account } from "#app/content/signed-in/account-copy.ts";
import { profile } from "#app/content/signed-in/profile-copy.ts";
import { completeOnboarding } from "../chat/chat-view.ts";
import { expect, test } from "../journey.ts";
import { signedIn } from "../sign-in-steps.ts";
import { expectFitsLargeText } from "./findings.ts";

test.use({ reducedMotion: "reduce" });

test("the signed-in pages fit at twice the text size, in every state", async ({
  page,
  server,
  address,
  consoleErrors,
}) => {
  await completeOnboarding(await signedIn(page, server, address));

  await page.goto("/dashboard-legacy");
  await expectFitsLargeText(page, "the dashboard");

  await page.goto("/compte");
  await expectFitsLargeText(page, "the account");
  await page.getByRole("button", { name: "Supprimer mon compte" }).click();
  await expect(page.getByText(account.deletion.wrong)).toBeVisible();
  await expectFitsLargeText(page, "a deletion that is not confirmed");

  await page.goto("/onboarding-legacy");
  await expect(page.getByRole("combobox", { name: "Ton des messages" })).toBeVisible();
  await expectFitsLargeText(page, "the form");
  await page.getByLabel("Nom de l’entreprise").fill("");
  await page.getByLabel("Lien de prise de rendez-vous").fill("oui");
  await page.getByRole("button", { name: profile.submit }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await expectFitsLargeText(page, "the form with errors");
  await page.reload();
  await expect(page.getByText(profile.unsent.restored)).toBeVisible();
  await expectFitsLargeText(page, "the form with a draft");
  await page.getByRole("combobox", { name: "Ton des messages" }).click();
  await expect(page.getByRole("option").first()).toBeVisible();
  await expectFitsLargeText(page, "an open list");
  consoleErrors.splice(0);
});
