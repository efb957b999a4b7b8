import * as v from "valibot";

// The wire format of a visitor's count, for server, page and tests. docs/product/interface.md "HTTP interface".

/** UTF-16 units of each of the three texts. */
export const longestWords = 120;

const words = v.optional(v.pipe(v.string(), v.maxLength(longestWords)), "");

/** The query of `GET /api/market`. */
export const MarketQuery = v.object({ sector: words, size: words, place: words });

/** How many companies there are: `atLeast` more than `count`, `about` as many as the register says; `on` is the day it said so. */
export const MarketCount = v.object({
  count: v.pipe(v.number(), v.integer(), v.minValue(0)),
  atLeast: v.boolean(),
  about: v.boolean(),
  on: v.pipe(v.string(), v.isoDate()),
});
export type MarketCount = v.InferOutput<typeof MarketCount>;

/** The answer to `GET /api/market`: how the words were read, and the count unless they leave no company out. */
export const MarketAnswer = v.object({
  understood: v.array(v.string()),
  notUnderstood: v.array(v.string()),
  found: v.nullable(MarketCount),
});
export type MarketAnswer = v.InferOutput<typeof MarketAnswer>;

/** The `code` of each error with which a visitor's count is refused. */
export const marketErrorCodes = {
  invalid: "invalid_query",
  tooMany: "too_many_counts",
  unavailable: "register_unavailable",
} as const;
