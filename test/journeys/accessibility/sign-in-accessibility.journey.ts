import { login } from "#app/content/public/login-copy.ts";
import { newestToken } from "../../server/sent-mails.ts";
import { Visitor } from "../../server/visitor.ts";
import { expect, test } from "../journey.ts";
import { expectFailureShown, hydrated, toasts } from "../page-steps.ts";
import { requestLink, submitAddress } from "../sign-in-steps.ts";
import { expectFitsLargeText, expectNoFindings, expectNoFindingsAtAnyWidth } from "./findings.ts";

test.use({ reducedMotion: "reduce" });

test("axe finds nothing in any state of signing in", async ({ page, server, address, consoleErrors }) => {
  await page.goto("/login");
  // Before, the browser itself asks for an address.
  await hydrated(page);
  await page.getByRole("button", { name: "Se connecter" }).click();
  await expect(page.getByText("Veuillez saisir votre adresse email")).toBeVisible();
  await expectNoFindingsAtAnyWidth(page);

  await submitAddress(page, address);
  await expect(
    page.getByText("Un lien de connexion vous a été envoyé par email", { exact: true }),
  ).toBeVisible();
  await expectNoFindingsAtAnyWidth(page);

  const other = new Visitor(server);
  await other.requestLink(`x${address}`);
  const token = await newestToken(server, `x${address}`);
  await page.goto(`/login#access_token=${token}`);
  await expect(page.getByRole("button", { name: /Continuer en tant que/ })).toBeVisible();
  await expectNoFindingsAtAnyWidth(page);

  await page.goto("/login#access_token=wrong");
  await expectFailureShown(page, "Erreur d'authentification. Veuillez réessayer.");
  await expectNoFindingsAtAnyWidth(page);
  consoleErrors.splice(0);
});

test("axe finds nothing while two toasts are open", async ({ page, address, consoleErrors }) => {
  await requestLink(page, address);
  // A toast under the pointer stays open.
  await toasts(page).hover();
  await page.goto("/login#access_token=wrong");
  await expectFailureShown(page, "Erreur d'authentification. Veuillez réessayer.");
  await expect(toasts(page)).toHaveCount(2);
  await expectNoFindings(page);
  consoleErrors.splice(0);
});

test("every state of signing in fits at twice the text size", async ({
  page,
  server,
  address,
  consoleErrors,
}) => {
  await page.goto("/login");
  await expectFitsLargeText(page, "the address");
  await requestLink(page, address);
  await expect(page.getByLabel(login.code.label)).toBeVisible();
  await expectFitsLargeText(page, "the code");
  await page.getByLabel(login.code.label).fill("000000");
  await page.getByLabel(login.code.label).press("Enter");
  await expectFitsLargeText(page, "a wrong code");

  const other = new Visitor(server);
  await other.requestLink(`x${address}`);
  const token = await newestToken(server, `x${address}`);
  await page.goto(`/login#access_token=${token}`);
  await expect(page.getByRole("button", { name: /Continuer en tant que/ })).toBeVisible();
  await expectFitsLargeText(page, "a link that asks first");
  await page.goto("/mailbox");
  await expectFitsLargeText(page, "the mailbox");
  consoleErrors.splice(0);
});
