import { account } from "../../app/content/signed-in/account-copy.ts";
import { profile } from "../../app/content/signed-in/profile-copy.ts";
import { newestMail, tokenIn } from "../process/sent-mails.ts";
import { Visitor } from "../process/visitor.ts";
import { expectFitsLargeText } from "./findings.ts";
import { askForLink, expect, onboarded, signedIn, test } from "./journey.ts";

test.use({ reducedMotion: "reduce" });

test("the signed-in pages fit, whatever they say", async ({ page, server, address, cleanConsole }) => {
  test.setTimeout(180_000);
  await onboarded(await signedIn(page, server, address));

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
  await expect(page.getByText(profile.draft.restored)).toBeVisible();
  await expectFitsLargeText(page, "the form with a draft");
  await page.getByRole("combobox", { name: "Ton des messages" }).click();
  await expect(page.getByRole("option").first()).toBeVisible();
  await expectFitsLargeText(page, "an open list");
  cleanConsole.splice(0);
});

test("signing in fits, whatever it says", async ({ page, server, address, cleanConsole }) => {
  test.setTimeout(120_000);
  await page.goto("/login");
  await expectFitsLargeText(page, "the address");
  await askForLink(page, address);
  await expect(page.getByLabel("Ou saisissez le code de l’e-mail")).toBeVisible();
  await expectFitsLargeText(page, "the code");
  await page.getByLabel("Ou saisissez le code de l’e-mail").fill("000000");
  await page.getByLabel("Ou saisissez le code de l’e-mail").press("Enter");
  await expectFitsLargeText(page, "a wrong code");

  const other = new Visitor(server);
  await other.askForLink(`x${address}`);
  const token = tokenIn((await newestMail(server.dataDir, `x${address}`)).text);
  await page.goto(`/login#access_token=${token}`);
  await expect(page.getByRole("button", { name: /Continuer en tant que/ })).toBeVisible();
  await expectFitsLargeText(page, "a link that asks first");
  await page.goto("/mailbox");
  await expectFitsLargeText(page, "the mailbox");
  cleanConsole.splice(0);
});
