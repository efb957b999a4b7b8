import { conversation as copy } from "#app/content/signed-in/conversation-copy.ts";
import { newestToken } from "../../server/sent-mails.ts";
import { expect, test } from "../journey.ts";
import { tabTo } from "../page-steps.ts";

test("a client signs in and answers by keyboard alone", async ({ page, server, address }) => {
  await page.goto("/login");
  await tabTo(page, page.getByLabel("Adresse e-mail", { exact: true }));
  await page.keyboard.type(address);
  await page.keyboard.press("Enter");
  await expect(
    page.getByText("Lien de connexion envoyé ! Veuillez vérifier votre boîte mail."),
  ).toBeVisible();
  await page.goto(`/login#access_token=${await newestToken(server, address)}`);
  await page.waitForURL("**/assistant");
  await expect(page.getByText(copy.questions.company_name())).toBeVisible();
  await tabTo(page, page.getByLabel("Votre message", { exact: true }));
  await page.keyboard.type("Aubade Conseil");
  await page.keyboard.press("Enter");
  await expect(page.getByText(copy.questions.industry("Aubade Conseil"))).toBeVisible();
});
