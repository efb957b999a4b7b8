import type { Page } from "@playwright/test";
import { newestMail, tokenIn } from "../running-server.ts";
import { asOwner } from "./database.ts";
import { expectNoFindings } from "./findings.ts";
import { expect, onboarded, signedIn, test } from "./journey.ts";

const lines = {
  "Nom de l’entreprise": "Aubade Conseil",
  "Secteur d’activité": "Conseil en énergie",
  "Fonction visée": "Directrice des achats",
  "Zone géographique": "Île-de-France",
  "Proposition de valeur": "Nous divisons la facture d’énergie par deux.",
};
const choices = {
  "Taille d’entreprise visée": "PME (10 à 249\u00A0salariés)",
  "Ton des messages": "Direct",
  "Objectif principal": "Prise de rendez-vous",
};
const save = (page: Page) => page.getByRole("button", { name: "Enregistrer mon profil" });

async function fill(page: Page) {
  for (const [label, text] of Object.entries(lines)) await page.getByLabel(label).fill(text);
  for (const [label, option] of Object.entries(choices)) {
    await page.getByRole("combobox", { name: label }).click();
    await page.getByRole("option", { name: option }).click();
  }
}

const stored = (server: Parameters<typeof asOwner>[0], address: string) =>
  asOwner(
    server,
    `select p.* from client_profile p join clients c on c.id = p.client_id where c.email = $1`,
    [address],
  );

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
  await page.route("**/onboarding-legacy.data*", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await save(page).click();
  await expect(page.getByRole("button", { name: "Enregistrement en cours..." })).toBeDisabled();
  await page.waitForURL("**/assistant");
  await expect(page.getByText("✅ Profil enregistré avec succès", { exact: true })).toBeVisible();

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
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/onboarding-legacy", { waitUntil: "commit" });
  await expect(page.getByText("Chargement de votre profil…")).toBeVisible();
  await expect(save(page)).toBeHidden();
  release();
  await expect(save(page)).toBeVisible();
  await expect(page.getByText("Chargement de votre profil…")).toHaveCount(0);
});

test("what is missing or no web address is told at its field, and the first of them is focused", async ({
  page,
  server,
  address,
}) => {
  await signedIn(page, server, address);
  await page.goto("/onboarding-legacy");
  await save(page).click();
  await expect(page.getByLabel("Nom de l’entreprise")).toBeFocused();
  await expect(page.getByText("Ce champ est à remplir.")).toHaveCount(5);
  await expect(page.getByText("Choisissez une réponse dans la liste.")).toHaveCount(3);
  await expectNoFindings(page);

  await fill(page);
  for (const hostile of [
    "javascript:alert(1)",
    "data:text/html,x",
    "ftp://exemple.fr",
    "exemple.fr",
    "https://",
  ]) {
    await page.getByLabel("Page LinkedIn").fill(hostile);
    await save(page).click();
    await expect(page.getByText("Cette adresse n’est pas complète.")).toBeVisible();
    await expect(page.getByLabel("Page LinkedIn")).toBeFocused();
  }
});

test("the lists open, search and close by keyboard, and keep 10 px from the window's edges", async ({
  page,
  server,
  address,
}) => {
  await signedIn(page, server, address);
  await page.setViewportSize({ width: 320, height: 500 });
  await page.goto("/onboarding-legacy");
  const goal = page.getByRole("combobox", { name: "Objectif principal" });
  await goal.focus();
  await page.keyboard.press("Enter");
  const list = page.getByRole("listbox");
  await expect(list.getByRole("option")).toHaveText([
    "Prise de rendez-vous",
    "Engagement",
    "Retours clients",
    "Autre",
  ]);
  const box = await list.boundingBox();
  if (!box) throw new Error("The list does not show.");
  expect(box.x).toBeGreaterThanOrEqual(10);
  expect(box.x + box.width).toBeLessThanOrEqual(310);
  expect(box.y).toBeGreaterThanOrEqual(10);
  expect(box.y + box.height).toBeLessThanOrEqual(490);
  await expectNoFindings(page);
  await page.keyboard.type("ret");
  await page.keyboard.press("Enter");
  await expect(goal).toHaveText("Retours clients");
  await expect(goal).toBeFocused();
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

test("unsaved changes are kept over a session that ended: sign in again, come back, save", async ({
  page,
  server,
  address,
  cleanConsole,
}) => {
  await signedIn(page, server, address);
  await page.goto("/onboarding-legacy");
  await fill(page);
  const cookies = await page.context().cookies();
  await page.context().clearCookies();
  await save(page).click();
  await expect(page.getByText("Vous n'êtes pas connecté").first()).toBeVisible();
  await expect(page.getByLabel("Nom de l’entreprise")).toHaveValue("Aubade Conseil");
  await expectNoFindings(page);

  await page.getByRole("link", { name: "Se reconnecter" }).click();
  await expect(page).toHaveURL(/\/login\?next=\/onboarding-legacy$/);
  await page.context().addCookies(cookies);
  await page.goto("/onboarding-legacy");
  await expect(page.getByText("Nous avons repris vos modifications")).toBeVisible();
  for (const [label, text] of Object.entries(lines)) await expect(page.getByLabel(label)).toHaveValue(text);
  for (const [label, option] of Object.entries(choices))
    await expect(page.getByRole("combobox", { name: label })).toHaveText(option);
  await save(page).click();
  await page.waitForURL("**/assistant");
  await page.goto("/onboarding-legacy");
  await expect(page.getByLabel("Nom de l’entreprise")).toHaveValue("Aubade Conseil");
  await expect(page.getByText("Nous avons repris vos modifications")).toHaveCount(0);
  cleanConsole.splice(0);
});

test("who is signed out is told why, and led to /login after 3 s, at once, or not at all", async ({
  page,
}) => {
  await page.clock.install();
  await page.goto("/onboarding-legacy");
  await expect(page.getByText("Vous devez vous connecter pour accéder à cette page")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "Page non trouvée" })).toBeVisible();
  await expectNoFindings(page);
  await page.clock.runFor(2_900);
  expect(new URL(page.url()).pathname).toBe("/onboarding-legacy");
  await page.clock.runFor(200);
  await expect(page).toHaveURL(/\/login$/);

  await page.goto("/onboarding-legacy");
  await page.getByRole("button", { name: "Rester sur cette page" }).click();
  await page.clock.runFor(60_000);
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

test("the dashboard shows seven answers under their French names, and where to go", async ({
  page,
  server,
  address,
}) => {
  const visitor = await signedIn(page, server, address);
  await page.goto("/dashboard-legacy");
  await expect(page).toHaveURL(/\/onboarding-legacy$/);

  await onboarded(visitor);
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
  await expectNoFindings(page);
  await page.getByRole("link", { name: "Lancer une campagne" }).click();
  await page.waitForURL("**/assistant");
});

test("the dashboard signs out, and asks who is signed out to sign in", async ({ page, server, address }) => {
  const visitor = await signedIn(page, server, address);
  await onboarded(visitor);
  await page.goto("/dashboard-legacy");
  await page.getByRole("button", { name: "Se déconnecter" }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText("Déconnexion réussie")).toBeVisible();
  expect((await visitor.fetch("/api/session")).status).toBe(401);
  await page.goto("/dashboard-legacy");
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText("Veuillez vous connecter pour accéder à cette page")).toBeVisible();
});
