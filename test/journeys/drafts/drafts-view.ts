import type { Page } from "@playwright/test";
import { draftPages } from "#app/content/signed-in/draft-page-copy.ts";
import { drafts } from "#app/content/signed-in/drafts-copy.ts";
import type { DraftKind } from "#app/drafts/draft-kind.ts";
import type { Visitor } from "../../server/visitor.ts";
import { completeOnboarding } from "../chat/chat-view.ts";
import { expect, type JourneyServer } from "../journey.ts";
import { signedIn } from "../sign-in-steps.ts";

export const start = (page: Page, kind: DraftKind) =>
  page.getByRole("button", { name: drafts.kinds[kind].make });
export const subject = (page: Page) => page.getByLabel(drafts.fields.subject, { exact: true });
export const body = (page: Page) => page.getByLabel(drafts.fields.body, { exact: true });
export const diagnostics = (page: Page) => page.getByRole("region", { name: draftPages.diagnostics.title });
export const rows = (page: Page) =>
  page.getByRole("region", { name: draftPages.list.title }).getByRole("listitem");

/** Expects the state of saving that the toolbar shows. */
export async function expectSaving(page: Page, state: keyof typeof draftPages.saving): Promise<void> {
  const toolbar = page.getByRole("region", { name: draftPages.draft.toolbar });
  await expect(toolbar.getByText(draftPages.saving[state], { exact: true })).toBeVisible();
}

/** Signs in with a profile. */
export async function withProfile(page: Page, server: JourneyServer, address: string): Promise<Visitor> {
  const visitor = await signedIn(page, server, address);
  await completeOnboarding(visitor);
  return visitor;
}

/** Makes a draft of this kind and opens it; resolves once its fields take text. */
export async function openNewDraft(page: Page, kind: DraftKind): Promise<void> {
  await page.goto("/brouillons");
  await start(page, kind).click();
  await page.waitForURL(/\/brouillons\/[\w-]{36}$/);
  await expectSaving(page, "saved");
}
