import type { ModelFailure, ModelUsage } from "../model.ts";

type Details = {
  reason: ModelFailure;
  /** What went wrong, for the log: a code of the network, or a word of ours. */
  code: string;
  /** The HTTP status of a refusal. */
  status?: number | null;
  /** Seconds for which the service asks to be left alone. */
  retryAfter?: number | null;
  /** True when the same request may succeed in a moment. */
  isRetryable?: boolean;
  /** True when it says something about the service, and not about this request alone. */
  isOutage?: boolean;
  /** The parameter of the request that the service does not know. */
  refusedParameter?: "max_tokens" | "response_format" | null;
};

/** The failure of one request, with all that may be logged of it: nothing that anybody wrote, and no key. */
export class ServiceFailure extends Error {
  override readonly name = "ServiceFailure";
  readonly details: Required<Details>;
  /** What the request used all the same. */
  usage: ModelUsage = { inputTokens: 0, outputTokens: 0 };

  constructor(details: Details) {
    super(`The model service failed: ${details.code}`);
    this.details = {
      status: null,
      retryAfter: null,
      isRetryable: false,
      isOutage: false,
      refusedParameter: null,
      ...details,
    };
  }
}

/** The failure behind whatever error the network or a library threw. Nothing else of that error is kept. */
export function failureIn(error: unknown): ServiceFailure {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 8; cause = cause.cause, depth++) {
    if (cause instanceof ServiceFailure) return cause;
    if (cause.name === "AI_JSONParseError" || cause.name === "AI_TypeValidationError")
      return new ServiceFailure({
        reason: "nonsense",
        code: "INVALID_CHUNK",
        isRetryable: true,
        isOutage: true,
      });
    if (cause.name === "AI_StreamProviderError") return unavailable("SERVICE_ERROR");
    const { code } = cause as Error & { code?: unknown };
    if (typeof code === "string" && /^[A-Z_]{1,40}$/.test(code)) return unavailable(code);
  }
  return unavailable("CONNECTION_FAILED");
}

function unavailable(code: string): ServiceFailure {
  return new ServiceFailure({ reason: "unavailable", code, isRetryable: true, isOutage: true });
}
