import { assistant } from "#app/content/signed-in/assistant-copy.ts";
import { profile } from "#app/content/signed-in/profile-copy.ts";
import type { Visitor } from "../../server/visitor.ts";
import { expectNoFindings, expectNoHorizontalScroll } from "../accessibility/findings.ts";
import { answers, openChat } from "../chat/chat-view.ts";
import { expect, test } from "../journey.ts";
import { holdRequests, setTextSize } from "../page-steps.ts";
import { fieldEditor, pencil, row, saveCorrection } from "./card-view.ts";
import { expectFullyVisible, panelButtons, profileCard, windows } from "./workplace-view.ts";

const storedValues = async (visitor: Visitor) => {
  const { values } = await (await visitor.fetch("/api/profile")).json();
  return values as Record<string, string>;
};

const labels = {
  company_name: "Entreprise",
  industry: "Secteur",
  icp_title: "Fonction visée",
  icp_size: "Taille d’entreprise visée",
  value_prop: "Proposition de valeur",
  tone: "Ton",
  primary_goal: "Objectif",
  calendly_url: "Lien de rendez-vous",
  linkedin_url: "Page LinkedIn",
  sender_name: "Signataire",
  icp_industry: "Métiers visés",
  icp_location: "Zone géographique",
  common_objections: "Objections fréquentes",
  banned_phrases: "Expressions à éviter",
};

test("what the profile lacks is asked one after the other, answered or skipped, and not again", async ({
  page,
  server,
  address,
  consoleErrors,
}) => {
  const visitor = await openChat(page, server, address, answers);
  const asked = page.getByRole("region", { name: assistant.openQuestions.title });
  const { questions, answer, skip, skipFailed } = assistant.openQuestions;
  await expect(asked).toContainText(questions.icp_location);
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoFindings(page);
    await expectNoHorizontalScroll(page);
  }
  // By keyboard alone, from one question to the next.
  await asked.getByRole("button", { name: answer }).press("Enter");
  await expect(asked.getByRole("textbox")).toBeFocused();
  await expectNoFindings(page);
  await page.keyboard.type("Breta");
  // A reload loses nothing of it, and it goes on where it was.
  await page.reload();
  await expect(asked.getByRole("textbox")).toBeFocused();
  await page.keyboard.type("gne");
  await expect(asked.getByRole("textbox")).toHaveValue("Bretagne");
  await page.keyboard.press("Enter");
  await expect(asked).toContainText(questions.icp_industry);
  await expect(asked.getByRole("button", { name: answer })).toBeFocused();

  await page.route("**/api/profile", (route) =>
    route.request().method() === "PATCH" ? route.abort() : route.continue(),
  );
  await asked.getByRole("button", { name: skip }).click();
  await expect(asked.getByRole("alert")).toHaveText(skipFailed);
  await page.unroute("**/api/profile");
  await asked.getByRole("button", { name: skip }).click();
  await expect(asked).toContainText(questions.sender_name);
  await page.reload();
  await expect(asked).toContainText(questions.sender_name);
  await asked.getByRole("button", { name: answer }).click();
  await asked.getByRole("textbox").fill("Hél");
  await asked.getByRole("button", { name: assistant.card.cancel }).click();
  await page.reload();
  await expect(asked.getByRole("button", { name: answer })).toBeVisible();
  // In another tab what was answered here is not asked.
  await visitor.fetch("/api/profile", {
    method: "PATCH",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ field: "sender_name", value: "Hélène Roy" }),
  });
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expect(asked).toHaveCount(0);
  expect(await storedValues(visitor)).toMatchObject({ icp_location: "Bretagne", icp_industry: "" });
  consoleErrors.splice(0);
});

test("the fourteen fields are edited in place, and what cannot be saved stays in the editor", async ({
  page,
  server,
  address,
  consoleErrors,
  part,
}) => {
  const visitor = await openChat(page, server, address, answers);
  await part("the editor and its label are visible in every window, also with large text", async () => {
    for (const text of [100, 200]) {
      await setTextSize(page, text);
      for (const size of windows) {
        await page.setViewportSize(size);
        const [cardButton] = await panelButtons(page);
        for (const label of ["Entreprise", "Proposition de valeur", "Expressions à éviter"]) {
          if ((await cardButton?.getAttribute("aria-expanded")) === "false") await cardButton?.click();
          await pencil(page, label).click();
          const field = fieldEditor(page, label);
          await expect(field).toBeFocused();
          const state = `${label} at ${size.width}×${size.height}, ${text}%`;
          await expectFullyVisible(field, state);
          await expectFullyVisible(field.locator("xpath=ancestor::li/p"), state);
          await expectNoHorizontalScroll(page);
          if (size.width === 320 && label === "Expressions à éviter") await expectNoFindings(page);
          await field.press("Escape");
        }
        await pencil(page, "Taille").click();
        await expect(profileCard(page).getByRole("radio", { checked: true })).toBeFocused();
        await expectNoHorizontalScroll(page);
        await page.keyboard.press("Escape");
      }
    }
  });

  await part("a value that cannot be saved stays in the editor, which says why", async () => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await setTextSize(page, 100);
    const alert = profileCard(page).getByRole("alert");
    await pencil(page, "Secteur").dblclick();
    const text = fieldEditor(page, "Secteur");
    await expect(text).toBeFocused();
    await text.fill(" ");
    await page.keyboard.press("Enter");
    await expect(alert).toHaveText(profile.errors.required);
    await expect(text).toHaveAccessibleDescription(profile.errors.required);
    await text.fill("x".repeat(201));
    await page.keyboard.press("Enter");
    await expect(alert).toHaveText(profile.errors.tooLong(200));

    await page.context().setOffline(true);
    await text.fill("Énergie");
    await page.keyboard.press("Enter");
    await expect(alert).toContainText("Vous êtes hors connexion.");
    await page.context().setOffline(false);
    const refuse = (status: number, message: string) =>
      page.route("**/api/profile", (route) =>
        route.request().method() === "PATCH"
          ? route.fulfill({ status, json: { error: { code: "refused", message } } })
          : route.continue(),
      );
    await refuse(422, profile.errors.unreadable);
    await saveCorrection(page).click();
    await expect(alert).toHaveText(profile.errors.unreadable);
    await expect(text).toHaveValue("Énergie");
    await expectNoFindings(page);
    await page.unroute("**/api/profile");

    let updates = 0;
    page.on("request", (request) => {
      if (request.method() === "PATCH") updates += 1;
    });
    const release = await holdRequests(page, "**/api/profile");
    await saveCorrection(page).dblclick();
    await expect(profileCard(page).getByRole("button", { name: "Enregistrement…" })).toBeDisabled();
    await text.press("Escape");
    await expect(text).toHaveValue("Énergie");
    release();
    await expect(text).toHaveCount(0);
    await expect(pencil(page, "Secteur")).toBeFocused();
    expect(updates).toBe(1);
    expect((await storedValues(visitor)).industry).toBe("Énergie");

    await pencil(page, "Secteur").click();
    await text.fill("Abandonné");
    await text.press("Escape");
    await expect(pencil(page, "Secteur")).toBeFocused();
    await expect(row(page, "Secteur")).toContainText("Énergie");
    consoleErrors.splice(0);
  });

  await part("each of the twelve fields is edited in place, by keyboard alone", async () => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await setTextSize(page, 100);
    for (const [field, label] of Object.entries(labels)) {
      const button = profileCard(page).getByRole("button", { name: `Modifier\u00A0: ${label}`, exact: true });
      await button.press("Enter");
      const radios = profileCard(page).getByRole("radio");
      const isText = (await radios.count()) === 0;
      if (isText) {
        await expect(fieldEditor(page, label)).toBeFocused();
        await fieldEditor(page, label).fill(
          field.endsWith("_url") ? `https://${field}.example/` : `${label} 2`,
        );
        const hasLines = ["value_prop", "common_objections", "banned_phrases"].includes(field);
        if (hasLines) {
          await page.keyboard.press("Enter");
          await page.keyboard.type("Deuxième ligne");
        }
        await page.keyboard.press(hasLines ? "Control+Enter" : "Enter");
        await expect(fieldEditor(page, label)).toHaveCount(0);
      } else {
        await expect(profileCard(page).getByRole("radio", { checked: true })).toBeFocused();
        await page.keyboard.press("ArrowDown");
        await page.keyboard.press("Enter");
        await expect(radios).toHaveCount(0);
      }
      await expect(button).toBeFocused();
    }
    expect(await storedValues(visitor)).toEqual({
      company_name: "Entreprise 2",
      industry: "Secteur 2",
      icp_title: "Fonction visée 2",
      icp_size: "grands-comptes",
      value_prop: "Proposition de valeur 2\nDeuxième ligne",
      tone: "formal",
      primary_goal: "engagement",
      calendly_url: "https://calendly_url.example/",
      linkedin_url: "https://linkedin_url.example/",
      sender_name: "Signataire 2",
      icp_industry: "Métiers visés 2",
      icp_location: "Zone géographique 2",
      common_objections: "Objections fréquentes 2\nDeuxième ligne",
      banned_phrases: "Expressions à éviter 2\nDeuxième ligne",
    });
    await expect(row(page, "Ton")).toContainText("Formel");
    await page.goto("/dashboard-legacy");
    await expect(page.getByText("Fonction visée 2")).toBeVisible();
  });
});

test("a change elsewhere is shown when the reader returns or opens the card; a lost session leads to /login", async ({
  page,
  server,
  address,
  consoleErrors,
}) => {
  const visitor = await openChat(page, server, address, answers);
  const change = (value: string) =>
    visitor.fetch("/api/profile", {
      method: "PATCH",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ field: "industry", value }),
    });
  await expect(row(page, "Secteur")).toContainText("Conseil");
  await change("Énergie");
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expect(row(page, "Secteur")).toContainText("Énergie");

  await page.setViewportSize({ width: 390, height: 800 });
  await change("Éclairage");
  await profileCard(page)
    .getByRole("button", { name: /Votre profil/ })
    .click();
  await expect(row(page, "Secteur")).toContainText("Éclairage");

  await pencil(page, "Secteur").click();
  await fieldEditor(page, "Secteur").fill("Trop tard");
  await visitor.fetch("/api/session", { method: "DELETE" });
  await saveCorrection(page).click();
  await expect(page).toHaveURL(/\/login/);
  consoleErrors.splice(0);
});
