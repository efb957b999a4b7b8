import { draftPages } from "#app/content/signed-in/draft-page-copy.ts";
import { drafts } from "#app/content/signed-in/drafts-copy.ts";
import { mailDiagnostics } from "#app/content/signed-in/lint-copy.ts";
import { draftKinds } from "#app/drafts/draft-kind.ts";
import {
  expectFitsLargeText,
  expectNoFindings,
  expectNoFindingsAtAnyWidth,
} from "../accessibility/findings.ts";
import { expect, test } from "../journey.ts";
import { failRequests } from "../page-steps.ts";
import { body, diagnostics, expectSaving, openNewDraft, subject, withProfile } from "./drafts-view.ts";

test.use({ reducedMotion: "reduce", permissions: ["clipboard-read", "clipboard-write"] });

test("an e-mail is edited, read by the linter, copied, and brought back to an earlier version", async ({
  page,
  server,
  address,
}) => {
  await withProfile(page, server, address);
  await openNewDraft(page, "email");
  const made = await body(page).inputValue();

  await body(page).fill(`${made}\nC’est gratuit.`);
  const spam = diagnostics(page).getByRole("button", { name: mailDiagnostics.spam("gratuit") });
  await spam.click();
  await expect(body(page)).toBeFocused();
  const selected = () =>
    body(page).evaluate((field: HTMLTextAreaElement) =>
      field.value.slice(field.selectionStart, field.selectionEnd),
    );
  expect(await selected()).toBe("gratuit");
  await expectNoFindings(page);
  await diagnostics(page)
    .getByRole("button", { name: draftPages.diagnostics.replace("sans frais") })
    .dblclick();
  await expect(body(page)).toHaveValue(`${made}\nC’est sans frais.`);
  expect(await selected()).toBe("sans frais");
  await expect(spam).toHaveCount(0);
  await expectSaving(page, "saved");

  await page.getByRole("button", { name: draftPages.draft.copyMail }).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.replace(/\r\n/g, "\n")).toContain("C’est sans frais.");

  await page.getByRole("button", { name: draftPages.versions.title, exact: true }).click();
  await page.getByRole("button", { name: draftPages.versions.seeNamed(1) }).click();
  await expect(page.getByRole("button", { name: draftPages.versions.restore })).toBeVisible();
  await expectNoFindingsAtAnyWidth(page);
  await page.getByRole("button", { name: draftPages.versions.restore }).click();
  await expect(body(page)).toHaveValue(made);

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: draftPages.draft.export }).click();
  await page.getByRole("link", { name: draftPages.draft.formats.eml }).click();
  expect((await download).suggestedFilename()).toMatch(/\.eml$/);
});

test("gaps are filled once, above the draft, by keyboard; what is about the sender is there for the next draft", async ({
  page,
  context,
  server,
  address,
}) => {
  await withProfile(page, server, address);
  await openNewDraft(page, "email");
  const { gaps: copy } = draftPages;
  const strip = (of = page) => of.getByRole("region", { name: copy.title });
  const field = (label: string, of = page) => strip(of).getByLabel(label, { exact: true });
  const firstName = copy.labels.prenom ?? "";
  await expect(strip()).toContainText(copy.count(4));

  await field(firstName).fill("Hélène");
  await page.reload();
  await expect(field(firstName)).toHaveValue("Hélène");
  const other = await context.newPage();
  await other.goto(page.url());
  await expectSaving(other, "saved");
  await field(firstName).press("Enter");
  await expect(page.getByText(copy.filled(1))).toBeFocused();
  await expect(body(page)).toHaveValue(/^Bonjour Hélène,/);
  await expect(strip()).toContainText(copy.count(3));
  await expectSaving(page, "saved");
  await other.bringToFront();
  await other.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(body(other)).toHaveValue(/^Bonjour Hélène,/);
  await expect(field(firstName, other)).toHaveCount(0);
  await other.close();

  await body(page).fill("Bonjour Hélène,\n\nÀ {{société}}, dès … heures.\n\n{{votre prénom}} {{votre nom}}");
  await expect(field(copy.after("À société, dès"))).toBeVisible();
  await field(copy.labels.societe ?? "").fill("Nordec");
  await field("Votre prénom").fill("Camille");
  await field("Votre nom").fill("Morel");
  await field(copy.after("À société, dès")).fill("9");
  const kept = page.waitForResponse("**/api/drafts/gaps");
  await strip().getByRole("button", { name: copy.fill }).press("Enter");
  expect((await kept).status()).toBe(204);
  await expect(strip()).toHaveCount(0);
  await expect(page.getByText(copy.filled(4))).toBeFocused();
  await expect(body(page)).toHaveValue("Bonjour Hélène,\n\nÀ Nordec, dès 9 heures.\n\nCamille Morel");
  await expectSaving(page, "saved");

  await openNewDraft(page, "email");
  await expect(body(page)).toHaveValue(/Camille Morel/);
  await expect(strip()).toContainText(copy.count(2));
  await expect(field(firstName)).toHaveValue("");
});

test("what is typed survives a failure, a reload and a second window", async ({
  page,
  context,
  server,
  address,
  consoleErrors,
}) => {
  await withProfile(page, server, address);
  await openNewDraft(page, "email");
  await failRequests(page, "**/api/drafts/*");
  await subject(page).fill("Tapé sans connexion");
  await expectSaving(page, "failed");
  await expect(page.getByRole("main").getByText(draftPages.saving.failedText)).toBeVisible();
  await expectNoFindings(page);
  // Only the next page may save it: this one would try again after two seconds.
  await page.reload({ waitUntil: "commit" });
  await page.unroute("**/api/drafts/*");
  await expect(page.getByText(draftPages.saving.restored)).toBeVisible();
  await expect(subject(page)).toHaveValue("Tapé sans connexion");
  await expectSaving(page, "saved");

  const other = await context.newPage();
  await other.goto(page.url());
  await subject(other).fill("Suivi");
  await expectSaving(other, "saved");
  await expect(subject(page), "a window in which nothing is typed follows").toHaveValue("Suivi");
  await failRequests(page, "**/api/drafts/*");
  await subject(page).fill("Depuis la première");
  await expectSaving(page, "failed");
  await subject(other).fill("Depuis l’autre fenêtre");
  await expectSaving(other, "saved");
  await other.close();
  await page.unroute("**/api/drafts/*");
  await expectSaving(page, "conflict");
  await page.getByText(draftPages.conflict.newer).click();
  await expect(page.getByText("Depuis l’autre fenêtre")).toBeVisible();
  await expectNoFindings(page);
  await page.getByRole("button", { name: draftPages.conflict.mine }).click();
  await expectSaving(page, "saved");
  await page.reload();
  await expect(subject(page)).toHaveValue("Depuis la première");

  await subject(page).fill("x".repeat(201));
  await expectSaving(page, "invalid");
  await expect(subject(page)).toHaveAccessibleDescription(drafts.errors.tooLong(200));
  await expectNoFindings(page);
  consoleErrors.splice(0);
});

test("every kind of draft fits at any width and at twice the text size", async ({
  page,
  server,
  address,
}) => {
  await withProfile(page, server, address);
  for (const kind of draftKinds) {
    await openNewDraft(page, kind);
    await expectNoFindingsAtAnyWidth(page);
    await expectFitsLargeText(page, kind);
  }
  await page.goto("/brouillons");
  await expectNoFindingsAtAnyWidth(page);
  await expectFitsLargeText(page, "the list");
});
