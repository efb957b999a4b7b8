import { assistant } from "#app/content/signed-in/assistant-copy.ts";
import { conversation as copy } from "#app/content/signed-in/conversation-copy.ts";
import { completeOnboarding, composer, sendMessage } from "../chat/chat-view.ts";
import { expect, test } from "../journey.ts";
import { expectFailureShown, failRequests, holdRequests } from "../page-steps.ts";
import { signedIn } from "../sign-in-steps.ts";
import { expectNoFindingsAtAnyWidth } from "./findings.ts";

test.use({ reducedMotion: "reduce" });

test("axe finds nothing in any state of the conversation", async ({
  page,
  server,
  address,
  consoleErrors,
}) => {
  const visitor = await signedIn(page, server, address);
  await page.goto("/assistant");
  await expect(page.getByText(copy.questions.company_name())).toBeVisible();
  await expectNoFindingsAtAnyWidth(page);

  await failRequests(page, "**/api/messages");
  await sendMessage(page, "Perdu", { expectCleared: false });
  await expectFailureShown(page, "Impossible d'envoyer le message.");
  await expectNoFindingsAtAnyWidth(page);
  await page.unroute("**/api/messages");

  const release = await holdRequests(page, "**/api/messages");
  await sendMessage(page, "Aubade Conseil", { expectCleared: false });
  await expect(page.getByRole("button", { name: "Envoi…" })).toBeDisabled();
  await expectNoFindingsAtAnyWidth(page);
  release();
  await expect(page.getByText(copy.questions.industry("Aubade Conseil"))).toBeVisible();
  consoleErrors.splice(0);

  await composer(page).fill("x".repeat(8_001));
  await expect(page.getByRole("alert")).toHaveText(assistant.composer.over);
  await expect(page.getByText(assistant.composer.surplus(1))).toBeVisible();
  await expectNoFindingsAtAnyWidth(page);

  await completeOnboarding(visitor);
  await page.reload();
  await expect(page.getByText(copy.confirmation("Aubade Conseil"))).toBeVisible();
  await expectNoFindingsAtAnyWidth(page);
});
