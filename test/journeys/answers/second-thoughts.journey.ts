import type { Page } from "@playwright/test";
import { answers as answerCopy } from "#app/content/signed-in/answer-copy.ts";
import { assistant } from "#app/content/signed-in/assistant-copy.ts";
import { drafts } from "#app/content/signed-in/drafts-copy.ts";
import { feedback } from "#app/content/signed-in/feedback-copy.ts";
import { importDialog } from "#app/content/signed-in/import-dialog-copy.ts";
import { withProduct } from "#scripts/ops/product.ts";
import { expectNoFindings, expectNoHorizontalScroll } from "../accessibility/findings.ts";
import { answers, composer, openChat, sendMessage, transcript } from "../chat/chat-view.ts";
import { expect } from "../journey.ts";
import { dropFile, tabTo, toasts } from "../page-steps.ts";
import { test } from "../product-with-services.ts";
import { stopButton } from "./answers-view.ts";

test.use({ reducedMotion: "reduce" });

const table = "Société;Nom;E-mail\nCourtade;Hélène Courtade;helene@courtade.example\n;Sans société;\n";

test("what follows a message: a thumb, another version of it, and a file instead of it", async ({
  page,
  context,
  server,
  model,
  address,
  part,
  consoleErrors,
}) => {
  model.reply = () => ({ pieces: ["Commencez par appeler les directeurs commerciaux."] });
  const visitor = await openChat(page, server, address, answers);
  await sendMessage(page, "Par où commencer ?");
  await expect(transcript(page).getByText("Commencez par appeler")).toBeVisible();
  const everywhere = async () => {
    for (const size of [
      { width: 320, height: 568 },
      { width: 768, height: 1024 },
      { width: 1280, height: 720 },
    ]) {
      await page.setViewportSize(size);
      await expectNoFindings(page);
      await expectNoHorizontalScroll(page);
    }
  };
  const kept = async () => (await visitor.conversation()).findLast(({ kind }) => kind === "answer")?.feedback;

  await part("a thumb is kept at once, turned, explained, taken back, and known after a reload", async () => {
    const up = transcript(page).getByRole("button", { name: /^La réponse de .* est utile/ });
    const down = transcript(page).getByRole("button", { name: /^La réponse de .* est à améliorer/ });
    await tabTo(page, up);
    await page.keyboard.press("Enter");
    await expect(up).toHaveAttribute("aria-pressed", "true");
    await expect.poll(kept).toEqual({ verdict: "up" });
    await down.click();
    await expect(up).toHaveAttribute("aria-pressed", "false");
    const { form } = feedback;
    await page.getByLabel(form.reasons.too_vague).check();
    await page.getByLabel(form.comment).fill("Lesquels ?");
    await everywhere();
    const consent = page.getByLabel(form.withText);
    await expect(consent).not.toBeChecked();
    await page.route("**/feedback", (route) => route.fulfill({ status: 503, body: "" }), { times: 1 });
    await page.getByRole("button", { name: form.send, exact: true }).first().click();
    await expect(toasts(page).getByText(feedback.failed)).toBeVisible();
    consoleErrors.splice(0);
    await page.getByRole("button", { name: form.send, exact: true }).first().click();
    await expect(toasts(page).getByText(feedback.thanks)).toBeVisible();
    await expect.poll(kept).toEqual({ verdict: "down", reason: "too_vague", comment: "Lesquels ?" });

    const second = await context.newPage();
    await second.goto("/assistant");
    const there = transcript(second).getByRole("button", { name: /est à améliorer/ });
    await expect(there).toHaveAttribute("aria-pressed", "true");
    await there.click();
    await expect.poll(kept).toBeUndefined();
    await second.close();
  });

  await part(
    "the newest message is edited in its place, while its answer is written, in every tab",
    async () => {
      const { edit } = answerCopy;
      const second = await context.newPage();
      await second.goto("/assistant");
      model.reply = () => ({ pieces: ["Un début", 60_000] });
      await sendMessage(page, "Une idée pour Lyon ?");
      await expect(stopButton(page)).toBeVisible();
      await expect(transcript(page).getByRole("button", { name: edit.open })).toHaveCount(1);
      await transcript(page).getByRole("button", { name: edit.open }).click();
      const field = page.getByRole("textbox", { name: edit.field });
      await expect(field).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(transcript(page).getByRole("button", { name: edit.open })).toBeFocused();
      await page.keyboard.press("Enter");
      await field.fill("Une idée pour Nantes ?");
      await everywhere();
      await page.reload();
      await expect(field).toHaveValue("Une idée pour Nantes ?");
      model.reply = () => ({ pieces: ["À Nantes, visez l’industrie."] });
      await page.getByRole("button", { name: edit.save }).click();
      for (const tab of [page, second]) {
        await expect(transcript(tab).getByText("À Nantes, visez l’industrie.")).toBeVisible();
        await expect(transcript(tab).getByText("Une idée pour Lyon ?")).toBeHidden();
      }
      await transcript(page).getByText(answerCopy.replaced(1)).click();
      await expect(transcript(page).getByText("Une idée pour Lyon ?")).toBeVisible();
      await everywhere();
      await second.close();
    },
  );

  await part("a pasted table is offered, previewed, and without the offer nothing more", async () => {
    await paste(page, table);
    await composer(page).fill(table);
    await expect(page.getByText(assistant.importing.pasted(2))).toBeVisible();
    await page.getByRole("button", { name: assistant.importing.look }).click();
    const dialog = page.getByRole("dialog", { name: importDialog.title });
    await expect(dialog.getByText(importDialog.preview.added(1))).toBeVisible();
    await expect(dialog.getByText("Ligne 3")).toBeVisible();
    await expect(dialog.getByText(importDialog.offer.title)).toBeVisible();
    await expect(dialog.getByRole("button", { name: /^Importer/ })).toHaveCount(0);
    await everywhere();
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(composer(page)).toHaveValue(table);
  });

  await part("a dropped file is imported with one press and taken back with one, also later", async () => {
    await withProduct({ databaseUrl: null, dataDir: server.dataDir } as never, (ask) =>
      ask("client.set", { client: address, offer: "growth", until: null }),
    );
    await dropFile(page, "clients.csv", table, assistant.importing.drop);
    const dialog = page.getByRole("dialog", { name: importDialog.title });
    const store = dialog.getByRole("button", { name: importDialog.preview.import(1) });
    await expect(store).toBeVisible();
    await page.route("**/api/imports", (route) => route.abort(), { times: 1 });
    await store.click();
    await expect(dialog.getByText(importDialog.unavailable)).toBeVisible();
    consoleErrors.splice(0);
    await store.dblclick();
    await expect(dialog.getByText(importDialog.done.title(1))).toBeVisible();
    await everywhere();
    await page.keyboard.press("Escape");

    await page.reload();
    await page.getByRole("button", { name: drafts.menu.open }).click();
    await page.getByRole("button", { name: assistant.importing.button }).click();
    await expect(dialog.getByText("clients.csv", { exact: true })).toBeVisible();
    await everywhere();
    await dialog.getByRole("button", { name: /^Annuler cet import\s+: clients\.csv$/ }).click();
    await expect(dialog.getByText(importDialog.recent.undone)).toBeVisible();
    await dialog.locator("input[type=file]").setInputFiles({
      ...{ name: "photo.csv", mimeType: "text/csv", buffer: Buffer.from("Bonjour") },
    });
    await expect(dialog.getByRole("alert").filter({ hasText: "Aucune colonne" })).toBeVisible();
    consoleErrors.splice(0);

    const { preview } = importDialog;
    await dialog.locator("input[type=file]").setInputFiles({
      ...{ name: "sans noms.csv", mimeType: "text/csv" },
      buffer: Buffer.from("Colonne 1;Colonne 2\nVannerie Test;Odile Exemple"),
    });
    await expect(dialog.getByText(preview.lacksCompany)).toBeVisible();
    await everywhere();
    await dialog.getByLabel(/^A.*Colonne 1/).selectOption(importDialog.fields.company);
    await dialog.getByLabel(/^B.*Colonne 2/).selectOption(importDialog.fields.contact);
    await expect(dialog.getByText(preview.lacksCompany)).toHaveCount(0);
    await dialog.getByRole("button", { name: preview.lookAgain }).dblclick();
    await expect(dialog.getByText(preview.added(1), { exact: true })).toBeVisible();
    await expect(dialog.getByText("Vannerie Test · Odile Exemple")).toBeVisible();
    await expect(dialog.getByRole("button", { name: preview.import(1) })).toBeVisible();
    // By keyboard, which tries each option on the way; then nothing is imported before the file is read again.
    const second = dialog.getByLabel(/^B.*Colonne 2/);
    await second.focus();
    for (let times = 0; times < 25; times++) await page.keyboard.press("ArrowDown");
    await expect(dialog.getByText(preview.changed)).toBeVisible();
    await expect(dialog.getByRole("button", { name: preview.import(1) })).toHaveCount(0);
    await second.selectOption(importDialog.fields.contact);
    await expect(dialog.getByRole("button", { name: preview.import(1) })).toBeVisible();
    await everywhere();
  });

  await part(
    "an imported table leaves the message, and stands there again once it is taken back",
    async () => {
      await page.keyboard.press("Escape");
      await paste(page, table);
      await composer(page).fill(`Mes clients :\n${table}`);
      await page.getByRole("button", { name: assistant.importing.look }).click();
      const dialog = page.getByRole("dialog", { name: importDialog.title });
      await dialog.getByRole("button", { name: importDialog.preview.import(1) }).click();
      await expect(dialog.getByText(importDialog.done.title(1))).toBeVisible();
      await expect(composer(page)).toHaveValue("Mes clients :\n");
      await dialog.getByRole("button", { name: importDialog.done.undo, exact: true }).click();
      await expect(dialog.getByText(importDialog.undone(0))).toBeVisible();
      await expect(composer(page)).toHaveValue(`Mes clients :\n${table}`);
    },
  );
});

/** What a browser says of a text that is pasted into the composer. */
async function paste(page: Page, table: string): Promise<void> {
  await composer(page).evaluate((field, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", text);
    field.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, table);
}
