/** What the chunks of an answer say beside its words. Read before they are validated, because usage is often wrong. */
export type Ending = {
  /** The `finish_reason`: the last word came. */
  reason: string | null;
  usage: unknown;
  /** True when the last chunk carried no words, so that nothing is lost if it is invalid. */
  isWordless: boolean;
};

export const notEnded: Ending = { reason: null, usage: null, isWordless: false };

/** The ending as known after one more chunk. */
export function afterChunk(ending: Ending, chunk: unknown): Ending {
  const { choices, usage, error } = (chunk ?? {}) as Record<string, unknown>;
  const [choice] = (Array.isArray(choices) ? choices : []) as Record<string, unknown>[];
  const { content, refusal } = (choice?.delta ?? {}) as Record<string, unknown>;
  const reason = choice?.finish_reason;
  return {
    reason: typeof reason === "string" ? reason : ending.reason,
    usage: usage ?? ending.usage,
    isWordless: Array.isArray(choices) && error === undefined && !content && !refusal,
  };
}
