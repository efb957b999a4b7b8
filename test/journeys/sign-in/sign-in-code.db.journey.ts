import { newestCode, wrongCode } from "../../server/sent-mails.ts";
import { Visitor } from "../../server/visitor.ts";
import { expect, test } from "../journey.ts";
import { requestLink } from "../sign-in-steps.ts";

test("the code of the mail signs in instead of the link", async ({ page, server, address }) => {
  await requestLink(page, address);
  await page.getByLabel(/code/i).fill(await newestCode(server, address));
  await page.keyboard.press("Enter");
  await page.waitForURL("**/assistant");
});

test("strangers who guess a code lock themselves out, but not the browser that requested it", async ({
  page,
  browser,
  server,
  address,
}) => {
  await requestLink(page, address);
  const code = await newestCode(server, address);
  const stranger = new Visitor(server);
  const guess = () => stranger.post("/api/session", { email: address, code: wrongCode(code) });
  for (let n = 0; n < 10; n++) expect((await guess()).status).toBe(400);
  expect((await guess()).status).toBe(429);

  const elsewhere = await browser.newContext({ baseURL: server.url });
  const other = await elsewhere.newPage();
  await requestLink(other, address);
  await expect(other.getByRole("main").getByText(/Vous pourrez en demander un autre dans/)).toBeVisible();
  await other.getByLabel(/code/i).fill(code);
  await other.keyboard.press("Enter");
  await expect(other.getByRole("main").getByText(/Trop de codes faux ont été essayés/)).toBeVisible();
  await elsewhere.close();

  await page.getByLabel(/code/i).fill(code);
  await page.keyboard.press("Enter");
  await page.waitForURL("**/assistant");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("address and code sign in by plain forms", async ({ page, server, address }) => {
    await requestLink(page, address);
    await expect(
      page.getByText("Lien de connexion envoyé ! Veuillez vérifier votre boîte mail."),
    ).toBeVisible();
    await page.getByLabel(/code/i).fill(await newestCode(server, address));
    await page.getByRole("button", { name: "Valider le code" }).click();
    await expect(page).toHaveURL(`${server.url}/assistant`);
    await expect(page.getByText(/JavaScript/)).toBeVisible();
  });
});
