/** One message of a conversation, as a model reads it. */
export type ModelMessage = { role: "user" | "assistant"; content: string };

export type ModelRequest = {
  /** The rules of the house, and what the model may rely on. */
  system: string;
  /** In order; the last one is the customer's. */
  messages: readonly ModelMessage[];
  maxOutputTokens: number;
  /** Aborts the request, which then throws the signal's reason. */
  signal: AbortSignal;
};

/** Tokens of a request and its answer, as the service counts them, or estimated where it does not say. */
export type ModelUsage = { inputTokens: number; outputTokens: number };

/** How an answer ended: what it used, and whether it reached the maximum of `maxOutputTokens` before its end. */
export type ModelEnd = ModelUsage & { reachedLimit?: true };

/**
 * Why there is no answer, or no more of it: the service is away, refuses, or is known to fail (`unavailable`); its first
 * words, or the next ones, did not come in time (`slow`); the connection ended in the middle (`cut`); or what came is no
 * answer (`nonsense`).
 */
export type ModelFailure = "unavailable" | "slow" | "cut" | "nonsense";

/** The failure of a request to a model. Neither message nor cause contains keys or what anybody wrote. */
export class ModelError extends Error {
  override readonly name = "ModelError";
  readonly reason: ModelFailure;
  /** What the request used all the same. */
  readonly usage: ModelUsage;
  /** True when not a word came, though the service ended its answer: it was asked twice, and a third time says no more. */
  readonly isEmpty: boolean;

  constructor(
    reason: ModelFailure,
    usage: ModelUsage,
    { isEmpty = false, ...options }: ErrorOptions & { isEmpty?: boolean } = {},
  ) {
    super(`No answer of the model: ${reason}.`, options);
    this.reason = reason;
    this.usage = usage;
    this.isEmpty = isEmpty;
  }
}

/** A language model. A request that fails before its first words is retried once; then it throws a `ModelError`. */
export type Model = {
  /** The text of the answer, part by part as it comes. Returns how it ended. */
  stream(request: ModelRequest): AsyncGenerator<string, ModelEnd, void>;
  /**
   * The JSON value of an answer in the shape of `jsonSchema`, not validated. The caller parses it, and may ask once more.
   * Throws a `ModelError` with the reason `nonsense` when the answer is no JSON.
   */
  json(request: ModelRequest & { jsonSchema: object }): Promise<{ value: unknown; usage: ModelUsage }>;
};
