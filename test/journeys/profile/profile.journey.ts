import { profile } from "#app/content/signed-in/profile-copy.ts";
import { expectNoFindingsAtAnyWidth } from "../accessibility/findings.ts";
import { transcript } from "../chat/chat-view.ts";
import { expect, test } from "../journey.ts";
import { storedProfiles } from "../journey-database.ts";
import { failRequests, holdRequests, tabTo } from "../page-steps.ts";
import { signedIn } from "../sign-in-steps.ts";
import { fillLines, fillProfile, lines, options, saveProfile } from "./profile-view.ts";

test("the form creates the profile, and a second visit shows and changes it", async ({
  page,
  server,
  address,
}) => {
  await signedIn(page, server, address);
  await page.goto("/onboarding-legacy");
  await expect(page.getByRole("heading", { level: 1, name: "Complétez votre profil" })).toBeVisible();
  await expect(page.locator("form section h2")).toHaveCount(4);
  expect(
    await page
      .locator("textarea")
      .evaluateAll((areas) => areas.map((area) => (area as HTMLTextAreaElement).rows)),
  ).toEqual([3, 3, 3]);

  await fillProfile(page);
  const release = await holdRequests(page, "**/onboarding-legacy.data*");
  await saveProfile(page).click();
  await expect(page.getByRole("button", { name: "Enregistrement en cours..." })).toBeDisabled();
  release();
  await page.waitForURL("**/assistant");
  await expect(page.getByText("✅ Profil enregistré avec succès", { exact: true })).toBeVisible();
  // There is no greeting then (D28), but the page still says that a program answers.
  await expect(transcript(page).getByRole("listitem")).toHaveCount(0);
  await expect(page.getByText(/un programme d’intelligence artificielle vous répond/)).toBeVisible();
  await expectNoFindingsAtAnyWidth(page);

  await page.goto("/onboarding-legacy");
  for (const [label, text] of Object.entries(lines)) await expect(page.getByLabel(label)).toHaveValue(text);
  for (const [label, option] of Object.entries(options))
    await expect(page.getByRole("combobox", { name: label })).toHaveText(option);
  await page.getByLabel("Lien de prise de rendez-vous").fill("https://agenda.exemple.fr/aubade/30min");
  await saveProfile(page).click();
  await page.waitForURL("**/assistant");

  // A second tab that shows the old zone saves another field, and the zone stays.
  await page.goto("/onboarding-legacy");
  const second = await page.context().newPage();
  await second.goto("/onboarding-legacy");
  await page.getByLabel("Zone géographique").fill("Bretagne");
  await saveProfile(page).click();
  await page.waitForURL("**/assistant");
  await second.getByLabel("Secteur d’activité").fill("Conseil en énergie");
  await saveProfile(second).click();
  await second.waitForURL("**/assistant");
  await second.goto("/onboarding-legacy");
  await expect(second.getByLabel("Zone géographique")).toHaveValue("Bretagne");
  await expect(second.getByLabel("Secteur d’activité")).toHaveValue("Conseil en énergie");
  await second.close();

  if (!server.databaseUrl) return;
  expect(await storedProfiles(server, address)).toEqual([
    expect.objectContaining({
      company_name: "Aubade Conseil",
      icp_size: "pme",
      icp_location: "Bretagne",
      tone: "direct",
      primary_goal: "rdv",
      calendly_url: "https://agenda.exemple.fr/aubade/30min",
      linkedin_url: null,
      common_objections: null,
    }),
  ]);
});

test("a loading text shows first, then the form", async ({ page, server, address }) => {
  await signedIn(page, server, address);
  const release = await holdRequests(page, "**/assets/*.js");
  await page.goto("/onboarding-legacy", { waitUntil: "commit" });
  await expect(page.getByText(profile.loading)).toBeVisible();
  await expect(saveProfile(page)).toBeHidden();
  release();
  await expect(saveProfile(page)).toBeVisible();
  await expect(page.getByText(profile.loading)).toHaveCount(0);
});

test("a form whose scripts fail to load still shows, and is saved by a plain form post", async ({
  page,
  server,
  address,
  consoleErrors,
}) => {
  await signedIn(page, server, address);
  await failRequests(page, "**/assets/*.js");
  await page.goto("/onboarding-legacy");
  await expect(saveProfile(page)).toBeVisible();
  await fillLines(page);
  for (const [label, option] of Object.entries(options))
    await page.getByLabel(label).selectOption({ label: option });
  await saveProfile(page).click();
  await page.waitForURL("**/assistant");
  await expect(page.getByText("✅ Profil enregistré avec succès")).toBeVisible();
  await expect(page.getByText(/il a besoin de JavaScript/)).toBeVisible();
  await expectNoFindingsAtAnyWidth(page);
  consoleErrors.splice(0);
});

test("the whole form is filled, saved and left by keyboard alone", async ({ page, server, address }) => {
  const visitor = await signedIn(page, server, address);
  await page.goto("/onboarding-legacy");
  for (const [label, text] of Object.entries(lines)) {
    await tabTo(page, page.getByLabel(label));
    await page.keyboard.type(text);
  }
  await page.locator("h1").click();
  for (const [label, option] of Object.entries(options)) {
    const field = page.getByRole("combobox", { name: label });
    await tabTo(page, field);
    await page.keyboard.press("Space");
    await expect(page.getByRole("option").first()).toBeFocused();
    await page.keyboard.type(option.slice(0, 3));
    await expect(page.getByRole("option", { name: option })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(field).toHaveText(option);
  }
  await tabTo(page, saveProfile(page));
  await page.keyboard.press("Enter");
  await page.waitForURL("**/assistant");
  expect((await visitor.fetch("/dashboard-legacy")).status).toBe(200);
  for (const path of ["/dashboard-legacy", "/compte"]) {
    await page.goto(path);
    const leave = page.getByRole("button", { name: "Se déconnecter" });
    await tabTo(page, leave);
    await expect(leave).toBeInViewport();
  }
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/login$/);
});

test("the form shows the answers of an unfinished onboarding", async ({ page, server, address }) => {
  const visitor = await signedIn(page, server, address);
  for (const answer of ["Aubade Conseil", "Conseil", "Directeur commercial, PME", "Du temps", "pittoresque"])
    await visitor.say(answer);
  await expect.poll(async () => (await visitor.conversation()).length).toBe(11);
  await page.goto("/onboarding-legacy");
  await expect(page.getByLabel("Nom de l’entreprise")).toHaveValue("Aubade Conseil");
  await expect(page.getByLabel("Fonction visée")).toHaveValue("Directeur commercial");
  await expect(page.getByRole("combobox", { name: "Taille d’entreprise visée" })).toHaveText(
    options["Taille d’entreprise visée"],
  );
  await expect(page.getByText(/Vous aviez répondu «.pittoresque.»/)).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the form is checked and saved by plain form posts, and keeps what was typed", async ({
    page,
    server,
    address,
    consoleErrors,
  }) => {
    const visitor = await signedIn(page, server, address);
    await page.goto("/onboarding-legacy");
    await fillLines(page);
    for (const [label, option] of Object.entries(options))
      await page.getByLabel(label).selectOption({ label: option });

    const cookies = await page.context().cookies();
    await page.context().clearCookies();
    await saveProfile(page).click();
    await expect(page.getByText("Vous n'êtes pas connecté")).toBeVisible();
    await expect(page.getByLabel("Proposition de valeur")).toHaveValue(lines["Proposition de valeur"]);
    await page.context().addCookies(cookies);
    await saveProfile(page).click();
    await page.waitForURL("**/assistant");
    await expect(page.getByText("✅ Profil enregistré avec succès")).toBeVisible();
    expect((await visitor.fetch("/dashboard-legacy")).status).toBe(200);
    consoleErrors.splice(0);
  });
});
