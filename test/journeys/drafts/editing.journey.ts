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
  await subject(other).fill("Depuis l’autre fenêtre");
  await expectSaving(other, "saved");
  await other.close();
  await subject(page).fill("Depuis la première");
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
