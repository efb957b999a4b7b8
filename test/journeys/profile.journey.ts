import type { Locator, Page } from "@playwright/test";
import { hostileAddresses } from "../hostile-addresses.ts";
import { newestMail, tokenIn } from "../running-server.ts";
import { expectNoFindings, expectNoFindingsAtAnyWidth } from "./findings.ts";
import { expect, holdBack, onboarded, signedIn, tabTo, test } from "./journey.ts";
import { asOwner } from "./journey-database.ts";

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
const profileOfForm = {
  company_name: "Aubade Conseil",
  industry: "Conseil en énergie",
  icp_title: "Directrice des achats",
  icp_size: "pme",
  icp_location: "Île-de-France",
  value_prop: "Nous divisons la facture d’énergie par deux.",
  tone: "direct",
  primary_goal: "rdv",
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
  await expectNoFindingsAtAnyWidth(page);

  await fill(page);
  for (const hostile of [
    "JaVaScRiPt:window.ran=1",
    "\u0001javascript:window.ran=1",
    "data:text/html,x",
    "//exemple.fr",
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

test("sixty hostile addresses are refused by the server too, shown as text, and none is stored", async ({
  page,
  server,
  address,
  cleanConsole,
}) => {
  const visitor = await signedIn(page, server, address);
  const whole = { ...profileOfForm, common_objections: "", banned_phrases: "" };
  expect(hostileAddresses.length).toBeGreaterThan(50);
  for (const hostile of hostileAddresses) {
    const body = new FormData();
    const fields = { ...whole, linkedin_url: hostile, calendly_url: hostile };
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    const answer = await visitor.fetch("/onboarding-legacy", { method: "POST", body });
    expect(answer.status, JSON.stringify(hostile)).toBe(422);
    const html = await answer.text();
    const invalid = html.match(/<[^>]* aria-invalid="true"[^>]*>/g) ?? [];
    const names = invalid.map((field) => field.match(/ name="([^"]+)"/)?.[1]);
    expect(names, JSON.stringify(hostile)).toEqual(["linkedin_url", "calendly_url"]);
    if (!/[<>"']/.test(hostile)) continue;

    // Drawn without the policy that would stop what slipped through.
    await page.setContent(html, { waitUntil: "domcontentloaded" });
    await expect(page.getByText("Cette adresse n’est pas complète.")).toHaveCount(2);
    await expect(page.getByLabel("Page LinkedIn")).toHaveValue(hostile);
    expect(await page.evaluate(() => "ran" in window)).toBe(false);
  }
  expect((await visitor.fetch("/dashboard-legacy")).status).toBe(302);
  cleanConsole.splice(0);
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
  // Not at other widths too: a list closes when the window changes.
  await expectNoFindings(page);
  await page.keyboard.type("ret");
  await expect(page.getByRole("option", { name: "Retours clients" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(goal).toHaveText("Retours clients");
  await expect(goal).toBeFocused();
});

test("what is typed into a list is forgotten one second after the last letter", async ({
  page,
  server,
  address,
}) => {
  await signedIn(page, server, address);
  await page.clock.install();
  await page.goto("/onboarding-legacy");
  const tone = page.getByRole("combobox", { name: "Ton des messages" });
  await tone.focus();
  await page.keyboard.press("Enter");
  const option = (name: string) => page.getByRole("option", { name });
  await expect(option("Amical")).toBeFocused();
  await page.clock.pauseAt(Date.now() + 60_000);

  await page.keyboard.press("f");
  await page.clock.runFor(50);
  await expect(option("Formel")).toBeFocused();
  await page.clock.runFor(900);
  await page.keyboard.press("p");
  await page.clock.runFor(50);
  await expect(option("Formel")).toBeFocused();
  await page.clock.runFor(1_000);
  await page.keyboard.press("p");
  await page.clock.runFor(50);
  await expect(option("Premium")).toBeFocused();
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

/** The script of the page has taken it over. */
async function expectAwake(element: Locator) {
  await expect
    .poll(() => element.evaluate((node) => Object.keys(node).some((key) => key.startsWith("__react"))))
    .toBe(true);
  await expect(element).toBeVisible();
}

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
