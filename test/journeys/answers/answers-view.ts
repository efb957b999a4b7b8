import type { Page } from "@playwright/test";
import {
  type CompletionsReply,
  type ReceivedRequest,
  startCompletionsServer,
} from "#scripts/scripted-model/completions-server.ts";
import { completeOnboarding } from "../chat/chat-view.ts";
import { test as base, expect, type JourneyServer } from "../journey.ts";
import { cookiesOf, signedIn } from "../sign-in-steps.ts";
import { AnsweringServer } from "./answering-server.ts";

type Model = Awaited<ReturnType<typeof startCompletionsServer>> & {
  reply: (request: ReceivedRequest) => CompletionsReply;
};

/**
 * A journey of a product with a model, which answers as `model.reply` says. All of them share it, since each product of
 * its own makes Playwright start a worker and a browser more.
 */
export const test = base.extend<object, { model: Model }>({
  model: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies from the destructuring.
    async ({}, use) => {
      const server = await startCompletionsServer((request) => model.reply(request));
      const model: Model = Object.assign(server, { reply: () => ({ status: 503 }) });
      await use(model);
      await model.stop();
    },
    { scope: "worker" },
  ],
  settings: [
    ({ model }, use) => use({ ASSISTANT_BASE_URL: model.baseUrl, ASSISTANT_MODEL: "journey" }),
    { scope: "worker" },
  ],
});

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
