import { expectNoFindingsAtAnyWidth } from "../accessibility/findings.ts";
import { completeOnboarding } from "../chat/chat-view.ts";
import { expect, test } from "../journey.ts";
import { asOwner } from "../journey-database.ts";
import { signedIn, signOut } from "../sign-in-steps.ts";

test("the dashboard shows seven answers under their French labels, and links to the chat", async ({
  page,
  server,
  address,
}) => {
  const visitor = await signedIn(page, server, address);
  await page.goto("/dashboard-legacy");
  await expect(page).toHaveURL(/\/onboarding-legacy$/);

  await completeOnboarding(visitor);
  await page.goto("/dashboard-legacy");
  await expect(page.getByRole("heading", { level: 1, name: "Tableau de bord" })).toBeVisible();
  await expect(page.getByText("Bienvenue, Aubade Conseil")).toBeVisible();
  await expect(page.locator("dl dd")).toHaveText([
    "Aubade Conseil",
    "Conseil",
    "Directeur commercial",
    "PME (10 à 249\u00A0salariés)",
    "Du temps",
    "Direct",
    "Prise de rendez-vous",
  ]);
  await expectNoFindingsAtAnyWidth(page);
  await page.getByRole("link", { name: "Lancer une campagne" }).click();
  await page.waitForURL("**/assistant");

  if (!server.databaseUrl) return;
  await asOwner(
    server,
    `update client_profile set company_name = null, industry = '', icp_title = null, icp_size = null,
       value_prop = null, tone = null, primary_goal = ''
     from clients c where c.id = client_id and c.email = $1`,
    [address],
  );
  await page.goto("/dashboard-legacy");
  await expect(page.locator("dl dd")).toHaveText(Array<string>(7).fill("Non renseigné"));
  await expect(page.getByText("Bienvenue", { exact: true })).toBeVisible();
});

test("a client signs out on the dashboard, which then requires signing in", async ({
  page,
  server,
  address,
}) => {
  const visitor = await signedIn(page, server, address);
  await completeOnboarding(visitor);
  await page.goto("/dashboard-legacy");
  await signOut(page);
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText("Déconnexion réussie")).toBeVisible();
  expect((await visitor.fetch("/api/session")).status).toBe(401);
  await page.goto("/dashboard-legacy");
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText("Veuillez vous connecter pour accéder à cette page")).toBeVisible();
});
