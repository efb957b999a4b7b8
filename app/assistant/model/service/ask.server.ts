import { setImmediate } from "node:timers/promises";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import {
  extractReasoningMiddleware,
  InvalidResponseDataError,
  type JSONValue,
  streamText,
  wrapLanguageModel,
} from "ai";
import { TextCleaner } from "../answer/clean-text.ts";
import { KeyFilter } from "../answer/key-filter.ts";
import { endsInRepetition } from "../answer/repetition.ts";
import { usageOf } from "../answer/usage.ts";
import type { ModelEnd, ModelRequest } from "../model.ts";
import { assertWhole, failureAfter } from "./assert-whole.ts";
import { openConnection } from "./connection.server.ts";
import { Deadlines, type TimeLimits } from "./deadlines.ts";
import { afterChunk, notEnded } from "./raw-chunk.ts";
import { failureIn, ServiceFailure } from "./service-failure.ts";

// Nothing is written to the console: what an operator must know is in the log.
globalThis.AI_SDK_LOG_WARNINGS = false;

/** Where the model is. */
export type ModelConfig = { baseUrl: string; apiKey: string | null; model: string };

/** One request to the service. */
export type Question = ModelRequest & {
  /** Further parameters of the request's body. */
  parameters: Record<string, JSONValue>;
  /** Characters after which the answer is cut. */
  maxLength: number;
  limits: TimeLimits;
  onFirstWords: () => void;
};

/** Milliseconds after which others in this process have their turn. */
const maxBlocking = 10;

/** UTF-16 code units of a part that are looked through for the key at once: one part may have hundreds of thousands. */
const pieceLength = 500;

const keyInAnswer = () => new ServiceFailure({ reason: "nonsense", code: "KEY_IN_ANSWER" });

/** A text in pieces that cut no character in two. */
function* piecesOf(text: string): Generator<string> {
  for (let start = 0; start < text.length; ) {
    const end = start + pieceLength;
    const isInPair = /[\ud800-\udbff]/.test(text.charAt(end - 1));
    yield text.slice(start, isInPair ? end - 1 : end);
    start = isInPair ? end - 1 : end;
  }
}

/**
 * Asks the model once, and yields the words of its answer, cleaned. Throws a `ServiceFailure` with what was used, or the
 * reason of the request's signal. Ending the iteration closes the connection at once.
 */
export async function* ask(config: ModelConfig, question: Question): AsyncGenerator<string, ModelEnd, void> {
  const deadlines = new Deadlines(question.limits, question.signal);
  const connection = openConnection();
  const cleaner = new TextCleaner();
  const filter = new KeyFilter(config.apiKey);
  let ending = notEnded;
  let text = "";
  let yieldedAt = performance.now();
  const pause = async () => {
    if (performance.now() - yieldedAt <= maxBlocking) return;
    await setImmediate();
    yieldedAt = performance.now();
  };
  const used = () =>
    usageOf(
      { input: inputOf(question), output: text, maxOutputTokens: question.maxOutputTokens },
      ending.usage,
    );

  try {
    const stream = begin(config, question, connection.fetch, deadlines.signal);
    const parts = stream[Symbol.asyncIterator]();
    for (;;) {
      const { value: part, done } = await deadlines.wait(parts.next()).catch((error) => {
        // After the last word a broken connection loses nothing.
        if (ending.reason === null) throw error;
        return { value: undefined, done: true as const };
      });
      if (done || part.type === "abort") break;
      // What the network brought together is read without a pause, however much work each part makes.
      await pause();
      if (part.type === "raw") {
        const isNew = ending.reason === null;
        ending = afterChunk(ending, part.rawValue);
        if (isNew && ending.reason !== null) deadlines.expectEnd();
      }
      // That a stream has no end is judged below.
      if (part.type === "error" && !ending.isWordless && !InvalidResponseDataError.isInstance(part.error))
        throw part.error;
      if (part.type !== "text-delta") continue;
      const before = text.length;
      for (const piece of piecesOf(cleaner.push(part.text))) {
        await pause();
        const passed = filter.push(piece);
        if (passed === null) throw keyInAnswer();
        const words = passed.slice(0, question.maxLength - text.length);
        if (!words) continue;
        if (!text) question.onFirstWords();
        text += words;
        yield words;
        if (text.length >= question.maxLength) throw new ServiceFailure({ reason: "cut", code: "TOO_LONG" });
        if (endsInRepetition(text)) throw new ServiceFailure({ reason: "nonsense", code: "REPETITION" });
      }
      if (text.length === before) continue;
      if (ending.reason === null) deadlines.restart();
    }
    if (ending.reason === null) deadlines.signal.throwIfAborted();
    const held = filter.end();
    if (held === null) throw keyInAnswer();
    text += held;
    if (held) yield held;
    assertWhole(text, ending.reason, connection.isDone());
    return { ...used(), ...(ending.reason === "length" && { reachedLimit: true }) };
  } catch (error) {
    if (question.signal.aborted) throw question.signal.reason;
    const failure = failureAfter(text, failureIn(deadlines.signal.aborted ? deadlines.signal.reason : error));
    if (connection.isAccepted() || failure.details.reason === "slow") failure.usage = used();
    throw failure;
  } finally {
    deadlines.close();
  }
}

/** The text that a request sends. */
export function inputOf({ system, messages }: Pick<ModelRequest, "system" | "messages">): string {
  return [system, ...messages.map(({ content }) => content)].join("\n");
}

function begin(
  { baseUrl, apiKey, model }: ModelConfig,
  { system, messages, maxOutputTokens, parameters }: Question,
  fetch: typeof globalThis.fetch,
  abortSignal: AbortSignal,
) {
  const name = "assistant";
  const service = createOpenAICompatible({
    name,
    baseURL: baseUrl,
    apiKey: apiKey ?? undefined,
    fetch,
    includeUsage: true,
  });
  return streamText({
    // Some services send what the model thinks among its words.
    model: wrapLanguageModel({
      model: service.chatModel(model),
      middleware: extractReasoningMiddleware({ tagName: "think" }),
    }),
    instructions: system.toWellFormed(),
    messages: messages.map(({ role, content }) => ({ role, content: content.toWellFormed() })),
    // One of the two names that services have for it, among `parameters`.
    ...("max_completion_tokens" in parameters ? {} : { maxOutputTokens }),
    providerOptions: { [name]: parameters },
    include: { rawChunks: true },
    maxRetries: 0,
    abortSignal,
    // Errors come in the stream; otherwise they would be printed.
    onError() {},
  }).stream;
}
