import type { Page } from "@playwright/test";
import { clientCopy as copy } from "#app/content/desk/client-copy.ts";
import { clientsCopy, offerNames } from "#app/content/desk/clients-copy.ts";
import { deskImportCopy } from "#app/content/desk/desk-import-copy.ts";
import { importWords } from "#app/content/signed-in/import-copy.ts";
import { importDialog } from "#app/content/signed-in/import-dialog-copy.ts";
import { offerWords } from "#app/content/signed-in/offer-copy.ts";
import { hourAt } from "#app/sourcing/night/hours.ts";
import { newProspect } from "../../prospects/stored-prospects.ts";
import { Visitor } from "../../server/visitor.ts";
import {
  expectFitsLargeText,
  expectNoFindings,
  expectNoFindingsAtAnyWidth,
} from "../accessibility/findings.ts";
import { expect, operators, test } from "../journey.ts";
import { asOwner } from "../journey-database.ts";
import { deliverTo } from "../list/list-view.ts";
import { toasts } from "../page-steps.ts";
import { clientId, openDevice, signedIn } from "../sign-in-steps.ts";

// Only on PostgreSQL, where a test reads the audit log while the product runs.

test.use({ reducedMotion: "reduce" });

const [, , , operator] = operators;
const hostile = '<img src=x onerror=alert(1)> "Vauclair" & Cie';

const file = [
  "Société;Nom;E-mail;Couleur",
  "Fonderie Marsaudon;<b>Thomas</b> Ribaud;thomas@marsaudon.example;bleu",
  "Sans adresse;Paul Martin;pas une adresse;",
  "Ateliers Vauclair;Hélène Courtade;helene.courtade@ateliers-vauclair.example;",
].join("\r\n");

const action = (page: Page, name: string) => page.locator("summary").filter({ hasText: name });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const told = (page: Page, text: string) => expect(toasts(page).filter({ hasText: text })).toBeVisible();

test("an operator finds a customer, gives a trial, holds and releases the list, imports and takes back, and cancels", async ({
  page,
  server,
  address,
  browser,
  part,
  consoleErrors,
}) => {
  const customer = new Visitor(server, "198.19.0.3");
  await customer.signIn(address);
  await customer.fetch("/assistant");
  const id = await clientId(customer);
  const [prospect = ""] = await deliverTo(server, customer, [newProspect()]);
  await asOwner(server, "insert into client_profile (client_id, company_name) values ($1, $2)", [
    id,
    hostile,
  ]);
  const note = { key: crypto.randomUUID(), kind: "note", text: "Une note que personne d’autre ne lit" };
  const noted = await customer.fetch(`/api/prospects/${prospect}/events`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(note),
  });
  expect(noted.status).toBe(201);
  const companies = async () => {
    const answer = await (await customer.fetch("/api/prospects?view=all")).json();
    return (answer as { prospects: { company: string }[] }).prospects.map(({ company }) => company).sort();
  };
  await signedIn(page, server, operator);

  await part("the customer is found by keyboard, by part of the company, whatever it is called", async () => {
    await page.goto("/operateur/clients");
    await page.getByLabel(clientsCopy.filters.search).focus();
    await page.keyboard.type("onerror=ALERT(1)");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/q=onerror/);
    await expect(page.getByRole("row")).toHaveCount(2);
    await expect(page.getByRole("row").nth(1)).toContainText(hostile);
    await expect(page.getByRole("row").nth(1)).toContainText(offerNames.none);
    await expectNoFindingsAtAnyWidth(page);
    await expectFitsLargeText(page, "the list of customers");
    await page.goto("/operateur/clients?q=personne-de-ce-nom&offre=growth&nouveaux=7");
    await expect(page.getByText(clientsCopy.emptyFiltered)).toBeVisible();
    await page.goto("/operateur/clients?liste=hier");
    await expect(page.getByRole("main").getByText(clientsCopy.problems.filter)).toBeVisible();
    expect(consoleErrors.splice(0)).toEqual([expect.stringContaining("422")]);
    await expectNoFindings(page);
    await page.goto(`/operateur/clients?q=${address}`);
    await page.getByRole("link", { name: address }).press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: address })).toBeVisible();
    await expect(page.getByText(hostile, { exact: true }).first()).toBeVisible();
  });

  await part("a trial is given by keyboard, once, however quickly it is confirmed again", async () => {
    await action(page, copy.offer.set.button).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByText(copy.offer.set.text)).toBeVisible();
    await page.keyboard.press("Tab");
    await page.keyboard.type(offerNames.trial);
    await button(page, copy.offer.set.confirm).focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    await told(page, copy.offer.set.done);
    await expect(page.getByText(copy.offer.current(offerNames.trial))).toBeVisible();
    await expect(page.getByRole("heading", { name: copy.offer.title })).toBeFocused();
  });

  await part("the list is held with a reason, which another window sees, and released", async () => {
    const other = await page.context().newPage();
    await other.goto(page.url());
    await action(page, copy.list.hold.button).click();
    await page.getByLabel(copy.list.hold.reason).fill("Ciblage à revoir <script>");
    await expectNoFindingsAtAnyWidth(page);
    await button(page, copy.list.hold.confirm).click();
    await told(page, copy.list.hold.done);
    await other.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await expect(other.getByText(copy.list.reason("Ciblage à revoir <script>"))).toBeVisible();
    await other.close();
    await action(page, copy.list.release.button).click();
    await button(page, copy.list.release.confirm).click();
    await told(page, copy.list.release.done);
  });

  await part("a night is asked for, or rests", async () => {
    const outcome = hourAt(Date.now()) ? "asked" : "rests";
    await action(page, copy.list.night.button).click();
    await button(page, copy.list.night.confirm).click();
    await told(page, copy.list.night.outcomes[outcome]);
  });

  await part("a file is looked at, imported once, and taken back as one", async () => {
    const input = page.locator("input[type=file]");
    await input.setInputFiles({ name: "rien.csv", mimeType: "text/csv", buffer: Buffer.from("Bonjour") });
    await expect(page.getByText(importWords.files["no-company"])).toBeVisible();
    expect(consoleErrors.splice(0)).toEqual([expect.stringContaining("422")]);
    const name = "mes <i>prospects</i>.csv";
    await input.setInputFiles({ name, mimeType: "text/csv", buffer: Buffer.from(file) });
    await expect(page.getByRole("heading", { name: deskImportCopy.heading(name) })).toBeFocused();
    await expect(page.getByText(deskImportCopy.known(1))).toBeVisible();
    await expect(page.getByText("n’est pas une adresse e-mail", { exact: false })).toBeVisible();
    await expect(page.getByText("<b>Thomas</b> Ribaud", { exact: false })).toBeVisible();
    await page.getByText(importDialog.preview.columns).click();
    await expectNoFindingsAtAnyWidth(page);
    await expectFitsLargeText(page, "the preview of a file");
    expect(await companies()).toEqual(["Ateliers Vauclair"]);
    await button(page, importDialog.preview.import(1)).dblclick();
    await expect(page.getByText(deskImportCopy.done(1))).toBeVisible();
    expect(await companies()).toEqual(["Ateliers Vauclair", "Fonderie Marsaudon"]);

    await action(page, copy.imports.undo.button).click();
    await expect(page.getByText(copy.imports.undo.text)).toBeVisible();
    await button(page, copy.imports.undo.confirm).dblclick();
    await told(page, copy.imports.undo.done(1, 0));
    expect(await companies()).toEqual(["Ateliers Vauclair"]);
  });

  await part("the customer's own cancellation is told, with the day on which the offer ends", async () => {
    const own = await openDevice(browser, customer);
    await own.goto("/compte/resiliation");
    await own.getByRole("button", { name: /^Résilier au / }).click();
    await expect(own.getByText(offerWords.cancel.done).first()).toBeVisible();
    await own.close();
    await page.reload();
    await expect(page.getByText(copy.offer.requested)).toBeVisible();
    await expect(page.getByText(/^Les prospects sont supprimés le \d/)).toBeVisible();
    await page.goto("/operateur/clients?q=onerror");
    await expect(page.getByRole("row").last()).toContainText("résiliée, jusqu’au");
    await page.goBack();
  });

  await part("the offer is cancelled, with the day on which the list goes", async () => {
    await action(page, copy.offer.cancel.button).click();
    await expect(page.getByText(/tous les prospects de la liste sont supprimés le \d/)).toBeVisible();
    await button(page, copy.offer.cancel.confirm).click();
    await told(page, copy.offer.cancel.done);
    await expect(page.getByText(deskImportCopy.refused.cancelled)).toBeVisible();
    await expect(action(page, copy.offer.cancel.button)).toHaveCount(0);
    await expectNoFindingsAtAnyWidth(page);
    await expectFitsLargeText(page, "the record of a customer");
  });

  await part("the record names nobody of the list, and the log has each thing once", async () => {
    await page.reload();
    const text = await page.getByRole("main").innerText();
    expect(text).not.toMatch(/Courtade|Une note|Ateliers/);
    const rows = await asOwner(
      server,
      "select action from audit_log where client_id = $1 and actor <> 'client' order by id",
      [id],
    );
    const isNight = hourAt(Date.now()) !== null;
    expect(rows.map((row) => row.action).filter((each) => isNight || each !== "night.asked")).toEqual([
      ...["client.read", "offer.set", "list.held", "list.released"],
      ...(isNight ? ["night.asked"] : []),
      ...["import.previewed", "import.previewed", "prospects.imported", "import.undone", "offer.cancelled"],
    ]);
  });

  await part("a customer finds none of it", async () => {
    const own = await openDevice(browser, customer);
    for (const path of ["/operateur/clients", `/operateur/clients/${id}`])
      expect([path, (await own.goto(path))?.status()]).toEqual([path, 404]);
    await own.context().close();
    const upload = await customer.fetch(`/operateur/clients/${id}/fichier`, {
      method: "POST",
      headers: { "Content-Type": "application/octet-stream" },
      body: file,
    });
    // As on any path that does not exist.
    expect(upload.status).toBe(415);
    const hold = new URLSearchParams({ intent: "hold", reason: "x" });
    const held = await customer.fetch(`/operateur/clients/${id}`, { method: "POST", body: hold });
    expect(held.status).toBe(404);
  });
});
