import { answers as answerCopy } from "#app/content/signed-in/answer-copy.ts";
import { conversation as copy } from "#app/content/signed-in/conversation-copy.ts";
import { expect, test } from "../journey.ts";
import { storedProfiles } from "../journey-database.ts";
import { openDevice, signedIn } from "../sign-in-steps.ts";
import { composer, openChat, quickReplies, sendMessage, transcript } from "./chat-view.ts";

const confirmation = copy.confirmation("Aubade Conseil");

test("a customer completes the onboarding in the chat, reloading after every answer, and then gets help", async ({
  page,
  server,
  address,
}) => {
  await openChat(page, server, address);
  const list = transcript(page);
  await expect(list.getByText(copy.questions.company_name())).toBeVisible();
  await expect(page.getByText("Étape 1 sur 7")).toBeAttached();

  const answers = [
    ["Aubade Conseil", copy.questions.industry("Aubade Conseil")],
    ["Conseil en énergie", copy.questions.icp()],
    ["Responsables achats, logistique, grands comptes", copy.questions.value_prop("Aubade Conseil")],
    ["Nous divisons la facture d’énergie par deux.", copy.questions.tone()],
    ["Décontracté", copy.questions.primary_goal()],
    ["Décrocher des rendez-vous", copy.questions.calendly_url()],
    ["NON", confirmation],
  ] as const;
  for (const [answer, reply] of answers) {
    await sendMessage(page, answer);
    await expect(list.getByText(reply)).toBeVisible();
    await page.reload();
    await expect(list.getByText(reply)).toBeVisible();
    await expect(list.getByText(answer, { exact: true })).toHaveCount(1);
  }
  await expect(page.getByText(/Étape \d sur 7/)).toHaveCount(0);

  await sendMessage(page, "Merci !");
  await expect(list.getByText(copy.help, { exact: true })).toBeVisible();
  // Without a model nothing can be stopped or asked for again.
  await expect(page.getByRole("button", { name: answerCopy.stop })).toHaveCount(0);
  await expect(page.getByRole("list", { name: answerCopy.actions })).toHaveCount(0);
  if (!server.databaseUrl) return;
  expect(await storedProfiles(server, address)).toEqual([
    expect.objectContaining({
      company_name: "Aubade Conseil",
      industry: "Conseil en énergie",
      icp_title: "Responsables achats, logistique",
      icp_size: "grands-comptes",
      value_prop: "Nous divisons la facture d’énergie par deux.",
      tone: "friendly",
      primary_goal: "rdv",
      calendly_url: null,
    }),
  ]);
});

test("quick replies answer with a click, and complete the target that is being typed", async ({
  page,
  server,
  address,
}) => {
  const visitor = await signedIn(page, server, address);
  await visitor.say("Aubade Conseil");
  await visitor.say("Conseil en énergie");
  await page.goto("/assistant");
  const list = transcript(page);
  const replies = quickReplies(page);

  await expect(list.getByText(copy.questions.icp())).toBeVisible();
  const input = composer(page);
  await input.fill("Directeur commercial");
  await replies.getByRole("button", { name: "TPE" }).click();
  await replies.getByRole("button", { name: "PME" }).click();
  await expect(input).toHaveValue("Directeur commercial, PME");
  await expect(input).toBeFocused();
  await page.keyboard.press("Enter");

  await expect(list.getByText(copy.questions.value_prop("Aubade Conseil"))).toBeVisible();
  await sendMessage(page, "Nous gagnons du temps.");
  await replies.getByRole("button", { name: "Premium" }).click();
  await expect(list.getByText(copy.questions.primary_goal())).toBeVisible();
  await replies.getByRole("button", { name: "Recueillir des avis" }).click();
  await expect(list.getByText(copy.questions.calendly_url())).toBeVisible();
  await replies.getByRole("button", { name: "Non" }).click();
  await expect(list.getByText(confirmation)).toBeVisible();
  await expect(replies).toHaveCount(0);
});

test("a conversation continues live on another device", async ({ page, browser, server, address }) => {
  const visitor = await openChat(page, server, address);
  const phone = await openDevice(browser, visitor, { viewport: { width: 320, height: 640 } });
  await phone.goto("/assistant");

  await sendMessage(page, "Aubade Conseil");
  await expect(phone.getByText("Aubade Conseil", { exact: true })).toHaveCount(1);
  await expect(phone.getByText(copy.questions.industry("Aubade Conseil"))).toBeVisible();
  await sendMessage(phone, "Conseil");
  await expect(page.getByText(copy.questions.icp())).toBeVisible();
  await expect(page.getByText("Conseil", { exact: true })).toHaveCount(1);
  await phone.context().close();
});
