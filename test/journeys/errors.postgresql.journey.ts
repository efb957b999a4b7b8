import type { Page } from "@playwright/test";
import { conversation as copy } from "../../app/content/signed-in/conversation-copy.ts";
import type { Visitor } from "../process/visitor.ts";
import { expectNoFindingsAtAnyWidth } from "./findings.ts";
import { expect, expectTold, onboarded, say, signedIn, test } from "./journey.ts";
import { asOwner, refuse } from "./journey-database.ts";

// The database itself refuses, by its owner's doing. The embedded one is open in the product and cannot be told to.

const profile = {
  company_name: "Aubade Conseil",
  industry: "Conseil en énergie",
  icp_title: "Directrice des achats",
  icp_location: "Île-de-France",
  value_prop: "Nous divisons la facture par deux.",
};

async function idOf(visitor: Visitor): Promise<string> {
  const { user } = (await (await visitor.fetch("/api/session")).json()) as { user: { id: string } };
  return user.id;
}

async function fillProfile(page: Page) {
  await page.goto("/onboarding-legacy");
  for (const [name, text] of Object.entries(profile)) await page.locator(`[name=${name}]`).fill(text);
  for (const name of ["icp_size", "tone", "primary_goal"]) {
    await page.locator(`#${name}`).click();
    await page.getByRole("option").first().click();
  }
}

const save = (page: Page) => page.getByRole("button", { name: "Enregistrer mon profil" }).click();

test("a mail that cannot be ordered is told on /login, the address stays, and the next try is the first one", async ({
  page,
  server,
  address,
  cleanConsole,
}) => {
  await page.goto("/login");
  const relent = await refuse(server, {
    table: "outbox",
    on: "insert",
    when: `new.dedupe_key like '${address}%'`,
  });
  await page.getByLabel("Adresse e-mail").fill(address);
  await page.getByRole("button", { name: "Se connecter" }).click();
  await expectTold(page, "Une erreur s'est produite.");
  await expect(page.getByLabel("Adresse e-mail")).toHaveValue(address);
  await expectNoFindingsAtAnyWidth(page);
  await relent();
  await page.getByRole("button", { name: "Se connecter" }).click();
  await expect(page.getByText("Lien de connexion envoyé !")).toBeVisible();
  cleanConsole.splice(0);
});

test("a profile that cannot be written stays in the form, and is saved once it can", async ({
  page,
  server,
  address,
  cleanConsole,
}) => {
  const id = await idOf(await signedIn(page, server, address));
  await fillProfile(page);
  const when = `new.client_id = '${id}'`;
  const relent = await refuse(server, { table: "client_profile", on: "insert or update", when });
  await save(page);
  await expectTold(page, "Une erreur s'est produite lors de l'enregistrement.");
  await expect(page.locator("[name=company_name]")).toHaveValue("Aubade Conseil");
  await expectNoFindingsAtAnyWidth(page);
  await relent();
  await save(page);
  await page.waitForURL("**/assistant");
  cleanConsole.splice(0);
});

test("a client's record that cannot be made, or vanishes, is told apart", async ({
  page,
  server,
  address,
  cleanConsole,
}) => {
  const id = await idOf(await signedIn(page, server, address));
  await fillProfile(page);
  await asOwner(server, "delete from clients where id = $1", [id]);
  const when = `new.id = '${id}'`;

  let relent = await refuse(server, { table: "clients", on: "insert", when });
  await save(page);
  await expectTold(page, "Erreur lors de la création du profil client.");
  await relent();

  relent = await refuse(server, { table: "clients", on: "insert", when, by: "drop" });
  await save(page);
  await expectTold(page, "Le client n'a pas pu être créé correctement.");
  await relent();

  await save(page);
  await page.waitForURL("**/assistant");
  cleanConsole.splice(0);
});

test("a client's record that cannot be looked up is told", async ({
  page,
  server,
  address,
  cleanConsole,
}) => {
  await signedIn(page, server, address);
  await fillProfile(page);
  await asOwner(server, "revoke select on clients from matinal_client");
  await save(page);
  await expectTold(page, "Erreur lors de la vérification du client.");
  await asOwner(server, "grant select on clients to matinal_client");
  cleanConsole.splice(0);
});

test("a profile that cannot be read is told on the dashboard and on the form", async ({
  page,
  server,
  address,
  cleanConsole,
}) => {
  await onboarded(await signedIn(page, server, address));
  await asOwner(server, "revoke select on client_profile from matinal_client");
  for (const path of ["/onboarding-legacy", "/dashboard-legacy"]) {
    await page.goto(path);
    await expectTold(page, "Erreur lors de la récupération du profil.");
    await expectNoFindingsAtAnyWidth(page);
  }
  await asOwner(server, "grant select on client_profile to matinal_client");
  await page.getByRole("link", { name: "Réessayer" }).click();
  await expect(page.getByText("Bienvenue, Aubade Conseil")).toBeVisible();
  cleanConsole.splice(0);
});

test("a conversation that cannot be read is told, and opens once it can", async ({
  page,
  server,
  address,
  cleanConsole,
}) => {
  await signedIn(page, server, address);
  await asOwner(server, "revoke select on messages from matinal_client");
  await page.goto("/assistant");
  await expectTold(page, "Impossible de charger les messages.");
  await expectNoFindingsAtAnyWidth(page);
  await asOwner(server, "grant select on messages to matinal_client");
  await page.getByRole("button", { name: "Réessayer" }).click();
  await expect(page.getByText(copy.questions.company_name())).toBeVisible();
  cleanConsole.splice(0);
});

test("a message that cannot be stored stays in the input, and is stored once it can", async ({
  page,
  server,
  address,
  cleanConsole,
}) => {
  const visitor = await signedIn(page, server, address);
  await page.goto("/assistant");
  const when = `new.client_id = '${await idOf(visitor)}' and new.role = 'user'`;
  const relent = await refuse(server, { table: "messages", on: "insert", when });
  await say(page, "Aubade Conseil", { expectCleared: false });
  await expectTold(page, "Impossible d'envoyer le message.");
  await expect(page.getByRole("textbox", { name: "Votre message" })).toHaveValue("Aubade Conseil");
  await relent();
  await page.getByRole("textbox", { name: "Votre message" }).press("Enter");
  await expect(page.getByText(copy.questions.industry("Aubade Conseil"))).toBeVisible();
  cleanConsole.splice(0);
});

test("a profile that the chat cannot write is told in the chat, and the answer given again is taken", async ({
  page,
  server,
  address,
}) => {
  const visitor = await signedIn(page, server, address);
  const when = `new.client_id = '${await idOf(visitor)}'`;
  const relent = await refuse(server, { table: "client_profile", on: "insert or update", when });
  for (const answer of ["Aubade Conseil", "Conseil", "DG, PME", "Du temps", "Direct", "RDV"])
    await visitor.say(answer);
  await page.goto("/assistant");
  const list = page.getByRole("log", { name: "Messages" });
  await expect(list.getByText(copy.questions.calendly_url())).toBeVisible();
  await say(page, "non");
  await expect(
    list.getByText("Une erreur s'est produite lors de la création de votre profil. Veuillez réessayer.", {
      exact: true,
    }),
  ).toBeVisible();
  await relent();
  await say(page, "non");
  await expect(list.getByText(copy.confirmation("Aubade Conseil"))).toBeVisible();
});

test("a reply that cannot be made leaves silently, and comes when the conversation is next opened", async ({
  page,
  server,
  address,
}) => {
  const visitor = await signedIn(page, server, address);
  await page.goto("/assistant");
  await expect(page.getByText(copy.questions.company_name())).toBeVisible();
  const when = `new.client_id = '${await idOf(visitor)}' and new.role = 'assistant'`;
  const relent = await refuse(server, { table: "messages", on: "insert", when });
  await say(page, "Aubade Conseil");
  await expect(page.getByText("Aubade Conseil", { exact: true })).toBeVisible();
  await expect(page.locator("[data-typing]")).toHaveCount(0);
  await expect(page.locator(".toast")).toHaveCount(0);
  await expect(page.getByRole("main").getByText(/erreur|impossible/i)).toHaveCount(0);
  await relent();
  await page.reload();
  await expect(page.getByText(copy.questions.industry("Aubade Conseil"))).toBeVisible();
});

test("a sign-out that fails is told and leaves the page as it is", async ({
  page,
  server,
  address,
  cleanConsole,
}) => {
  const visitor = await signedIn(page, server, address);
  await onboarded(visitor);
  const when = `old.user_id = '${await idOf(visitor)}'`;
  const relent = await refuse(server, { table: "session", on: "delete", when });
  for (const path of ["/dashboard-legacy", "/assistant"]) {
    await page.goto(path);
    await page.getByRole("button", { name: "Se déconnecter" }).click();
    await expectTold(page, "Erreur lors de la déconnexion.");
    expect(new URL(page.url()).pathname).toBe(path);
  }
  await relent();
  await page.getByRole("button", { name: "Se déconnecter" }).click();
  await expect(page.getByText("Déconnexion réussie")).toBeVisible();
  cleanConsole.splice(0);
});

test("what nobody foresaw is told on a page of its own", async ({ page, server, address, cleanConsole }) => {
  await signedIn(page, server, address);
  await asOwner(server, "alter table session rename to session_away");
  await page.goto("/dashboard-legacy");
  await expect(page.getByRole("heading", { level: 1, name: "Une erreur s'est produite." })).toBeVisible();
  await expectNoFindingsAtAnyWidth(page);
  await asOwner(server, "alter table session_away rename to session");
  cleanConsole.splice(0);
});
