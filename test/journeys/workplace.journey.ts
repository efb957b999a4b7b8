import type { Page } from "@playwright/test";
import { conversation as copy } from "../../app/content/signed-in/conversation-copy.ts";
import { expectNoFindings, expectNoFindingsAtAnyWidth } from "./findings.ts";
import { expect, onboarded, say, signedIn, test } from "./journey.ts";

test("what is being written survives a reload, and a sign-out forgets it", async ({
  page,
  server,
  address,
}) => {
  await signedIn(page, server, address);
  await page.goto("/assistant");
  const input = page.getByRole("textbox", { name: "Votre message" });
  await input.fill("Aubade Con");
  await page.reload();
  await expect(input).toHaveValue("Aubade Con");
  await page.getByRole("button", { name: "Se déconnecter" }).click();
  await expect(page.getByText("Déconnexion réussie")).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes("draft"))))
    .toEqual([]);
});

test("offline is shown, and the message leaves by itself when the line is back, once", async ({
  page,
  server,
  address,
  cleanConsole,
}) => {
  const visitor = await signedIn(page, server, address);
  await page.goto("/assistant");
  await expect(page.getByText(copy.questions.company_name())).toBeVisible();
  await page.context().setOffline(true);
  await expect(page.getByText("Hors connexion")).toBeVisible();
  await say(page, "Aubade Conseil", { expectCleared: false });
  await expect(
    page.getByRole("main").getByText("Impossible d'envoyer le message.", { exact: true }),
  ).toBeVisible();
  await expect(page.getByText("Il partira dès que la connexion sera revenue.")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Votre message" })).toHaveValue("Aubade Conseil");
  await expectNoFindingsAtAnyWidth(page);

  await page.context().setOffline(false);
  await expect(page.getByText(copy.questions.industry("Aubade Conseil"))).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole("textbox", { name: "Votre message" })).toHaveValue("");
  const said = (await visitor.conversation()).filter(({ role }) => role === "user");
  expect(said.map(({ content }) => content)).toEqual(["Aubade Conseil"]);
  cleanConsole.splice(0);
});

test("a message whose answer was lost is stored once, even when sent again after a reload", async ({
  page,
  server,
  address,
  cleanConsole,
}) => {
  const visitor = await signedIn(page, server, address);
  // Without the stream the page cannot find out by itself that the message is stored.
  await page.route("**/api/messages/stream*", (route) => route.abort());
  await page.goto("/assistant");
  await page.route("**/api/messages", async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    await route.fetch();
    await route.abort();
  });
  await say(page, "Aubade Conseil", { expectCleared: false });
  await expect(page.getByRole("button", { name: "Envoyer à nouveau" })).toBeVisible();
  await page.unroute("**/api/messages");
  await page.reload();
  const input = page.getByRole("textbox", { name: "Votre message" });
  await expect(input).toHaveValue("Aubade Conseil");
  await input.press("Enter");
  await expect(input).toHaveValue("");
  const said = (await visitor.conversation()).filter(({ role }) => role === "user");
  expect(said.map(({ content }) => content)).toEqual(["Aubade Conseil"]);
  cleanConsole.splice(0);
});

test("twenty tabs stay live over one stream, and the next takes over when its tab closes", async ({
  page,
  server,
  address,
}) => {
  test.setTimeout(120_000);
  const visitor = await signedIn(page, server, address);
  await onboarded(visitor);
  const streams: string[] = [];
  page.context().on("request", (request) => {
    if (request.url().includes("/api/messages/stream")) streams.push(request.url());
  });
  const open = async (tab: Page) => {
    await tab.goto("/assistant");
    await expect(tab.getByRole("textbox")).toBeEnabled();
  };
  await open(page);
  const tabs = [page];
  while (tabs.length < 20) tabs.push(await page.context().newPage());
  for (let first = 1; first < 20; first += 5) await Promise.all(tabs.slice(first, first + 5).map(open));
  await visitor.say("Une question pour tous");
  for (const tab of tabs) await expect(tab.getByText("Une question pour tous")).toHaveCount(1);
  expect(streams).toHaveLength(1);

  await page.close();
  await expect.poll(() => streams.length).toBe(2);
  await visitor.say("Encore une");
  for (const tab of tabs.slice(1)) await expect(tab.getByText("Encore une")).toHaveCount(1);
});

test("a tab in sight takes the stream from one that sleeps with it", async ({ page, server, address }) => {
  const visitor = await signedIn(page, server, address);
  const { user } = (await (await visitor.fetch("/api/session")).json()) as { user: { id: string } };
  const asleep = await page.context().newPage();
  await asleep.goto("/compte");
  await asleep.evaluate((name) => {
    void navigator.locks.request(name, () => new Promise(() => {})).catch(() => {});
  }, `matinal.conversation.${user.id}`);

  await page.clock.install();
  const following = page.waitForRequest("**/api/messages/stream*");
  await page.goto("/assistant");
  await expect(page.getByText(copy.questions.company_name())).toBeVisible();
  await page.clock.runFor(3_100);
  await following;
  await visitor.say("Aubade Conseil");
  await expect(page.getByText("Aubade Conseil", { exact: true })).toHaveCount(1);
  await expect(page.getByText(copy.questions.industry("Aubade Conseil"))).toHaveCount(1);
});

test("a message is copied as it was written", async ({ page, server, address }) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await signedIn(page, server, address);
  await page.goto("/assistant");
  await page.getByRole("button", { name: "Copier le message" }).first().click();
  await expect(page.getByText("Message copié", { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(copy.questions.company_name());
});

test("before the first answer one reads that a program answers", async ({ page, server, address }) => {
  await signedIn(page, server, address);
  await page.goto("/assistant");
  await expect(page.getByRole("log").getByText(/un programme d’intelligence artificielle/)).toBeVisible();
  await expect(page.getByText(/Un programme vous répond/)).toBeVisible();
});

test("an earlier answer is changed beside the conversation, and nobody starts again", async ({
  page,
  server,
  address,
}) => {
  const visitor = await signedIn(page, server, address);
  for (const answer of ["Aubade Conseil", "Conseil", "Directeur commercial, PME"]) await visitor.say(answer);
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/assistant");
    const card = page.getByRole("complementary", { name: "Votre profil" });
    await expect(card.getByText("3 sur 7")).toBeVisible();
    if (width < 1024) await card.getByText("Votre profil").click();
    await expect(card.getByRole("listitem").filter({ hasText: "Client idéal" })).toContainText(
      "Directeur commercial, PME (10 à 249\u00A0salariés)",
    );
    await card.getByRole("button", { name: /Modifier.*Secteur/ }).click();
    await expectNoFindings(page);
    const field = card.getByRole("textbox", { name: /Nouvelle réponse.*Secteur/ });
    await expect(field).toBeFocused();
    await field.fill(`Énergie ${width}`);
    await card.getByRole("button", { name: "Enregistrer" }).click();
    await expect(card.getByRole("listitem").filter({ hasText: "Secteur" })).toContainText(`Énergie ${width}`);
    await expect(page.getByText("Étape 4 sur 7")).toBeVisible();
  }
  for (const answer of ["Du temps", "Direct", "RDV", "non"]) await visitor.say(answer);
  await expect(page.getByRole("log").getByText(copy.confirmation("Aubade Conseil"))).toBeVisible();
  await page.getByRole("link", { name: "Modifier mon profil" }).click();
  await expect(page.getByLabel("Secteur d’activité")).toHaveValue("Énergie 1280");
});
