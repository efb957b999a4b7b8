import { readFile } from "node:fs/promises";
import { login } from "#app/content/public/login-copy.ts";
import { account } from "#app/content/signed-in/account-copy.ts";
import { mailsIn, tokenIn } from "../../server/sent-mails.ts";
import { Visitor } from "../../server/visitor.ts";
import { expectNoFindingsAtAnyWidth } from "../accessibility/findings.ts";
import { completeOnboarding } from "../chat/chat-view.ts";
import { expect, test } from "../journey.ts";
import { signedIn } from "../sign-in-steps.ts";

test("the account shows its address and devices, and exports all stored data as one file", async ({
  page,
  server,
  address,
}) => {
  const visitor = await signedIn(page, server, address);
  await completeOnboarding(visitor);
  await page.goto("/assistant");
  await page.getByRole("link", { name: "Compte" }).click();
  await page.waitForURL("**/compte");
  await expect(page.getByRole("main").getByText(address)).toBeVisible();
  await expect(page.getByText("Cet appareil")).toBeVisible();
  await expectNoFindingsAtAnyWidth(page);

  const downloadEvent = page.waitForEvent("download");
  await page.getByRole("link", { name: "Télécharger mes données" }).click();
  const file = await downloadEvent;
  expect(file.suggestedFilename()).toMatch(/^matinal-donnees-\d{4}-\d\d-\d\d\.json$/);
  const exported = JSON.parse(await readFile(await file.path(), "utf8"));
  const conversation = await visitor.conversation();
  expect(exported.messages.map((message: { content: string }) => message.content)).toEqual(
    conversation.map(({ content }) => content),
  );
  expect(exported.clients).toEqual([expect.objectContaining({ email: address })]);
  expect(exported.client_profile).toEqual([expect.objectContaining({ company_name: "Aubade Conseil" })]);
});

test("a client who downloads the data too often sees the refusal once", async ({ page, server, address }) => {
  const visitor = await signedIn(page, server, address);
  for (let time = 0; time < 5; time++)
    expect((await visitor.fetch("/compte/export").then((answer) => answer.text())).length).toBeGreaterThan(0);
  expect((await visitor.fetch("/compte/export")).status).toBe(429);

  await page.goto("/compte");
  await page.getByRole("link", { name: "Télécharger mes données" }).click();
  const refusal = page.getByRole("main").getByText(account.export.refused.title);
  await expect(refusal).toBeVisible();
  await expectNoFindingsAtAnyWidth(page);
  await page.reload();
  await expect(page.getByText("Cet appareil")).toBeVisible();
  await expect(refusal).toBeHidden();
});

test("a client who ends the session of the current device is signed out", async ({
  page,
  server,
  address,
}) => {
  const visitor = await signedIn(page, server, address);
  await page.goto("/compte");
  await page.getByRole("button", { name: /^Déconnecter / }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText("Déconnexion réussie")).toBeVisible();
  expect((await visitor.fetch("/api/session")).status).toBe(401);
});

test("a deletion needs a typed confirmation, after which nothing of the account is left", async ({
  page,
  server,
  address,
  consoleErrors,
}) => {
  const visitor = await signedIn(page, server, address);
  await completeOnboarding(visitor);
  const other = await page.context().newPage();
  await other.goto("/assistant");
  await expect(other.getByRole("textbox")).toBeEnabled();

  const streamed = (await visitor.fetch("/api/messages/stream")).text();

  await page.goto("/compte");
  const remove = page.getByRole("button", { name: "Supprimer mon compte" });
  await remove.click();
  await expect(page.getByText(account.deletion.wrong)).toBeVisible();
  await expectNoFindingsAtAnyWidth(page);
  await page.getByLabel(/écrivez SUPPRIMER/).fill("supprimer");
  await remove.click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText(login.flashes.accountDeleted)).toBeVisible();

  await expect(other).toHaveURL(/\/login$/);
  for (const path of ["/api/session", "/api/messages", "/api/messages/stream"])
    expect((await visitor.fetch(path)).status).toBe(401);
  expect(await streamed).toContain("event: signed-out");

  const mails = () => mailsIn(server.dataDir).filter(({ to }) => to === address);
  await expect.poll(() => mails().at(-1)?.subject).toContain("supprimé");
  const again = new Visitor(server);
  await again.requestLink(address);
  await expect.poll(() => mails().length).toBe(3);
  const token = tokenIn(mails().at(-1)?.text ?? "");
  expect((await again.post("/api/session", { token })).status).toBe(204);
  expect((await again.conversation()).map(({ role }) => role)).toEqual(["assistant"]);
  const exported = (await (await again.fetch("/compte/export")).json()) as Record<string, unknown[]>;
  expect([exported.client_profile, exported.session?.length, exported.messages?.length]).toEqual([[], 1, 1]);
  consoleErrors.splice(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the account is deleted by plain form posts", async ({ page, server, address, consoleErrors }) => {
    await signedIn(page, server, address);
    await page.goto("/compte");
    await page.getByLabel(/écrivez SUPPRIMER/).fill("SUPPRIMER");
    await page.getByRole("button", { name: "Supprimer mon compte" }).click();
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByText(login.flashes.accountDeleted)).toBeVisible();
    await page.goto("/compte");
    await expect(page).toHaveURL(/\/login$/);
    consoleErrors.splice(0);
  });
});
