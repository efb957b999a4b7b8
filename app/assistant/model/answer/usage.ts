import type { ModelUsage } from "../model.ts";

/** Characters of French that make a token, rather too few than too many. */
const perToken = 3;

/** The number of tokens in `text`, estimated. */
export function estimateTokens(text: string): number {
  return Math.ceil(text.length / perToken);
}

/** Tokens that a service may add to a request or an answer: roles, templates. */
const overhead = 1_000;

/** What was sent, what came back, and how many tokens were allowed. */
export type Exchange = { input: string; output: string; maxOutputTokens: number };

/**
 * The tokens of an exchange: as the service `reported` them, in the format of chat completions, unless that is no count
 * or more than texts of this length can have; otherwise estimated, so that no budget is emptied by a wrong number. A low
 * count is believed: who counts is who bills.
 */
export function usageOf({ input, output, maxOutputTokens }: Exchange, reported: unknown): ModelUsage {
  const { prompt_tokens, completion_tokens } = (reported ?? {}) as Record<string, unknown>;
  return {
    inputTokens: plausible(prompt_tokens, input, 0) ?? estimateTokens(input),
    // Words that the model thought and did not say count, up to the tokens that it was allowed.
    outputTokens: plausible(completion_tokens, output, maxOutputTokens) ?? estimateTokens(output),
  };
}

function plausible(tokens: unknown, text: string, more: number): number | null {
  if (typeof tokens !== "number" || !Number.isInteger(tokens)) return null;
  return tokens > 0 && tokens <= Buffer.byteLength(text) + more + overhead ? tokens : null;
}

/** The sum of what two requests used. */
export function addUsage(one: ModelUsage, other: ModelUsage): ModelUsage {
  return {
    inputTokens: one.inputTokens + other.inputTokens,
    outputTokens: one.outputTokens + other.outputTokens,
  };
}
