import { ServiceFailure } from "./service-failure.ts";

/**
 * Throws a `ServiceFailure` unless `text` is a whole answer: it has words, and the service said that it ended. One that
 * reached the maximum number of tokens is no failure: its words stand, and it can be continued.
 */
export function assertWhole(text: string, finishReason: string | null, isDone: boolean): void {
  const hasEnded = finishReason !== null || isDone;
  const isFiltered = finishReason === "content_filter";
  if (text === "")
    throw new ServiceFailure({
      reason: "nonsense",
      code: isFiltered ? "CONTENT_FILTER" : hasEnded ? "NO_TEXT" : "NO_ANSWER",
      isRetryable: !isFiltered,
      // An empty answer may be due to what the customer asked for; a page of a proxy is not.
      isOutage: !hasEnded,
    });
  if (isFiltered) throw new ServiceFailure({ reason: "cut", code: "CONTENT_FILTER" });
  if (!hasEnded) throw new ServiceFailure({ reason: "cut", code: "ENDED_EARLY", isOutage: true });
}

/** The failure of a request of which `text` has come: nothing is asked again after the first words. */
export function failureAfter(text: string, { details }: ServiceFailure): ServiceFailure {
  const isKept =
    text === "" || details.reason === "slow" || ["REPETITION", "KEY_IN_ANSWER"].includes(details.code);
  return new ServiceFailure(isKept ? details : { ...details, reason: "cut", isRetryable: false });
}
