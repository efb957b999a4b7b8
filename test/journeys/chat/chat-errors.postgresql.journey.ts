import { assistant } from "#app/content/signed-in/assistant-copy.ts";
import { conversation as copy } from "#app/content/signed-in/conversation-copy.ts";
import { expectNoFindingsAtAnyWidth } from "../accessibility/findings.ts";
import { expect, test } from "../journey.ts";
import { asOwner, lockTable, refuse } from "../journey-database.ts";
import { expectFailureShown, toasts } from "../page-steps.ts";
import { clientId, signedIn } from "../sign-in-steps.ts";
import { composer, openChat, sendMessage, transcript, typingDots } from "./chat-view.ts";

test("a conversation that cannot be read shows the failure, and opens on a retry", async ({
  page,
  server,
  address,
  consoleErrors,
}) => {
  await signedIn(page, server, address);
  await asOwner(server, "revoke select on messages from matinal_client");
  await page.goto("/assistant");
  await expectFailureShown(page, "Impossible de charger les messages.");
  await expectNoFindingsAtAnyWidth(page);
  await asOwner(server, "grant select on messages to matinal_client");
  await page.getByRole("button", { name: "Réessayer" }).click();
  await expect(page.getByText(copy.questions.company_name())).toBeVisible();
  consoleErrors.splice(0);
});

test("while the messages are locked, the loading screen shows, then the failure, and a retry opens the conversation", async ({
  page,
  server,
  address,
  consoleErrors,
}) => {
  const visitor = await signedIn(page, server, address);
  await visitor.say("Aubade Conseil");
  const unlock = await lockTable(server, "messages");
  await page.goto("/assistant", { waitUntil: "commit" });
  await expect(page.getByText(assistant.loading)).toBeVisible();
  await expect(page.getByRole("heading", { name: assistant.title })).toBeVisible();
  // The page works already while its messages do not come.
  await expect(page.getByRole("button", { name: "Se déconnecter" })).toBeVisible();
  await expectFailureShown(page, "Impossible de charger les messages.");
  await expect(page.getByText(assistant.loading)).toHaveCount(0);
  await unlock();
  await page.getByRole("button", { name: "Réessayer" }).click();
  await expect(page.getByText(copy.questions.industry("Aubade Conseil"))).toBeVisible();
  await page.goto("/compte");
  await page.goBack();
  await expect(page.getByText(copy.questions.industry("Aubade Conseil"))).toBeVisible();
  consoleErrors.splice(0);
});

test("a message that cannot be stored stays in the composer, and is stored on a retry", async ({
  page,
  server,
  address,
  consoleErrors,
}) => {
  const visitor = await openChat(page, server, address);
  const when = `new.client_id = '${await clientId(visitor)}' and new.role = 'user'`;
  const allow = await refuse(server, { table: "messages", on: "insert", when });
  await sendMessage(page, "Aubade Conseil", { expectCleared: false });
  await expectFailureShown(page, "Impossible d'envoyer le message.");
  await expect(composer(page)).toHaveValue("Aubade Conseil");
  await allow();
  await composer(page).press("Enter");
  await expect(page.getByText(copy.questions.industry("Aubade Conseil"))).toBeVisible();
  consoleErrors.splice(0);
});

test("a profile that the chat cannot write is reported in the chat, and saved when the answer is repeated", async ({
  page,
  server,
  address,
}) => {
  const visitor = await signedIn(page, server, address);
  const when = `new.client_id = '${await clientId(visitor)}'`;
  const allow = await refuse(server, { table: "client_profile", on: "insert or update", when });
  for (const answer of ["Aubade Conseil", "Conseil", "DG, PME", "Du temps", "Direct", "RDV"])
    await visitor.say(answer);
  await page.goto("/assistant");
  const list = transcript(page);
  await expect(list.getByText(copy.questions.calendly_url())).toBeVisible();
  await sendMessage(page, "non");
  await expect(
    list.getByText("Une erreur s'est produite lors de la création de votre profil. Veuillez réessayer.", {
      exact: true,
    }),
  ).toBeVisible();
  await allow();
  await sendMessage(page, "non");
  await expect(list.getByText(copy.confirmation("Aubade Conseil"))).toBeVisible();
});

test("a reply that cannot be made shows no failure, and arrives when the conversation is next opened", async ({
  page,
  server,
  address,
}) => {
  const visitor = await openChat(page, server, address);
  await expect(page.getByText(copy.questions.company_name())).toBeVisible();
  const when = `new.client_id = '${await clientId(visitor)}' and new.role = 'assistant'`;
  const allow = await refuse(server, { table: "messages", on: "insert", when });
  await sendMessage(page, "Aubade Conseil");
  await expect(page.getByText("Aubade Conseil", { exact: true })).toBeVisible();
  await expect(typingDots(page)).toHaveCount(0);
  await expect(toasts(page)).toHaveCount(0);
  await expect(page.getByRole("main").getByText(/erreur|impossible/i)).toHaveCount(0);
  await allow();
  await page.reload();
  await expect(page.getByText(copy.questions.industry("Aubade Conseil"))).toBeVisible();
});
