import type { Page } from "@playwright/test";
import { conversation as copy } from "../../app/content/signed-in/conversation-copy.ts";
import { expectNoFindings, expectNoFindingsAtAnyWidth } from "./findings.ts";
import { expect, holdBack, signedIn, test } from "./journey.ts";
import { expectInSight, panelButtons, readAt, windows } from "./workplace-view.ts";

const card = (page: Page) => page.getByRole("complementary", { name: "Votre profil" });
const row = (page: Page, label: string) => card(page).getByRole("listitem").filter({ hasText: label });
const pencil = (page: Page, label: string) =>
  card(page).getByRole("button", { name: new RegExp(`Modifier.*${label}`) });
const correction = (page: Page, label: string) =>
  card(page).getByRole("textbox", { name: new RegExp(`Nouvelle réponse.*${label}`) });
const save = (page: Page) => card(page).getByRole("button", { name: "Enregistrer" });

test("in the card, Enter saves and Shift+Enter begins a new line", async ({ page, server, address }) => {
  const visitor = await signedIn(page, server, address);
  for (const answer of ["Aubade Conseil", "Conseil", "Directeur commercial, PME", "Du temps"])
    await visitor.say(answer);
  await page.goto("/assistant");
  await pencil(page, "Proposition").click();
  await correction(page, "Proposition").fill("Deux fois");
  await page.keyboard.press("Shift+Enter");
  await page.keyboard.type("moins d’énergie");
  await expect(correction(page, "Proposition")).toHaveValue("Deux fois\nmoins d’énergie");
  await page.keyboard.press("Enter");
  await expect(row(page, "Proposition")).toContainText("Deux fois");
  await expect(pencil(page, "Proposition")).toBeFocused();
  const said = (await visitor.conversation()).filter(({ role }) => role === "user");
  expect(said.at(-1)?.content).toContain("Deux fois\nmoins d’énergie");
});

test("tone and target offer their choices in the card, with the keyboard alone", async ({
  page,
  server,
  address,
}) => {
  const visitor = await signedIn(page, server, address);
  for (const answer of ["Aubade Conseil", "Conseil", "Achats, logistique, PME", "Du temps", "Direct"])
    await visitor.say(answer);
  await page.goto("/assistant");
  await pencil(page, "Ton").press("Enter");
  await expect(card(page).getByRole("radio", { name: "Direct" })).toBeFocused();
  await expect(card(page).getByRole("radio", { checked: true })).toHaveAccessibleName("Direct");
  await expectNoFindings(page);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(card(page).getByRole("radio")).toHaveCount(0);
  await expect(row(page, "Ton")).toContainText("Formel");

  await pencil(page, "Client idéal").press("Enter");
  await expect(correction(page, "Client idéal")).toHaveValue("Achats, logistique");
  await expect(card(page).getByRole("radio", { checked: true })).toHaveAccessibleName(/^PME/);
  await correction(page, "Client idéal").fill(" ");
  await page.keyboard.press("Enter");
  await expect(card(page).getByRole("alert")).toHaveText("Indiquez la fonction de votre interlocuteur.");
  await correction(page, "Client idéal").fill("Achats, entretien");
  await card(page)
    .getByText(/^Grands comptes/)
    .click();
  await expectNoFindingsAtAnyWidth(page);
  await save(page).click();
  await expect(row(page, "Client idéal")).toContainText("Achats, entretien, Grands comptes");
  const known = (await (await visitor.fetch("/api/profile")).json()) as { values: Record<string, string> };
  expect(known.values).toMatchObject({
    icp_title: "Achats, entretien",
    icp_size: "grands-comptes",
    tone: "formal",
  });
});

test("a correction that cannot be saved says why and keeps what was typed", async ({
  page,
  server,
  address,
  cleanConsole,
}) => {
  const visitor = await signedIn(page, server, address);
  for (const answer of ["Aubade Conseil", "Conseil"]) await visitor.say(answer);
  await page.goto("/assistant");
  await pencil(page, "Secteur").click();
  const text = correction(page, "Secteur");
  const alert = card(page).getByRole("alert");

  await page.context().setOffline(true);
  await text.fill("Énergie");
  await page.keyboard.press("Enter");
  await expect(alert).toContainText("Vous êtes hors connexion.");
  await expect(text).toHaveValue("Énergie");
  await page.context().setOffline(false);

  const tooMany = "Vous avez envoyé beaucoup de messages. Le prochain pourra partir dans 12 secondes.";
  await page.route("**/api/profile", (route) =>
    route.request().method() === "POST"
      ? route.fulfill({
          status: 429,
          headers: { "Retry-After": "12" },
          json: { error: { code: "too_many_messages", message: tooMany } },
        })
      : route.continue(),
  );
  await save(page).click();
  await expect(alert).toHaveText(tooMany);
  await expect(text).toHaveValue("Énergie");
  await expectNoFindings(page);
  await page.unroute("**/api/profile");

  await text.fill("x".repeat(8_001));
  await save(page).click();
  await expect(alert).toContainText("Message trop long");
  await text.fill("");
  await save(page).click();
  await expect(alert).toHaveText("Écrivez une réponse.");

  const release = await holdBack(page, "**/api/profile", "POST");
  await text.fill("Énergie");
  await page.keyboard.press("Enter");
  await expect(card(page).getByRole("button", { name: "Enregistrement…" })).toBeDisabled();
  release();
  await expect(text).toHaveCount(0);
  await expect(row(page, "Secteur")).toContainText("Énergie");
  const said = (await visitor.conversation()).filter(({ role }) => role === "user");
  expect(said.filter(({ content }) => content.includes("Énergie"))).toHaveLength(1);
  cleanConsole.splice(0);
});

test("a correction that is being saved can no longer be given up, and its failure is told", async ({
  page,
  server,
  address,
  cleanConsole,
}) => {
  const visitor = await signedIn(page, server, address);
  for (const answer of ["Aubade Conseil", "Conseil"]) await visitor.say(answer);
  await page.goto("/assistant");
  await pencil(page, "Secteur").click();
  const text = correction(page, "Secteur");
  const cancel = card(page).getByRole("button", { name: "Annuler" });
  const { promise, resolve: fail } = Promise.withResolvers<void>();
  await page.route("**/api/profile", async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    await promise;
    await route.abort();
  });
  await text.fill("Énergie");
  await text.press("Enter");
  await expect(card(page).getByRole("button", { name: "Enregistrement…" })).toBeDisabled();
  await expect(cancel).toBeDisabled();
  await text.press("Escape");
  await expect(text).toHaveValue("Énergie");
  fail();
  await expect(card(page).getByRole("alert")).toContainText("n’a pas pu être enregistrée");
  await expect(text).toHaveValue("Énergie");
  await text.press("Escape");
  await expect(text).toHaveCount(0);
  await expect(row(page, "Secteur")).toContainText("Conseil");
  cleanConsole.splice(0);
});

test("the field under correction and its label stand in sight below the head of the card", async ({
  page,
  server,
  address,
}) => {
  test.setTimeout(120_000);
  const visitor = await signedIn(page, server, address);
  for (const answer of ["Aubade Conseil", "Conseil", "Directeur commercial, PME", "Du temps", "Direct"])
    await visitor.say(answer);
  await page.goto("/assistant");
  for (const text of [100, 200]) {
    await readAt(page, text);
    for (const size of windows) {
      await page.setViewportSize(size);
      const [opens] = await panelButtons(page);
      for (const label of ["Entreprise", "Client idéal", "Proposition de valeur"]) {
        if ((await opens?.getAttribute("aria-expanded")) === "false") await opens?.click();
        await pencil(page, label).click();
        const field = correction(page, label);
        await expect(field).toBeFocused();
        const state = `${label} at ${size.width}×${size.height}, ${text}%`;
        await expectInSight(field, state);
        await expectInSight(card(page).getByRole("listitem").getByText(label, { exact: true }), state);
        await field.press("Escape");
      }
    }
  }
});

test("a correction under way when the onboarding ends elsewhere is refused in words, and kept", async ({
  page,
  server,
  address,
  cleanConsole,
}) => {
  const visitor = await signedIn(page, server, address);
  for (const answer of [
    "Aubade Conseil",
    "Conseil",
    "Directeur commercial, PME",
    "Du temps",
    "Direct",
    "RDV",
  ])
    await visitor.say(answer);
  await page.goto("/assistant");
  await pencil(page, "Secteur").click();
  await correction(page, "Secteur").fill("Énergie");
  await visitor.say("non");
  await expect(page.getByText(copy.confirmation("Aubade Conseil"))).toBeVisible();
  await save(page).click();
  await expect(card(page).getByRole("alert")).toHaveText(copy.refusals.notOpen);
  await expect(correction(page, "Secteur")).toHaveValue("Énergie");
  await expect(card(page).getByRole("link", { name: "Modifier mon profil" })).toBeVisible();
  cleanConsole.splice(0);
});

test("a value that the form would refuse is marked: during the questions the card mends it", async ({
  page,
  server,
  address,
}) => {
  const visitor = await signedIn(page, server, address);
  for (const answer of ["Aubade Conseil", "Conseil", "Directeur commercial, ceux du coin"])
    await visitor.say(answer);
  await page.goto("/assistant");
  await expect(row(page, "Client idéal")).toContainText("à vérifier");
  await expect(row(page, "Secteur")).not.toContainText("à vérifier");
  await pencil(page, "Client idéal").click();
  await expect(card(page).getByText(/Vous aviez répondu.*ceux du coin/)).toBeVisible();
  await expectNoFindingsAtAnyWidth(page);
  await save(page).click();
  await expect(card(page).getByRole("alert")).toHaveText("Choisissez une réponse.");
  await card(page).getByText(/^TPE/).click();
  await save(page).click();
  await expect(row(page, "Client idéal")).toContainText("Directeur commercial, TPE");
  await expect(row(page, "Client idéal")).not.toContainText("à vérifier");
});

test("after the questions, marks in the card and on the dashboard lead to the field of the form", async ({
  page,
  server,
  address,
}) => {
  const visitor = await signedIn(page, server, address);
  const answers = [
    "Aubade Conseil",
    "Conseil",
    "Directeur commercial, PME",
    "Du temps",
    "Poétique",
    "RDV",
    "oui",
  ];
  for (const answer of answers) await visitor.say(answer);
  await page.goto("/assistant");
  await expect(page.getByText(copy.confirmation("Aubade Conseil"))).toBeVisible();
  await expect(row(page, "Ton")).toContainText("à vérifier");
  await expect(row(page, "Lien de rendez-vous")).toContainText("à vérifier");
  await expectNoFindingsAtAnyWidth(page);
  await card(page)
    .getByRole("link", { name: /Lien de rendez-vous/ })
    .click();
  const address_ = page.getByLabel("Lien de prise de rendez-vous");
  await expect(address_).toBeFocused();
  await expect(address_).toHaveValue("oui");
  await expect(address_).toHaveAccessibleDescription(/Cette adresse n’est pas complète/);

  await page.goto("/dashboard-legacy");
  const mark = page.getByRole("link", { name: /à vérifier dans le formulaire/ });
  await expect(mark).toHaveCount(1);
  await expectNoFindingsAtAnyWidth(page);
  await mark.click();
  await expect(page.getByRole("combobox", { name: "Ton des messages" })).toBeFocused();
});
