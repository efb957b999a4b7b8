import type { IncomingMessage, ServerResponse } from "node:http";
import { startCompanyRegister } from "#scripts/company-register/company-register.ts";
import {
  type CompletionsReply,
  type ReceivedRequest,
  startCompletionsServer,
} from "#scripts/scripted-model/completions-server.ts";
import { test as base } from "./journey.ts";

type Model = Awaited<ReturnType<typeof startCompletionsServer>> & {
  reply: (request: ReceivedRequest) => CompletionsReply;
};

type Instead = (request: IncomingMessage, response: ServerResponse) => boolean;
type Register = { baseUrl: string; answer: (instead: Instead) => void };

/**
 * A journey of a product with the services that an operator may add: a model, which answers as `model.reply` says, and a
 * register of invented companies, in whose place one may answer. All of them share it, since each product of its own makes
 * Playwright start a worker and a browser more.
 */
export const test = base.extend<object, { model: Model; register: Register }>({
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
  register: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies from the destructuring.
    async ({}, use) => {
      let instead: Instead = () => false;
      const { baseUrl, stop } = await startCompanyRegister({
        perSecond: 1_000,
        instead: (request, response) => instead(request, response),
      });
      const answer = (next: Instead) => {
        instead = next;
      };
      await use({ baseUrl, answer });
      await stop();
    },
    { scope: "worker" },
  ],
  settings: [
    ({ model, register }, use) =>
      use({
        ASSISTANT_BASE_URL: model.baseUrl,
        ASSISTANT_MODEL: "journey",
        COMPANY_REGISTER_URL: register.baseUrl,
      }),
    { scope: "worker" },
  ],
});
