import { expectNoFindingsAtAnyWidth } from "../accessibility/findings.ts";
import { expect, test } from "../journey.ts";
import { refuse } from "../journey-database.ts";
import { expectFailureShown } from "../page-steps.ts";
import { submitAddress } from "../sign-in-steps.ts";

test("a mail that cannot be queued is reported on /login, and a retry counts as the first request", async ({
  page,
  server,
  address,
  consoleErrors,
}) => {
  await page.goto("/login");
  const allow = await refuse(server, {
    table: "outbox",
    on: "insert",
    when: `new.recipient = '${address}'`,
  });
  await submitAddress(page, address);
  await expectFailureShown(page, "Une erreur s'est produite.");
  await expect(page.getByLabel("Adresse e-mail")).toHaveValue(address);
  await expectNoFindingsAtAnyWidth(page);
  await allow();
  await page.getByRole("button", { name: "Se connecter" }).click();
  await expect(page.getByText("Lien de connexion envoyé !")).toBeVisible();
  consoleErrors.splice(0);
});
