import * as v from "valibot";

// The wire format of proposals, apart from that of the criteria, whose labels the list does not need.

/** Why prospects are not relevant, as far as a change of the criteria can follow from it. */
export const proposalReasons = ["size", "sector", "place", "role", "customer_already", "competitor"] as const;
export type ProposalReason = (typeof proposalReasons)[number];

/** As many of each reason are read, the newest: what was said last counts. */
export const mostDismissals = 50;

const reason = v.picklist(proposalReasons);
const seq = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER));

/** A change of the criteria that follows from prospects that are not relevant, in sentences. */
export const ToldProposal = v.object({
  reason,
  /** The number of the newest of these prospects' changes: what declining it covers. */
  through: seq,
  /** What was done. */
  why: v.string(),
  /** What would be different. */
  change: v.string(),
});
export type ToldProposal = v.InferOutput<typeof ToldProposal>;

/** The answer to `GET /api/targeting/proposals`: the newest first. */
export const ProposalList = v.object({ proposals: v.array(ToldProposal) });
export type ProposalList = v.InferOutput<typeof ProposalList>;

/** The body of `POST /api/targeting/proposals/decline`. */
export const DeclinedProposal = v.object({ reason, through: seq });
export type DeclinedProposal = v.InferOutput<typeof DeclinedProposal>;
