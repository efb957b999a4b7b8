import type { Page } from "@playwright/test";
import { completeOnboarding } from "../chat/chat-view.ts";
import { expect, type JourneyServer } from "../journey.ts";
import { cookiesOf, signedIn } from "../sign-in-steps.ts";
import { AnsweringServer } from "./answering-server.ts";

export const growing = (page: Page) => page.locator("[data-growing]");
export const stopButton = (page: Page) => page.getByRole("button", { name: "Arrêter la réponse" });
export const action = (page: Page, name: string) =>
  page.getByRole("list", { name: "Demander une autre réponse" }).getByRole("button", { name });

/** Opens the chat after the onboarding behind an answering server. */
export async function openAnswering(page: Page, server: JourneyServer, address: string) {
  const visitor = await signedIn(page, server, address);
  await completeOnboarding(visitor);
  const lastSeq = (await visitor.conversation()).at(-1)?.seq ?? 0;
  const answering = await AnsweringServer.start(server, lastSeq);
  await page.context().addCookies(cookiesOf(visitor).map((cookie) => ({ ...cookie, url: answering.url })));
  await openTab(page, answering);
  return answering;
}

/** Opens the chat in this tab; resolves when it follows the conversation. */
export async function openTab(page: Page, { url }: AnsweringServer): Promise<void> {
  await page.goto(`${url}/assistant`);
  await expect(page.getByRole("textbox", { name: "Votre message" })).toBeEnabled();
  await expect(page.getByRole("status").filter({ hasText: "Reconnexion" })).toHaveCount(0);
}
