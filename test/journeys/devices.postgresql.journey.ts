import type { Page } from "@playwright/test";
import { Visitor } from "../process/visitor.ts";
import { expectNoFindingsAtAnyWidth } from "./findings.ts";
import { askAndFollow, expect, signedIn, signInByLink, test } from "./journey.ts";
import { asOwner } from "./journey-database.ts";

// The same account twice: here a second mail within a minute must be let through.

type Server = Parameters<typeof asOwner>[0];
const letMailThrough = (server: Server) => asOwner(server, "delete from rate_limit_hits");

const iPhone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1";

test("a device that is ended from another one is sent to sign in, and its stream closes at once", async ({
  page,
  browser,
  server,
  address,
}) => {
  await signInByLink(page, server, address);
  await letMailThrough(server);
  const pocket = await browser.newContext({
    baseURL: server.url,
    userAgent: iPhone,
    viewport: { width: 320, height: 640 },
  });
  const phone = await pocket.newPage();
  await signInByLink(phone, server, address);
  await expect(phone.getByRole("textbox", { name: "Votre message" })).toBeEnabled();
  const sameSession = new Visitor(server);
  for (const { name, value } of await pocket.cookies()) sameSession.cookies.set(name, value);
  const streamed = (await sameSession.fetch("/api/messages/stream")).text();

  await page.goto("/compte");
  await expect(page.getByText("Safari sur iPhone")).toBeVisible();
  await expect(page.getByText("Cet appareil")).toBeVisible();
  await expectNoFindingsAtAnyWidth(page);
  await page.getByRole("button", { name: "Déconnecter Safari sur iPhone" }).click();
  await expect(page.getByText("L’appareil est déconnecté.")).toBeVisible();
  await expect(page.getByText("Safari sur iPhone")).toHaveCount(0);
  await expectNoFindingsAtAnyWidth(page);

  expect(await streamed).toContain("event: signed-out");
  await expect(phone).toHaveURL(/\/login$/);
  await expect(phone.getByText("Veuillez vous connecter pour accéder à cette page")).toBeVisible();
  expect((await sameSession.fetch("/api/session")).status).toBe(401);
  await page.goto("/assistant");
  await expect(page.getByRole("textbox", { name: "Votre message" })).toBeEnabled();
  await pocket.close();
});

test("two other devices are signed out by one press, and this one stays", async ({
  page,
  server,
  address,
}) => {
  const others: Visitor[] = [];
  while (others.length < 2) {
    const other = new Visitor(server);
    await letMailThrough(server);
    await other.signIn(address);
    others.push(other);
  }
  await letMailThrough(server);
  await signInByLink(page, server, address);
  await page.goto("/compte");
  await page.getByRole("button", { name: "Déconnecter tous les autres appareils" }).click();
  await expect(page.getByText("Tous les autres appareils sont déconnectés.")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Déconnecter/ })).toHaveCount(1);
  for (const other of others) expect((await other.fetch("/api/session")).status).toBe(401);
});

test("a session that ends while the form is half filled: sign in again, come back, nothing is typed twice", async ({
  page,
  server,
  address,
  cleanConsole,
}) => {
  const elsewhere = await signedIn(page, server, address);
  await page.goto("/onboarding-legacy");
  await page.getByLabel("Nom de l’entreprise").fill("Aubade Conseil");
  await page.getByLabel("Secteur d’activité").fill("Conseil en énergie");
  await page.getByLabel("Page LinkedIn").fill("https://linkedin.example/aubade");
  await choose(page, "Ton des messages", "Direct");
  expect((await elsewhere.fetch("/api/session", { method: "DELETE" })).status).toBe(204);
  await page.getByLabel("Fonction visée").fill("Directrice des achats");
  await page.getByRole("button", { name: "Enregistrer mon profil" }).click();
  await page.getByLabel("Zone géographique").fill("Île-de-France");
  await page.getByLabel("Proposition de valeur").fill("Moitié moins de facture.");
  await choose(page, "Taille d’entreprise visée", "PME");
  await choose(page, "Objectif principal", "Prise de rendez-vous");
  await page.getByRole("button", { name: "Enregistrer mon profil" }).click();
  await expect(page.getByRole("main").getByText("Vous n'êtes pas connecté")).toBeVisible();
  await expectNoFindingsAtAnyWidth(page);

  await letMailThrough(server);
  await page.getByRole("link", { name: "Se reconnecter" }).click();
  await askAndFollow(page, server, address);
  await page.waitForURL("**/onboarding-legacy");
  await expect(page.getByText("Nous avons repris vos modifications")).toBeVisible();
  await expectNoFindingsAtAnyWidth(page);
  await page.getByRole("button", { name: "Enregistrer mon profil" }).click();
  await page.waitForURL("**/assistant");

  const stored = await asOwner(
    server,
    "select p.* from client_profile p join clients c on c.id = client_id where c.email = $1",
    [address],
  );
  expect(stored).toEqual([
    expect.objectContaining({
      company_name: "Aubade Conseil",
      industry: "Conseil en énergie",
      linkedin_url: "https://linkedin.example/aubade",
      icp_title: "Directrice des achats",
      icp_size: "pme",
      icp_location: "Île-de-France",
      value_prop: "Moitié moins de facture.",
      tone: "direct",
      primary_goal: "rdv",
    }),
  ]);
  await page.goto("/onboarding-legacy");
  await expect(page.getByLabel("Nom de l’entreprise")).toHaveValue("Aubade Conseil");
  await expect(page.getByText("Nous avons repris vos modifications")).toHaveCount(0);
  cleanConsole.splice(0);
});

async function choose(page: Page, label: string, option: string) {
  await page.getByRole("combobox", { name: label }).click();
  await page.getByRole("option", { name: option }).click();
}
