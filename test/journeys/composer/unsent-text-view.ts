import type { Page } from "@playwright/test";
import type { Visitor } from "../../server/visitor.ts";
import { composer } from "../chat/chat-view.ts";
import { expect, type JourneyServer } from "../journey.ts";
import { signedIn } from "../sign-in-steps.ts";

export const unsentText = "Ce que personne d’autre ne doit lire";

/** Everything that this browser stores for the page's origin and scripts can read, as JSON. */
export const storedTexts = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));

/** Signs in and begins to write a message and to edit the profile. */
export async function startWriting(page: Page, server: JourneyServer, address: string): Promise<Visitor> {
  const visitor = await signedIn(page, server, address);
  await page.goto("/onboarding-legacy");
  await page.getByLabel("Nom de l’entreprise").fill(unsentText);
  await page.goto("/assistant");
  await composer(page).fill(unsentText);
  await expect.poll(() => storedTexts(page)).toContain("matinal.draft.message");
  expect(await storedTexts(page)).toContain("matinal.draft.profile");
  return visitor;
}

/** Expects that the page is /login and the browser stores no unsent text. */
export async function expectNothingLeft(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/login$/);
  await expect.poll(() => storedTexts(page)).not.toContain("matinal.draft");
  expect(await storedTexts(page)).not.toContain(unsentText);
}
