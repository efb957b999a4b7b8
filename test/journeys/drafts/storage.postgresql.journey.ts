import { draftPages } from "#app/content/signed-in/draft-page-copy.ts";
import { storage as copy } from "#app/content/signed-in/storage-copy.ts";
import { storageQuota } from "#app/storage/storage-quota.ts";
import { expectNoFindingsAtAnyWidth } from "../accessibility/findings.ts";
import { composer } from "../chat/chat-view.ts";
import { expect, type JourneyServer, test } from "../journey.ts";
import { asOwner } from "../journey-database.ts";
import { body, expectSaving, openNewDraft, rows, start, withProfile } from "./drafts-view.ts";

test.use({ reducedMotion: "reduce" });

/** Lets the client with this address store these bytes, as far as the count is concerned. */
const pretendToStore = (
  server: JourneyServer,
  address: string,
  part: keyof typeof storageQuota,
  bytes: number,
) =>
  asOwner(
    server,
    `update storage_use set ${part} = $2 where client_id = (select id from clients where email = $1)`,
    [address, bytes],
  );

test("the room for drafts is told before it is used up, and then the text stays until there is room again", async ({
  page,
  server,
  address,
  consoleErrors,
}) => {
  await withProfile(page, server, address);
  await openNewDraft(page, "plan");
  await openNewDraft(page, "email");
  await expect(page.getByText(copy.notices.work.advice)).toHaveCount(0);

  await pretendToStore(server, address, "work", 0.9 * storageQuota.work);
  await body(page).fill("Bonjour,");
  await expectSaving(page, "saved");
  const told = page.getByText(/^Il vous reste 1,9\sMo sur 20\sMo pour vos brouillons/);
  await expect(told).toBeVisible();
  await expectNoFindingsAtAnyWidth(page);

  await pretendToStore(server, address, "work", storageQuota.work);
  await body(page).fill("Bonjour, voici la suite.");
  const full = page.getByText(copy.notices.work.full(storageQuota.work));
  const refusal = page.getByText(copy.refusals.work(storageQuota.work));
  await expect(refusal).toBeVisible();
  await expect(told).toHaveCount(0);
  await expect(body(page)).toHaveValue("Bonjour, voici la suite.");
  // Where the page happens to be scrolled, the toolbar may stand over a part of a button.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectNoFindingsAtAnyWidth(page);
  await pretendToStore(server, address, "work", 5_000);
  await page.getByRole("button", { name: draftPages.saving.retry }).click();
  await expectSaving(page, "saved");

  await pretendToStore(server, address, "work", storageQuota.work);
  await body(page).fill("Bonjour, voici la fin.");
  await expect(refusal).toBeVisible();
  await page.reload();
  await expect(body(page)).toHaveValue("Bonjour, voici la fin.");
  await expect(refusal).toBeVisible();
  await expect(full).toHaveCount(0);

  await page.getByRole("link", { name: copy.link }).click();
  await expect(full).toBeVisible();
  await start(page, "plan").click();
  await expect(refusal).toBeVisible();
  await expect(full).toHaveCount(0);
  await expect(rows(page)).toHaveCount(2);
  await expectNoFindingsAtAnyWidth(page);
  await pretendToStore(server, address, "work", 5_000);
  await rows(page).first().getByRole("link").click();
  await expectSaving(page, "saved");
  await expect(body(page)).toHaveValue("Bonjour, voici la fin.");
  consoleErrors.splice(0);
});

test("the room for the conversation is told, and a message for which there is none stays in its field", async ({
  page,
  server,
  address,
  consoleErrors,
}) => {
  await withProfile(page, server, address);
  await pretendToStore(server, address, "conversation", storageQuota.conversation - 1_250_000);
  await page.goto("/assistant");
  const told = page.getByText(/^Il vous reste 1,2\sMo sur 100\sMo pour cette conversation/);
  await expect(told).toBeVisible();
  await expectNoFindingsAtAnyWidth(page);

  await pretendToStore(server, address, "conversation", storageQuota.conversation);
  await composer(page).fill("Bonjour à vous");
  await page.keyboard.press("Enter");
  await expect(page.locator("#send-problem")).toHaveText(
    copy.refusals.conversation(storageQuota.conversation),
  );
  await expect(composer(page)).toHaveValue("Bonjour à vous");
  await expect(told).toHaveCount(0);
  await expect(page.getByText(copy.notices.conversation.advice)).toHaveCount(0);
  await expectNoFindingsAtAnyWidth(page);
  consoleErrors.splice(0);
});
