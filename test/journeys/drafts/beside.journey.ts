import type { Page } from "@playwright/test";
import { revisionReplies } from "#app/content/assistant/revision-copy.ts";
import { beside as copy } from "#app/content/signed-in/beside-copy.ts";
import { draftPages } from "#app/content/signed-in/draft-page-copy.ts";
import { expectNoFindings, expectNoHorizontalScroll } from "../accessibility/findings.ts";
import { composer, sendMessage, transcript } from "../chat/chat-view.ts";
import { expect, test } from "../journey.ts";
import { failRequests, setTextSize } from "../page-steps.ts";
import { body, expectSaving, openNewDraft, subject, withProfile } from "./drafts-view.ts";

test.use({ reducedMotion: "reduce" });

const panel = (page: Page) => page.getByRole("region", { name: copy.title });
const panelHeading = (page: Page) => page.getByRole("heading", { name: copy.title });
const back = (page: Page) => transcript(page).getByRole("button", { name: copy.changes.back });

/** Where both are at this size of the window. */
async function placesAt(page: Page, width: number, height: number) {
  await page.setViewportSize({ width, height });
  const draft = await panel(page).boundingBox();
  const field = await composer(page).boundingBox();
  if (!draft || !field) throw new Error("The draft or the composer is not displayed.");
  return { draft, field };
}

test("a draft is open beside the conversation, and orders there make its next versions", async ({
  page,
  context,
  server,
  address,
  consoleErrors,
  part,
}) => {
  await withProfile(page, server, address);
  await openNewDraft(page, "email");
  const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  await page.setViewportSize({ width: 1280, height: 800 });

  await part("the address opens it, and a failure to load it is said and mended", async () => {
    await failRequests(page, `**/api/drafts/${id}/editor`);
    await page.goto(`/assistant?brouillon=${id}`);
    await expect(panel(page).getByText(copy.failed)).toBeVisible();
    await expectNoFindings(page);
    await page.unrouteAll();
    consoleErrors.splice(0);
    await panel(page).getByRole("button", { name: copy.retry }).click();
    await expectSaving(page, "saved");
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  });

  await part("what is to be filled in stands above the text", async () => {
    const gaps = await panel(page).getByRole("region", { name: draftPages.gaps.title }).boundingBox();
    const text = await subject(page).boundingBox();
    expect((gaps?.y ?? 0) + (gaps?.height ?? 0)).toBeLessThanOrEqual(text?.y ?? 0);
    expect((gaps?.y ?? 800) + (gaps?.height ?? 0)).toBeLessThanOrEqual(800);
  });

  await part("what is typed is saved before an order, which makes the version after it", async () => {
    const opening = (await body(page).inputValue()).split("\n\n")[1] ?? "";
    await subject(page).fill("Mon objet");
    await sendMessage(page, "Autre angle");
    await expect(transcript(page).getByText(revisionReplies.done.angle)).toBeVisible();
    await expect(transcript(page).locator("del").first()).toContainText(opening);
    await expect(subject(page)).toHaveValue("Mon objet");
    await expect(body(page)).not.toHaveValue(new RegExp(opening.slice(0, 20)));
    await expect(panel(page).getByText(draftPages.saving.revised)).toBeVisible();
    await expectNoFindings(page);
    await back(page).click();
    await expect(body(page)).toHaveValue(new RegExp(opening.slice(0, 20)));
    await panel(page).getByRole("button", { name: copy.orders.angle.label }).click();
    await expect(transcript(page).getByText(revisionReplies.done.angle)).toHaveCount(2);
    await expect(back(page)).toHaveCount(1);
  });

  await part(
    "its own page in another tab tells of the new version, and replaces nothing by itself",
    async () => {
      const { arrived, showArrived } = draftPages.saving;
      const other = await context.newPage();
      await other.goto(`/brouillons/${id}`);
      await expectSaving(other, "saved");
      await other.waitForLoadState("networkidle");
      const before = await body(other).inputValue();
      await sendMessage(page, "Autre angle");
      await expect(body(page)).not.toHaveValue(before);
      await expect(other.getByText(arrived)).toBeVisible();
      await expect(body(other)).toHaveValue(before);
      await expectNoFindings(other);
      await other.getByRole("button", { name: showArrived }).click();
      await expect(body(other)).toHaveValue(await body(page).inputValue());
      await expect(other.getByText(arrived)).toHaveCount(0);

      await failRequests(other, `**/api/drafts/${id}`);
      await subject(other).fill("Encore en train d’écrire");
      await sendMessage(page, "Autre angle");
      await expect(other.getByText(arrived)).toBeVisible();
      await expect(subject(other)).toHaveValue("Encore en train d’écrire");
      await other.unrouteAll();
      consoleErrors.splice(0);
      await other.getByRole("button", { name: showArrived }).click();
      await expect(other.getByRole("main").getByText(draftPages.conflict.title)).toBeVisible();
      await expect(subject(other)).toHaveValue("Encore en train d’écrire");
      await other.getByRole("button", { name: draftPages.conflict.theirs }).click();
      await expect(subject(other)).toHaveValue("Mon objet");
      await other.close();
    },
  );

  await part("it closes by Escape and by its button, and opens again from the conversation", async () => {
    await subject(page).focus();
    await page.keyboard.press("Escape");
    await expect(panel(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/assistant$/);
    await expect(composer(page)).toBeFocused();
    await page.goBack();
    await expect(panel(page)).toBeVisible();
    await page.goForward();
    await expect(panel(page)).toHaveCount(0);
    const card = transcript(page)
      .getByRole("link", { name: /^Ouvrir le brouillon/ })
      .last();
    await card.click();
    await expect(panelHeading(page)).toBeFocused();
    await panel(page).getByRole("button", { name: copy.close }).click();
    await expect(card).toBeFocused();
    await card.click();
    await page.reload();
    await expectSaving(page, "saved");
  });

  await part("on phones the first lines of its message are in sight after an order", async () => {
    for (const [width, height] of [
      [390, 844],
      [320, 568],
    ] as const) {
      await page.setViewportSize({ width, height });
      const before = await body(page).inputValue();
      await sendMessage(page, "Autre angle");
      await expect(body(page)).not.toHaveValue(before);
      const shown = async () => {
        const [draft, message] = [await panel(page).boundingBox(), await body(page).boundingBox()];
        if (!draft || !message) throw new Error("The draft is not displayed.");
        return message.y > draft.y ? draft.y + draft.height - message.y : 0;
      };
      await expect.poll(shown).toBeGreaterThanOrEqual(80);
    }
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await part("in small windows it stands above, folds, and leaves the composer in sight", async () => {
    for (const [width, height] of [
      [320, 568],
      [390, 450],
      [640, 400],
      [768, 1024],
      [1024, 768],
      [1280, 800],
    ] as const) {
      const { draft, field } = await placesAt(page, width, height);
      expect(field.y + field.height).toBeLessThanOrEqual(height);
      if (width < 1024) expect(draft.y + draft.height).toBeLessThanOrEqual(field.y);
      else expect(draft.x).toBeGreaterThanOrEqual(field.x + field.width);
      await expectNoHorizontalScroll(page);
      await expectNoFindings(page);
    }
    await page.setViewportSize({ width: 320, height: 568 });
    await panel(page).getByRole("button", { name: copy.fold }).click();
    await expect(subject(page)).toBeHidden();
    await expectNoFindings(page);
    await panel(page).getByRole("button", { name: copy.unfold }).click();
    await setTextSize(page, 200);
    const large = await placesAt(page, 320, 568);
    expect(large.field.y + large.field.height).toBeLessThanOrEqual(568);
    expect(large.draft.height).toBeGreaterThanOrEqual(44);
    await expectNoHorizontalScroll(page);
    await setTextSize(page, 100);
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await part("a second tab shows the same, follows it, and is told when it is deleted", async () => {
    const second = await context.newPage();
    await second.goto(`/assistant?brouillon=${id}`);
    await expectSaving(second, "saved");
    await subject(page).fill("Objet de l’autre onglet");
    await expectSaving(page, "saved");
    await expect(subject(second)).toHaveValue("Objet de l’autre onglet");
    await sendMessage(second, "Autre angle");
    for (const tab of [page, second])
      await expect(panel(tab).getByText(draftPages.saving.revised)).toBeVisible();
    await expect(body(page)).toHaveValue(await body(second).inputValue());

    const deleted = await second.evaluate(
      (path) => fetch(path, { method: "DELETE" }).then(({ status }) => status),
      `/api/drafts/${id}`,
    );
    expect(deleted).toBe(204);
    await page.evaluate(() => window.dispatchEvent(new Event("focus")));
    await expect(panel(page).getByText(draftPages.saving.gone)).toBeVisible();
    await sendMessage(page, "Plus court");
    await expect(transcript(page).getByText(revisionReplies.missing)).toBeVisible();
    await page.reload();
    await expect(panel(page).getByText(copy.gone, { exact: true })).toBeVisible();
    await expectNoFindings(page);
    consoleErrors.splice(0);
  });
});
