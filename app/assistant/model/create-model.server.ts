import { setTimeout as delay } from "node:timers/promises";
import type { Logger } from "pino";
import { type modelOutcomes, tallies } from "#metrics/tallies.ts";
import { beginSpan } from "#tracing/tracing.ts";
import { findJson } from "./answer/find-json.ts";
import { addUsage } from "./answer/usage.ts";
import { type Model, type ModelEnd, ModelError, type ModelRequest, type ModelUsage } from "./model.ts";
import { ask, type ModelConfig } from "./service/ask.server.ts";
import { Circuit } from "./service/circuit.ts";
import type { TimeLimits } from "./service/deadlines.ts";
import { Dialect } from "./service/dialect.ts";
import { RequestLog } from "./service/request-log.server.ts";
import { ServiceFailure } from "./service/service-failure.ts";

/** Milliseconds. */
export type ModelLimits = TimeLimits & {
  /** Before the second try, when the service asks for no pause. */
  retryDelay: number;
  /** The longest pause that is waited for. */
  maxRetryAfter: number;
};

const defaultLimits: ModelLimits = {
  firstWords: 20_000,
  pause: 20_000,
  total: 120_000,
  ending: 2_000,
  retryDelay: 500,
  maxRetryAfter: 20_000,
};

/** Characters of an answer. What a service sends beyond them is not read. */
export const maxAnswerLength = 12_000;
const maxJsonLength = 40_000;

export type ModelOptions = {
  log: Pick<Logger, "info" | "warn" | "error">;
  /** Milliseconds of a clock that nobody sets. */
  now?: () => number;
  /** Waits for some milliseconds, or until the signal aborts. */
  wait?: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  limits?: Partial<ModelLimits>;
};

/**
 * A model behind an OpenAI-compatible chat-completions service. First words are awaited for 20 s in all, retry included,
 * beside a pause for which the service asks; each next word for 20 s; the whole answer for two minutes. An answer longer
 * than `maxAnswerLength` is `cut` there; one that repeats itself without end is `nonsense`. After five failures in a row
 * requests fail at once for a while. The reasons are logged, never what anybody wrote. docs/product/interface.md
 * "Environment".
 */
export function createModel(
  config: ModelConfig,
  { log, now = () => performance.now(), wait = waitFor, limits: given }: ModelOptions,
): Model {
  const limits = { ...defaultLimits, ...given };
  const requests = new RequestLog(log);
  const circuit = new Circuit({ now, onOpen: requests.circuitOpened, onClose: requests.circuitClosed });
  const dialect = new Dialect();

  /** The words of one answer, with one retry before the first of them. */
  async function* answer(
    request: ModelRequest,
    maxLength: number,
    jsonSchema: object | null,
  ): AsyncGenerator<string, ModelEnd, void> {
    let used: ModelUsage = { inputTokens: 0, outputTokens: 0 };
    let due = now() + limits.firstWords;
    for (let mayRetry = true; ; ) {
      request.signal.throwIfAborted();
      const passage = circuit.enter();
      if (!passage) {
        tallies.modelRequests.add("not_sent");
        throw new ModelError("unavailable", used);
      }
      const began = now();
      let outcome: (typeof modelOutcomes)[number] = "stopped";
      const span = beginSpan("model", {
        kind: "client",
        attributes: { "gen_ai.operation.name": "chat", "gen_ai.request.model": config.model },
      });
      const question = {
        ...request,
        parameters: dialect.parameters(request, jsonSchema),
        maxLength,
        limits: { ...limits, firstWords: Math.max(1, due - began) },
        onFirstWords: passage.answered,
      };
      try {
        const { reachedLimit, ...usage } = yield* ask(config, question);
        passage.succeeded();
        requests.succeeded();
        outcome = "answered";
        return { ...addUsage(used, usage), ...(reachedLimit && { reachedLimit }) };
      } catch (error) {
        if (!(error instanceof ServiceFailure)) throw error;
        used = addUsage(used, error.usage);
        outcome = error.details.reason;
        if (dialect.learn(error.details.refusedParameter)) continue;
        requests.failed(error.details, now() - began);
        if (error.details.isOutage) passage.failed(error.details.retryAfter);
        const pause = mayRetry ? pauseBefore(error) : null;
        if (pause === null || !circuit.isClosed())
          throw new ModelError(error.details.reason, used, {
            cause: error,
            isEmpty: error.details.code === "NO_TEXT",
          });
        if (error.details.retryAfter !== null) due += pause;
        mayRetry = false;
        await wait(pause, request.signal);
      } finally {
        passage.left();
        tallies.modelRequests.add(outcome);
        span?.set({ "matinal.outcome": outcome });
        span?.end(outcome === "answered" || outcome === "stopped" ? undefined : { code: outcome });
      }
    }
  }

  /** Milliseconds to wait before the second try; `null` when there is to be none. */
  function pauseBefore({ details: { isRetryable, retryAfter } }: ServiceFailure): number | null {
    if (!isRetryable) return null;
    const pause = retryAfter === null ? limits.retryDelay : retryAfter * 1000;
    return pause <= limits.maxRetryAfter ? pause : null;
  }

  return {
    stream: (request) => answer(request, maxAnswerLength, null),
    async json({ jsonSchema, ...request }) {
      const system = `${request.system}\n\n${jsonInstruction}\n${JSON.stringify(jsonSchema)}`;
      const parts = answer({ ...request, system }, maxJsonLength, jsonSchema);
      let text = "";
      for (;;) {
        const { value, done } = await parts.next();
        if (!done) text += value;
        else {
          const found = findJson(text);
          if (!found) throw new ModelError("nonsense", value);
          return { value: found.value, usage: value };
        }
      }
    },
  };
}

/** For services that do not know `response_format`, or models that ignore it. */
const jsonInstruction =
  "Réponds uniquement par une valeur JSON, sans aucun autre texte, conforme à ce schéma JSON :";

/** Ends early when the signal aborts. */
async function waitFor(milliseconds: number, signal: AbortSignal): Promise<void> {
  await delay(milliseconds, undefined, { signal }).catch(() => {});
}
