import { assistant } from "#app/content/signed-in/assistant-copy.ts";
import { conversation as copy } from "#app/content/signed-in/conversation-copy.ts";
import { expectNoFindings, expectNoFindingsAtAnyWidth } from "../accessibility/findings.ts";
import { openChat, transcript, untilTone, userMessages } from "../chat/chat-view.ts";
import { expect, test } from "../journey.ts";
import { widths } from "../page-steps.ts";
import { signedIn } from "../sign-in-steps.ts";
import { correction, pencil, row, saveCorrection } from "./card-view.ts";
import { profileCard } from "./workplace-view.ts";

test("Enter saves a correction and Shift+Enter inserts a line break", async ({ page, server, address }) => {
  const visitor = await openChat(page, server, address, untilTone);
  await pencil(page, "Proposition").click();
  await correction(page, "Proposition").fill("Deux fois");
  await page.keyboard.press("Shift+Enter");
  await page.keyboard.type("moins d’énergie");
  await expect(correction(page, "Proposition")).toHaveValue("Deux fois\nmoins d’énergie");
  await page.keyboard.press("Enter");
  await expect(row(page, "Proposition")).toContainText("Deux fois");
  await expect(pencil(page, "Proposition")).toBeFocused();
  expect((await userMessages(visitor)).at(-1)).toContain("Deux fois\nmoins d’énergie");
});

test("tone and target offer their choices in the card, by keyboard alone", async ({
  page,
  server,
  address,
}) => {
  const visitor = await openChat(page, server, address, [
    "Aubade Conseil",
    "Conseil",
    "Achats, logistique, PME",
    "Du temps",
    "Direct",
  ]);
  await pencil(page, "Ton").press("Enter");
  await expect(profileCard(page).getByRole("radio", { name: "Direct" })).toBeFocused();
  await expect(profileCard(page).getByRole("radio", { checked: true })).toHaveAccessibleName("Direct");
  await expectNoFindings(page);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(profileCard(page).getByRole("radio")).toHaveCount(0);
  await expect(row(page, "Ton")).toContainText("Formel");

  await pencil(page, "Client idéal").press("Enter");
  await expect(correction(page, "Client idéal")).toHaveValue("Achats, logistique");
  await expect(profileCard(page).getByRole("radio", { checked: true })).toHaveAccessibleName(/^PME/);
  await correction(page, "Client idéal").fill(" ");
  await page.keyboard.press("Enter");
  await expect(profileCard(page).getByRole("alert")).toHaveText(assistant.card.titleMissing);
  await correction(page, "Client idéal").fill("Achats, entretien");
  await profileCard(page)
    .getByText(/^Grands comptes/)
    .click();
  await expectNoFindingsAtAnyWidth(page);
  await saveCorrection(page).click();
  await expect(row(page, "Client idéal")).toContainText("Achats, entretien, Grands comptes");
  const profile = (await (await visitor.fetch("/api/profile")).json()) as { values: Record<string, string> };
  expect(profile.values).toMatchObject({
    icp_title: "Achats, entretien",
    icp_size: "grands-comptes",
    tone: "formal",
  });
});

test("an earlier answer is corrected beside the conversation, which continues", async ({
  page,
  server,
  address,
}) => {
  const visitor = await signedIn(page, server, address);
  for (const answer of ["Aubade Conseil", "Conseil", "Directeur commercial, PME"]) await visitor.say(answer);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/assistant");
    await expect(profileCard(page).getByText("3 sur 7")).toBeVisible();
    if (width < 1024) await profileCard(page).getByText("Votre profil").click();
    await expect(row(page, "Client idéal")).toContainText(
      "Directeur commercial, PME (10 à 249\u00A0salariés)",
    );
    await pencil(page, "Secteur").click();
    await expectNoFindings(page);
    const field = correction(page, "Secteur");
    await expect(field).toBeFocused();
    await field.fill(`Énergie ${width}`);
    await saveCorrection(page).click();
    await expect(row(page, "Secteur")).toContainText(`Énergie ${width}`);
    await expect(page.getByText("Étape 4 sur 7")).toBeVisible();
  }
  for (const answer of ["Du temps", "Direct", "RDV", "non"]) await visitor.say(answer);
  await expect(transcript(page).getByText(copy.confirmation("Aubade Conseil"))).toBeVisible();
  await page.getByRole("link", { name: "Modifier mon profil" }).click();
  await expect(page.getByLabel("Secteur d’activité")).toHaveValue("Énergie 1280");
});
