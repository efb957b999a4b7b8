import { expectNoFindings } from "../accessibility/findings.ts";
import { expect, test } from "../journey.ts";
import { expectFailureShown } from "../page-steps.ts";
import { requestLink } from "../sign-in-steps.ts";

// A wrong APP_URL: the product believes that it is served elsewhere. interpretation.md D15.
test.use({ settings: { APP_URL: "https://ailleurs.exemple.fr" } });

test("a sign-in from another origin than APP_URL shows the catalogue's message and logs the setting", async ({
  page,
  server,
  address,
  consoleErrors,
}) => {
  await requestLink(page, address);
  await expectFailureShown(
    page,
    "Erreur de configuration de redirection. Veuillez vérifier les URL de redirection dans Supabase.",
  );
  await expect(page.getByLabel("Adresse e-mail")).toHaveValue(address);
  await expectNoFindings(page);
  expect(server.output()).toContain("APP_URL");
  consoleErrors.splice(0);
});
