import { assistant } from "#app/content/signed-in/assistant-copy.ts";
import { draftPages } from "#app/content/signed-in/draft-page-copy.ts";
import { drafts } from "#app/content/signed-in/drafts-copy.ts";
import { expectNoFindings } from "../accessibility/findings.ts";
import { composer } from "../chat/chat-view.ts";
import { expect, test } from "../journey.ts";
import { failRequests } from "../page-steps.ts";
import { signedIn } from "../sign-in-steps.ts";
import { expectComposerAndTranscriptVisible, windows } from "../workplace/workplace-view.ts";
import { body, rows, start, withProfile } from "./drafts-view.ts";

test.use({ reducedMotion: "reduce" });

test("without a profile the page says what is missing and leads to the form", async ({
  page,
  server,
  address,
}) => {
  await signedIn(page, server, address);
  await page.goto("/brouillons");
  await expect(page.getByText(draftPages.noProfile.title)).toBeVisible();
  await expect(start(page, "email")).toHaveCount(0);
  await expectNoFindings(page);
  await page.getByRole("link", { name: draftPages.noProfile.link }).click();
  await page.waitForURL("**/onboarding-legacy");
});

test("a double press makes one draft, which is listed, and deleted after a question", async ({
  page,
  server,
  address,
  consoleErrors,
}) => {
  await withProfile(page, server, address);
  await page.goto("/brouillons");
  await expect(page.getByText(draftPages.list.empty)).toBeVisible();
  await start(page, "search").dblclick();
  await page.waitForURL(/\/brouillons\/[\w-]{36}$/);
  await page.goBack();
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText(drafts.kinds.search.name);
  await expect(rows(page)).toContainText(/d’après votre profil/i);

  await failRequests(page, "**/brouillons*", "POST");
  await start(page, "plan").click();
  await expect(page.getByRole("main").getByText(draftPages.problems.create)).toBeVisible();
  await expectNoFindings(page);
  await page.unroute("**/brouillons*");

  const remove = rows(page).locator("summary");
  await remove.press("Enter");
  const keep = page.getByRole("button", { name: draftPages.removal.no });
  await expect(keep).toBeFocused();
  await expectNoFindings(page);
  await keep.press("Enter");
  await expect(remove).toBeFocused();
  await remove.press("Enter");
  await page.getByRole("button", { name: draftPages.removal.yes }).click();
  await expect(page.getByRole("status").getByText(/est supprimé/)).toBeVisible();
  await expect(rows(page)).toHaveCount(0);
  await expect(page.getByRole("heading", { name: draftPages.list.title })).toBeFocused();
  consoleErrors.splice(0);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("drafts are made, read, exported and deleted", async ({ page, server, address }) => {
    await withProfile(page, server, address);
    await page.goto("/brouillons");
    await start(page, "email").click();
    await page.waitForURL(/\/brouillons\/[\w-]{36}$/);
    await expect(body(page)).toHaveValue(/Aubade Conseil/);
    await expect(page.getByText(draftPages.draft.needsScript)).toBeVisible();
    await expect(page.getByRole("link", { name: draftPages.draft.formats.txt })).toBeVisible();
    await page.getByRole("link", { name: drafts.menu.all }).click();
    await rows(page).locator("summary").click();
    await page.getByRole("button", { name: draftPages.removal.yes }).click();
    await expect(page.getByText(draftPages.list.empty)).toBeVisible();
  });
});

test("the works start beside the conversation, which stays whole in every window", async ({
  page,
  server,
  address,
}) => {
  await withProfile(page, server, address);
  await page.goto("/assistant");
  await expect(composer(page)).toBeEnabled();
  const menu = page.getByRole("button", { name: drafts.menu.open });
  for (const size of windows) {
    await page.setViewportSize(size);
    await expectComposerAndTranscriptVisible(page, "the closed menu");
    await menu.press("Enter");
    await expect(menu).toHaveAttribute("aria-expanded", "true");
    await expectComposerAndTranscriptVisible(page, "the open menu");
    await expectNoFindings(page, ["main"]);
    await page.keyboard.press("Escape");
    await expect(menu).toBeFocused();
  }
  await composer(page).fill("Un message commencé");
  await menu.click();
  await page
    .getByRole("list", { name: drafts.menu.title })
    .getByRole("button", { name: drafts.kinds.call_script.make })
    .dblclick();
  await page.waitForURL(/\/brouillons\/[\w-]{36}$/);
  await page.goto("/brouillons");
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole("link", { name: assistant.title }).click();
  await expect(composer(page)).toHaveValue("Un message commencé");
});
