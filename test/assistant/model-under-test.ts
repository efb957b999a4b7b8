import { vi } from "vitest";
import {
  createModel,
  type ModelLimits,
  type ModelOptions,
} from "#app/assistant/model/create-model.server.ts";
import {
  ModelError,
  type ModelFailure,
  type ModelRequest,
  type ModelUsage,
} from "#app/assistant/model/model.ts";
import { startModelServer } from "./model-server.ts";

/** A model service, and the product's model that talks to it, with time limits that a test can wait for. The pauses before second tries are noted in `waits`, and left out. */
export async function withModel(limits: Partial<ModelLimits> = {}, more: Partial<ModelOptions> = {}) {
  const server = await startModelServer();
  let time = 1_000_000;
  const waits: number[] = [];
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const model = createModel(server.config, {
    log,
    now: () => time,
    wait: async (milliseconds) => void waits.push(milliseconds),
    // No test waits for the end of the first three: they are how long a slow and busy machine may take.
    limits: { firstWords: 60_000, pause: 60_000, total: 120_000, ending: 200, ...limits },
    ...more,
  });
  const after = (seconds: number) => {
    time += seconds * 1_000;
  };
  return { server, model, log, waits, after };
}

/** A request of a customer. */
export function modelRequest(content = "Bonjour", more: Partial<ModelRequest> = {}): ModelRequest {
  const messages = [{ role: "user" as const, content }];
  return {
    system: "Tu aides.",
    messages,
    maxOutputTokens: 500,
    signal: new AbortController().signal,
    ...more,
  };
}

/** What came of a request. */
export type Outcome = { text: string; failure: ModelFailure | null; usage: ModelUsage };

/** Reads an answer to its end. Failures other than those of the model are thrown. */
export async function readAnswer(answer: AsyncGenerator<string, ModelUsage, void>): Promise<Outcome> {
  let text = "";
  try {
    for (;;) {
      const { value, done } = await answer.next();
      if (done) return { text, failure: null, usage: value };
      text += value;
    }
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    return { text, failure: error.reason, usage: error.usage };
  }
}
