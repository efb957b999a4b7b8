import { discard, startServer } from "../../server/running-server.ts";
import { expectNoFindings } from "../accessibility/findings.ts";
import { expect, onPGlite, test } from "../journey.ts";
import { expectFailureShown } from "../page-steps.ts";
import { submitAddress } from "../sign-in-steps.ts";

test("a sign-in from another origin than APP_URL shows the catalogue's message and logs the setting", async ({
  page,
  address,
  consoleErrors,
}) => {
  // A wrong APP_URL: the product believes that it is served elsewhere. interpretation.md D15. Started here, and not as a
  // setting of the journey, for which Playwright would start a worker and a browser more.
  const server = await startServer({ APP_URL: "https://ailleurs.exemple.fr", ...onPGlite() });
  try {
    await page.goto(`${server.url}/login`);
    await submitAddress(page, address);
    await expectFailureShown(
      page,
      "Erreur de configuration de redirection. Veuillez vérifier les URL de redirection dans Supabase.",
    );
    await expect(page.getByLabel("Adresse e-mail")).toHaveValue(address);
    await expectNoFindings(page);
    expect(server.output()).toContain("APP_URL");
    consoleErrors.splice(0);
  } finally {
    await server.end("SIGTERM");
    discard(server);
  }
});
