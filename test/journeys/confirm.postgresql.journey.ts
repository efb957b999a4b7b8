import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { codeIn, mailsTo, newestMail } from "../process/sent-mails.ts";
import { Visitor } from "../process/visitor.ts";
import { expectFitsLargeText, expectNoFindingsAtAnyWidth } from "./findings.ts";
import { expect, expectTold, type ServerOptions, signedIn, tabTo, test } from "./journey.ts";
import { asOwner } from "./journey-database.ts";

// On PostgreSQL, where a sign-in can be made older from outside.

type Server = ServerOptions["server"];

/** Lets the sign-in of this person be so many minutes ago. */
const age = (server: Server, address: string, minutes: number) =>
  asOwner(
    server,
    `update session set created_at = created_at - $2 * interval '1 minute',
       confirmed_at = confirmed_at - $2 * interval '1 minute'
     where user_id = (select id from "user" where email = $1)`,
    [address, minutes],
  );

const letMailThrough = (server: Server) => asOwner(server, "delete from rate_limit_hits");

/** The code of the newest mail, of which there must be so many. */
const codeOf = async (server: Server, address: string, count: number) =>
  codeIn((await newestMail(server.dataDir, address, count)).text);

const wrongFor = (code: string) => (code === "000000" ? "000001" : "000000");
const field = (page: Page) => page.getByLabel("Code de l’e-mail");
const step = /\/compte\/confirmation\?pour=/;

test("a download asks for a code when the sign-in is older than an hour, by keyboard, and then goes on", async ({
  page,
  server,
  address,
}) => {
  await signedIn(page, server, address);
  await age(server, address, 61);
  await page.goto("/compte");
  await page.getByRole("link", { name: "Télécharger mes données" }).press("Enter");
  await expect(page).toHaveURL(step);
  await expect(page.getByRole("heading", { level: 1, name: "Confirmez que c’est vous" })).toBeVisible();
  await expect(page.getByRole("main").getByText(address)).toBeVisible();

  const code = await codeOf(server, address, 2);
  await expect(field(page)).toBeFocused();
  await expectNoFindingsAtAnyWidth(page);
  await expectFitsLargeText(page, "the code before a download");
  const arriving = page.waitForEvent("download");
  await page.keyboard.type(code);
  await page.keyboard.press("Enter");
  const held = JSON.parse(await readFile(await (await arriving).path(), "utf8"));
  expect(held.clients).toEqual([expect.objectContaining({ email: address })]);
  await expect(page).toHaveURL(/\/compte$/);
  await expect(page.getByText(/C’est confirmé/)).toBeVisible();
  await expectNoFindingsAtAnyWidth(page);
  const told = server
    .output()
    .split("\n")
    .filter((line) => line.includes('"event":"account_exported"') && line.includes(held.clients[0].id));
  expect(told).toHaveLength(1);

  const again = page.waitForEvent("download");
  await page.getByRole("link", { name: "Télécharger mes données" }).click();
  await again;
  await page.reload();
  await expect(page.getByText(/C’est confirmé/)).toHaveCount(0);
  expect(mailsTo(server.dataDir, address)).toHaveLength(2);

  await age(server, address, 61);
  await letMailThrough(server);
  await page.getByRole("link", { name: "Télécharger mes données" }).click();
  await expect(page).toHaveURL(step);
  await codeOf(server, address, 3);
});

test("a deletion asks for the word and then for a code, which a wrong one does not replace", async ({
  page,
  server,
  address,
  cleanConsole,
}) => {
  const visitor = await signedIn(page, server, address);
  await age(server, address, 24 * 60);
  await page.goto("/compte");
  await page.getByRole("button", { name: "Supprimer mon compte" }).click();
  await expect(page.getByText("Écrivez le mot SUPPRIMER pour confirmer.")).toBeVisible();
  await page.getByLabel(/écrivez SUPPRIMER/).fill("SUPPRIMER");
  await page.getByRole("button", { name: "Supprimer mon compte" }).click();
  await expect(page).toHaveURL(step);
  const code = await codeOf(server, address, 2);

  const finish = page.getByRole("button", { name: "Valider et supprimer mon compte" });
  await field(page).fill("12");
  await finish.click();
  await expect(page.getByText("Le code est fait de six chiffres.")).toBeVisible();
  await field(page).fill(wrongFor(code));
  await finish.click();
  await expectTold(page, /Ce code n’est pas le bon/);
  await expect(field(page)).toBeFocused();
  await expectNoFindingsAtAnyWidth(page);
  expect((await visitor.fetch("/api/session")).status).toBe(200);

  await field(page).fill(code);
  await finish.click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText(/Votre compte et tout ce qu’il contenait sont supprimés/)).toBeVisible();
  expect((await visitor.fetch("/api/session")).status).toBe(401);
  cleanConsole.splice(0);
});

test("three wrong codes or ten minutes end a code, another one is asked for, and too often is told", async ({
  page,
  server,
  address,
  cleanConsole,
}) => {
  await signedIn(page, server, address);
  await age(server, address, 61);
  await page.goto("/compte/confirmation?pour=export");
  const code = await codeOf(server, address, 2);
  const finish = page.getByRole("button", { name: "Valider et télécharger mes données" });
  for (let guess = 0; guess < 2; guess++) {
    await field(page).fill(wrongFor(code));
    await finish.click();
    await expectTold(page, /Ce code n’est pas le bon/);
  }
  await field(page).fill(wrongFor(code));
  await finish.click();
  await expectTold(page, /Ce code ne sert plus/);
  await expect(field(page)).toHaveCount(0);
  await expectNoFindingsAtAnyWidth(page);
  const ask = page.getByRole("button", { name: "Recevoir le code par e-mail" });
  await ask.click();
  await expectTold(page, /Vous pourrez en demander un autre dans/);
  await expect(ask).toBeDisabled();
  await expect(page.getByText(/Possible dans \d+\ss\./)).toBeVisible();
  expect(mailsTo(server.dataDir, address)).toHaveLength(2);

  await letMailThrough(server);
  await page.reload();
  await expect(page.getByText(/Le code est parti/)).toBeVisible();
  const late = await codeOf(server, address, 3);
  await asOwner(server, "update confirmation_codes set expires_at = now()");
  await field(page).fill(late);
  await finish.click();
  await expectTold(page, /Ce code ne sert plus/);

  await letMailThrough(server);
  await page.reload();
  await codeOf(server, address, 4);
  await letMailThrough(server);
  await page.reload();
  await expect(field(page)).toBeVisible();
  await asOwner(server, "update confirmation_codes set expires_at = expires_at - interval '61 s'");
  await page.reload();
  await page.getByRole("button", { name: "Renvoyer un code" }).click();
  const last = await codeOf(server, address, 5);
  await field(page).fill(last);
  const arriving = page.waitForEvent("download");
  await finish.click();
  await arriving;
  cleanConsole.splice(0);
});

test("who cancels keeps everything, and a page that stays away keeps what was typed", async ({
  page,
  server,
  address,
  cleanConsole,
}) => {
  const visitor = await signedIn(page, server, address);
  await age(server, address, 61);
  await page.goto("/compte/confirmation?pour=suppression");
  const code = await codeOf(server, address, 2);
  await field(page).fill(code);
  await page.context().setOffline(true);
  await page.getByRole("button", { name: "Valider et supprimer mon compte" }).click();
  await expect(page.getByRole("main").getByText(/Le service ne répond pas/)).toBeVisible();
  await expect(field(page)).toHaveValue(code);
  await page.context().setOffline(false);
  await tabTo(page, page.getByRole("link", { name: "Annuler" }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/compte$/);
  expect((await visitor.fetch("/api/session")).status).toBe(200);
  cleanConsole.splice(0);
});

test("another browser's code and another session's right code open nothing", async ({ server, address }) => {
  const [here, elsewhere] = [new Visitor(server), new Visitor(server)];
  await here.signIn(address);
  await letMailThrough(server);
  await elsewhere.signIn(address);
  await age(server, address, 61);
  const send = (visitor: Visitor, fields: Record<string, string>) =>
    visitor.fetch("/compte/confirmation?pour=suppression", {
      method: "POST",
      body: new URLSearchParams(fields),
    });
  expect((await here.fetch("/compte/export")).headers.get("Location")).toBe(
    "/compte/confirmation?pour=export",
  );
  expect((await send(here, { intent: "send" })).status).toBe(200);
  const again = await send(here, { intent: "send" });
  expect([again.status, Number(again.headers.get("Retry-After"))]).toEqual([429, expect.any(Number)]);
  const code = await codeOf(server, address, 3);
  expect((await send(elsewhere, { intent: "confirm", code })).status).toBe(400);
  expect((await new Visitor(server).post("/api/session", { email: address, code })).status).toBe(400);
  expect((await elsewhere.fetch("/compte/export")).status).toBe(302);
  const other = await here.fetch("/compte", {
    method: "POST",
    body: new URLSearchParams({ intent: "delete", confirmation: "SUPPRIMER" }),
  });
  expect(other.headers.get("Location")).toBe("/compte/confirmation?pour=suppression");
  expect((await send(here, { intent: "confirm", code })).headers.get("Location")).toBe("/login");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the code is asked for by a button, typed, and followed by the download or the deletion", async ({
    page,
    server,
    address,
    cleanConsole,
  }) => {
    await signedIn(page, server, address);
    await age(server, address, 61);
    await page.goto("/compte");
    await page.getByRole("link", { name: "Télécharger mes données" }).click();
    await page.getByRole("button", { name: "Recevoir le code par e-mail" }).click();
    await expect(page).toHaveURL(step);
    await expect(page.getByText(/Le code est parti/)).toBeVisible();
    await field(page).fill(await codeOf(server, address, 2));
    await page.getByRole("button", { name: "Valider et télécharger mes données" }).click();
    await expect(page).toHaveURL(/\/compte$/);
    await expect(page.getByText(/C’est confirmé/)).toBeVisible();
    const arriving = page.waitForEvent("download");
    await page.getByRole("link", { name: "Télécharger mes données" }).click();
    await arriving;

    await age(server, address, 61);
    await letMailThrough(server);
    await page.getByLabel(/écrivez SUPPRIMER/).fill("SUPPRIMER");
    await page.getByRole("button", { name: "Supprimer mon compte" }).click();
    await expect(page).toHaveURL(step);
    const code = await codeOf(server, address, 3);
    await field(page).fill(wrongFor(code));
    await page.getByRole("button", { name: "Valider et supprimer mon compte" }).click();
    await expect(page.getByText(/Ce code n’est pas le bon/)).toBeVisible();
    await field(page).fill(code);
    await page.getByRole("button", { name: "Valider et supprimer mon compte" }).click();
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByText(/Votre compte et tout ce qu’il contenait sont supprimés/)).toBeVisible();
    expect(cleanConsole.splice(0).every((complaint) => complaint.includes("400"))).toBe(true);
  });
});
