import { expectNoFindingsAtAnyWidth } from "../accessibility/findings.ts";
import { completeOnboarding } from "../chat/chat-view.ts";
import { expect, test } from "../journey.ts";
import { asOwner, refuse } from "../journey-database.ts";
import { expectFailureShown } from "../page-steps.ts";
import { clientId, signedIn, signOut } from "../sign-in-steps.ts";

test("a sign-out that fails is reported and leaves the page as it is", async ({
  page,
  server,
  address,
  consoleErrors,
}) => {
  const visitor = await signedIn(page, server, address);
  await completeOnboarding(visitor);
  const when = `old.user_id = '${await clientId(visitor)}'`;
  const allow = await refuse(server, { table: "session", on: "delete", when });
  for (const path of ["/dashboard-legacy", "/assistant"]) {
    await page.goto(path);
    await signOut(page);
    await expectFailureShown(page, "Erreur lors de la déconnexion.");
    expect(new URL(page.url()).pathname).toBe(path);
  }
  await allow();
  await signOut(page);
  await expect(page.getByText("Déconnexion réussie")).toBeVisible();
  consoleErrors.splice(0);
});

test("an unexpected error shows the error page", async ({ page, server, address, consoleErrors }) => {
  await signedIn(page, server, address);
  await asOwner(server, "alter table session rename to session_away");
  await page.goto("/dashboard-legacy");
  await expect(page.getByRole("heading", { level: 1, name: "Une erreur s'est produite." })).toBeVisible();
  await expectNoFindingsAtAnyWidth(page);
  await asOwner(server, "alter table session_away rename to session");
  consoleErrors.splice(0);
});
