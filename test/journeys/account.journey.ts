import { readFile } from "node:fs/promises";
import { mailsIn, tokenIn } from "../process/sent-mails.ts";
import { Visitor } from "../process/visitor.ts";
import { expectNoFindingsAtAnyWidth } from "./findings.ts";
import { expect, onboarded, signedIn, test } from "./journey.ts";

test("the account shows address and devices, and gives everything held as one file", async ({
  page,
  server,
  address,
}) => {
  const visitor = await signedIn(page, server, address);
  await onboarded(visitor);
  await page.goto("/assistant");
  await page.getByRole("link", { name: `${address}, votre compte` }).click();
  await page.waitForURL("**/compte");
  await expect(page.getByRole("main").getByText(address)).toBeVisible();
  await expect(page.getByText("Cet appareil")).toBeVisible();
  await expectNoFindingsAtAnyWidth(page);

  const arriving = page.waitForEvent("download");
  await page.getByRole("link", { name: "Télécharger mes données" }).click();
  const file = await arriving;
  expect(file.suggestedFilename()).toMatch(/^matinal-donnees-\d{4}-\d\d-\d\d\.json$/);
  const held = JSON.parse(await readFile(await file.path(), "utf8"));
  const conversation = await visitor.conversation();
  expect(held.messages.map((message: { content: string }) => message.content)).toEqual(
    conversation.map(({ content }) => content),
  );
  expect(held.clients).toEqual([expect.objectContaining({ email: address })]);
  expect(held.client_profile).toEqual([expect.objectContaining({ company_name: "Aubade Conseil" })]);
});

test("who takes the file too often reads it on the page, once", async ({ page, server, address }) => {
  const visitor = await signedIn(page, server, address);
  for (let time = 0; time < 5; time++)
    expect((await visitor.fetch("/compte/export").then((answer) => answer.text())).length).toBeGreaterThan(0);
  expect((await visitor.fetch("/compte/export")).status).toBe(429);

  await page.goto("/compte");
  await page.getByRole("link", { name: "Télécharger mes données" }).click();
  const refusal = page.getByRole("main").getByText("Vous avez déjà téléchargé vos données plusieurs fois.");
  await expect(refusal).toBeVisible();
  await expectNoFindingsAtAnyWidth(page);
  await page.reload();
  await expect(page.getByText("Cet appareil")).toBeVisible();
  await expect(refusal).toBeHidden();
});

test("who ends this very device is signed out", async ({ page, server, address }) => {
  const visitor = await signedIn(page, server, address);
  await page.goto("/compte");
  await page.getByRole("button", { name: /^Déconnecter / }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText("Déconnexion réussie")).toBeVisible();
  expect((await visitor.fetch("/api/session")).status).toBe(401);
});

test("a deletion asks for the word, then nothing of the account works any more", async ({
  page,
  server,
  address,
  cleanConsole,
}) => {
  const visitor = await signedIn(page, server, address);
  await onboarded(visitor);
  const other = await page.context().newPage();
  await other.goto("/assistant");
  await expect(other.getByRole("textbox")).toBeEnabled();

  const streamed = (await visitor.fetch("/api/messages/stream")).text();

  await page.goto("/compte");
  const remove = page.getByRole("button", { name: "Supprimer mon compte" });
  await remove.click();
  await expect(page.getByText("Écrivez le mot SUPPRIMER pour confirmer.")).toBeVisible();
  await expectNoFindingsAtAnyWidth(page);
  await page.getByLabel(/écrivez SUPPRIMER/).fill("supprimer");
  await remove.click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText(/Votre compte et tout ce qu’il contenait sont supprimés/)).toBeVisible();

  await expect(other).toHaveURL(/\/login$/, { timeout: 6_000 });
  for (const path of ["/api/session", "/api/messages", "/api/messages/stream"])
    expect((await visitor.fetch(path)).status).toBe(401);
  expect(await streamed).toContain("event: signed-out");

  const mails = () => mailsIn(server.dataDir).filter(({ to }) => to === address);
  await expect.poll(() => mails().at(-1)?.subject, { timeout: 15_000 }).toContain("supprimé");
  const again = new Visitor(server);
  await again.askForLink(address);
  await expect.poll(() => mails().length).toBe(3);
  const token = tokenIn(mails().at(-1)?.text ?? "");
  expect((await again.post("/api/session", { token })).status).toBe(204);
  expect((await again.conversation()).map(({ role }) => role)).toEqual(["assistant"]);
  const held = (await (await again.fetch("/compte/export")).json()) as Record<string, unknown[]>;
  expect([held.client_profile, held.session?.length, held.messages?.length]).toEqual([[], 1, 1]);
  cleanConsole.splice(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("devices are ended and the account deleted by plain posts", async ({
    page,
    server,
    address,
    cleanConsole,
  }) => {
    await signedIn(page, server, address);
    await page.goto("/compte");
    await page.getByLabel(/écrivez SUPPRIMER/).fill("SUPPRIMER");
    await page.getByRole("button", { name: "Supprimer mon compte" }).click();
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByText(/Votre compte et tout ce qu’il contenait sont supprimés/)).toBeVisible();
    await page.goto("/compte");
    await expect(page).toHaveURL(/\/login$/);
    cleanConsole.splice(0);
  });
});
