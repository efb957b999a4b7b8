import * as v from "valibot";
import { Criteria } from "./criteria.ts";

// The wire format of the targeting, for server, page and tests. docs/product/interface.md "HTTP interface".

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Whom a customer looks for; version 0 while it follows the profile. */
export const Targeting = v.object({
  version: count,
  criteria: Criteria,
  understood: v.array(v.string()),
  notUnderstood: v.array(v.string()),
});
export type Targeting = v.InferOutput<typeof Targeting>;

/**
 * The body of `PUT /api/targeting`. `criteria` null follows the profile again. `from` are the criteria that were edited: with
 * version 0 they follow the profile, which may have changed since.
 */
export const TargetingChange = v.object({
  version: count,
  criteria: v.nullable(Criteria),
  from: v.optional(Criteria),
});
export type TargetingChange = v.InferOutput<typeof TargetingChange>;

/** The answer to a change of a version that is not the newest. */
export const StaleTargeting = v.object({
  error: v.object({ code: v.string(), message: v.string() }),
  targeting: Targeting,
});
export type StaleTargeting = v.InferOutput<typeof StaleTargeting>;

/** The body of `POST /api/targeting/count`. */
export const CriteriaToCount = v.object({ criteria: Criteria });

/** A company of the register, as an example. */
export const ExampleCompany = v.object({
  siren: v.string(),
  name: v.string(),
  /** The label of its activity; "" where it is not known. */
  activity: v.string(),
  city: v.string(),
  headcount: v.nullable(v.object({ min: count, max: v.nullable(count) })),
});
export type ExampleCompany = v.InferOutput<typeof ExampleCompany>;

/** The answer to `POST /api/targeting/count`: `atLeast` more than `count`, `about` as many as the register says. */
export const CompanyCount = v.object({
  count,
  atLeast: v.boolean(),
  about: v.boolean(),
  examples: v.pipe(v.array(ExampleCompany), v.maxLength(5)),
});
export type CompanyCount = v.InferOutput<typeof CompanyCount>;

/** The answer to `POST /api/targeting/proposed-sectors`: activities that a model found for words that the rules did not understand. */
export const SectorProposal = v.object({
  proposal: v.nullable(
    v.object({
      words: v.string(),
      activities: v.array(v.object({ code: v.string(), label: v.string() })),
    }),
  ),
});
export type SectorProposal = v.InferOutput<typeof SectorProposal>;

/** The `code` of each error with which the targeting refuses a request. */
export const targetingErrorCodes = {
  stale: "stale_version",
  tooManyChanges: "too_many_changes",
  tooManyCounts: "too_many_counts",
  registerUnavailable: "register_unavailable",
} as const;
