import type { Page } from "@playwright/test";
import { conversation as copy } from "../../app/content/signed-in/conversation-copy.ts";
import { expect, profileOf, say, signedIn, test } from "./journey.ts";

const confirmation = copy.confirmation("Aubade Conseil");

test("a customer is onboarded in the chat, reloading after every answer, and then gets help", async ({
  page,
  server,
  address,
}) => {
  await signedIn(page, server, address);
  await page.goto("/assistant");
  const list = page.getByRole("log", { name: "Messages" });
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
    await say(page, answer);
    await expect(list.getByText(reply)).toBeVisible();
    await page.reload();
    await expect(list.getByText(reply)).toBeVisible();
    await expect(list.getByText(answer, { exact: true })).toHaveCount(1);
  }
  await expect(page.getByText(/Étape \d sur 7/)).toHaveCount(0);

  await say(page, "Merci !");
  await expect(list.getByText(copy.help)).toBeVisible();
  // The embedded database is open in the running product; what it holds is read by the database tests.
  if (!server.databaseUrl) return;
  expect(await profileOf(server.databaseUrl, address)).toEqual([
    {
      company_name: "Aubade Conseil",
      industry: "Conseil en énergie",
      icp_title: "Responsables achats, logistique",
      icp_size: "grands-comptes",
      value_prop: "Nous divisons la facture d’énergie par deux.",
      tone: "friendly",
      primary_goal: "rdv",
      calendly_url: null,
    },
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
  const list = page.getByRole("log", { name: "Messages" });
  const replies = page.getByRole("list", { name: "Réponses proposées" });

  await expect(list.getByText(copy.questions.icp())).toBeVisible();
  const input = page.getByRole("textbox", { name: "Votre message" });
  await input.fill("Directeur commercial");
  await replies.getByRole("button", { name: "TPE" }).click();
  await replies.getByRole("button", { name: "PME" }).click();
  await expect(input).toHaveValue("Directeur commercial, PME");
  await expect(input).toBeFocused();
  await page.keyboard.press("Enter");

  await say(page, "Nous gagnons du temps.");
  await replies.getByRole("button", { name: "Premium" }).click();
  await expect(list.getByText(copy.questions.primary_goal())).toBeVisible();
  await replies.getByRole("button", { name: "Retours clients" }).click();
  await expect(list.getByText(copy.questions.calendly_url())).toBeVisible();
  await replies.getByRole("button", { name: "Non" }).click();
  await expect(list.getByText(confirmation)).toBeVisible();
  await expect(replies).toHaveCount(0);
});

test("a conversation begun on one device goes on, live, on another", async ({
  page,
  browser,
  server,
  address,
}) => {
  const visitor = await signedIn(page, server, address);
  await page.goto("/assistant");
  const phone = await browser.newContext({ baseURL: server.url, viewport: { width: 320, height: 640 } });
  await phone.addCookies([...visitor.cookies].map(([name, value]) => ({ name, value, url: server.url })));
  const onPhone: Page = await phone.newPage();
  await onPhone.goto("/assistant");

  await say(page, "Aubade Conseil");
  await expect(onPhone.getByText("Aubade Conseil", { exact: true })).toHaveCount(1);
  await expect(onPhone.getByText(copy.questions.industry("Aubade Conseil"))).toBeVisible();
  await say(onPhone, "Conseil");
  await expect(page.getByText(copy.questions.icp())).toBeVisible();
  await expect(page.getByText("Conseil", { exact: true })).toHaveCount(1);
  await phone.close();
});
