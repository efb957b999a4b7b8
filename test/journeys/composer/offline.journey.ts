import { assistant } from "#app/content/signed-in/assistant-copy.ts";
import { conversation as copy } from "#app/content/signed-in/conversation-copy.ts";
import { expectNoFindingsAtAnyWidth } from "../accessibility/findings.ts";
import { choice, composer, openChat, sendMessage, untilTone, userMessages } from "../chat/chat-view.ts";
import { expect, test } from "../journey.ts";
import { failRequests } from "../page-steps.ts";

test("a quick reply chosen offline beside unsent text waits, survives a reload and is sent once, and the text stays", async ({
  page,
  server,
  address,
  consoleErrors,
}) => {
  const visitor = await openChat(page, server, address, untilTone);
  const input = composer(page);
  await input.fill("Un brouillon");
  await page.context().setOffline(true);
  await choice(page, "Direct").click();
  const pending = page.getByText(/Votre réponse «.Direct.» partira dès que la connexion sera revenue/);
  await expect(pending).toBeVisible();
  await expect(input).toHaveValue("Un brouillon");
  await expect(choice(page, "Amical")).toBeDisabled();
  await expect(page.getByRole("button", { name: "Envoyer", exact: true })).toBeDisabled();
  await expectNoFindingsAtAnyWidth(page);

  await failRequests(page, "**/api/messages", "POST");
  await page.context().setOffline(false);
  await page.reload();
  await expect(pending).toBeVisible();
  await page.unroute("**/api/messages");
  await expect(page.getByText(copy.questions.primary_goal())).toBeVisible();
  await expect(pending).toHaveCount(0);
  await expect(input).toHaveValue("Un brouillon");
  expect(await userMessages(visitor)).toEqual([...untilTone, "Direct"]);
  consoleErrors.splice(0);
});

test("a quick reply chosen offline waits, and disables the others", async ({
  page,
  server,
  address,
  consoleErrors,
}) => {
  const visitor = await openChat(page, server, address, untilTone);
  await page.context().setOffline(true);
  await choice(page, "Direct").click();
  await expect(page.getByText(assistant.problems.sentOnReconnect)).toBeVisible();
  await expect(composer(page)).toHaveValue("Direct");
  await expect(choice(page, "Amical")).toBeDisabled();
  await page.context().setOffline(false);
  await expect(page.getByText(copy.questions.primary_goal())).toBeVisible();
  await expect(composer(page)).toHaveValue("");
  expect(await userMessages(visitor)).toEqual([...untilTone, "Direct"]);
  consoleErrors.splice(0);
});

test("text that is edited after it was queued offline is no longer sent by itself", async ({
  page,
  server,
  address,
  consoleErrors,
}) => {
  const visitor = await openChat(page, server, address, untilTone);
  await page.context().setOffline(true);
  await sendMessage(page, "Formel", { expectCleared: false });
  const pending = page.getByText(assistant.problems.sentOnReconnect);
  await expect(pending).toBeVisible();
  await composer(page).fill("Formel ou direct");
  await expect(pending).toHaveCount(0);
  await page.context().setOffline(false);
  await visitor.say("Premium");
  await expect(page.getByText(copy.questions.primary_goal())).toBeVisible();
  await expect(composer(page)).toHaveValue("Formel ou direct");
  expect(await userMessages(visitor)).toEqual([...untilTone, "Premium"]);
  consoleErrors.splice(0);
});

test("the page shows that it is offline, and sends the message once when the connection is back", async ({
  page,
  server,
  address,
  consoleErrors,
}) => {
  const visitor = await openChat(page, server, address);
  await expect(page.getByText(copy.questions.company_name())).toBeVisible();
  await page.context().setOffline(true);
  await expect(page.getByText("Hors connexion")).toBeVisible();
  await sendMessage(page, "Aubade Conseil", { expectCleared: false });
  await expect(
    page.getByRole("main").getByText("Impossible d'envoyer le message.", { exact: true }),
  ).toBeVisible();
  await expect(page.getByText(assistant.problems.sentOnReconnect)).toBeVisible();
  await expect(composer(page)).toHaveValue("Aubade Conseil");
  await expectNoFindingsAtAnyWidth(page);

  await page.context().setOffline(false);
  await expect(page.getByText(copy.questions.industry("Aubade Conseil"))).toBeVisible();
  await expect(composer(page)).toHaveValue("");
  expect(await userMessages(visitor)).toEqual(["Aubade Conseil"]);
  consoleErrors.splice(0);
});
