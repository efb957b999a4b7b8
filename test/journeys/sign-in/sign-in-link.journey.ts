import { newestToken } from "../../server/sent-mails.ts";
import { Visitor } from "../../server/visitor.ts";
import { composer } from "../chat/chat-view.ts";
import { expect, test } from "../journey.ts";
import { expectFailureShown } from "../page-steps.ts";
import { requestLink, signedIn, signInByLink } from "../sign-in-steps.ts";

test("a link from the mail signs in once, in the browser that requested it", async ({
  page,
  server,
  address,
  consoleErrors,
}) => {
  await signInByLink(page, server, address);
  await expect(page).toHaveURL(`${server.url}/assistant`);
  await expect(page.getByText(address)).toBeVisible();

  // Leave the assistant first, because it would itself notice that the session has ended.
  await page.goto("about:blank");
  await page.context().clearCookies();
  await page.goto(`/login#access_token=${await newestToken(server, address)}`);
  await expectFailureShown(page, "Erreur d'authentification. Veuillez réessayer.");
  await expect(page.getByText(/Un lien sert une seule fois/)).toBeVisible();
  await expect(page).toHaveURL(`${server.url}/login`);
  await expect(page.getByRole("button", { name: "Se connecter" })).toBeVisible();
  expect(consoleErrors.splice(0).every((error) => error.includes("400"))).toBe(true);
});

test("in another browser the link first shows its address and waits for a click", async ({
  page,
  server,
  address,
}) => {
  const elsewhere = new Visitor(server);
  await elsewhere.requestLink(address);
  const token = await newestToken(server, address);

  await page.goto(`/login#access_token=${token}`);
  const enter = page.getByRole("button", { name: `Continuer en tant que ${address}` });
  await expect(enter).toBeVisible();
  await expect(page).toHaveURL(`${server.url}/login`);
  await page.reload();
  expect((await page.context().cookies()).some(({ name }) => name.includes("session"))).toBe(false);

  await page.goto(`/login#access_token=${token}`);
  await enter.click();
  await page.waitForURL("**/assistant");
});

test("a mail scanner's GET and HEAD requests do not use the link up", async ({ page, server, address }) => {
  await requestLink(page, address);
  await expect(
    page.getByText("Lien de connexion envoyé ! Veuillez vérifier votre boîte mail."),
  ).toBeVisible();
  const token = await newestToken(server, address);
  for (let time = 0; time < 20; time++) {
    await fetch(`${server.url}/login?access_token=${token}`);
    await fetch(`${server.url}/login#access_token=${token}`, { method: "HEAD" });
  }
  await page.goto(`/login#access_token=${token}`);
  await page.waitForURL("**/assistant");
});

test("a link opened on /assistant switches accounts only after a click, and a used one changes nothing", async ({
  page,
  server,
  address,
  consoleErrors,
}) => {
  const other = new Visitor(server);
  await other.requestLink(address);
  const token = await newestToken(server, address);
  await signedIn(page, server, `autre-${address}`);

  await page.goto(`/assistant#access_token=${token}`);
  const enter = page.getByRole("button", { name: `Continuer en tant que ${address}` });
  await expect(enter).toBeVisible();
  await expect(page).toHaveURL(`${server.url}/assistant`);
  await enter.click();
  await expect(page.getByRole("banner").getByText(address, { exact: true })).toBeVisible();

  await page.goto("about:blank");
  await page.goto(`/assistant#access_token=${token}`);
  await expectFailureShown(page, "Erreur d'authentification. Veuillez réessayer.");
  await expect(page.getByRole("banner").getByText(address, { exact: true })).toBeVisible();
  await expect(composer(page)).toBeEnabled();
  expect(consoleErrors.splice(0).every((error) => error.includes("400"))).toBe(true);
});
