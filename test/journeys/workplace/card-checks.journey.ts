import { assistant } from "#app/content/signed-in/assistant-copy.ts";
import { conversation as copy } from "#app/content/signed-in/conversation-copy.ts";
import { profile } from "#app/content/signed-in/profile-copy.ts";
import { expectNoFindingsAtAnyWidth } from "../accessibility/findings.ts";
import { openChat } from "../chat/chat-view.ts";
import { expect, test } from "../journey.ts";
import { signedIn } from "../sign-in-steps.ts";
import { fieldEditor, pencil, row, saveCorrection } from "./card-view.ts";
import { profileCard } from "./workplace-view.ts";

test("during the onboarding, a value that the form would refuse is marked in the card and corrected there", async ({
  page,
  server,
  address,
}) => {
  await openChat(page, server, address, [
    "Aubade Conseil",
    "Conseil",
    "Directeur commercial, grosses structures",
  ]);
  await expect(row(page, "Client idéal")).toContainText("à vérifier");
  await expect(row(page, "Secteur")).not.toContainText("à vérifier");
  await pencil(page, "Client idéal").click();
  await expect(profileCard(page).getByText(/Vous aviez répondu.*grosses structures/)).toBeVisible();
  await expectNoFindingsAtAnyWidth(page);
  await saveCorrection(page).click();
  await expect(profileCard(page).getByRole("alert")).toHaveText(assistant.card.choose);
  await profileCard(page).getByText(/^TPE/).click();
  await saveCorrection(page).click();
  await expect(row(page, "Client idéal")).toContainText("Directeur commercial, TPE");
  await expect(row(page, "Client idéal")).not.toContainText("à vérifier");
});

test("after the onboarding, a marked value is corrected in the card, and a mark on the dashboard leads to the form", async ({
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
  const label = "Lien de rendez-vous";
  await profileCard(page)
    .getByRole("button", { name: `Vérifier\u00A0: ${label}` })
    .click();
  const booking = fieldEditor(page, label);
  await expect(booking).toBeFocused();
  await expect(booking).toHaveValue("oui");
  await saveCorrection(page).click();
  await expect(profileCard(page).getByRole("alert")).toHaveText(profile.errors.url);
  await booking.fill("https://agenda.example/aubade");
  await booking.press("Enter");
  await expect(row(page, label)).toContainText("https://agenda.example/aubade");
  await expect(row(page, label)).not.toContainText("à vérifier");

  await page.goto("/dashboard-legacy");
  const mark = page.getByRole("link", { name: /à vérifier dans le formulaire/ });
  await expect(mark).toHaveCount(1);
  await expectNoFindingsAtAnyWidth(page);
  await mark.click();
  await expect(page.getByRole("combobox", { name: "Ton des messages" })).toBeFocused();
});
