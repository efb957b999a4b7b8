import { assistant } from "#app/content/signed-in/assistant-copy.ts";
import { conversation as copy } from "#app/content/signed-in/conversation-copy.ts";
import { expectNoFindings } from "../accessibility/findings.ts";
import { openChat, untilBooking, untilTarget, userMessages } from "../chat/chat-view.ts";
import { expect, test } from "../journey.ts";
import { holdRequests } from "../page-steps.ts";
import { correction, pencil, row, saveCorrection } from "./card-view.ts";
import { profileCard } from "./workplace-view.ts";

test("a correction that cannot be saved is kept, and cannot be cancelled while it is being saved", async ({
  page,
  server,
  address,
  consoleErrors,
  part,
}) => {
  const visitor = await openChat(page, server, address, untilTarget);
  await part(
    "a correction that is being saved cannot be cancelled, and its failure is reported",
    async () => {
      await pencil(page, "Secteur").click();
      const text = correction(page, "Secteur");
      const cancel = profileCard(page).getByRole("button", { name: "Annuler" });
      const { promise, resolve: fail } = Promise.withResolvers<void>();
      await page.route("**/api/profile", async (route) => {
        if (route.request().method() !== "POST") return route.continue();
        await promise;
        await route.abort();
      });
      await text.fill("Énergie");
      await text.press("Enter");
      await expect(profileCard(page).getByRole("button", { name: "Enregistrement…" })).toBeDisabled();
      await expect(cancel).toBeDisabled();
      await text.press("Escape");
      await expect(text).toHaveValue("Énergie");
      fail();
      await expect(profileCard(page).getByRole("alert")).toContainText("n’a pas pu être enregistrée");
      await expect(text).toHaveValue("Énergie");
      await text.press("Escape");
      await expect(text).toHaveCount(0);
      await expect(row(page, "Secteur")).toContainText("Conseil");
      consoleErrors.splice(0);
    },
  );

  await part("a correction that cannot be saved says why and keeps what was typed", async () => {
    await page.unrouteAll();
    await pencil(page, "Secteur").click();
    const text = correction(page, "Secteur");
    const alert = profileCard(page).getByRole("alert");

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
    await saveCorrection(page).click();
    await expect(alert).toHaveText(tooMany);
    await expect(text).toHaveValue("Énergie");
    await expectNoFindings(page);
    await page.unroute("**/api/profile");

    await text.fill("x".repeat(8_001));
    await saveCorrection(page).click();
    await expect(alert).toContainText("Message trop long");
    await text.fill("");
    await saveCorrection(page).click();
    await expect(alert).toHaveText(assistant.card.blank);

    const release = await holdRequests(page, "**/api/profile", "POST");
    await text.fill("Énergie");
    await page.keyboard.press("Enter");
    await expect(profileCard(page).getByRole("button", { name: "Enregistrement…" })).toBeDisabled();
    release();
    await expect(text).toHaveCount(0);
    await expect(row(page, "Secteur")).toContainText("Énergie");
    expect((await userMessages(visitor)).filter((content) => content.includes("Énergie"))).toHaveLength(1);
    consoleErrors.splice(0);
  });
});

test("a correction that is open when the onboarding ends elsewhere is refused, and kept", async ({
  page,
  server,
  address,
  consoleErrors,
}) => {
  const visitor = await openChat(page, server, address, untilBooking);
  await pencil(page, "Secteur").click();
  await correction(page, "Secteur").fill("Énergie");
  await visitor.say("non");
  await expect(page.getByText(copy.confirmation("Aubade Conseil"))).toBeVisible();
  await saveCorrection(page).click();
  await expect(profileCard(page).getByRole("alert")).toHaveText(copy.refusals.notOpen);
  await expect(correction(page, "Secteur")).toHaveValue("Énergie");
  await expect(profileCard(page).getByRole("link", { name: "Modifier mon profil" })).toBeVisible();
  consoleErrors.splice(0);
});
