import { readFile } from "node:fs/promises";
import { login } from "#app/content/public/login-copy.ts";
import { account } from "#app/content/signed-in/account-copy.ts";
import { mailsTo, newestCode, wrongCode } from "../../server/sent-mails.ts";
import { expectFitsLargeText, expectNoFindingsAtAnyWidth } from "../accessibility/findings.ts";
import { expect, test } from "../journey.ts";
import { ageSignIn, resetRateLimits } from "../journey-database.ts";
import { expectFailureShown, hydrated, tabTo } from "../page-steps.ts";
import { signedIn } from "../sign-in-steps.ts";
import { codeField, confirmationPage } from "./confirmation-view.ts";

// Only on PostgreSQL, where a test can move a sign-in into the past.

const { confirmation } = account;

test("a download needs a code when the sign-in is older than an hour, works by keyboard, and then starts", async ({
  page,
  server,
  address,
}) => {
  await signedIn(page, server, address);
  await ageSignIn(server, address, 61);
  await page.goto("/compte");
  await page.getByRole("link", { name: "Télécharger mes données" }).press("Enter");
  await expect(page).toHaveURL(confirmationPage);
  await expect(page.getByRole("heading", { level: 1, name: confirmation.title })).toBeVisible();
  await expect(page.getByRole("main").getByText(address)).toBeVisible();

  const code = await newestCode(server, address, 2);
  await expect(codeField(page)).toBeFocused();
  await expectNoFindingsAtAnyWidth(page);
  await expectFitsLargeText(page, "the code before a download");
  const downloadEvent = page.waitForEvent("download");
  await page.keyboard.type(code);
  await page.keyboard.press("Enter");
  const exported = JSON.parse(await readFile(await (await downloadEvent).path(), "utf8"));
  expect(exported.clients).toEqual([expect.objectContaining({ email: address })]);
  await expect(page).toHaveURL(/\/compte$/);
  await expect(page.getByText(/C’est confirmé/)).toBeVisible();
  await expectNoFindingsAtAnyWidth(page);
  const logged = server
    .output()
    .split("\n")
    .filter((line) => line.includes('"event":"account_exported"') && line.includes(exported.clients[0].id));
  expect(logged).toHaveLength(1);

  const again = page.waitForEvent("download");
  await page.getByRole("link", { name: "Télécharger mes données" }).click();
  await again;
  await page.reload();
  await expect(page.getByText(/C’est confirmé/)).toHaveCount(0);
  expect(mailsTo(server.dataDir, address)).toHaveLength(2);

  await ageSignIn(server, address, 61);
  await resetRateLimits(server);
  await page.getByRole("link", { name: "Télécharger mes données" }).click();
  await expect(page).toHaveURL(confirmationPage);
  await newestCode(server, address, 3);
});

test("a deletion needs the typed word and then the right code", async ({
  page,
  server,
  address,
  consoleErrors,
}) => {
  const visitor = await signedIn(page, server, address);
  await ageSignIn(server, address, 24 * 60);
  await page.goto("/compte");
  // Before, the browser asks for the word in its own bubble.
  await hydrated(page);
  await page.getByRole("button", { name: "Supprimer mon compte" }).click();
  await expect(page.getByText(account.deletion.wrong)).toBeVisible();
  await page.getByLabel(/écrivez SUPPRIMER/).fill("SUPPRIMER");
  await page.getByRole("button", { name: "Supprimer mon compte" }).click();
  await expect(page).toHaveURL(confirmationPage);
  const code = await newestCode(server, address, 2);

  const finish = page.getByRole("button", { name: confirmation.code.submit.deletion });
  await codeField(page).fill("12");
  await finish.click();
  await expect(page.getByText(account.confirmation.code.wrongShape)).toBeVisible();
  await codeField(page).fill(wrongCode(code));
  await finish.click();
  await expectFailureShown(page, /Ce code n’est pas le bon/);
  await expect(codeField(page)).toBeFocused();
  await expectNoFindingsAtAnyWidth(page);
  expect((await visitor.fetch("/api/session")).status).toBe(200);

  await codeField(page).fill(code);
  await finish.click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText(login.flashes.accountDeleted)).toBeVisible();
  expect((await visitor.fetch("/api/session")).status).toBe(401);
  consoleErrors.splice(0);
});

test("a client who cancels keeps everything, and a failed request keeps the typed code", async ({
  page,
  server,
  address,
  consoleErrors,
}) => {
  const visitor = await signedIn(page, server, address);
  await ageSignIn(server, address, 61);
  await page.goto("/compte/confirmation?pour=suppression");
  const code = await newestCode(server, address, 2);
  await codeField(page).fill(code);
  await page.context().setOffline(true);
  await page.getByRole("button", { name: confirmation.code.submit.deletion }).click();
  await expect(page.getByRole("main").getByText(/Le service ne répond pas/)).toBeVisible();
  await expect(codeField(page)).toHaveValue(code);
  await page.context().setOffline(false);
  await tabTo(page, page.getByRole("link", { name: "Annuler" }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/compte$/);
  expect((await visitor.fetch("/api/session")).status).toBe(200);
  consoleErrors.splice(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the code is requested by a button, typed, and followed by the download or the deletion", async ({
    page,
    server,
    address,
    consoleErrors,
  }) => {
    await signedIn(page, server, address);
    await ageSignIn(server, address, 61);
    await page.goto("/compte");
    await page.getByRole("link", { name: "Télécharger mes données" }).click();
    await page.getByRole("button", { name: confirmation.ask }).click();
    await expect(page).toHaveURL(confirmationPage);
    await expect(page.getByText(/Le code est parti/)).toBeVisible();
    await codeField(page).fill(await newestCode(server, address, 2));
    await page.getByRole("button", { name: confirmation.code.submit.export }).click();
    await expect(page).toHaveURL(/\/compte$/);
    await expect(page.getByText(/C’est confirmé/)).toBeVisible();
    const downloadEvent = page.waitForEvent("download");
    await page.getByRole("link", { name: "Télécharger mes données" }).click();
    await downloadEvent;

    await ageSignIn(server, address, 61);
    await resetRateLimits(server);
    await page.getByLabel(/écrivez SUPPRIMER/).fill("SUPPRIMER");
    await page.getByRole("button", { name: "Supprimer mon compte" }).click();
    await expect(page).toHaveURL(confirmationPage);
    const code = await newestCode(server, address, 3);
    await codeField(page).fill(wrongCode(code));
    await page.getByRole("button", { name: confirmation.code.submit.deletion }).click();
    await expect(page.getByText(/Ce code n’est pas le bon/)).toBeVisible();
    await codeField(page).fill(code);
    await page.getByRole("button", { name: confirmation.code.submit.deletion }).click();
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByText(login.flashes.accountDeleted)).toBeVisible();
    expect(consoleErrors.splice(0).every((error) => error.includes("400"))).toBe(true);
  });
});
