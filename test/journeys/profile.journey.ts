import type { Locator } from "@playwright/test";
import { newestMail, tokenIn } from "../process/sent-mails.ts";
import { expectNoFindingsAtAnyWidth } from "./findings.ts";
import { expect, holdBack, signedIn, tabTo, test } from "./journey.ts";
import { choices, fill, lines, save, stored } from "./profile-view.ts";

/** The script of the page has taken it over. */
async function expectAwake(element: Locator) {
  await expect
    .poll(() => element.evaluate((node) => Object.keys(node).some((key) => key.startsWith("__react"))))
    .toBe(true);
  await expect(element).toBeVisible();
}

test("the form makes the profile, once, and a second visit shows and changes it", async ({
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

  await fill(page);
  const release = await holdBack(page, "**/onboarding-legacy.data*");
  await save(page).click();
  await expect(page.getByRole("button", { name: "Enregistrement en cours..." })).toBeDisabled();
  release();
  await page.waitForURL("**/assistant");
  await expect(page.getByText("✅ Profil enregistré avec succès", { exact: true })).toBeVisible();
  // No greeting then (D28), and still one reads before the first answer who gives it.
  await expect(page.getByRole("log").getByRole("listitem")).toHaveCount(0);
  await expect(page.getByText(/un programme d’intelligence artificielle vous répond/)).toBeVisible();
  await expectNoFindingsAtAnyWidth(page);

  await page.goto("/onboarding-legacy");
  for (const [label, text] of Object.entries(lines)) await expect(page.getByLabel(label)).toHaveValue(text);
  for (const [label, option] of Object.entries(choices))
    await expect(page.getByRole("combobox", { name: label })).toHaveText(option);
  await page.getByLabel("Lien de prise de rendez-vous").fill("https://agenda.exemple.fr/aubade/30min");
  await save(page).click();
  await page.waitForURL("**/assistant");

  if (!server.databaseUrl) return;
  expect(await stored(server, address)).toEqual([
    expect.objectContaining({
      company_name: "Aubade Conseil",
      icp_size: "pme",
      icp_location: "Île-de-France",
      tone: "direct",
      primary_goal: "rdv",
      calendly_url: "https://agenda.exemple.fr/aubade/30min",
      linkedin_url: null,
      common_objections: null,
    }),
  ]);
});

test("loading words stand first, then the form", async ({ page, server, address }) => {
  await signedIn(page, server, address);
  const release = await holdBack(page, "**/assets/*.js");
  await page.goto("/onboarding-legacy", { waitUntil: "commit" });
  await expect(page.getByText("Chargement de votre profil…")).toBeVisible();
  await expect(save(page)).toBeHidden();
  release();
  await expect(save(page)).toBeVisible();
  await expect(page.getByText("Chargement de votre profil…")).toHaveCount(0);
});

test("a form whose scripts do not come shows all the same, and is saved by a plain post", async ({
  page,
  server,
  address,
  cleanConsole,
}) => {
  await signedIn(page, server, address);
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto("/onboarding-legacy");
  await expect(save(page)).toBeVisible();
  for (const [label, text] of Object.entries(lines)) await page.getByLabel(label).fill(text);
  for (const [label, option] of Object.entries(choices))
    await page.getByLabel(label).selectOption({ label: option });
  await save(page).click();
  await page.waitForURL("**/assistant");
  await expect(page.getByText("✅ Profil enregistré avec succès")).toBeVisible({ timeout: 15_000 });
  await expect(page.getByText(/il a besoin de JavaScript/)).toBeVisible();
  await expectNoFindingsAtAnyWidth(page);
  cleanConsole.splice(0);
});

test("the whole form is filled, saved and left by keyboard alone", async ({ page, server, address }) => {
  const visitor = await signedIn(page, server, address);
  await page.goto("/onboarding-legacy");
  for (const [label, text] of Object.entries(lines)) {
    await tabTo(page, page.getByLabel(label));
    await page.keyboard.type(text);
  }
  await page.locator("h1").click();
  for (const [label, option] of Object.entries(choices)) {
    const field = page.getByRole("combobox", { name: label });
    await tabTo(page, field);
    await page.keyboard.press("Space");
    await expect(page.getByRole("option").first()).toBeFocused();
    await page.keyboard.type(option.slice(0, 3));
    await expect(page.getByRole("option", { name: option })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(field).toHaveText(option);
  }
  await tabTo(page, save(page));
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

test("the form repeats what an unfinished onboarding and a finished one have told", async ({
  page,
  server,
  address,
}) => {
  const visitor = await signedIn(page, server, address);
  for (const answer of ["Aubade Conseil", "Conseil", "Directeur commercial, PME", "Du temps", "pittoresque"])
    await visitor.say(answer);
  await expect.poll(async () => (await visitor.conversation()).length).toBe(11);
  await page.goto("/onboarding-legacy");
  await expect(page.getByLabel("Nom de l’entreprise")).toHaveValue("Aubade Conseil");
  await expect(page.getByLabel("Fonction visée")).toHaveValue("Directeur commercial");
  await expect(page.getByRole("combobox", { name: "Taille d’entreprise visée" })).toHaveText(
    choices["Taille d’entreprise visée"],
  );
  await expect(page.getByText(/Vous aviez répondu «.pittoresque.»/)).toBeVisible();
});

test("who is signed out is told why, and led to /login after 3 s, at once, or not at all", async ({
  page,
}) => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000);
  await page.goto("/onboarding-legacy");
  await expect(page.getByText("Vous devez vous connecter pour accéder à cette page")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "Page non trouvée" })).toBeVisible();
  const stay = page.getByRole("button", { name: "Rester sur cette page" });
  await expectAwake(stay);
  await page.clock.runFor(2_999);
  expect(new URL(page.url()).pathname).toBe("/onboarding-legacy");
  await page.clock.runFor(1);
  await expect(page).toHaveURL(/\/login$/);

  await page.goto("/onboarding-legacy");
  await expectAwake(stay);
  await stay.click();
  await page.clock.runFor(60_000);
  await page.clock.resume();
  await expectNoFindingsAtAnyWidth(page);
  expect(new URL(page.url()).pathname).toBe("/onboarding-legacy");
  await page.getByRole("link", { name: "Se connecter maintenant" }).click();
  await expect(page).toHaveURL(/\/login$/);
});

test("who signs in from there comes back to the form", async ({ page, server, address }) => {
  await page.goto("/onboarding-legacy");
  await page.getByRole("link", { name: "Se connecter maintenant" }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.getByLabel("Adresse e-mail").fill(address);
  await page.getByRole("button", { name: "Se connecter" }).click();
  await expect(page.getByText("Lien de connexion envoyé !")).toBeVisible();
  await page.goto(`/login#access_token=${tokenIn((await newestMail(server.dataDir, address)).text)}`);
  await page.waitForURL("**/onboarding-legacy");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the form is checked and saved by plain posts, and keeps what was typed", async ({
    page,
    server,
    address,
    cleanConsole,
  }) => {
    const visitor = await signedIn(page, server, address);
    await page.goto("/onboarding-legacy");
    for (const [label, text] of Object.entries(lines)) await page.getByLabel(label).fill(text);
    for (const [label, option] of Object.entries(choices))
      await page.getByLabel(label).selectOption({ label: option });

    const cookies = await page.context().cookies();
    await page.context().clearCookies();
    await save(page).click();
    await expect(page.getByText("Vous n'êtes pas connecté")).toBeVisible();
    await expect(page.getByLabel("Proposition de valeur")).toHaveValue(lines["Proposition de valeur"]);
    await page.context().addCookies(cookies);
    await save(page).click();
    await page.waitForURL("**/assistant");
    await expect(page.getByText("✅ Profil enregistré avec succès")).toBeVisible();
    expect((await visitor.fetch("/dashboard-legacy")).status).toBe(200);
    cleanConsole.splice(0);
  });
});
