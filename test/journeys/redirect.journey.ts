import { expectNoFindings } from "./findings.ts";
import { askForLink, expect, expectTold, test } from "./journey.ts";

// The product believes that it is served elsewhere: what a wrong APP_URL looks like. decisions.md D15.
test.use({ settings: { APP_URL: "https://ailleurs.exemple.fr" } });

test("a sign-in from another origin than APP_URL names the setting in the catalogue's words", async ({
  page,
  server,
  address,
  cleanConsole,
}) => {
  await askForLink(page, address);
  await expectTold(
    page,
    "Erreur de configuration de redirection. Veuillez vérifier les URL de redirection dans Supabase.",
  );
  await expect(page.getByLabel("Adresse e-mail")).toHaveValue(address);
  await expectNoFindings(page);
  expect(server.output()).toContain("APP_URL");
  cleanConsole.splice(0);
});
